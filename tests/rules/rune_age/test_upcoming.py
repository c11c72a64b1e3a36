import pytest

from rules.rune_age.events import Correction, EnemyDrawn, InstantDrawn, PhaseEnded
from rules.rune_age.upcoming import Do, Upcoming, upcoming
from rules.rune_age.vocabulary import Scenario
from tests.rune_age import A_QUIET_EVENT, JAN, OLA, state_after, turns


@pytest.mark.rule("rune_age", "R-E1")
@pytest.mark.rule("rune_age", "R-E2")
def test_what_comes_next_and_who_does_it() -> None:
    assert upcoming(state_after()) == Upcoming(Do.TURN, OLA)
    wyrm = (*turns(), EnemyDrawn("Wyrm", 3, start_effect=True), EnemyDrawn("Ghox", 3))
    assert upcoming(state_after(*wyrm)) == Upcoming(Do.PHASE_END, OLA)
    assert upcoming(state_after(*wyrm, PhaseEnded(), *turns())) == Upcoming(Do.DRAW, OLA, ("Wyrm",))
    raid = (*turns(), A_QUIET_EVENT, InstantDrawn("Raid", strength=2, attacks=(JAN,)))
    assert upcoming(state_after(*raid)) == Upcoming(Do.DEFEND, JAN)
    lost = state_after(Correction(damage={OLA: 20}), scenario=Scenario.CATACLYSM)
    assert upcoming(lost) == Upcoming(Do.NOTHING, None)
