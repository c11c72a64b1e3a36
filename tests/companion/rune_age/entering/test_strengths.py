import pytest

from companion.rune_age.entering.strengths import StrengthsDraft, round_end
from rules.rune_age.events import Bought, PhaseEnded, TurnEnded
from rules.rune_age.vocabulary import Purchase, Scenario
from tests.rune_age import A_QUIET_EVENT, JAN, OLA, state_after

BUILT = (Bought(OLA, Purchase.MONUMENT), TurnEnded(), Bought(JAN, Purchase.MONUMENT), TurnEnded())


@pytest.mark.rule("rune_age", "R-V4")
def test_the_round_ends_once_every_sum_is_there() -> None:
    draft = StrengthsDraft().with_number(OLA, "40")
    on_turn = state_after(*BUILT, scenario=Scenario.MONUMENT)
    assert round_end(on_turn, draft) is None
    assert round_end(on_turn, draft.with_number(JAN, "1000")) is None
    draft = draft.with_number(JAN, "41")
    assert draft.field(JAN).text == "41"
    assert round_end(on_turn, draft) == TurnEnded({OLA: 40, JAN: 41})
    events = state_after(*BUILT, TurnEnded(), A_QUIET_EVENT, scenario=Scenario.MONUMENT)
    assert round_end(events, draft) == PhaseEnded({OLA: 40, JAN: 41})
