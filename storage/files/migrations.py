"""Old files become new ones, one version at a time, and a copy of the original is kept."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from string import Formatter
from typing import Any, Final

from rules.kinds import Code, every_kind, kind_of
from rules.problems import Refused
from storage.changes import swap
from storage.errors import Damaged, NewerVersion
from storage.files.disk import Disk
from storage.records import SCHEMA, Change, Data

Migration = Callable[[Data], Data]


def _changes_of_rules(record: Data) -> Data:
    """Since version 2 a change may be one of rules; before it there was none."""
    return record


def _codes_for_steps(record: Data) -> Data:
    """Since version 3 a step is known by a code, not by an English name, and a game's switches stand with the game."""
    if "game" in record:
        return {**record, **_steps(record)}
    if "settings" in record:
        return {**record, "settings": _by_game(record["settings"])}
    return record


def _marks(record: Data) -> Data:
    """Since version 4 a game is marked anew by each change; what was kept before is known by its time."""
    return record


def _whose_steps(record: Data) -> Data:
    """Since version 5 a step may say from which seat it was entered; before it there was none but the app's own."""
    return record


MIGRATIONS: Final[Mapping[int, Migration]] = {1: _changes_of_rules, 2: _codes_for_steps, 3: _marks, 4: _whose_steps}
"""By the version it starts from: what makes a record of the next one."""


def migrated(record: Data, name: str, schema: int = SCHEMA, migrations: Mapping[int, Migration] = MIGRATIONS) -> Data:
    """The record in the present version; `name` is the file it comes from."""
    found = record.get("schema")
    if type(found) is not int or found < 1:
        raise Damaged(name)
    if found > schema:
        raise NewerVersion(name)
    try:
        for version in range(found, schema):
            record = {**migrations[version](record), "schema": version + 1}
    except (KeyError, TypeError, ValueError, AttributeError, Refused):
        raise Damaged(name) from None
    return record


def keep_original(path: Path, record: Data, disk: Disk, schema: int = SCHEMA) -> None:
    """A copy of a file of an older version beside it, with that version in its name."""
    found = record.get("schema")
    if type(found) is int and found < schema:
        disk.write(path.with_name(f"{path.name}.v{found}"), disk.read(path))


def _steps(record: Data) -> Data:
    """The steps that can be taken back and those that can be brought again, from the last one on in both directions."""
    done, game = [], record["game"]
    for old in reversed(record.get("done", [])):
        change = _named(old)
        game, forward = swap(game, change)
        done.append(_coded(change, _step(game, forward)))
    undone, game = [], record["game"]
    for old in reversed(record.get("undone", [])):
        change = _named(old)
        undone.append(_coded(change, _step(game, change)))
        game, _ = swap(game, change)
    return {"done": done[::-1], "undone": undone[::-1]}


def _named(old: Data) -> Change:
    """A change of version 2, known by its name."""
    others = {field: value for field, value in old.items() if field != "name"}
    return Change.model_validate({**others, "step": {"kind": "text", "text": _english(old["name"])}})


def _coded(change: Change, step: Code) -> Data:
    return change.model_copy(update={"step": dict(step)}).model_dump(mode="json", exclude={"by"})


def _step(game: Data, change: Change) -> Code:
    """What the change is known by: a code where it adds events to the game, or else its name."""
    adds = change.index == len(game["events"]) and change.taken and change.rules is None
    try:
        return kind_of(game).step_in_file(game, change.taken) if adds else change.step
    except Refused:
        return change.step


def _english(name: str) -> str:
    """A name of version 2: a message with its facts as JSON, or plain text."""
    try:
        return _said(json.loads(name))
    except (ValueError, TypeError, AttributeError, KeyError, IndexError, RecursionError):
        return name


def _said(message: Any) -> str:
    one, facts, many = message
    told = {fact: _said(value) if isinstance(value, list) else value for fact, value in facts.items()}
    form: str = one if many is None or facts["n"] == 1 else many
    if any(shape or conversion for _, _, shape, conversion in Formatter().parse(form)):
        raise ValueError(form)
    return form.format(**told)


def _by_game(settings: Data) -> Data:
    """The switches that a game has stand under its name."""
    games = {
        kind.name: {option: settings[option] for option in kind.options if option in settings} for kind in every_kind()
    }
    switches = {option for options in games.values() for option in options}
    others = {field: value for field, value in settings.items() if field not in switches}
    return {**others, "games": {name: options for name, options in games.items() if options}}
