"""What should lie on the table, to be read aloud."""

from dataclasses import replace

import pytest

from companion.ethnos.words.rebuild import (
    age_text,
    band_text,
    bands_text,
    board_lines,
    glory_text,
    kingdom_text,
    supply_text,
)
from rules.ethnos.events import DragonDrawn
from rules.ethnos.game import Game
from rules.ethnos.table import Band, Giant
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, RODERICK, SCORING_TRIBES, a_band, a_game, a_setup, a_table

SETUP = a_setup(tribes=SCORING_TRIBES)


def test_where_the_age_stands() -> None:
    begun = a_game(SETUP, DragonDrawn())
    assert age_text(SETUP, begun.state) == "Age I, 1 Dragon drawn. First player: Roderick."
    nobody = replace(SETUP, first_player=None)
    assert age_text(nobody, Game(nobody).state) == "Age I, 0 Dragons drawn."


def test_a_kingdom_has_its_tokens_and_everybodys_markers() -> None:
    assert kingdom_text(SETUP, (2, 0, 1, 0), Kingdom.RHEA) == (
        "Rhea: tokens 2, 4 and 8. Roderick: 2 markers; Wilfred: 1 marker."
    )
    assert kingdom_text(SETUP, (0, 0, 0, 0), Kingdom.RHEA) == "Rhea: tokens 2, 4 and 8. No markers."


FULL = a_table(
    SETUP,
    merfolk=(7, 0, 3, 0),
    giant=Giant(ALEXIS, 4),
    trolls=((2, 5), (), (1,), ()),
    hordes=((Kingdom.RHEA, Kingdom.DURIS), (), (), ()),
)


@pytest.mark.parametrize(
    ("tribe", "lines"),
    [
        (Tribe.MERFOLK, ("Roderick on space 7", "Alexis on space 0", "Wilfred on space 3", "Mara on space 0")),
        (Tribe.GIANTS, ("Alexis holds it with 4 cards",)),
        (Tribe.TROLLS, ("Roderick holds 2 and 5", "Wilfred holds 1", "Beside the board: 3, 4 and 6")),
        (Tribe.ORCS, ("Roderick: Rhea and Duris", "Alexis: empty", "Wilfred: empty", "Mara: empty")),
    ],
)
def test_a_board_is_a_line_for_each_thing(tribe: Tribe, lines: tuple[str, ...]) -> None:
    assert board_lines(SETUP, FULL, tribe) == lines


def test_tokens_that_nobody_holds_lie_beside_the_board() -> None:
    assert board_lines(SETUP, a_table(SETUP), Tribe.GIANTS) == ("Beside the board",)
    taken = a_table(SETUP, trolls=((1, 2, 3), (4, 5, 6), (), ()))
    assert board_lines(SETUP, taken, Tribe.TROLLS) == ("Roderick holds 1, 2 and 3", "Alexis holds 4, 5 and 6")


@pytest.mark.parametrize(
    ("glory", "words"),
    [
        (12, "12 Glory: space 12"),
        (63, "63 Glory: space 3, 1 lap done"),
        (125, "125 Glory: space 5, 2 laps done"),
    ],
)
def test_glory_is_a_space_on_the_looped_track(glory: int, words: str) -> None:
    assert glory_text(glory) == words


def test_markers_left_to_place() -> None:
    assert supply_text(SETUP, a_table(SETUP, markers={Kingdom.RHEA: (23, 0, 0, 0)}), RODERICK) == (
        "1 marker left to place"
    )


def test_bands_are_named_with_their_leaders_and_skeletons() -> None:
    elves, skeletons = a_band(tribe=Tribe.ELVES, skeletons=1), Band(ALEXIS, None, None, 10, 10)
    assert band_text(elves) == "3 cards (1 Skeleton), Elf of Duris"
    assert band_text(skeletons) == "10 Skeletons"
    assert bands_text([a_band(), elves]) == (
        "Bands of this Age: 3 cards, Dwarf of Duris; 3 cards (1 Skeleton), Elf of Duris"
    )
    assert bands_text([]) == "No band this Age"
