"""All games as tables: a row for each player and game, a row for each line, and the same as JSON.

Whoever opens a table in a spreadsheet must not run what somebody typed as a name.
"""

import csv
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from typing import Any, Final

from companion.shell.results import Result

BOM: Final = "\ufeff"
"""Without it some spreadsheets take UTF-8 for letters of other days."""
ACTING: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
"""What a spreadsheet takes for a formula when a cell begins with it."""

GAME: Final = ("game_id", "game", "variant", "started", "finished", "over", "minutes")
PLAYERS: Final = (*GAME, "players", "seat", "player", "role", "first_player", "score", "place", "winner")
LINES: Final = (*GAME, "group", "source", "seat", "player", "points", "rules", "line")

Cells = Mapping[str, str | int | bool | None]


def players_csv(results: Iterable[Result]) -> str:
    """A row for each player and game, with a column for each source of any of these games at the end."""
    results = list(results)
    sources = dict.fromkeys(f"{result.kind}:{row.source}" for result in results for row in result.sources())
    return _csv((*PLAYERS, *sources), (row for result in results for row in _players(result)))


def lines_csv(results: Iterable[Result]) -> str:
    return _csv(LINES, (row for result in results for row in _lines(result)))


def as_data(results: Iterable[Result]) -> list[dict[str, Any]]:
    """What both tables hold, game by game."""
    return [
        {
            **_game(result),
            "outcome": result.outcome,
            "players": [_without_game(row) for row in _players(result)],
            "groups": [
                {
                    "label": group.label,
                    "rows": [{"source": row.source, "label": row.label, "cells": row.cells} for row in group.rows],
                    "total": group.total,
                }
                for group in result.groups
            ],
            "lines": [_without_game(row) for row in _lines(result)],
        }
        for result in results
    ]


def _game(result: Result) -> dict[str, str | int | bool | None]:
    values = (
        result.id,
        result.title,
        result.variant,
        result.started,
        result.finished,
        result.over,
        result.minutes,
    )
    return dict(zip(GAME, values, strict=True))


def _players(result: Result) -> Iterator[Cells]:
    sources = [(f"{result.kind}:{row.source}", row.cells) for row in result.sources()]
    for number, seat in enumerate(result.seats):
        yield {
            **_game(result),
            "players": len(result.seats),
            "seat": number + 1,
            "player": seat.name,
            "role": seat.role,
            "first_player": seat.starts,
            "score": seat.score,
            "place": seat.place if result.over else None,
            "winner": seat.winner,
            **{name: cells[number] for name, cells in sources},
        }


def _lines(result: Result) -> Iterator[Cells]:
    for entry in result.entries:
        yield {
            **_game(result),
            "group": entry.group,
            "source": entry.source,
            "seat": entry.seat + 1,
            "player": result.seats[entry.seat].name,
            "points": entry.points,
            "rules": entry.rules,
            "line": entry.words,
        }


def _without_game(row: Cells) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in GAME}


def _csv(columns: tuple[str, ...], rows: Iterable[Cells]) -> str:
    written = StringIO()
    table = csv.writer(written)
    table.writerow(columns)
    table.writerows([_cell(row.get(column)) for column in columns] for row in rows)
    return BOM + written.getvalue()


def _cell(value: str | int | bool | None) -> str | int:
    """Numbers as they are, words as words whatever they begin with; what is so is 1, what isn't is 0."""
    if value is None:
        return ""
    if isinstance(value, int):
        return int(value)
    return f"'{value}" if value.lstrip(" ").startswith(ACTING) else value
