import pytest

from companion.rune_age.words.outcome import outcome_text
from rules.rune_age.events import Bought, Damaged, PhaseEnded, TurnEnded
from rules.rune_age.game import Game
from rules.rune_age.state import Outcome, WonBy
from rules.rune_age.vocabulary import Purchase, Scenario
from tests.rune_age import A_QUIET_EVENT, JAN, OLA, a_game, a_setup


def told(game: Game) -> str:
    assert game.state.outcome is not None
    return outcome_text(game.setup, game.state.outcome)


def test_the_winner_and_the_reason_are_said() -> None:
    game = a_game(Damaged(OLA, 20), Damaged(JAN, 20))
    assert told(game) == "Runewars: Ewa wins in round 1. Nobody else is left."
    lost = a_game(Damaged(OLA, 20), scenario=Scenario.CATACLYSM)
    assert told(lost) == "The Cataclysm: everybody loses in round 1. In The Cataclysm nobody may be eliminated."


def test_a_shared_victory_says_so() -> None:
    built = (Bought(OLA, Purchase.MONUMENT), TurnEnded(), Bought(JAN, Purchase.MONUMENT), TurnEnded())
    end = (A_QUIET_EVENT, PhaseEnded({OLA: 3, JAN: 3}))
    assert told(a_game(*built, *end, players=2, scenario=Scenario.MONUMENT)) == (
        "The Monument: Ola and Jan win in round 1. "
        "Several Monuments are built, and the unit cards are equally strong: the victory is shared."
    )


@pytest.mark.parametrize("decided_by", WonBy)
def test_every_way_to_end_has_its_reason(decided_by: WonBy) -> None:
    assert outcome_text(a_setup(), Outcome((OLA,), decided_by, 3, "R-V1")).endswith(".")
