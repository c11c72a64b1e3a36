"""Games that come from a backup, whatever engine keeps them and whatever the clock said where they come from."""

from enum import Enum, auto
from typing import Final

from storage.errors import CannotRead, Damaged, NewerVersion, NotRestored, Why
from storage.games import played
from storage.lines import branched_off, how_far, is_reached_by
from storage.records import GameRecord, Records
from storage.values import Place

PLACES: Final[tuple[Place, Place]] = ("games", "bin")


class Put(Enum):
    """What became of a game from a backup."""

    NEW = auto()
    """It is here now, and wasn't, or was older."""
    KEPT = auto()
    """It was here, as it is or further."""
    APART = auto()
    """It had gone on in two places; both are here now."""


def put(records: Records, record: GameRecord, place: Place) -> Put:
    """A whole record, unless it is here already, as it is or further; `NotRestored` if it can't be played.

    A game that went on in two places stays as the one of the two that is further; the other one becomes a game of its
    own, under an id that is the same however often and wherever they meet.
    """
    if not _is_playable(record):
        raise NotRestored(f"{record.id}.json", Why.UNPLAYABLE)
    with records.alone():
        return _put(records, record, place)


def _put(records: Records, record: GameRecord, place: Place) -> Put:
    present, here = _present(records, record.id, place)
    if present is not None and is_reached_by(record, present):
        return Put.KEPT
    if present is None or is_reached_by(present, record):
        records.game(record.id, here).put(record)
        return Put.NEW
    if how_far(record) < how_far(present):
        apart = _put(records, branched_off(record, present), place)
        return Put.KEPT if apart is Put.KEPT else Put.APART
    _put(records, branched_off(present, record), here)
    records.game(record.id, here).put(record)
    return Put.APART


def _present(records: Records, id: str, otherwise: Place) -> tuple[GameRecord | None, Place]:
    """What is here already, and where it is or belongs. A damaged one has its place, and nothing that would be lost."""
    for place in PLACES:
        try:
            found = records.game(id, place).read()
        except Damaged:
            return None, place
        except (CannotRead, NewerVersion):
            raise NotRestored(f"{id}.json", Why.IN_THE_WAY) from None
        if found is not None:
            return found, place
    return None, otherwise


def _is_playable(record: GameRecord) -> bool:
    try:
        played(record)
    except CannotRead:
        return False
    return True
