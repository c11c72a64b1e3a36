from companion.rune_age.entering.figures import with_digit


def test_digits_follow_each_other() -> None:
    assert with_digit(None, 1, 99) == 1
    assert with_digit(1, 2, 99) == 12
    assert with_digit(0, 7, 99) == 7


def test_one_digit_too_many_begins_anew() -> None:
    assert with_digit(12, 3, 99) == 3
