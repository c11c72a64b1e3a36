"""Statistics counted the slow way: every game that is kept is opened, and each figure is asked of all of them."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from rules.kinds import kind_named
from rules.statistics.digest import Digest
from rules.statistics.figures import Figures, Met, PlayerFigures, Record, Share
from rules.statistics.wanted import EVERYTHING, Wanted
from storage.store import Store

Game = tuple[str, str, tuple[str, ...], Digest]
"""Its id, its kind, its players and its digest."""

Opened = tuple[str, str, tuple[str, ...], Digest | None, str]
"""The same, over or not, and when it was begun."""


def recount(every: list[Opened], wanted: Wanted = EVERYTHING) -> Figures:
    """Of all that are kept, as `opened` has them."""
    games = [(id, kind, players, digest) for id, kind, players, digest, _ in every if digest]
    starts = {id: started for id, *_, started in every}
    games = [game for game in games if _is_wanted(game, starts[game[0]], wanted)]
    everybody = sorted({name for _, _, players, _ in games for name in players})
    people = [_player(name, games) for name in everybody]
    return Figures(
        games=len(games),
        shared=sum(len(digest.winners) > 1 for *_, digest in games),
        seconds=sum(digest.seconds for *_, digest in games),
        kinds=_counted([kind for _, kind, _, _ in games]),
        counts=_counted([len(players) for _, _, players, _ in games]),
        months=_counted([starts[id][:7] for id, *_ in games]),
        editions=_counted([f"{kind}:{digest.edition}" for _, kind, _, digest in games if digest.edition]),
        in_play=_counted([f"{kind}:{code}" for _, kind, _, digest in games for code in digest.in_play]),
        records=_records(games),
        players=tuple(sorted(people, key=lambda player: (-player.wins, -player.games, player.name))),
    )


def opened(store: Store) -> list[Opened]:
    present = [player.name for player in store.players.everybody()]
    games = []
    for summary in sorted(store.listing.page(size=10**6), key=lambda summary: (summary.started, summary.id)):
        saved = store.games.open(summary.id)
        digest = kind_named(saved.kind).digest(saved.game)
        names = [player.name for player in kind_named(saved.kind).standing(saved.game).players]
        known = [_present(store, name) if name not in present else name for name in names]
        players = tuple(known if len(set(known)) == len(known) else names)
        games.append((saved.id, saved.kind, players, digest, saved.started))
    return games


def _is_wanted(game: Game, started: str, wanted: Wanted) -> bool:
    _, kind, players, digest = game
    return (
        wanted.game in (None, kind)
        and (wanted.player is None or wanted.player in players)
        and wanted.count in (None, len(players))
        and wanted.edition in (None, digest.edition)
        and started >= wanted.since
        and (not wanted.until or started[: len(wanted.until)] <= wanted.until)
    )


def _present(store: Store, name: str) -> str:
    return next((player.name for player in store.players.everybody() if name in player.also), name)


def _player(name: str, games: list[Game]) -> PlayerFigures:
    own = [(kind, players, digest, players.index(name)) for _, kind, players, digest in games if name in players]
    scores = [digest.scores[seat] for _, _, digest, seat in own if digest.scores]
    places = [digest.places[seat] for _, _, digest, seat in own if digest.places]
    won = [seat in digest.winners for _, _, digest, seat in own]
    runs = [len(list(run)) for is_won, run in groupby(won) if is_won]
    last = [len(list(run)) if is_won else 0 for is_won, run in groupby(won)][-1]

    def shares(keys: Callable[[str, tuple[str, ...], Digest, int], list[Any]]) -> dict[Any, Share]:
        found = [(key, is_won) for game, is_won in zip(own, won, strict=True) for key in keys(*game)]
        return {
            key: Share(sum(k == key for k, _ in found), sum(k == key and w for k, w in found))
            for key in sorted({key for key, _ in found})
        }

    return PlayerFigures(
        name=name,
        games=len(own),
        wins=sum(won),
        shared=sum(seat in digest.winners and len(digest.winners) > 1 for _, _, digest, seat in own),
        average=sum(scores) / len(scores) if scores else None,
        best=max(scores, default=None),
        place=sum(places) / len(places) if places else None,
        streak=last,
        longest=max(runs, default=0),
        kinds=shares(lambda kind, players, digest, seat: [kind]),
        counts=shares(lambda kind, players, digest, seat: [len(players)]),
        seats=shares(lambda kind, players, digest, seat: [seat + 1]),
        in_play=shares(lambda kind, players, digest, seat: [f"{kind}:{code}" for code in digest.in_play]),
        sources={
            key: sum(digest.sources[code][seat] for kind, _, digest, seat in own if kind == key.partition(":")[0])
            for key, code in sorted({(f"{kind}:{code}", code) for kind, _, digest, _ in own for code in digest.sources})
        },
        against={
            other: _met([(digest, seat, players.index(other)) for _, players, digest, seat in own if other in players])
            for other in sorted({other for _, players, _, _ in own for other in players if other != name})
        },
    )


def _met(tables: list[tuple[Digest, int, int]]) -> Met:
    def beats(digest: Digest, seat: int, other: int) -> bool:
        if digest.places:
            return digest.places[seat] < digest.places[other]
        return seat in digest.winners and other not in digest.winners

    return Met(len(tables), sum(beats(d, a, b) for d, a, b in tables), sum(beats(d, b, a) for d, a, b in tables))


def _records(games: list[Game]) -> dict[str, Record]:
    found: list[tuple[str, int, Record]] = []
    for id, kind, players, digest in games:
        found += [
            (f"{kind}:{code}", most, Record(most, id, players[seat])) for code, (most, seat) in digest.feats.items()
        ]
        if digest.seconds:
            found.append(("longest", digest.seconds, Record(digest.seconds, id, None)))
        if digest.scores:
            best, second = sorted(digest.scores)[:-3:-1]
            found.append((f"{kind}:score", best, Record(best, id, players[digest.scores.index(best)])))
            if best in [digest.scores[seat] for seat in digest.winners]:
                found.append((f"{kind}:closest", second - best, Record(best - second, id, None)))
    codes = sorted({code for code, _, _ in found})
    return {code: max((row for row in found if row[0] == code), key=lambda row: row[1])[2] for code in codes}


def _counted(keys: list[Any]) -> dict[Any, int]:
    return {key: keys.count(key) for key in sorted(set(keys))}
