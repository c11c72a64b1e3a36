"""Undo and redo: a change is a run of events, or rules, that took the place of others, and can be turned round."""

from collections.abc import Sequence

from rules.kinds import Code, Data, kind_of
from storage.records import Change, GameRecord

NOT_THERE = -1
"""The place of an event that the game has no more."""


def appended(game: Data, events: Sequence[Data], step: Code, by: int | None = None) -> Change:
    """The change that adds these events."""
    return Change(step=dict(step), index=len(game["events"]), placed=0, taken=list(events), by=by)


def difference(old: Data, new: Data, step: Code, by: int | None = None) -> Change:
    """The change that makes the new game of the old one: all from the first event that differs on, the rules if one of
    them differs, and whatever else the file says of the game that is another."""
    was, now, same = old["events"], new["events"], 0
    while same < min(len(was), len(now)) and was[same] == now[same]:
        same += 1
    others = {field for field in new if field != "events" and new[field] != old.get(field)}
    rules = None if not others and _rules(old) == _rules(new) else _rules(new, *others)
    return Change(step=dict(step), index=same, placed=len(was) - same, taken=now[same:], rules=rules, by=by)


def changed(record: GameRecord, change: Change) -> GameRecord:
    """The record after a change that can be taken back; what was taken back before can't be brought again."""
    game, inverse = swap(record.game, change)
    return record.model_copy(update={"game": game, "done": [*record.done, inverse], "undone": []})


def amended(record: GameRecord, game: Data, step: Code, by: int | None = None) -> GameRecord:
    """The record whose last step leads to this game instead, or is gone if nothing is left of it."""
    before = taken_back(record).model_copy(update={"undone": []})
    change = difference(before.game, game, step, by)
    return changed(before, change) if change.placed or change.taken or change.rules else before


def taken_back(record: GameRecord) -> GameRecord:
    """The record without its last step, which can be brought again."""
    game, change = swap(record.game, record.done[-1])
    return record.model_copy(
        update={"game": game, "done": record.done[:-1], "undone": [*record.undone, change]},
    )


def brought_again(record: GameRecord) -> GameRecord:
    """The record with the last step that was taken back."""
    game, change = swap(record.game, record.undone[-1])
    return record.model_copy(
        update={"game": game, "done": [*record.done, change], "undone": record.undone[:-1]},
    )


def swap(game: Data, change: Change) -> tuple[Data, Change]:
    """Exchanges the events and rules of a change for those it has taken out, and turns it round."""
    events, start, end = game["events"], change.index, change.index + change.placed
    rules = None if change.rules is None else _rules(game, *change.rules)
    inverse = Change(
        step=change.step,
        index=start,
        placed=len(change.taken),
        taken=events[start:end],
        rules=rules,
        by=change.by,
    )
    others = {field: value for field, value in game.items() if field not in (rules or ())}
    return {**others, **(change.rules or {}), "events": [*events[:start], *change.taken, *events[end:]]}, inverse


def entered_by(record: GameRecord) -> tuple[int | None, ...]:
    """The seat that each event of the game was entered from, in order.

    Whoever changes an earlier event has entered that one; those after it were put back as they were.
    """
    if not any(change.by is not None for change in record.done):
        return (None,) * len(record.game["events"])
    events, places = list(record.game["events"]), list(range(len(record.game["events"])))
    found: list[int | None] = [None] * len(events)
    for change in reversed(record.done):
        start, end = change.index, change.index + change.placed
        new, old = events[start:end], change.taken
        same = 0
        while same < min(len(new), len(old)) and new[-1 - same] == old[-1 - same]:
            same += 1
        for place in places[start : end - same]:
            if place >= 0:
                found[place] = change.by
        gone = [NOT_THERE] * (len(old) - same)
        places[start : end - same] = gone
        events[start:end] = old
    return tuple(found)


def _rules(game: Data, *others: str) -> Data:
    """What a file says of its rules, some of which it needn't say, and of these others."""
    fields = dict.fromkeys((*kind_of(game).rule_fields, *others))
    return {field: game[field] for field in fields if field in game}
