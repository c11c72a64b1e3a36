"""Sentences are complete, whatever they are about."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ethnos.words.events import band_effects, event_text
from companion.ethnos.words.lines import line_text
from companion.ethnos.words.terms import markers_text
from companion.ethnos.words.verdicts import first_player_text, outcome_text
from companion.speech.phrases import added, listed
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.game import Game
from rules.ethnos.play import apply
from rules.ethnos.playing.bands import effect
from rules.ethnos.scoring.age import end_of_age
from rules.ethnos.scoring.first_player import first_player
from rules.ethnos.scoring.winner import Outcome, WonBy
from rules.ethnos.setup import Setup
from rules.ethnos.state import opening_state
from rules.ethnos.table import Giant, Table
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import NAMES, SCORING_TRIBES, a_band, a_setup, a_table
from tests.strategies import games, setups, tables


@st.composite
def setup_and_table(draw: st.DrawFn) -> tuple[Setup, Table]:
    setup = draw(setups())
    return setup, draw(tables(setup))


@given(setup_and_table())
def test_every_line_reads_as_a_sentence(case: tuple[Setup, Table]) -> None:
    setup, table = case
    for line in end_of_age(setup, table, setup.seats).reckoning.lines:
        text = line_text(line, setup.names, table.age)
        assert text.endswith(".")
        assert "  " not in text
        assert not re.search(r"\b1 (markers|cards|places|Skeletons|tokens)\b", text)
        assert setup.names[line.player] in text
        assert str(line.glory) in text or "no Glory" in text


def sentences(setup: Setup, table: Table) -> list[str]:
    return [line_text(line, setup.names, table.age) for line in end_of_age(setup, table, setup.seats).reckoning.lines]


def test_lines_of_kingdoms_in_words() -> None:
    setup = a_setup(tribes=SCORING_TRIBES)
    markers = {Kingdom.RHEA: (3, 2, 0, 0), Kingdom.DURIS: (2, 2, 2, 1), Kingdom.ITHYS: (1, 1, 0, 0)}
    table = a_table(setup, 2, markers, trolls=((1, 3), (4,), (), ()))
    assert sentences(setup, table) == [
        "Rhea: Roderick has the most markers, 3: 4 Glory from the II token.",
        "Rhea: Alexis takes second place with 2 markers: 2 Glory from the I token.",
        "Duris: Alexis, Roderick and Wilfred have 2 markers each; Alexis has Troll token 4, the highest 4, "
        "and takes first place: 4 Glory from the II token.",
        "Duris: Roderick, Alexis and Wilfred have 2 markers each; Roderick has Troll tokens 1 + 3 = 4, the highest 3, "
        "and takes second place: 2 Glory from the I token.",
        "Duris: Wilfred, Roderick and Alexis have 2 markers each; Wilfred has no Troll token and takes third place: "
        "no Glory, for Age II pays 2 places.",
        "Duris: Mara takes fourth place with 1 marker: no Glory, for Age II pays 2 places.",
        "Ithys: Alexis and Roderick have 1 marker each; Alexis has Troll token 4, the highest 4, "
        "and takes first place: 4 Glory from the II token.",
        "Ithys: Roderick and Alexis have 1 marker each; Roderick has Troll tokens 1 + 3 = 4, the highest 3, "
        "and takes second place: 2 Glory from the I token.",
    ]


def test_lines_of_two_players_in_words() -> None:
    setup = a_setup(players=2, tribes=[Tribe.MERFOLK])
    table = a_table(setup, 2, {Kingdom.RHEA: (3, 0), Kingdom.DURIS: (1, 1)}, merfolk=(4, 0))
    assert sentences(setup, table) == [
        "Rhea: Roderick is alone with 3 markers: 6 Glory from the I and II tokens.",
        "Duris: Roderick and Alexis are tied for first place with 1 marker each: 4 Glory shared by 2 is 2 each.",
        "Duris: Alexis and Roderick are tied for first place with 1 marker each: 4 Glory shared by 2 is 2 each.",
        "Merfolk board: Roderick is furthest, on space 4: 3 Glory, as printed for II.",
    ]


def test_lines_of_tribes_and_bands_in_words() -> None:
    setup = a_setup(tribes=SCORING_TRIBES)
    bands = (
        a_band(0, Tribe.DWARVES, Kingdom.RHEA, 4, skeletons=1),
        a_band(1, Tribe.ORCS, Kingdom.RHEA, 1),
    )
    table = a_table(setup, 1, hordes=((), (Kingdom.RHEA,), (), ()), merfolk=(3, 3, 1, 0), bands=bands)
    assert sentences(setup, table) == [
        "Merfolk board: Roderick and Alexis are tied for first place on space 3 each: 1 Glory shared by 2 is 0 each.",
        "Merfolk board: Alexis and Roderick are tied for first place on space 3 each: 1 Glory shared by 2 is 0 each.",
        "Merfolk board: Wilfred takes third place on space 1: no Glory, for Age I pays the first place only.",
        "Alexis empties a Horde of 1 marker (Rhea): 1 Glory.",
        "Roderick's band, 4 cards led by a Dwarf, 1 Skeleton removed, one more for the Dwarf, "
        "counts as 4 cards: 6 Glory.",
        "Alexis's band, 1 card led by an Orc: 0 Glory.",
    ]


SETUP = a_setup(tribes=SCORING_TRIBES)
OTHERS = a_setup(tribes=[tribe for tribe in Tribe if tribe not in SCORING_TRIBES])


@pytest.mark.parametrize(
    ("setup", "event", "text"),
    [
        (
            SETUP,
            BandPlayed(a_band(cards=4, skeletons=1)),
            "Roderick plays 4 cards led by a Dwarf of Duris with 1 Skeleton. Marker to Duris, the 1st.",
        ),
        (
            SETUP,
            BandPlayed(a_band(1, Tribe.MERFOLK, cards=7), None, (Kingdom.RHEA, Kingdom.ITHYS)),
            "Alexis plays 7 cards led by a Merfolk of Duris. No marker. Merfolk board 0 to 7. "
            "Extra markers to Rhea and Ithys.",
        ),
        (
            SETUP,
            BandPlayed(a_band(1, Tribe.ORCS, cards=1)),
            "Alexis plays 1 card led by an Orc of Duris. Marker to Duris, the 1st. Horde space Duris filled.",
        ),
        (
            SETUP,
            BandPlayed(a_band(1, Tribe.TROLLS, cards=2), None, troll=2),
            "Alexis plays 2 cards led by a Troll of Duris. No marker. Troll token 2 taken.",
        ),
        (
            SETUP,
            BandPlayed(a_band(1, Tribe.GIANTS, cards=2), None),
            "Alexis plays 2 cards led by a Giant of Duris. No marker. Giant token taken: 2 Glory.",
        ),
        (
            OTHERS,
            BandPlayed(a_band(1, Tribe.CENTAURS, cards=2)),
            "Alexis plays 2 cards led by a Centaur of Duris. Marker to Duris, the 1st. "
            "Another band may follow at once.",
        ),
        (
            OTHERS,
            BandPlayed(a_band(1, Tribe.ELVES, cards=1), None),
            "Alexis plays 1 card led by an Elf of Duris. No marker. Up to 1 card may be kept.",
        ),
        (
            OTHERS,
            BandPlayed(a_band(1, Tribe.WIZARDS, cards=3), None),
            "Alexis plays 3 cards led by a Wizard of Duris. No marker. Draws 3 cards.",
        ),
        (OTHERS, BandPlayed(a_band(1, Tribe.HALFLINGS)), "Alexis plays 3 cards led by a Halfling of Duris."),
        (SETUP, DragonDrawn(), "The 1st Dragon is drawn."),
        (SETUP, DragonDrawn(2), "Wilfred draws a Dragon, the 1st."),
        (SETUP, AgeEnded(2), "Wilfred draws the third Dragon."),
        (SETUP, AgeEnded(2, (1,)), "Wilfred draws the third Dragon. Alexis empties the Horde."),
        (SETUP, AgeEnded(2, (0, 1)), "Wilfred draws the third Dragon. Roderick and Alexis empty their Hordes."),
        (SETUP, Correction(), "Correction: nothing changed."),
        (SETUP, Correction(giant=None, note="oops"), "Correction (oops): nobody holds the Giant token."),
        (
            SETUP,
            Correction(
                glory={0: 12},
                markers={Kingdom.RHEA: {1: 1}},
                merfolk={2: 7},
                trolls={0: (6, 1), 1: (2,), 2: ()},
                hordes={3: (Kingdom.RHEA, Kingdom.DURIS)},
                giant=Giant(1, 4),
            ),
            "Correction: Roderick has 12 Glory; Alexis has 1 marker in Rhea; Wilfred is on Merfolk space 7; "
            "Roderick has Troll tokens 1 and 6; Alexis has Troll token 2; Wilfred has no Troll token; "
            "Mara has 2 markers in the Horde; Alexis holds the Giant token with 4 cards.",
        ),
    ],
)
def test_events_in_words(setup: Setup, event: Event, text: str) -> None:
    assert event_text(setup, apply(setup, opening_state(setup), event)) == text


@given(games())
def test_every_event_reads_as_a_sentence(game: Game) -> None:
    for step in game.steps:
        text = event_text(game.setup, step)
        assert text.endswith(".")
        assert "  " not in text
        assert not re.search(r"\b1 (markers|cards|Skeletons)\b", text)


@pytest.mark.parametrize(
    ("number", "text"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"), (21, "21st")],
)
def test_a_place_in_order(number: int, text: str) -> None:
    table = a_table(SETUP, markers={Kingdom.DURIS: (number - 1, 0, 0, 0)})
    event = BandPlayed(a_band(cards=10), Kingdom.DURIS)
    assert f"Marker to Duris, the {text}." in band_effects(event.band, effect(SETUP, table, event))


@pytest.mark.parametrize(
    ("glory", "third_dragon", "text"),
    [
        ((5, 3, 9), None, "Alexis begins Age II with the least Glory, 3."),
        (
            (3, 3, 9),
            1,
            "Alexis begins Age II: Roderick and Alexis are tied for the least Glory, 3, "
            "and Alexis has the third Dragon.",
        ),
        (
            (3, 3, 9),
            2,
            "Roderick begins Age II: Roderick and Alexis are tied for the least Glory, 3; "
            "Wilfred has the third Dragon, and Roderick is nearest clockwise.",
        ),
        (
            (3, 3, 3),
            None,
            "Roderick, Alexis and Wilfred are tied for the least Glory, 3: "
            "who drew the third Dragon decides who begins Age II.",
        ),
    ],
)
def test_who_begins_in_words(glory: tuple[int, ...], third_dragon: int | None, text: str) -> None:
    assert first_player_text(first_player(glory, third_dragon), glory, NAMES, next_age=2) == text


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (Outcome((1,), WonBy.GLORY, (1,)), "Alexis wins with 9 Glory."),
        (
            Outcome((1,), WonBy.MARKERS, (0, 1)),
            "Alexis wins: Roderick and Alexis are tied on 9 Glory, but Alexis has the most markers in the Kingdoms.",
        ),
        (
            Outcome((1,), WonBy.BANDS, (0, 1, 2)),
            "Alexis wins: Roderick, Alexis and Wilfred are tied on 9 Glory; "
            "of those with the most markers in the Kingdoms, Alexis has the larger bands.",
        ),
        (
            Outcome((1, 2), WonBy.SHARED, (1, 2)),
            "Alexis and Wilfred share the victory with 9 Glory, as many markers and bands of the same sizes.",
        ),
        (Outcome((1,), WonBy.TEN_SKELETONS, (1,)), "Alexis wins at once with ten Skeletons."),
    ],
)
def test_who_wins_in_words(outcome: Outcome, text: str) -> None:
    assert outcome_text(outcome, (9, 9, 9), NAMES) == text


def test_small_phrases() -> None:
    assert [markers_text(number) for number in (0, 1, 2)] == ["0 markers", "1 marker", "2 markers"]
    assert (listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])) == ("a", "a and b", "a, b and c")
    assert (added([9]), added([3, 6])) == ("9", "3 + 6 = 9")
