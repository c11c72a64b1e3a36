"""The table screen's short phrases."""

import pytest

from companion.ethnos.words.events import event_text
from companion.ethnos.words.table import band_name, bar_text, giant_glory_text, kingdom_summary, standing
from rules.ethnos.events import AgeEnded, BandPlayed, DragonDrawn, Event
from rules.ethnos.play import apply
from rules.ethnos.scoring.age import projection
from rules.ethnos.scoring.lines import RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.state import opening_state
from rules.ethnos.table import Band, Giant
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, NAMES, RODERICK, SCORING_TRIBES, a_band, a_game, a_setup, a_table

SETUP = a_setup(tribes=SCORING_TRIBES)
OTHERS = a_setup(tribes=[tribe for tribe in Tribe if tribe not in SCORING_TRIBES])
RHEA = Kingdom.RHEA


def test_a_band_is_its_cards_the_skeletons_among_them_and_its_leader() -> None:
    assert band_name(a_band(ALEXIS, Tribe.ELVES)) == "3 cards, Elf"
    assert band_name(a_band(ALEXIS, Tribe.TROLLS, cards=5, skeletons=2)) == "5 cards (2 Skeletons), Troll"
    assert band_name(Band(ALEXIS, None, None, 10, 10)) == "10 Skeletons"


@pytest.mark.parametrize(
    ("setup", "event", "words"),
    [
        (SETUP, BandPlayed(a_band(ALEXIS)), "Alexis · 3 cards, Dwarf · 1st marker in Duris"),
        (
            SETUP,
            BandPlayed(a_band(ALEXIS, Tribe.MERFOLK, cards=7), None, (RHEA, RHEA)),
            "Alexis · 7 cards, Merfolk · no marker · Merfolk space 7 · extra in Rhea and Rhea",
        ),
        (SETUP, BandPlayed(a_band(ALEXIS, Tribe.ORCS), None), "Alexis · 3 cards, Orc · no marker · Horde space Duris"),
        (
            SETUP,
            BandPlayed(a_band(ALEXIS, Tribe.TROLLS), None, troll=3),
            "Alexis · 3 cards, Troll · no marker · Troll token 3",
        ),
        (
            SETUP,
            BandPlayed(a_band(ALEXIS, Tribe.GIANTS), None),
            "Alexis · 3 cards, Giant · no marker · Giant token, +2",
        ),
        (
            SETUP,
            BandPlayed(a_band(ALEXIS, Tribe.MERFOLK, cards=7), None, (RHEA,)),
            "Alexis · 7 cards, Merfolk · no marker · Merfolk space 7 · extra in Rhea · 1 extra marker not placed",
        ),
        (
            SETUP,
            BandPlayed(a_band(ALEXIS, Tribe.ORCS), None, horde=False),
            "Alexis · 3 cards, Orc · no marker",
        ),
        (SETUP, BandPlayed(a_band(ALEXIS, Tribe.TROLLS), None), "Alexis · 3 cards, Troll · no marker · no Troll token"),
        (
            OTHERS,
            BandPlayed(a_band(ALEXIS, Tribe.CENTAURS)),
            "Alexis · 3 cards, Centaur · 1st marker in Duris · plays another band",
        ),
        (
            OTHERS,
            BandPlayed(a_band(ALEXIS, Tribe.WIZARDS), None),
            "Alexis · 3 cards, Wizard · no marker · draw 3 cards",
        ),
        (OTHERS, BandPlayed(a_band(ALEXIS, Tribe.HALFLINGS)), "Alexis · 3 cards, Halfling"),
        (
            a_setup(tribes=[Tribe.SKELETONS], ten_skeletons_win=True),
            BandPlayed(Band(ALEXIS, None, None, 10, 10)),
            "Alexis · 10 Skeletons · wins the game",
        ),
        (SETUP, DragonDrawn(), "The 1st Dragon is drawn."),
    ],
)
def test_the_bar_says_what_happened_and_what_to_remember(setup: Setup, event: Event, words: str) -> None:
    assert bar_text(setup, apply(setup, opening_state(setup), event)) == words


def test_after_an_age_the_bar_says_who_begins_the_next_one_or_wins() -> None:
    giants = BandPlayed(a_band(RODERICK, Tribe.GIANTS, cards=4))
    game = a_game(a_setup(players=2, tribes=SCORING_TRIBES[:5]), giants, AgeEnded(RODERICK), AgeEnded(None))
    glory = game.state.table.glory[RODERICK]
    said = [bar_text(game.setup, step) for step in game.steps[1:]]
    assert said == ["Alexis begins Age II with the least Glory, 0.", f"Roderick wins with {glory} Glory."]


def ranked(markers: tuple[int, ...], trolls: tuple[tuple[int, ...], ...] = ((),) * 4) -> list[RankedLine]:
    lines = projection(SETUP, a_table(SETUP, 2, {RHEA: markers}, trolls=trolls)).lines
    return [line for line in lines if isinstance(line, RankedLine) and line.contest.kingdom is RHEA]


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (ranked((0, 0, 0, 0)), "Nobody yet"),
        (ranked((2, 0, 0, 0)), "Roderick alone"),
        (ranked((2, 1, 0, 0)), "Roderick leads"),
        (ranked((2, 2, 1, 0)), "Tied: Roderick and Alexis"),
        (ranked((2, 2, 1, 0), ((), (3,), (), ())), "Alexis leads by Trolls"),
    ],
)
def test_how_a_kingdom_stands(lines: list[RankedLine], words: str) -> None:
    assert standing(lines, NAMES) == words


def test_a_whole_kingdom_for_those_who_listen() -> None:
    markers = (2, 1, 0, 0)
    told = "Rhea, tokens in play 2 and 4. Roderick: 2 markers{}. Alexis: 1 marker{}. Roderick leads"
    lines = ranked(markers)
    assert kingdom_summary(SETUP, RHEA, markers, lines, 2, projected=False) == told.format("", "")
    assert kingdom_summary(SETUP, RHEA, markers, lines, 2, projected=True) == told.format(", 4 Glory", ", 2 Glory")


def test_a_giant_band_that_takes_no_token_says_so() -> None:
    before = apply(SETUP, opening_state(SETUP), BandPlayed(a_band(ALEXIS, Tribe.GIANTS, cards=4), None)).state
    step = apply(SETUP, before, BandPlayed(a_band(MARA, Tribe.GIANTS, cards=4), None))
    assert bar_text(SETUP, step) == "Mara · 4 cards, Giant · no marker · no Giant token"
    assert event_text(SETUP, step).endswith("No marker. No Giant token: that takes a larger band.")


@pytest.mark.parametrize(
    ("was", "now", "words"),
    [
        (Giant(ALEXIS, 3), Giant(MARA, 3), "And the 2 Glory for taking it: from Alexis to Mara"),
        (None, Giant(MARA, 1), "And the 2 Glory for taking it: to Mara"),
        (Giant(ALEXIS, 3), None, "And the 2 Glory for taking it: from Alexis"),
    ],
)
def test_what_goes_with_the_giant_token(was: Giant | None, now: Giant | None, words: str) -> None:
    assert giant_glory_text(was, now, NAMES) == words
