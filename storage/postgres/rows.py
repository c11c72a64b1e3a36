"""A game as rows, and back: its events one each, so that a new one is one row more."""

import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Final, LiteralString, TypeVar

import psycopg

from rules.limits import LARGEST_FILE
from storage.errors import Damaged, TooLarge
from storage.records import Change, Data, GameRecord
from storage.values import Place

T = TypeVar("T")
WHOLE: Final = """
SELECT app, started, updated, finished, revision, mark, head::text,
    ARRAY(SELECT mark FROM marks WHERE game = id ORDER BY number),
    ARRAY(SELECT event::text FROM events WHERE game = id ORDER BY number),
    ARRAY(SELECT json_build_array(step, start, placed, taken, rules, seat)::text
          FROM changes WHERE game = id AND NOT undone ORDER BY number),
    ARRAY(SELECT json_build_array(step, start, placed, taken, rules, seat)::text
          FROM changes WHERE game = id AND undone ORDER BY number)
FROM games WHERE id = %s AND place = %s
"""
PUT: Final = """
INSERT INTO games (id, place, app, started, updated, finished, revision, mark, head)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)
ON CONFLICT (id) DO UPDATE SET place = excluded.place, app = excluded.app, started = excluded.started,
    updated = excluded.updated, finished = excluded.finished, revision = excluded.revision, mark = excluded.mark,
    head = excluded.head, listed = false
"""


def written(time: datetime | None) -> str | None:
    return time.strftime("%Y-%m-%dT%H:%M:%S.%fZ") if time else None


def moment(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text).astimezone(UTC) if text else None


def dumped(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def game_in(id: str, row: Sequence[Any]) -> Data:
    """What a file would hold."""
    app, started, updated, finished, revision, mark, head, trail, events, done, undone = row
    return {
        "id": id,
        "app": app,
        "started": written(started),
        "updated": written(updated),
        "finished": written(finished),
        "revision": revision,
        "mark": mark,
        "trail": trail,
        "game": json.loads(head) | {"events": _each(events)},
        "done": [_change(each) for each in _each(done)],
        "undone": [_change(each) for each in _each(undone)],
    }


def verify_size(record: GameRecord) -> None:
    try:
        size = len(record.model_dump_json(by_alias=True).encode())
    except ValueError:
        raise Damaged(f"{record.id}.json") from None
    if size > LARGEST_FILE:
        raise TooLarge(f"{record.id}.json")


def put_game(connection: psycopg.Connection, record: GameRecord, place: Place, before: GameRecord | None) -> None:
    """The record in the place of the one before, of which all that is the same stays."""
    head = dumped({**record.game, "events": []})
    times = (moment(record.started), moment(record.updated), moment(record.finished))
    with connection.pipeline():
        connection.execute(PUT, (record.id, place, record.app, *times, record.revision, record.mark, head))
        _put_list(
            connection,
            "DELETE FROM events WHERE game = %s AND number >= %s",
            "INSERT INTO events (game, number, event) VALUES (%s, %s, %s)",
            [record.id],
            (before.game["events"] if before else [], record.game["events"]),
            lambda event: (dumped(event),),
        )
        _put_list(
            connection,
            "DELETE FROM marks WHERE game = %s AND number >= %s",
            "INSERT INTO marks (game, number, mark) VALUES (%s, %s, %s)",
            [record.id],
            (before.trail if before else [], record.trail),
            lambda mark: (mark,),
        )
        for undone in (False, True):
            _put_list(
                connection,
                "DELETE FROM changes WHERE game = %s AND undone = %s AND number >= %s",
                "INSERT INTO changes (game, undone, number, step, start, placed, taken, rules, seat)"
                " VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)",
                [record.id, undone],
                (_changes(before, undone) if before else [], _changes(record, undone)),
                _columns,
            )


def _put_list(
    connection: psycopg.Connection,
    delete: LiteralString,
    insert: LiteralString,
    key: list[object],
    lists: tuple[Sequence[T], Sequence[T]],
    columns: Callable[[T], tuple[object, ...]],
) -> None:
    """What both have from the beginning on stays; the rest makes way for the rest."""
    before, after = lists
    same = 0
    while same < min(len(before), len(after)) and (
        before[same] is after[same] or columns(before[same]) == columns(after[same])
    ):
        same += 1
    if same < len(before):
        connection.execute(delete, (*key, same))
    if same < len(after):
        rows = [(*key, number, *columns(each)) for number, each in enumerate(after[same:], start=same)]
        connection.cursor().executemany(insert, rows)


def _changes(record: GameRecord, undone: bool) -> list[Change]:
    return record.undone if undone else record.done


def _columns(change: Change) -> tuple[object, ...]:
    rules = None if change.rules is None else dumped(change.rules)
    return dumped(change.step), change.index, change.placed, dumped(change.taken), rules, change.by


def _change(row: list[Any]) -> Data:
    step, index, placed, taken, rules, by = row
    return {"step": step, "index": index, "placed": placed, "taken": taken, "rules": rules, "by": by}


def _each(texts: Sequence[str]) -> list[Any]:
    found: list[Any] = json.loads(f"[{','.join(texts)}]")
    return found
