from companion.ethnos.reports.text import game_text, sheet_text
from rules.ethnos.events import DragonDrawn
from rules.ethnos.formats.sheets import read_sheet
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import SCORING_TRIBES, a_band, a_game, a_setup

SETUP = a_setup(2, tribes=SCORING_TRIBES[:5])


def test_a_game_that_is_being_played_ends_with_how_it_stands() -> None:
    text = game_text(a_game(SETUP, a_band(0, Tribe.GIANTS, Kingdom.RHEA, 3), DragonDrawn()), False)
    assert text.startswith("Age I, as it was played\n\n0  Roderick plays 3 cards led by a Giant of Rhea.")
    assert "\nAge I as it stands, 1 Dragon drawn\n" in text
    assert "if it ended now" in text


def test_nothing_played_is_only_how_it_stands() -> None:
    assert game_text(a_game(SETUP), False).startswith("Age I as it stands, 0 Dragons drawn\n")


def test_headings_are_bold_where_they_can_be() -> None:
    assert game_text(a_game(SETUP), True).startswith("\033[1mAge I as it stands, 0 Dragons drawn\033[0m\n")


def test_a_sheet_says_what_cannot_be_right(sheet: dict[str, object]) -> None:
    assert "Please check: " not in sheet_text(read_sheet(sheet), False)
    assert "before  earned  now" in sheet_text(read_sheet(sheet), False)
