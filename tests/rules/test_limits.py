import pytest

from rules.limits import MOST_EVENTS, verify_room
from rules.problems import FileCode, Refused


def test_a_game_has_room_for_so_many_events_and_no_more() -> None:
    verify_room(MOST_EVENTS)
    with pytest.raises(Refused) as refused:
        verify_room(MOST_EVENTS + 1)
    (problem,) = refused.value.problems
    assert (problem.code, problem.where, problem.reason) == (FileCode.BAD_VALUE, "events", "too_many")
    assert problem.facts == {"field": "events", "most": 5000, "found": 5001}
