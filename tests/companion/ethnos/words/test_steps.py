from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ethnos.words.steps import step_text
from companion.speech.language import speaking
from rules.changing import RULES_CHANGED
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.kind import KIND
from rules.ethnos.steps import age_from_table, change_of, end_of_age, taken_back
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from rules.kinds import Code
from tests.companion.conftest import Catalogue
from tests.ethnos import SCORING_TRIBES, a_band, a_game, a_setup

SETUP = a_setup(tribes=SCORING_TRIBES, edition=Edition.PL)


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([BandPlayed(a_band(cards=3))], "Roderick, 3 cards, Dwarf"),
        ([BandPlayed(a_band(1, Tribe.ELVES, cards=1))], "Alexis, 1 card, Elf"),
        ([BandPlayed(a_band(1, Tribe.TROLLS, cards=5, skeletons=2))], "Alexis, 5 cards (2 Skeletons), Troll"),
        ([BandPlayed(a_band(1, None, None, 10, 10))], "Alexis, 10 Skeletons"),
        ([DragonDrawn()], "Dragon"),
        ([DragonDrawn(1)], "Dragon"),
        ([AgeEnded(0)], "End of Age II"),
        ([Correction()], "Correction"),
        ([Correction(markers={Kingdom.RHEA: {1: 3}})], "Correction: Alexis 0 to 3 in Rhea"),
        ([Correction(glory={1: 51}, merfolk={3: 4})], "Correction: Mara: Merfolk space 0 to 4; Alexis: Glory 0 to 51"),
        ([Correction(trolls={1: (4,)})], "Correction: Troll token 4: Alexis"),
        ([Correction(giant=Giant(1, 4))], "Correction: Giant token: Alexis"),
        ([Correction(hordes={1: (Kingdom.RHEA,)})], "Correction: Alexis: Horde 0 to 1"),
    ],
)
def test_a_step_is_told_in_a_few_words(events: Sequence[Event], words: str) -> None:
    assert step_text(KIND.step(a_game(SETUP, AgeEnded(0)), events), SETUP.names) == words


GAME = a_game(SETUP, a_band(cards=3), DragonDrawn())


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (change_of(GAME, 0, 1, ()), "Removed: Roderick, 3 cards, Dwarf"),
        (change_of(GAME, 0, 1, [DragonDrawn()]), "Changed: Dragon"),
        (change_of(GAME, 2, 0, [AgeEnded(0)]), "Added: End of Age I"),
        (age_from_table(2), "Age II from the table"),
        (taken_back(end_of_age(2)), "Take back: End of Age II"),
        (RULES_CHANGED, "Rules changed"),
        ({"kind": "text", "text": "As {it} was"}, "As {it} was"),
    ],
)
def test_other_steps_are_told_too(step: Code, words: str) -> None:
    assert step_text(step, SETUP.names) == words


@pytest.mark.parametrize("player", ["{band}", "{0}", "{", "}}", "%s", "\\", '"'])
def test_any_name_of_a_player_is_harmless(player: str) -> None:
    assert step_text(KIND.step(GAME, [BandPlayed(a_band(cards=3))]), [player]) == f"{player}, 3 cards, Dwarf"


def test_a_step_is_told_in_the_language_of_its_reader(catalogue: Catalogue) -> None:
    catalogue("pl", {"Removed: {step}": "Usunięte: {step}", "Dragon": "Smok"})
    with speaking("pl"):
        assert step_text({"kind": "removed", "step": {"kind": "dragon"}}, ()) == "Usunięte: Smok"


@pytest.mark.parametrize(
    "damaged",
    [
        {},
        {"kind": "band"},
        {"kind": "band", "player": 9, "tribe": "elves", "cards": 3},
        {"kind": "band", "player": 0, "tribe": "elfs", "cards": 3},
        {"kind": "age_end", "age": "I"},
        {"kind": "band", "player": -1, "tribe": "elves", "cards": 3},
        {"kind": "band", "player": 0, "tribe": "elves", "cards": "3"},
        {"kind": "band", "player": 0, "tribe": "elves", "cards": 10**9},
        {"kind": "band", "player": 0, "tribe": ["elves"], "cards": 3},
        {"kind": "band", "player": 0, "tribe": "skeletons", "cards": 3},
        {"kind": "ten_skeletons", "player": 4},
        {"kind": "age_end", "age": 0},
        {"kind": "age_from_table", "age": 4},
        {"kind": "text", "text": ["Dragon"]},
        {"kind": "text", "text": ""},
        {"kind": "removed", "step": None},
        {"kind": "removed"},
        {"kind": "party", "step": {"kind": "dragon"}},
        {"kind": ["removed"], "step": {"kind": "dragon"}},
        {"kind": None},
    ],
)
def test_a_step_that_nobody_knows_is_the_last_step(damaged: Code) -> None:
    assert step_text(damaged, SETUP.names) == "last step"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"of": "giant", "was": 1, "now": None}, "Correction: Giant token: Nobody"),
        ({"of": "giant_cards", "was": 3, "now": 4}, "Correction: Giant token, cards 3 to 4"),
        ({"of": "giant", "was": 1, "now": 9}, "Correction"),
        ({"of": "troll", "token": "3", "was": None, "now": 0}, "Correction"),
        ({"of": "glory", "player": 4, "was": 0, "now": 1}, "Correction"),
        ({"of": "glory", "player": 0, "was": 0}, "Correction"),
        ({"of": "weather", "player": 0, "was": 0, "now": 1}, "Correction"),
        ({"of": "markers", "player": 0, "was": 0, "now": 1, "kingdom": ["rhea"]}, "Correction"),
        ("glory", "Correction"),
    ],
)
def test_what_nobody_knows_of_a_correction_is_left_out(change: object, words: str) -> None:
    assert step_text({"kind": "correction", "changes": [change]}, SETUP.names) == words
    assert step_text({"kind": "correction", "changes": change}, SETUP.names) == "Correction"


def test_what_is_done_to_a_step_is_told_once() -> None:
    nested: Code = {"kind": "dragon"}
    for _ in range(5000):
        nested = {"kind": "removed", "step": nested}
    assert step_text(nested, SETUP.names) == "Removed: last step"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.sampled_from(["band", "text", "removed", "elves"]),
    lambda inside: (
        st.lists(inside) | st.dictionaries(st.sampled_from(["kind", "step", "player", "age", "text"]), inside)
    ),
)


@given(st.dictionaries(st.sampled_from(["kind", "step", "player", "tribe", "cards", "age", "text"]), JSON))
def test_no_step_stops_a_screen(step: Code) -> None:
    assert step_text(step, SETUP.names)
