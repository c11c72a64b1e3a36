"""Games that are carried from device to device: whether one is what became of another, whatever their clocks said.

Each change gives a game a new mark, and it keeps those it had before. As long as it is changed in one place after the
other it goes on in one line; if it is changed in two, neither has the other's mark.
"""

import hashlib
import json
from itertools import chain

from storage.records import GameRecord


def mark_of(record: GameRecord) -> str:
    """What this state has and no other; one that was kept before there were marks is known by its time."""
    return record.mark or f"{record.revision}@{record.updated}"


def is_reached_by(record: GameRecord, other: GameRecord) -> bool:
    """Whether the other one is this one, or what became of it.

    From before there were marks the way isn't known: then the other one must be longer, and have all that this one has;
    and two clocks may have given the same time to different games.
    """
    if record.game == other.game and record.revision <= other.revision:
        return True
    if mark_of(record) == mark_of(other):
        return False
    is_recorded = len(other.trail) >= other.revision - record.revision
    return mark_of(record) in other.trail or (not is_recorded and _events(record) <= _events(other, also_taken=True))


def how_far(record: GameRecord) -> tuple[int, str, str]:
    """The same on every device."""
    return record.revision, record.updated, mark_of(record)


def branched_off(record: GameRecord, other: GameRecord) -> GameRecord:
    """The same game as one of its own, apart from the other one. Its id follows from where the two parted, so that it
    is the same wherever and whenever they meet."""
    common = {*other.trail, mark_of(other)}
    first = next((mark for mark in record.trail if mark not in common), mark_of(record))
    digest = hashlib.sha256(f"{record.id} {first}".encode()).hexdigest()
    return record.model_copy(update={"id": f"{record.id[:-6]}{digest[:6]}"})


def _events(record: GameRecord, *, also_taken: bool = False) -> set[str]:
    """All events of a game, on request with those that were taken back or edited away."""
    changes = (*record.done, *record.undone) if also_taken else ()
    taken = chain.from_iterable(change.taken for change in changes)
    return {json.dumps(event, sort_keys=True) for event in (*record.game["events"], *taken)}
