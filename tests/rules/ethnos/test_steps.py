import json
from typing import Any

import pytest

from rules.ethnos.codes import Code
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.formats.games import event_data, write_game
from rules.ethnos.steps import (
    age_from_table,
    change_of,
    end_of_age,
    step_in_file,
    step_of,
    step_played,
    taken_back,
)
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from rules.problems import FileCode, Problem, Refused
from tests.ethnos import ALEXIS, MARA, SCORING_TRIBES, a_band, a_game, a_setup

SETUP = a_setup(tribes=SCORING_TRIBES, edition=Edition.PL)
BAND = BandPlayed(a_band(MARA, Tribe.DWARVES, Kingdom.RHEA, 3, 1))
BAND_STEP = {"kind": "band", "player": MARA, "tribe": "dwarves", "kingdom": "rhea", "cards": 3, "skeletons": 1}
TEN_SKELETONS = BandPlayed(a_band(ALEXIS, None, None, 10, 10))
CORRECTION = Correction(glory={0: 3})
IN_AGE_II = a_game(SETUP, AgeEnded(0))
FINISHED = a_game(SETUP, AgeEnded(0), AgeEnded(0), AgeEnded(0))

STEPS: list[tuple[tuple[Event, ...], dict[str, Any]]] = [
    ((BAND,), BAND_STEP),
    ((BandPlayed(a_band(skeletons=0)),), {**BAND_STEP, "player": 0, "kingdom": "duris", "skeletons": 0}),
    ((TEN_SKELETONS,), {"kind": "ten_skeletons", "player": ALEXIS}),
    ((DragonDrawn(),), {"kind": "dragon"}),
    ((DragonDrawn(ALEXIS),), {"kind": "dragon", "player": ALEXIS}),
    ((AgeEnded(0),), {"kind": "age_end", "age": 2}),
    ((Correction(note="Rules changed"),), {"kind": "correction"}),
    ((BAND, CORRECTION), BAND_STEP),
    ((BAND, AgeEnded(0)), {"kind": "age_from_table", "age": 2}),
    ((CORRECTION, AgeEnded(0)), {"kind": "age_from_table", "age": 2}),
    ((BAND, BAND), {"kind": "age_from_table", "age": 2}),
    ((CORRECTION, TEN_SKELETONS), {"kind": "age_from_table", "age": 2}),
]


@pytest.mark.parametrize(("events", "step"), STEPS)
def test_a_step_is_known_by_what_was_played(events: tuple[Event, ...], step: dict[str, Any]) -> None:
    assert step_of(IN_AGE_II, events) == step
    assert json.loads(json.dumps(step)) == step


@pytest.mark.parametrize(("events", "step"), STEPS)
def test_a_step_is_the_same_in_a_file(events: tuple[Event, ...], step: dict[str, Any]) -> None:
    data = [event_data(SETUP, event) for event in events]
    assert step_in_file(write_game(IN_AGE_II), data) == step


def test_skeletons_that_a_file_leaves_out_are_none() -> None:
    data = event_data(SETUP, BandPlayed(a_band()))
    assert step_in_file(write_game(IN_AGE_II), [data])["skeletons"] == 0
    del data["skeletons"]
    assert step_in_file(write_game(IN_AGE_II), [data])["skeletons"] == 0


def test_a_file_has_no_age_beyond_the_last() -> None:
    assert step_in_file(write_game(FINISHED), [event_data(SETUP, AgeEnded(0))]) == end_of_age(3)


