"""Statistics as they are shown: of the group, and of each player."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple


class Share(NamedTuple):
    games: int
    wins: int


class Met(NamedTuple):
    """Two players at one table."""

    games: int
    ahead: int
    behind: int


class Record(NamedTuple):
    value: int
    game: str
    player: str | None


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    name: str
    games: int
    wins: int
    """With those that were shared."""
    shared: int
    average: float | None
    """Of the games that have scores."""
    best: int | None
    place: float | None
    """On average, in games that have places."""
    streak: int
    """Wins in a row up to now."""
    longest: int
    """Wins in a row, at most."""
    kinds: Mapping[str, Share]
    counts: Mapping[int, Share]
    seats: Mapping[int, Share]
    in_play: Mapping[str, Share]
    """By the game and its code: `ethnos:elves`."""
    sources: Mapping[str, int]
    against: Mapping[str, Met]


@dataclass(frozen=True, slots=True)
class Figures:
    games: int
    shared: int
    """With several winners."""
    seconds: int
    kinds: Mapping[str, int]
    counts: Mapping[int, int]
    months: Mapping[str, int]
    editions: Mapping[str, int]
    in_play: Mapping[str, int]
    records: Mapping[str, Record]
    players: tuple[PlayerFigures, ...]
    """Who has won most first, then who has played most."""


def figures(tally: Mapping[str, Any]) -> Figures:
    """What was counted."""
    players = [_player(name, line) for name, line in tally["players"].items()]
    return Figures(
        games=tally["games"],
        shared=tally["shared"],
        seconds=tally["seconds"],
        kinds=_ordered(tally["kinds"]),
        counts={int(count): games for count, games in sorted(tally["counts"].items())},
        months=_ordered(tally["months"]),
        editions=_ordered(tally["editions"]),
        in_play=_ordered(tally["in_play"]),
        records={
            code: Record(abs(value) if code.endswith(":closest") else value, game, player)
            for code, (value, game, player) in sorted(tally["records"].items())
        },
        players=tuple(sorted(players, key=lambda player: (-player.wins, -player.games, player.name))),
    )


def _player(name: str, line: Mapping[str, Any]) -> PlayerFigures:
    return PlayerFigures(
        name=name,
        games=line["games"],
        wins=line["wins"],
        shared=line["shared"],
        average=line["score"] / line["scored"] if line["scored"] else None,
        best=line["best"],
        place=line["place"] / line["placed"] if line["placed"] else None,
        streak=line["streak"],
        longest=line["longest"],
        kinds={key: Share(*pair) for key, pair in sorted(line["kinds"].items())},
        counts={int(key): Share(*pair) for key, pair in sorted(line["counts"].items())},
        seats={int(key): Share(*pair) for key, pair in sorted(line["seats"].items())},
        in_play={key: Share(*pair) for key, pair in sorted(line["in_play"].items())},
        sources=_ordered(line["sources"]),
        against={key: Met(*met) for key, met in sorted(line["against"].items())},
    )


def _ordered(counts: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(counts.items()))
