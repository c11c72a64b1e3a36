"""How long a game took, and each player in it, by the times at which its events were entered."""

from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import pairwise
from typing import Final, NamedTuple

PAUSE: Final = 15 * 60
"""Seconds without an event from which on nobody was playing."""


class Clock(NamedTuple):
    seconds: int
    """From the first event to the last, without the pauses."""
    paused: int
    by_seat: tuple[int, ...]
    """What passed before a player's events; what belongs to nobody is in none of them."""


def clock(entered: Iterable[tuple[int | None, str | None]], players: int) -> Clock:
    """Of whose event it was and when it was entered; events that were put in later count at the time they came."""
    known = [(moment, seat) for seat, at in entered if (moment := _moment(at)) is not None]
    known.sort(key=lambda entry: entry[0])
    by_seat, played, paused = [0] * players, 0, 0
    for (before, _), (moment, seat) in pairwise(known):
        passed = moment - before
        if passed >= PAUSE:
            paused += passed
            continue
        played += passed
        if seat is not None:
            by_seat[seat] += passed
    return Clock(played, paused, tuple(by_seat))


def _moment(at: str | None) -> int | None:
    """In seconds; files of others may say anything."""
    try:
        moment = datetime.fromisoformat(at or "")
        return int((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp())
    except (ValueError, OverflowError):
        return None
