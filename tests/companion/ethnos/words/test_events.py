"""An event as a sentence."""

import re

import pytest
from hypothesis import given

from companion.ethnos.words.events import band_effects, event_text
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.game import Game
from rules.ethnos.play import apply
from rules.ethnos.playing.bands import effect
from rules.ethnos.setup import Setup
from rules.ethnos.state import opening_state
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import SCORING_TRIBES, a_band, a_setup, a_table
from tests.strategies import games

SETUP = a_setup(tribes=SCORING_TRIBES)


OTHERS = a_setup(tribes=[tribe for tribe in Tribe if tribe not in SCORING_TRIBES])


@pytest.mark.parametrize(
    ("setup", "event", "text"),
    [
        (
            SETUP,
            BandPlayed(a_band(cards=4, skeletons=1)),
            "Roderick plays 4 cards led by a Dwarf of Duris, of these 1 Skeleton. Marker to Duris, the 1st.",
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
            "Alexis plays 1 card led by an Orc of Duris. Marker to Duris, the 1st. Marker to Horde space Duris.",
        ),
        (
            SETUP,
            BandPlayed(a_band(1, Tribe.TROLLS, cards=2), None, troll=2),
            "Alexis plays 2 cards led by a Troll of Duris. No marker. Takes Troll token 2.",
        ),
        (
            SETUP,
            BandPlayed(a_band(1, Tribe.GIANTS, cards=2), None),
            "Alexis plays 2 cards led by a Giant of Duris. No marker. Takes the Giant token: 2 Glory.",
        ),
        (
            SETUP,
            BandPlayed(a_band(1, Tribe.MERFOLK, cards=7), None),
            "Alexis plays 7 cards led by a Merfolk of Duris. No marker. Merfolk board 0 to 7. "
            "2 extra markers not placed.",
        ),
        (
            SETUP,
            BandPlayed(a_band(1, Tribe.ORCS, cards=1), horde=False),
            "Alexis plays 1 card led by an Orc of Duris. Marker to Duris, the 1st. No marker to the Horde.",
        ),
        (
            SETUP,
            BandPlayed(a_band(1, Tribe.TROLLS, cards=2), None),
            "Alexis plays 2 cards led by a Troll of Duris. No marker. No Troll token.",
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
        (SETUP, Correction(note="Rules changed: Rulebook: Polish"), "Rules changed: Rulebook: Polish."),
        (SETUP, Correction(note="Spilled tea."), "Spilled tea."),
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
