"""What statistics keep of one game: a few figures, worked out once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Digest:
    """A game that is over; players by seat. Codes are the game's own, and so are their words."""

    winners: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None
    """Where the game has more of them than winners and others."""
    edition: str | None = None
    in_play: tuple[str, ...] = ()
    """What differs from game to game: Tribes, a scenario."""
    sources: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """What everybody has of something, by its code: where a score comes from, or what was done."""
    feats: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """The most of something in this game, and whose it was."""
    seconds: int = 0
    """Of play."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game as statistics know it."""

    id: str
    kind: str
    started: str
    players: tuple[str, ...]
    digest: Digest | None
    """None as long as it isn't over."""


def read_played(data: dict[str, Any]) -> Played:
    """As it was remembered; an error if it is anything else."""
    digest = data["digest"]
    played = Played(**data | {"players": tuple(data["players"]), "digest": digest and _read_digest(digest)})
    texts = (played.id, played.kind, played.started, *played.players)
    if not (played.players and all(isinstance(text, str) for text in texts)):
        raise TypeError
    if played.digest and not _fits(played.digest, len(played.players)):
        raise TypeError
    return played


def _read_digest(data: dict[str, Any]) -> Digest:
    scores, places = data["scores"], data["places"]
    return Digest(
        **data
        | {
            "winners": tuple(data["winners"]),
            "scores": None if scores is None else tuple(scores),
            "places": None if places is None else tuple(places),
            "in_play": tuple(data["in_play"]),
            "sources": {code: tuple(row) for code, row in data["sources"].items()},
            "feats": {code: (most, seat) for code, (most, seat) in data["feats"].items()},
        }
    )


def _fits(digest: Digest, players: int) -> bool:
    rows = (digest.scores, digest.places, *digest.sources.values())
    given = [row for row in rows if row is not None]
    seats = (*digest.winners, *(seat for _, seat in digest.feats.values()))
    numbers = (*seats, *(number for row in given for number in row), *(most for most, _ in digest.feats.values()))
    texts = (*digest.in_play, digest.edition or "")
    return (
        all(isinstance(number, int) for number in (*numbers, digest.seconds))
        and all(0 <= seat < players for seat in seats)
        and all(len(row) == players for row in given)
        and all(isinstance(text, str) for text in texts)
    )
