"""Undo and redo: a change is a run of events that took the place of another, and can be turned round."""

from typing import Any

from storage.records import Change, GameRecord

Data = dict[str, Any]


def difference(name: str, old: list[Data], new: list[Data]) -> Change:
    """The change that makes the new events of the old ones: everything from the first that differs."""
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    return Change(name=name, index=same, placed=len(old) - same, taken=new[same:])


def changed(record: GameRecord, change: Change) -> GameRecord:
    """The record after a change that can be taken back; what was taken back before can't be brought again."""
    game, inverse = swap(record.game, change)
    return record.model_copy(update={"game": game, "done": [*record.done, inverse], "undone": []})


def swap(game: Data, change: Change) -> tuple[Data, Change]:
    """Exchanges the events of a change for those it has taken out, and turns it round."""
    events, start, end = game["events"], change.index, change.index + change.placed
    inverse = Change(name=change.name, index=start, placed=len(change.taken), taken=events[start:end])
    return {**game, "events": [*events[:start], *change.taken, *events[end:]]}, inverse
