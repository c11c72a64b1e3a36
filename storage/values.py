"""What the app and its storage hand to each other: games as they are kept and listed, players, settings."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, TypeVar

if TYPE_CHECKING:
    from storage.errors import StorageError

G = TypeVar("G")
Code = Mapping[str, Any]
"""What happened, as a code with its facts; whoever shows it finds the words."""
Data = dict[str, Any]
"""A JSON object."""
Place = Literal["games", "bin"]
PAGE: Final = 20
"""Games on a page of a list."""
TEXT_SIZES: Final = (0.8, 2.0)
"""The smallest and the largest."""
Progress = Callable[[int, int], None]
"""Told while long work goes on: how many are done, of how many. The thread that calls it is the one that works."""


def no_progress(done: int, of: int) -> None:
    """For whoever doesn't show any."""


ID: Final = re.compile(r"[0-9]{8}-[0-9]{6}-[0-9a-f]{6}")
"""What the id of a game looks like: the time when it was begun, and something that no other game has."""
TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{6}Z")
LAST_TIME: Final = "9998-12-31T23:59:59.999999Z"
"""Up to which every calendar can count, wherever on earth."""


def is_time(text: str) -> bool:
    """Whether this is a time in the form that we write, in the years that clocks can have."""
    try:
        return bool(TIME.fullmatch(text)) and "1970" <= text <= LAST_TIME and bool(datetime.fromisoformat(text))
    except ValueError:
        return False


class App(NamedTuple):
    """What storage has to know of the app whose data it keeps."""

    version: str
    backups: str
    """The format of its backups."""


@dataclass(frozen=True, slots=True)
class Saved(Generic[G]):
    """A game as it is kept."""

    id: str
    kind: str
    """The name of the game that it is one of."""
    started: str
    updated: str
    finished: str | None
    """When it was stopped, or over."""
    revision: int
    game: G
    undo: Code | None
    """The step that would be taken back."""
    redo: Code | None
    over: bool
    undo_by: int | None = None
    """The seat that this step was entered from; none if it was at the app itself."""
    redo_by: int | None = None
    entered_by: tuple[int | None, ...] = ()
    """The same for each event."""
    here_already: bool = field(default=False, compare=False)
    """Said of one that was to be brought in, and is here in that very state."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A game as the list shows it."""

    id: str
    kind: str
    started: str
    updated: str
    finished: str | None
    players: tuple[str, ...]
    stage: dict[str, Any]
    """How far it has come, in the game's own terms."""
    over: bool
    winners: tuple[str, ...]
    scores: dict[str, int] | None
    """By player, where the game has them."""
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
    """Only those that are over or stopped, or only those that are running."""

    def fits(self, summary: Summary) -> bool:
        return (
            (not self.player or not self.player.isdisjoint(summary.players))
            and summary.started >= self.since
            and (not self.until or summary.started[: len(self.until)] <= self.until)
            and all(word in summary.words for word in self.text.lower().split())
            and self.finished in (None, summary.finished is not None)
        )


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who has played here."""

    name: str
    colour: str | None = None
    last_played: str = ""
    also: tuple[str, ...] = ()
    """Names this player had before, under which older games are found."""


Fact = bool | int | str
"""What is known of a card: a number, a word of the game's own, or whether something is so."""


@dataclass(frozen=True, slots=True)
class Card:
    """What somebody has read off a printed card: its name, and facts in the terms of its game."""

    game: str
    sort: str
    """Such as `city`."""
    name: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @property
    def key(self) -> tuple[str, str, str]:
        """What no other card has."""
        return self.game, self.sort, self.name


@dataclass(frozen=True, slots=True)
class Settings:
    """How the app behaves on this device, as people choose it."""

    language: str = "system"
    """The code of a language, such as `pl`; which ones there are is known to who speaks them."""
    theme: Literal["system", "light", "dark", "black"] = "system"
    text_size: float = 1.0
    keep_awake: bool = True
    haptics: bool = True
    running_clock: bool = False
    """On the table."""
    games: Mapping[str, Mapping[str, bool]] = field(default_factory=dict)
    """Switches that belong to a game, by its name; those that nobody has touched are left out."""

    def option(self, game: str, name: str, default: bool) -> bool:
        return self.games.get(game, {}).get(name, default)

    def with_option(self, game: str, name: str, on: bool) -> Settings:
        return replace(self, games={**self.games, game: {**self.games.get(game, {}), name: on}})


@dataclass(frozen=True, slots=True)
class Renamed:
    """What became of a name in the games that are kept."""

    was: Mapping[str, str]
    """The name that somebody had, by the ids of the games in which they have another now."""
    kept: int
    """Games that stay as they are: another player has the name there, or they can't be read."""


@dataclass(frozen=True, slots=True)
class Restored:
    games: int
    """New here, or newer than what was here."""
    kept: int
    """Already here, as new or newer."""
    players: int
    apart: int = 0
    """That had gone on in two places, so that one of the two became a game of its own."""
    left_out: tuple[StorageError, ...] = ()
    """Why this and that in the backup was not taken; all else was."""
    cards: int = 0


class Met(Enum):
    """What a game from another device meets here."""

    NOTHING = auto()
    THE_SAME = auto()
    FURTHER = auto()
    """What is here has gone on from it."""
    EARLIER = auto()
    """It has gone on from what is here."""
    APART = auto()
    """Both have gone on, each for itself."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """A game from another device that isn't kept yet."""

    summary: Summary
    events: int
    met: Met
    in_bin: bool = False
    """Whether what it meets was deleted."""


@dataclass(frozen=True, slots=True)
class BackedUp:
    games: int
    left_out: tuple[StorageError, ...] = ()
    """Why this and that in the folder is not in the backup, since it could not be restored from there."""


@dataclass(frozen=True, slots=True)
class Packed:
    """A backup in memory."""

    content: bytes
    games: int
    left_out: tuple[StorageError, ...] = ()
