from dataclasses import replace

import flet as ft

from companion.controls.text import BOLD, muted, strong, text, title
from companion.look.theme import DARK

LARGE = replace(DARK, scale=2.0)


def test_text_is_as_large_as_was_chosen() -> None:
    assert text(DARK, "words", 15).size == 15
    assert text(LARGE, "words", 15).size == 30


def test_text_has_the_look_s_colour_unless_it_has_its_own() -> None:
    assert text(DARK, "words").color == DARK.text
    assert text(DARK, "words", color=DARK.danger).color == DARK.danger
    assert muted(DARK, "words").color == DARK.muted


def test_what_is_strong_is_bold() -> None:
    assert strong(DARK, "words").weight == BOLD
    assert text(DARK, "words").weight is None


def test_what_belongs_together_stays_on_one_line() -> None:
    assert text(DARK, "Age II").value == "Age\N{NO-BREAK SPACE}II"
    assert text(replace(DARK, language="pl"), "i to").value == "i\N{NO-BREAK SPACE}to"


def test_large_letters_that_belong_together_break_no_word() -> None:
    """A line too short for all of them ends between them rather than in a name."""
    assert text(LARGE, "Featherstone: 133", 18).value == "Featherstone: 133"
    assert text(DARK, "Featherstone: 133", 18).value == "Featherstone:\N{NO-BREAK SPACE}133"
    assert text(LARGE, "Age II", 18).value == "Age\N{NO-BREAK SPACE}II"


def test_a_title_is_a_heading_for_those_who_listen() -> None:
    heading = title(DARK, "The table")
    assert isinstance(heading, ft.Semantics)
    assert heading.header
    assert isinstance(heading.content, ft.Text)
    assert (heading.content.value, heading.content.weight) == ("The table", BOLD)
