from companion.sharing.person import HOST, Person, person


def test_whoever_holds_the_device_is_the_host_unless_a_server_says_otherwise() -> None:
    assert person.get() is HOST
    assert HOST.is_host
    assert not Person("game", "guest").is_host
