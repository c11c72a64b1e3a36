from dataclasses import replace

import pytest

from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.kind import KIND
from rules.ethnos.vocabulary import Edition, Tribe
from rules.kinds import AnyKind, Standing
from rules.limits import MOST_EVENTS
from rules.players import Player
from rules.problems import FileCode, Refused
from tests.ethnos import ALEXIS, SCORING_TRIBES, a_band, a_game, a_setup

SETUP = a_setup(3, tribes=SCORING_TRIBES[-5:], edition=Edition.PL)
BAND = BandPlayed(a_band(tribe=Tribe.TROLLS))
GAME = a_game(SETUP, BAND, Correction(glory={ALEXIS: 70}, note="Counted twice"))


def test_ethnos_is_a_kind_of_game() -> None:
    kind: AnyKind = KIND
    assert (kind.name, kind.format) == ("ethnos", "ethnos-game/1")
    assert set(kind.rule_fields) <= set(kind.write(GAME))
    assert kind.options == {"confirm_every_band": False, "show_projection": True}


def test_what_is_written_reads_as_the_same_game() -> None:
    data = KIND.write(GAME)
    KIND.check(data)
    assert KIND.read(data) == GAME
    assert KIND.write_events(GAME, GAME.events) == data["events"]


def test_a_check_looks_at_the_shape_and_plays_nothing() -> None:
    data = KIND.write(GAME)
    KIND.check({**data, "events": [{"type": "dragon"}] * 3})
    with pytest.raises(Refused) as refused:
        KIND.check({**data, "events": [{}]})
    assert refused.value.problems[0].code is FileCode.MISSING_FIELD


def test_events_are_played_one_after_the_other() -> None:
    assert KIND.play(a_game(SETUP), GAME.events) == GAME
    with pytest.raises(Refused):
        KIND.play(GAME, [DragonDrawn()] * 3)


def test_no_event_is_played_that_could_not_be_read_again() -> None:
    full = replace(GAME, steps=GAME.steps[-1:] * MOST_EVENTS)
    with pytest.raises(Refused) as refused:
        KIND.play(full, [DragonDrawn()])
    assert refused.value.problems[0].where == "events"
    with pytest.raises(Refused) as refused:
        KIND.check({**KIND.write(GAME), "events": [None] * (MOST_EVENTS + 1)})
    (problem,) = refused.value.problems
    assert (problem.code, problem.where, problem.reason) == (FileCode.BAD_VALUE, "events", "too_many")


def test_a_step_is_the_same_in_game_and_file() -> None:
    step = {"kind": "dragon", "player": ALEXIS}
    assert KIND.step(GAME, [DragonDrawn(ALEXIS)]) == step
    assert KIND.step_in_file(KIND.write(GAME), [{"type": "dragon", "player": "Alexis"}]) == step


def test_how_a_running_game_stands() -> None:
    assert KIND.standing(GAME) == Standing(
        players=(Player("Roderick", "white"), Player("Alexis", "black"), Player("Wilfred", "yellow")),
        stage={"age": 1},
        scores=(0, 70, 0),
        over=False,
        winners=(),
        words=("giants", "merfolk", "orcs", "skeletons", "trolls", "Counted twice"),
    )


def test_how_a_finished_game_stands() -> None:
    standing = KIND.standing(a_game(SETUP, *GAME.events, AgeEnded(0), AgeEnded(0)))
    assert (standing.stage, standing.over, standing.winners) == ({"age": 2}, True, (ALEXIS,))
