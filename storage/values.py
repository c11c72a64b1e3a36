"""What the app and its storage hand to each other: games as they are kept and listed, settings, what was restored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from rules.ethnos.game import Game

PAGE: Final = 20
"""Games on a page of a list."""
TEXT_SIZES: Final = (0.8, 2.0)
"""The smallest and the largest."""


@dataclass(frozen=True, slots=True)
class Settings:
    language: str = "system"
    """The code of a language, such as `pl`; which ones there are is known to who speaks them."""
    theme: Literal["system", "light", "dark", "black"] = "system"
    text_size: float = 1.0
    keep_awake: bool = True
    haptics: bool = True
    confirm_every_band: bool = False
    show_projection: bool = True
    """What the Glory would be if the Age ended now; some groups would rather not know."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A game as it is kept."""

    id: str
    kind: str
    """The name of the game that it is one of."""
    started: str
    updated: str
    finished: str | None
    revision: int
    game: Game
    undo: str | None
    """The name of the change that would be taken back."""
    redo: str | None


@dataclass(frozen=True, slots=True)
class Summary:
    """A game as the list shows it."""

    id: str
    kind: str
    started: str
    updated: str
    finished: str | None
    players: tuple[str, ...]
    age: int
    over: bool
    winners: tuple[str, ...]
    glory: dict[str, int]
    words: str
    """What a search looks in, in lower case."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games of the list are wanted; dates are the beginnings of ISO times, such as `2026-11`."""

    player: frozenset[str] = frozenset()
    """Any of these names."""
    since: str = ""
    until: str = ""
    text: str = ""
    finished: bool | None = None
    """Only those that are done with, or only those that are not."""

    def fits(self, summary: Summary) -> bool:
        return (
            (not self.player or not self.player.isdisjoint(summary.players))
            and summary.started >= self.since
            and (not self.until or summary.started[: len(self.until)] <= self.until)
            and all(word in summary.words for word in self.text.lower().split())
            and self.finished in (None, summary.finished is not None)
        )


@dataclass(frozen=True, slots=True)
class Restored:
    games: int
    """New here, or newer than what was here."""
    kept: int
    """Already here, as new or newer."""
    players: int
