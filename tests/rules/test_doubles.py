from rules.doubles import doubles


def test_each_thing_that_stood_there_before_is_named_with_its_place() -> None:
    assert list(doubles("abcbaa")) == [(3, "b"), (4, "a"), (5, "a")]
    assert list(doubles("abc")) == []
    assert list(doubles([])) == []
