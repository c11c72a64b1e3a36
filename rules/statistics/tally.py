"""Statistics as they are counted: game by game, in the order in which they were begun, and on from wherever it was."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from rules.statistics.digest import Digest, Played

Data = dict[str, Any]
GAMES, WINS = 0, 1
"""Where a pair of numbers has them."""
NEW_PLAYER: Final[Mapping[str, Any]] = {
    "games": 0,
    "wins": 0,
    "shared": 0,
    "scored": 0,
    "score": 0,
    "best": None,
    "placed": 0,
    "place": 0,
    "streak": 0,
    "longest": 0,
    "kinds": {},
    "counts": {},
    "seats": {},
    "in_play": {},
    "sources": {},
    "against": {},
}


class Tally:
    """Counted in plain data, so that it can be kept and gone on with."""

    def __init__(self, data: Data | None = None) -> None:
        self.data: Data = data or {
            "games": 0,
            "shared": 0,
            "seconds": 0,
            "kinds": {},
            "counts": {},
            "months": {},
            "editions": {},
            "in_play": {},
            "players": {},
            "records": {},
        }

    def add(self, played: Played, players: Sequence[str]) -> None:
        """A game that is over, later than all before; its players by their present names."""
        digest = played.digest
        if digest is None:
            return
        data = self.data
        data["games"] += 1
        data["shared"] += len(digest.winners) > 1
        data["seconds"] += digest.seconds
        _count(data["kinds"], played.kind)
        _count(data["counts"], str(len(players)))
        _count(data["months"], played.started[:7])
        if digest.edition:
            _count(data["editions"], f"{played.kind}:{digest.edition}")
        for code in digest.in_play:
            _count(data["in_play"], f"{played.kind}:{code}")
        self._records(played, digest, players)
        for seat in range(len(players)):
            self._player(played, digest, players, seat)

    def _player(self, played: Played, digest: Digest, players: Sequence[str], seat: int) -> None:
        everybody = self.data["players"]
        found: Data | None = everybody.get(players[seat])
        line: Data = found or everybody.setdefault(players[seat], deepcopy(dict(NEW_PLAYER)))
        won = seat in digest.winners
        line["games"] += 1
        line["wins"] += won
        line["shared"] += won and len(digest.winners) > 1
        line["streak"] = line["streak"] + 1 if won else 0
        line["longest"] = max(line["longest"], line["streak"])
        if digest.scores:
            score = digest.scores[seat]
            line["scored"] += 1
            line["score"] += score
            line["best"] = score if line["best"] is None else max(line["best"], score)
        if digest.places:
            line["placed"] += 1
            line["place"] += digest.places[seat]
        _pair(line["kinds"], played.kind, won)
        _pair(line["counts"], str(len(players)), won)
        _pair(line["seats"], str(seat + 1), won)
        for code in digest.in_play:
            _pair(line["in_play"], f"{played.kind}:{code}", won)
        for code, row in digest.sources.items():
            key = f"{played.kind}:{code}"
            line["sources"][key] = line["sources"].get(key, 0) + row[seat]
        for other, name in enumerate(players):
            if other != seat:
                met = line["against"].setdefault(name, [0, 0, 0])
                met[0] += 1
                met[1] += _is_ahead(digest, seat, other)
                met[2] += _is_ahead(digest, other, seat)

    def _records(self, played: Played, digest: Digest, players: Sequence[str]) -> None:
        """The first to reach one has it."""
        for code, (most, seat) in digest.feats.items():
            self._record(f"{played.kind}:{code}", most, played.id, players[seat])
        if digest.seconds:
            self._record("longest", digest.seconds, played.id, None)
        if digest.scores:
            first, second = sorted(digest.scores, reverse=True)[:2]
            best = digest.scores.index(first)
            self._record(f"{played.kind}:score", first, played.id, players[best])
            if any(digest.scores[seat] == first for seat in digest.winners):
                self._record(f"{played.kind}:closest", second - first, played.id, None)

    def _record(self, code: str, value: int, id: str, player: str | None) -> None:
        """Of the closest game the value is negative: the least difference is the most."""
        before = self.data["records"].get(code)
        if before is None or value > before[0]:
            self.data["records"][code] = [value, id, player]


def _is_ahead(digest: Digest, seat: int, other: int) -> bool:
    """By place, where there are any; else the one won and the other didn't."""
    if digest.places:
        return digest.places[seat] < digest.places[other]
    return seat in digest.winners and other not in digest.winners


def _count(counts: dict[str, int], key: str) -> None:
    counts[key] = counts.get(key, 0) + 1


def _pair(pairs: dict[str, list[int]], key: str, won: bool) -> None:
    pair = pairs.setdefault(key, [0, 0])
    pair[GAMES] += 1
    pair[WINS] += won
