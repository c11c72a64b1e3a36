"""What games put into a change is tested with them, in `acting/test_changes.py`."""

from dataclasses import dataclass

import pytest

from companion.changing.pending import Pending, in_place_of
from rules.changing import Change, Conflict


@dataclass(frozen=True, slots=True)
class PendingWords(Pending):
    def on(self, game: object) -> Change[object]:
        return Change(game, ())


@dataclass(frozen=True)
class Event:
    at: str
    id: str | None


PENDING = PendingWords(0, 2, 2, ("one",), {"kind": "changed"}, "/")


def test_an_event_that_no_longer_fits_is_settled_once_it_is_kept_or_dropped() -> None:
    assert not PENDING.settled(3)
    assert PENDING.keep(3).settled(3)
    assert PENDING.drop(3).settled(3)
    assert PENDING.keep(3).drop(4).kept == {3}


@pytest.mark.parametrize(("after", "before"), [(1, 1), (3, 4), (5, 6)])
def test_what_no_longer_fits_is_found_where_it_stood(after: int, before: int) -> None:
    conflict = Conflict(after, "word", (), can_keep=True, kept=False)
    assert PENDING.place_before(conflict) == before


def test_the_first_event_in_the_place_of_another_is_the_same_entry() -> None:
    events = in_place_of(Event("then", "a"), (Event("now", None), Event("now", "b")))
    assert events == (Event("then", "a"), Event("now", "b"))
