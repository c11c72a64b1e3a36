import pytest

from companion.controls.typed import EMPTY, Field, number_in, tidy


def test_what_somebody_types_needn_t_be_drawn() -> None:
    assert EMPTY.typed("Mara") == EMPTY
    assert EMPTY.typed("Mara").text == "Mara"


def test_what_the_app_puts_there_is_drawn() -> None:
    assert EMPTY.with_text("Mara") != EMPTY
    assert Field("Mar").typed("Mara").with_text("") != Field("Mar")
    assert EMPTY.with_text("Mara").with_text("Wilfred") != EMPTY.with_text("Wilfred")


def test_the_same_text_put_there_again_is_no_change() -> None:
    mara = EMPTY.with_text("Mara")
    assert mara.with_text("Mara") is mara


@pytest.mark.parametrize(
    ("typed", "name"),
    [(" Mara ", "Mara"), ("Mara  the\tGreat", "Mara the Great"), ("\x00\x1f", ""), ("Łu\ncja", "Łu cja")],
)
def test_a_name_loses_what_nobody_sees(typed: str, name: str) -> None:
    assert tidy(typed) == name


@pytest.mark.parametrize(
    ("text", "largest", "number"),
    [
        ("0", 99, 0),
        ("99", 99, 99),
        ("100", 99, None),
        ("007", 99, 7),
        ("", 99, None),
        ("-1", 99, None),
        ("2.0", 99, None),
        ("3", 2, None),
    ],
)
def test_a_number_is_whole_and_within_its_limits(text: str, largest: int, number: int | None) -> None:
    assert number_in(text, largest) == number
