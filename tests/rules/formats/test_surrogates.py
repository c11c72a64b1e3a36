from typing import Any

import pytest

from rules.formats.surrogates import is_text, lone_surrogates, without_surrogates

HALF = "a\ud800"


def test_nothing_is_wrong_with_any_whole_text() -> None:
    data = {"żółw": ["🐢", "\\ud800", 1, None], "b": {"c": True}}
    assert lone_surrogates(data) == ()
    assert without_surrogates(data) == data


@pytest.mark.parametrize(
    ("data", "places", "whole"),
    [
        ({"a": HALF, "b": 1}, (("a",),), {"a": "", "b": 1}),
        ({"a": [1, HALF, HALF, "x"]}, (("a", 1), ("a", 2)), {"a": [1, "", "", "x"]}),
        ({HALF: 1, "b": {HALF: [HALF], "c": "x"}}, ((HALF,), ("b", HALF)), {"b": {"c": "x"}}),
    ],
)
def test_half_characters_are_found_and_can_be_left_out(data: Any, places: Any, whole: Any) -> None:
    assert lone_surrogates(data) == places
    assert without_surrogates(data) == whole


@pytest.mark.parametrize("code", [0xD800, 0xDBFF, 0xDC00, 0xDFFF])
def test_half_a_character_is_no_text(code: int) -> None:
    assert not is_text(f"a{chr(code)}b")


@pytest.mark.parametrize("code", [0xD7FF, 0xE000, 0x1F600])
def test_any_other_character_is(code: int) -> None:
    assert is_text(f"a{chr(code)}b")
