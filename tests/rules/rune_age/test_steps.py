import pytest

from rules.problems import FileCode, Problem, Refused
from rules.rune_age.codes import Code
from rules.rune_age.events import (
    BattleFought,
    Correction,
    Damaged,
    EnemyDrawn,
    Target,
    TurnEnded,
)
from rules.rune_age.formats.writing import write_game
from rules.rune_age.steps import change_of, step_in_file, step_of, taken_back
from rules.rune_age.vocabulary import TargetType
from tests.rune_age import JAN, OLA, RIVERWATCH, a_game, announced, turns

CITY = Target(TargetType.CITY, RIVERWATCH)
BATTLE = BattleFought(JAN, CITY, announced(5))
STEP = {"kind": "battle", "player": JAN, "target": {"city": "Riverwatch"}}


def test_a_step_is_known_by_its_act_whatever_corrections_help_it() -> None:
    assert step_of(a_game(), [BATTLE]) == STEP
    assert step_of(a_game(), [Correction(active=JAN), BATTLE]) == STEP
    assert step_of(a_game(), [TurnEnded()]) == {"kind": "turn_end"}


def test_a_correction_is_known_by_what_it_changes() -> None:
    game = a_game(*turns(), EnemyDrawn("Hydra", 4))
    correction = Correction(
        damage={OLA: 3},
        strongholds={JAN: 1},
        cities={RIVERWATCH: OLA},
        rewards={"Ghost": JAN},
        runes={OLA: "Fire"},
        enemies=(),
        events_left=4,
        first_player=JAN,
    )
    assert step_of(game, [correction]) == {
        "kind": "correction",
        "changes": [
            {"of": "damage", "player": OLA, "was": 0, "now": 3},
            {"of": "strongholds", "player": JAN, "was": 0, "now": 1},
            {"of": "runes", "player": OLA, "was": None, "now": "Fire"},
            {"of": "city", "name": "Riverwatch", "was": None, "now": OLA},
            {"of": "reward", "name": "Ghost", "was": None, "now": JAN},
            {"of": "enemy", "name": "Hydra"},
            {"of": "events_left", "was": 9, "now": 4},
            {"of": "first_player", "was": OLA, "now": JAN},
        ],
    }
    assert step_of(game, [Correction(note="why", rewards={"Ghost": None}, enemies=("Hydra",))]) == {
        "kind": "correction"
    }
    held = a_game(Correction(rewards={"Ghost": JAN}))
    assert step_of(held, [Correction(rewards={"Ghost": JAN})]) == {"kind": "correction"}


def test_a_change_of_the_past_is_known_by_what_it_was_or_is() -> None:
    game = a_game(TurnEnded(), BATTLE, Damaged(OLA, 2))
    assert change_of(game, 1, 1, ()) == {"kind": "removed", "step": STEP}
    assert change_of(game, 1, 1, [BATTLE]) == {"kind": "changed", "step": STEP}
    entered = {"kind": "entered", "step": {"kind": "damage", "player": JAN, "amount": 1}}
    assert change_of(game, 1, 0, [Damaged(JAN, 1)]) == entered
    assert taken_back(STEP) == {"kind": "taken_back", "step": STEP}


def test_a_step_in_a_file_is_of_its_players() -> None:
    data = write_game(a_game())
    assert step_in_file(data, [{"type": "damage", "player": "Jan", "amount": 3}]) == {
        "kind": "damage",
        "player": JAN,
        "amount": 3,
    }
    with pytest.raises(Refused) as refused:
        step_in_file(data, [{"type": "damage", "player": "Nobody", "amount": 3}])
    assert refused.value.problems == (Problem(Code.UNKNOWN_PLAYER, "player", "R-S1", facts={"player": "Nobody"}),)
    with pytest.raises(Refused) as refused:
        step_in_file(data, [])
    assert refused.value.problems == (Problem(FileCode.MISSING_FIELD, "events", facts={"field": "events"}),)
