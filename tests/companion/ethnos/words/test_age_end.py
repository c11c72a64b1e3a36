"""The end of an Age, of a game, and an Age that is typed, in words."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ethnos.entering.age_sheet import AgeDraft, TypedBand
from companion.ethnos.words.age_end import begin_text, holdings, move_text, next_age_steps, pillage_text, rules_text
from companion.ethnos.words.age_sheet import missing_text, typed_band_text
from companion.ethnos.words.lines import short_text
from companion.ethnos.words.the_end import row_text, unfinished_text
from rules.ethnos.events import Correction
from rules.ethnos.scoring.age import end_of_age
from rules.ethnos.scoring.first_player import FirstPlayer
from rules.ethnos.scoring.lines import HordeLine
from rules.ethnos.scoring.winner import standings
from rules.ethnos.setup import Setup
from rules.ethnos.table import Giant, Table, with_markers
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from tests.ethnos import ALEXIS, NAMES, RODERICK, SCORING_TRIBES, WILFRED, a_band, a_game, a_setup, a_table
from tests.strategies import setups, tables


@st.composite
def setup_and_table(draw: st.DrawFn) -> tuple[Setup, Table]:
    setup = draw(setups())
    return setup, draw(tables(setup))


@given(setup_and_table())
def test_every_short_line_reads_well(case: tuple[Setup, Table]) -> None:
    setup, table = case
    for line in end_of_age(setup, table, setup.seats).reckoning.lines:
        words = short_text(line, setup.names, table.age)
        assert not re.search(r"\b1 (markers|cards|places|Skeletons)\b|  ", words)
        assert words[0].isupper() or words[0].isdigit()
        assert words.endswith(".")


def short_texts(setup: Setup, table: Table) -> list[str]:
    return [short_text(line, setup.names, table.age) for line in end_of_age(setup, table, setup.seats).reckoning.lines]


def test_short_lines_of_kingdoms() -> None:
    setup = a_setup(tribes=SCORING_TRIBES)
    markers = {Kingdom.RHEA: (3, 2, 0, 1), Kingdom.DURIS: (2, 2, 2, 1), Kingdom.ITHYS: (1, 1, 0, 0)}
    assert short_texts(setup, a_table(setup, 2, markers, trolls=((1, 3), (4,), (), ()))) == [
        "3 markers. Token II.",
        "2 markers. Token I.",
        "1 marker. Age II pays 2 places.",
        "2 markers, Troll token 4, the highest 4. Token II.",
        "2 markers, Troll tokens 1 + 3 = 4, the highest 3. Token I.",
        "2 markers, no Troll token. Age II pays 2 places.",
        "1 marker. Age II pays 2 places.",
        "1 marker, Troll token 4, the highest 4. Token II.",
        "1 marker, Troll tokens 1 + 3 = 4, the highest 3. Token I.",
    ]


def test_short_lines_of_ties_and_of_a_player_alone() -> None:
    setup = a_setup(players=2)
    table = a_table(setup, 2, {Kingdom.RHEA: (2, 0), Kingdom.DURIS: (1, 1)})
    assert short_texts(setup, table) == [
        "2 markers, alone. Tokens I and II.",
        "1 marker, tied with Alexis. 4 shared by 2 is 2 each.",
        "1 marker, tied with Roderick. 4 shared by 2 is 2 each.",
    ]


def test_short_lines_of_tribes_and_bands() -> None:
    setup = a_setup(tribes=SCORING_TRIBES)
    table = a_table(
        setup,
        3,
        merfolk=(7, 0, 3, 0),
        giant=Giant(WILFRED, 4),
        hordes=((), (Kingdom.RHEA, Kingdom.ITHYS), (), ()),
        bands=(
            a_band(cards=3),
            a_band(tribe=Tribe.ELVES, cards=1),
            a_band(tribe=Tribe.DWARVES, cards=3, skeletons=1),
            a_band(tribe=Tribe.ORCS, cards=5, skeletons=2),
        ),
    )
    assert short_texts(setup, table) == [
        "Space 7. As printed for III.",
        "Space 3. As printed for II.",
        "Holds the Giant token in Age III.",
        "2 markers: Rhea and Ithys.",
        "3 cards led by a Dwarf, counts as 4.",
        "1 card.",
        "3 cards led by a Dwarf, 1 Skeleton removed.",
        "5 cards, 2 Skeletons removed, counts as 3.",
    ]


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (34, 51, "34 to 51, lands on 51"),
        (46, 63, "46 to 63, lands on 3, after 1 lap"),
        (50, 125, "50 to 125, lands on 5, after 2 laps"),
        (7, 7, "7 to 7, lands on 7"),
    ],
)
def test_a_total_is_a_move_on_the_track(before: int, after: int, words: str) -> None:
    assert move_text(before, after) == words


def test_the_rules_that_decide_are_named_once_with_their_pages() -> None:
    setup = a_setup(edition=Edition.CS)
    table = a_table(setup, 1, {Kingdom.RHEA: (1, 1, 0, 0)}, trolls=((2,), (), (), ()))
    lines = end_of_age(setup, table).reckoning.lines
    assert rules_text(lines, setup.edition) == (
        "Rank (A2, p. 9) · What a place is worth (A3, p. 9) · Trolls break ties (A5, p. 15)"
    )


def test_who_has_what() -> None:
    assert holdings([("Mara", "3"), ("Tove", "1")]) == "Mara 3 · Tove 1"
    assert holdings([]) == "none"
    assert pillage_text(HordeLine(0, 1, (Kingdom.RHEA,))) == "1 marker (1 Glory)"


def test_the_next_age_begins_with_whoever_starts_it() -> None:
    assert begin_text(FirstPlayer(ALEXIS, (ALEXIS,), RODERICK), NAMES, 2) == "Begin Age II: Alexis starts"
    assert begin_text(FirstPlayer(None, (0, 1), None), NAMES, 3) == "Begin Age III"


def test_the_next_age_needs_only_what_is_in_play() -> None:
    without = a_setup(
        tribes=[Tribe.CENTAURS, Tribe.DWARVES, Tribe.ELVES, Tribe.HALFLINGS, Tribe.WIZARDS, Tribe.WINGFOLK]
    )
    assert "Troll" not in " ".join(next_age_steps(without, []))
    assert "What stays: markers in the Kingdoms." in next_age_steps(without, [])
    steps = list(next_age_steps(a_setup(tribes=SCORING_TRIBES), ["Mara", "Tove"]))
    assert "Put the Troll tokens back beside the board." in steps
    assert "Put the Giant token back beside the board." in steps
    assert "Markers of emptied Hordes go back to the supply: Mara and Tove." in steps
    assert "What stays: markers in the Kingdoms, on the Merfolk board and in Hordes that were kept." in steps


def unfinished(glory: tuple[int, ...], *, stopped: bool) -> str:
    state = a_game(a_setup(), Correction(glory=dict(enumerate(glory)))).state
    return unfinished_text(state, standings(glory), NAMES[:4], stopped=stopped)


def test_a_game_that_is_not_over_says_who_is_ahead() -> None:
    assert unfinished((3, 9, 0, 0), stopped=True) == "Stopped in Age I, unfinished. Alexis is ahead with 9 Glory."
    assert unfinished((9, 9, 0, 0), stopped=False) == (
        "Age I is being played. Roderick and Alexis are ahead with 9 Glory."
    )
    assert unfinished((2, 2, 2, 2), stopped=True) == "Stopped in Age I, unfinished. Everybody has 2 Glory."


def test_a_row_of_the_table_for_those_who_listen() -> None:
    assert row_text("Bands", NAMES[:2], (8, -2)) == "Bands: Roderick 8, Alexis -2"


def test_a_typed_band_in_words() -> None:
    assert typed_band_text(TypedBand(0, 5)) == "5"
    assert typed_band_text(TypedBand(0, 5, dwarf=True, skeletons=1)) == "5, Dwarf, 1 Skeleton"
    assert typed_band_text(TypedBand(0, 5, skeletons=2)) == "5, 2 Skeletons"


def test_a_typed_age_says_what_it_needs() -> None:
    assert missing_text(AgeDraft()).startswith("Nothing is missing.")
    marked = AgeDraft().with_table(lambda table: with_markers(table, Kingdom.RHEA, RODERICK, 1))
    assert missing_text(marked) == "Missing: the lowest token of Rhea."
    assert missing_text(marked.with_age(2)) == "Missing: the 2 lowest tokens of Rhea."
    same = (
        AgeDraft()
        .with_setting(lambda setting: setting.with_name(0, "Mara"))
        .with_setting(lambda setting: setting.with_name(1, "Mara"))
    )
    assert missing_text(same) == "Two players have the name Mara."
    assert missing_text(AgeDraft.of_game(a_setup(), a_table(a_setup()))) == "Say who drew the third Dragon."
