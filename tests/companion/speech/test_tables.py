from companion.speech.tables import aligned


def test_numbers_stand_to_the_right_and_words_to_the_left() -> None:
    assert list(aligned([("Ann", "before", 7), ("Roderick", "now", 31)])) == [
        "Ann       before   7",
        "Roderick  now     31",
    ]


def test_a_heading_stands_as_its_column() -> None:
    assert list(aligned([("", "now"), ("Ann", 7)])) == ["     now", "Ann    7"]


def test_nothing_trails() -> None:
    assert list(aligned([("Ann", "x"), ("Roderick", "")])) == ["Ann       x", "Roderick"]


def test_wide_and_combining_letters_take_the_room_that_they_take() -> None:
    combined, wide = "e\N{COMBINING ACUTE ACCENT}", "\N{CJK UNIFIED IDEOGRAPH-6F22}"
    assert list(aligned([(combined, "|"), (wide, "|"), ("ab", "|")])) == [f"{combined}   |", f"{wide}  |", "ab  |"]


def test_a_cell_is_one_line_as_wide_as_it_is_shown() -> None:
    assert list(aligned([("a\nb\x1b", "|"), ("c", "|")])) == ["a\\x0ab\\x1b  |", "c           |"]
