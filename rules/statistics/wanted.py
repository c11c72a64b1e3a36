"""Which games statistics are wanted of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rules.statistics.digest import Played


@dataclass(frozen=True, slots=True)
class Wanted:
    """Dates are the beginnings of ISO times, such as `2026-11`."""

    game: str | None = None
    player: str | None = None
    """By the present name."""
    count: int | None = None
    """Of players."""
    edition: str | None = None
    since: str = ""
    until: str = ""

    def fits(self, played: Played, players: Sequence[str]) -> bool:
        """A game that is over, with the present names of its players."""
        return (
            played.digest is not None
            and self.game in (None, played.kind)
            and (self.player is None or self.player in players)
            and self.count in (None, len(players))
            and self.edition in (None, played.digest.edition)
            and played.started >= self.since
            and (not self.until or played.started[: len(self.until)] <= self.until)
        )


EVERYTHING: Final = Wanted()


def known_as(players: Sequence[str], now: Mapping[str, str]) -> tuple[str, ...]:
    """The present names of those who had others before; two of one game stay two."""
    names = tuple(now.get(name, name) for name in players)
    return names if len(set(names)) == len(names) else tuple(players)
