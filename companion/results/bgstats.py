"""A finished game as a link that BG Stats opens, whole or as short as a QR code wants it."""

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import quote

from companion import NAME
from companion.results.people import person_id
from companion.shell.results import Result, Seat
from storage.values import Player

LINK: Final = "https://app.bgstatsapp.com/createPlay.html?data="
SCANNED: Final = 1_000
"""Characters that phones scan well from the screen of another one: for this much, what may be left out is."""
FITTING: Final = 1_100
"""Characters that they still scan, for which names are cut: what must be there takes more than a thousand for six."""
SHORTEST_NAME: Final = 2
ID: Final = 8
"""Characters of a person's id, of which a link has room for no more: still nobody else's in a group."""

Data = dict[str, Any]


def play_link(result: Result, everybody: Iterable[Player] = ()) -> str:
    return _link(play_data(result, everybody))


def short_link(result: Result, everybody: Iterable[Player] = ()) -> str:
    """The same with as little left out as makes it short enough: comments first, names last of all."""
    everybody = list(everybody)
    data = play_data(result, everybody)
    for field in ("comments", "location", "board", "durationMin"):
        if len(_link(data)) > SCANNED:
            data.pop(field, None)
    for field in ("role", "rank"):
        if len(_link(data)) > SCANNED:
            data["players"] = [{key: value for key, value in one.items() if key != field} for one in data["players"]]
    while len(_link(data)) > FITTING:
        longest = max(data["players"], key=lambda one: (len(one["name"]) > SHORTEST_NAME, len(quote(one["name"]))))
        if len(longest["name"]) <= SHORTEST_NAME:
            break
        longest["name"] = longest["name"][:-1].strip()
    return _link(data)


def play_data(result: Result, everybody: Iterable[Player] = ()) -> Data:
    """What BG Stats asks for. Its Android app fails if one of the booleans isn't there."""
    everybody = list(everybody)
    data = {
        "sourceName": NAME,
        "sourcePlayId": result.id,
        "playDate": utc(result.finished or result.started),
        "durationMin": result.minutes or None,
        "board": result.variant or None,
        "comments": result.outcome,
        "game": game_data(result),
        "players": [_player(seat, person_id(seat.name, everybody)[:ID]) for seat in result.seats],
    }
    return {field: value for field, value in data.items() if value is not None}


def game_data(result: Result) -> Data:
    data = {"name": result.title, "sourceGameId": result.kind, "bggId": result.bgg}
    known = {field: value for field, value in data.items() if value is not None}
    return {**known, "highestWins": True, "noPoints": result.total is None}


def utc(time: str) -> str:
    """`2026-11-18 20:15:00`."""
    return datetime.fromisoformat(time).astimezone(UTC).replace(tzinfo=None).isoformat(" ", "seconds")


def _player(seat: Seat, id: str) -> Data:
    data = {
        "name": seat.name,
        "sourcePlayerId": id,
        "startPlayer": seat.starts,
        "winner": seat.winner,
        "score": seat.score,
        "rank": seat.place,
        "role": seat.role or None,
    }
    return {field: value for field, value in data.items() if value is not None}


def _link(data: Data) -> str:
    """Colons and commas may stand in an address as they are; each that is spelt out would take three characters."""
    return LINK + quote(json.dumps(data, ensure_ascii=False, separators=(",", ":")), safe=":,")
