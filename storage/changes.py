"""Undo and redo: a change is a run of events, or rules, that took the place of others, and can be turned round."""

from typing import Any, Final

from storage.records import Change, GameRecord

Data = dict[str, Any]
RULES: Final = ("edition", "rulings", "components")
"""What a game file says of the rules that the game is played by."""


def difference(name: str, old: Data, new: Data) -> Change:
    """The change that makes the new game of the old one: all from the first event that differs on, and the rules."""
    was, now, same = old["events"], new["events"], 0
    while same < min(len(was), len(now)) and was[same] == now[same]:
        same += 1
    rules = None if _rules(old) == _rules(new) else _rules(new)
    return Change(name=name, index=same, placed=len(was) - same, taken=now[same:], rules=rules)


def changed(record: GameRecord, change: Change) -> GameRecord:
    """The record after a change that can be taken back; what was taken back before can't be brought again."""
    game, inverse = swap(record.game, change)
    return record.model_copy(update={"game": game, "done": [*record.done, inverse], "undone": []})


def swap(game: Data, change: Change) -> tuple[Data, Change]:
    """Exchanges the events and rules of a change for those it has taken out, and turns it round."""
    events, start, end = game["events"], change.index, change.index + change.placed
    rules = _rules(game)
    inverse = Change(
        name=change.name,
        index=start,
        placed=len(change.taken),
        taken=events[start:end],
        rules=None if change.rules is None else rules,
    )
    others = {field: value for field, value in game.items() if field not in RULES}
    kept = rules if change.rules is None else change.rules
    return {**others, **kept, "events": [*events[:start], *change.taken, *events[end:]]}, inverse


def _rules(game: Data) -> Data:
    return {field: game[field] for field in RULES if field in game}
