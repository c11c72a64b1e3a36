"""What the app asks of whatever keeps its games. It knows the store by this alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from storage.values import (
    PAGE,
    Arrived,
    BackedUp,
    Card,
    Code,
    Data,
    Filter,
    Packed,
    Player,
    Progress,
    Renamed,
    Restored,
    Saved,
    Settings,
    Summary,
    no_progress,
)

if TYPE_CHECKING:
    from rules.statistics.figures import Figures
    from rules.statistics.wanted import Wanted
    from storage.errors import StorageError

G = TypeVar("G")


class ListsGames(Protocol):
    def page(self, wanted: Filter | None = None, number: int = 0, size: int = PAGE) -> Sequence[Summary]: ...
    def running(self) -> Sequence[Summary]: ...
    def deleted(self) -> Sequence[Summary]: ...

    def catch_up(self, progress: Progress = no_progress) -> None:
        """Works out all that the lists need and don't remember, which may take long; in another thread if you like.

        `progress` isn't called if there is nothing to do.
        """


class KeepsGames(Protocol):
    """`by` is the seat that a step is entered from, if it isn't by whoever sits at the app itself."""

    def begin(self, game: G, kind: str) -> Saved[G]: ...
    def import_game(self, data: Any) -> Saved[Any]:
        """One more game, unless it is here in that very state: then that one is returned, and says so."""

    def open(self, id: str) -> Saved[Any]: ...
    def append(
        self, id: str, game: G, events: Sequence[Any], step: Code, revision: int, by: int | None = None
    ) -> Saved[G]:
        """The game with what was just played, if nothing was since that revision."""

    def replace(self, id: str, game: G, step: Code, revision: int, by: int | None = None) -> Saved[G]: ...
    def amend(self, id: str, game: G, step: Code, revision: int, by: int | None = None) -> Saved[G]: ...
    def undo(self, id: str, revision: int) -> Saved[Any]: ...
    def redo(self, id: str, revision: int) -> Saved[Any]: ...
    def finish(self, id: str) -> Saved[Any]: ...
    def reopen(self, id: str) -> Saved[Any]: ...
    def delete(self, id: str) -> None: ...
    def restore(self, id: str) -> None: ...


class KeepsPlayers(Protocol):
    def everybody(self) -> Sequence[Player]: ...
    def names(self, name: str) -> frozenset[str]: ...
    def add(self, players: Iterable[Player]) -> int: ...
    def rename(self, old: str, new: str) -> None: ...
    def merge(self, name: str, into: str) -> None: ...
    def forget(self, name: str) -> None: ...


class KeepsCards(Protocol):
    """What people have read off printed cards, by game."""

    def of(self, game: str) -> Sequence[Card]: ...
    def note(self, cards: Iterable[Card]) -> None: ...
    def replace(self, old: Card, new: Card) -> None: ...
    def forget(self, card: Card) -> None: ...


class RenamesPlayers(Protocol):
    """In games, which may take long, in another thread if you like."""

    def everywhere(self, old: Collection[str], new: str, progress: Progress = no_progress) -> Renamed: ...
    def back(self, was: Mapping[str, str], new: str, progress: Progress = no_progress) -> None: ...


class WorksOutStatistics(Protocol):
    def of(self, wanted: Wanted = ..., progress: Progress = no_progress) -> Figures:
        """Of the games that are over, which may take long, in another thread if you like."""


class HandsGamesOver(Protocol):
    """From device to device, one at a time."""

    def letter(self, id: str) -> Data:
        """The game as data, and what it is known by."""

    def arriving(self, letter: Any) -> Arrived:
        """What a letter brings and what it meets here, before anything is kept; `Refused` if it can't be."""

    def keep(self, letter: Any) -> Saved[Any]:
        """Never in the place of what has gone further: that stays as it is."""


class OtherServers(Protocol):
    """Servers that keep the same records: what they hear from each other, and who is at which of them."""

    def listen(self, heard: Callable[[str, int], object], again: Callable[[], object]) -> Callable[[], None]:
        """In a thread of its own: `heard` is told what has changed, and its number; `again` at first, and whenever
        something may have been missed. The result ends it."""

    def are_here(self, guests: Collection[str]) -> None:
        """Those to whom this server has a line, and nobody else."""

    def present(self) -> frozenset[str]:
        """Those to whom any of the servers has one."""

    def tell(self, what: str) -> None:
        """Something that is in no record has come to pass: each of them hears it by this name, and the number 0."""

    def key(self) -> str:
        """What the host is known by at each of them."""

    def answers(self) -> bool:
        """Whether the records can be reached just now."""

    def take_try(self, place: str, most: int, most_of_all: int, seconds: float) -> bool:
        """Whether somebody may try something, which is counted then, at all servers together: so often from one place,
        and from all, in so many seconds."""

    def give_try_back(self, place: str) -> None:
        """It was right, and doesn't count."""

    def troubles(self) -> Mapping[str, int]:
        """How often they had to be waited for, and the like, since this was asked last."""


class Keeper(Protocol):
    @property
    def notices(self) -> Sequence[StorageError]:
        """What people should know: which file was damaged and set aside, which can't be read."""

    @property
    def listing(self) -> ListsGames: ...
    @property
    def games(self) -> KeepsGames: ...
    @property
    def trial(self) -> KeepsGames:
        """Games that are only tried out: gone with the app, and never in a list, a file or a backup."""

    @property
    def players(self) -> KeepsPlayers: ...
    @property
    def cards(self) -> KeepsCards: ...
    @property
    def renaming(self) -> RenamesPlayers: ...
    @property
    def statistics(self) -> WorksOutStatistics: ...
    @property
    def handing(self) -> HandsGamesOver: ...
    def settings(self) -> Settings: ...
    def save_settings(self, settings: Settings) -> None: ...
    def drafts(self) -> Sequence[Mapping[str, Any]]:
        """What was half entered, in terms of whoever kept it. Backups don't hold it."""

    def change_drafts(self, change: Callable[[Sequence[Data]], Sequence[Mapping[str, Any]]]) -> None:
        """What `change` makes of those that are kept now, while nobody else changes them."""

    def tables(self) -> Sequence[Mapping[str, Any]]:
        """Those that are open to other phones, in terms of whoever kept them. Backups don't hold them."""

    def change_tables(self, change: Callable[[Sequence[Data]], Sequence[Mapping[str, Any]]]) -> None:
        """What `change` makes of those that are open now, while nobody else changes them."""

    @property
    def others(self) -> OtherServers | None:
        """On the same records; none where there can be one server alone."""

    # These may take long, and may be called in another thread: whoever waits for single records isn't kept waiting.
    def back_up(self, file: Path, progress: Progress = no_progress) -> BackedUp: ...
    def restore_backup(self, file: Path, progress: Progress = no_progress) -> Restored: ...
    def packed(self, progress: Progress = no_progress) -> Packed: ...
    def restore_packed(self, content: bytes, progress: Progress = no_progress) -> Restored: ...
