from companion.sharing.door import join_address


def test_the_code_stands_where_no_server_is_told_of_it() -> None:
    assert join_address("http://192.168.1.5:8550", "ACDEFH") == "http://192.168.1.5:8550/join#ACDEFH"