@pytest.mark.parametrize(
    ("events", "code"),
    [
        ([], FileCode.MISSING_FIELD),
        ([3], FileCode.BAD_VALUE),
        ([{"type": "party"}], FileCode.BAD_VALUE),
        ([{"type": "band"}], FileCode.MISSING_FIELD),
        ([{"type": "dragon", "player": "Nobody"}], Code.UNKNOWN_PLAYER),
    ],
)
def test_what_is_no_event_of_the_game_is_refused(events: list[Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        step_in_file(write_game(IN_AGE_II), events)
    assert refused.value.problems[0].code is code


def test_what_is_refused_is_told_with_its_place() -> None:
    with pytest.raises(Refused) as refused:
        step_in_file(write_game(IN_AGE_II), [])
    assert refused.value.problems == (Problem(FileCode.MISSING_FIELD, "events", facts={"field": "events"}),)
    with pytest.raises(Refused) as refused:
        step_in_file(write_game(IN_AGE_II), [{"type": "dragon", "player": "Nobody"}])
    assert refused.value.problems == (Problem(Code.UNKNOWN_PLAYER, "player", "S1", facts={"player": "Nobody"}),)


def test_a_file_of_no_game_is_refused() -> None:
    with pytest.raises(Refused):
        step_in_file({"format": "ethnos-game/1"}, [{"type": "dragon"}])


def test_an_event_that_was_played_is_known_by_the_game_before_it() -> None:
    game = a_game(SETUP, BAND, AgeEnded(0), AgeEnded(0))
    assert [step_played(SETUP, step) for step in game.steps] == [BAND_STEP, end_of_age(1), end_of_age(2)]


def test_a_change_is_known_by_what_it_is_about() -> None:
    game = a_game(SETUP, BAND, AgeEnded(0))
    assert change_of(game, 0, 1, ()) == {"kind": "removed", "step": BAND_STEP}
    assert change_of(game, 0, 1, (DragonDrawn(), CORRECTION)) == {"kind": "changed", "step": {"kind": "dragon"}}
    assert change_of(game, 2, 0, (AgeEnded(0),)) == {"kind": "entered", "step": end_of_age(2)}


def test_other_steps() -> None:
    assert age_from_table(3) == {"kind": "age_from_table", "age": 3}
    assert taken_back(end_of_age(1)) == {"kind": "taken_back", "step": {"kind": "age_end", "age": 1}}


BEFORE = Correction(
    glory={ALEXIS: 34},
    markers={Kingdom.RHEA: {ALEXIS: 2}},
    trolls={ALEXIS: (3,)},
    giant=Giant(ALEXIS, 4),
    hordes={MARA: (Kingdom.RHEA,)},
)


@pytest.mark.parametrize(
    ("correction", "changes"),
    [
        (
            Correction(markers={Kingdom.RHEA: {ALEXIS: 3}}),
            [{"of": "markers", "player": ALEXIS, "was": 2, "now": 3, "kingdom": "rhea"}],
        ),
        (Correction(merfolk={MARA: 5}), [{"of": "merfolk", "player": MARA, "was": 0, "now": 5}]),
        (Correction(giant=Giant(MARA, 5)), [{"of": "giant", "was": ALEXIS, "now": MARA}]),
        (Correction(giant=None), [{"of": "giant", "was": ALEXIS, "now": None}]),
        (Correction(giant=Giant(ALEXIS, 5)), [{"of": "giant_cards", "was": 4, "now": 5}]),
        (
            Correction(trolls={ALEXIS: (), MARA: (3, 6)}),
            [
                {"of": "troll", "token": 3, "was": ALEXIS, "now": MARA},
                {"of": "troll", "token": 6, "was": None, "now": MARA},
            ],
        ),
        (
            Correction(hordes={MARA: (Kingdom.RHEA, Kingdom.DURIS)}),
            [{"of": "horde", "player": MARA, "was": 1, "now": 2}],
        ),
        (Correction(glory={ALEXIS: 51}), [{"of": "glory", "player": ALEXIS, "was": 34, "now": 51}]),
        (Correction(glory={ALEXIS: 34}), None),
    ],
)
def test_a_correction_is_known_by_what_it_changes(correction: Correction, changes: list[Any] | None) -> None:
    step = step_of(a_game(SETUP, BEFORE), [correction])
    assert step == {"kind": "correction"} | ({} if changes is None else {"changes": changes})
    assert json.loads(json.dumps(step)) == step


def test_a_correction_in_a_file_is_known_as_one() -> None:
    data = [event_data(SETUP, CORRECTION)]
    assert step_in_file(write_game(IN_AGE_II), data) == {"kind": "correction"}
