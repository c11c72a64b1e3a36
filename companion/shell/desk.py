"""The games on this desk, shared by all windows: opened once, changed in one place, and every window notified."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar

from companion.sharing.house import House
from companion.shell.device import Device
from companion.shell.games import game_named
from companion.shell.known_cards import KnownCards
from companion.shell.lists import Lists
from companion.shell.shelf import Shelf
from companion.shell.watching import Listener, Listeners, Stop
from rules.kinds import kind_named
from storage.errors import CannotRead, ChangedElsewhere, StorageError
from storage.values import Settings

if TYPE_CHECKING:
    from companion.sharing.door import Door
    from companion.shell.picking import Uploads
    from rules.kinds import Code
    from storage.protocol import Keeper, KeepsGames, KeepsPlayers
    from storage.values import Arrived, Progress, Restored, Saved

log = logging.getLogger("companion")
SETTINGS = "settings"
GAMES = "games"
"""The list of them."""
PLAYERS = "players"
"""Those who are remembered."""
CARDS = "cards"
"""What is known of printed cards."""
DEVICE = "device"
"""What the browser says that runs the app."""
WORK = "work"
"""Whatever takes long."""
RESTORE, BACKUP, LISTS, RENAME = "restore", "backup", "lists", "rename"
"""What may take long."""


def time_now() -> str:
    """As events are stamped with it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(slots=True)
class Desk:
    keeper: Keeper
    device: Device = field(default_factory=Device)
    uploads: Uploads | None = None
    """Where browsers send files to, if there is a server."""
    door: Door | None = None
    """What other phones come in by, if there is a server."""
    _games: dict[str, Saved[Any]] = field(default_factory=dict)
    _trials: set[str] = field(default_factory=set)
    """The games that are only tried out."""
    _settings: Settings | None = None
    wanted: str | None = None
    """The game that was chosen to be set up, as long as none was begun since."""
    _notices: list[StorageError] = field(default_factory=list)
    _listeners: Listeners = field(default_factory=Listeners)
    going: dict[str, tuple[int, int]] = field(default_factory=dict)
    """The work that goes on, and how many of how many are done."""
    lists: Lists = field(init=False)
    shelf: Shelf = field(init=False)
    cards: KnownCards = field(init=False)
    entered: Callable[[float], object] = field(default=lambda seconds: None)
    """Told how many seconds each entry has taken."""
    house: House = field(init=False)
    """The tables that are open to other phones."""
    is_host: ClassVar[bool] = True
    """Whether everything here is in reach; guests have a desk of one table."""
    table: ClassVar[str] = ""
    """The one game that there is on a guest's desk, by its id."""
    has_to_choose: ClassVar[bool] = False
    """Whether somebody has come who has no seat yet."""

    def __post_init__(self) -> None:
        self.lists = Lists(lambda: self.keeper.listing, partial(self.come, LISTS), partial(self.over, LISTS))
        self.shelf = Shelf(lambda: self.keeper.drafts(), lambda change: self.keeper.change_drafts(change))
        self.cards = KnownCards(lambda: self.keeper.cards, lambda: self._listeners.notify(CARDS))
        self.house = House(
            lambda: self.keeper.tables(),
            lambda change: self.keeper.change_tables(change),
            self._listeners.notify,
            lambda: self.keeper.others,
        )

    def game(self, id: str) -> Saved[Any]:
        if id not in self._games:
            self._games[id] = self._keeping(id).open(id)
        return self._games[id]

    def is_trial(self, id: str) -> bool:
        """Whether a game is only tried out, and will be gone with the app."""
        return id in self._trials

    def _keeping(self, id: str) -> KeepsGames:
        return self.keeper.trial if id in self._trials else self.keeper.games

    def revision(self, id: str) -> int | None:
        """Of a game as it is now; `None` if it is gone."""
        try:
            return self.game(id).revision
        except StorageError:
            return None

    def begin(self, game: Any, kind: str) -> Saved[Any]:
        saved = self._keep_and_relist(self.keeper.games.begin(game, kind))
        self.wanted = None
        self._note_cards(None, saved)
        return saved

    def try_out(self, data: Any) -> Saved[Any]:
        """A game from the data of a game file that no list, file or backup ever has."""
        saved = self.keeper.trial.import_game(data)
        self._trials.add(saved.id)
        self._games[saved.id] = saved
        return saved

    def import_game(self, data: Any) -> Saved[Any]:
        """One more game, from the data of a game file; or the one that is here in that very state."""
        return self.take_in(self.keeper.games.import_game(data))

    def take_in(self, saved: Saved[Any]) -> Saved[Any]:
        """A game that has just been kept, beside the desk."""
        return self._keep_and_relist(saved)

    def letter(self, id: str) -> dict[str, Any]:
        """The game as another device is handed it."""
        return self.keeper.handing.letter(id)

    def arriving(self, letter: Any) -> Arrived:
        """What another device hands over, before anything of it is kept."""
        return self.keeper.handing.arriving(letter)

    def take_over(self, letter: Any) -> Saved[Any]:
        """A game from another device; what has gone further here stays as it is."""
        return self._keep_and_relist(self.keeper.handing.keep(letter))

    def play(self, id: str, events: Sequence[Any], step: Code | None = None, by: int | None = None) -> Saved[Any]:
        """More events as one step, saved before anybody sees it; the game knows what to call it.

        `by` is the seat that it is entered from, if that is another phone's.
        """
        before = self.game(id)
        kind, at = kind_named(before.kind), time_now()
        stamped = [replace(event, at=at) for event in events]
        game = kind.play(before.game, stamped)
        step = step or kind.step(before.game, stamped)
        with self._entering(id):
            saved = self._keep(self._keeping(id).append(id, game, stamped, step, before.revision, by))
        self._note_cards(before.game, saved)
        return saved

    def change(self, id: str, game: Any, step: Code, revision: int, by: int | None = None) -> Saved[Any]:
        """The game with earlier events edited, or under other rules, as one step; `revision` is what was changed."""
        before = self.game(id).game
        with self._entering(id):
            saved = self._keep(self._keeping(id).replace(id, game, step, revision, by))
        self._note_cards(before, saved)
        return saved

    def amend(self, id: str, game: Any, step: Code, revision: int, by: int | None = None) -> Saved[Any]:
        """The game with its last step made otherwise, or not at all; `revision` is what that step led to."""
        before = self.game(id).game
        with self._entering(id):
            saved = self._keep(self._keeping(id).amend(id, game, step, revision, by))
        self._note_cards(before, saved)
        return saved

    def undo(self, id: str, revision: int) -> Saved[Any]:
        """Takes back the last step of the game as the window that asks has seen it."""
        with self._entering(id):
            return self._keep(self._keeping(id).undo(id, revision))

    def redo(self, id: str, revision: int) -> Saved[Any]:
        with self._entering(id):
            return self._keep(self._keeping(id).redo(id, revision))

    def finish(self, id: str) -> Saved[Any]:
        return self._keep_and_relist(self._keeping(id).finish(id))

    def reopen(self, id: str) -> Saved[Any]:
        return self._keep_and_relist(self._keeping(id).reopen(id))

    def delete(self, id: str) -> None:
        self.keeper.games.delete(id)
        self.house.close(id)
        self._games.pop(id, None)
        self._listeners.notify(id)
        self._listeners.notify(GAMES)

    def restore(self, id: str) -> None:
        self.keeper.games.restore(id)
        self._listeners.notify(id)
        self._listeners.notify(GAMES)

    def restore_backup(self, content: bytes) -> Restored:
        """Everything that the backup has and this desk hasn't; what is open is read again."""
        restored = self.keeper.restore_packed(content)
        self.read_again()
        return restored

    def read_again(self) -> None:
        """Everything may have changed."""
        self._games.clear()
        self._settings = None
        self.cards.read_again()
        self.lists.fall_behind()
        self._listeners.notify_all()

    def heard(self, id: str, number: int) -> None:
        """Another server says that a game is at this number: it is read again by whoever here looks at it."""
        before = self._games.get(id)
        if before is None or before.revision != number:
            self._games.pop(id, None)
            self._listeners.notify(id)
            after = self._games.get(id)
            if number <= 0 or (before and after and before.finished != after.finished):
                self._listeners.notify(GAMES)

    def heard_of(self, what: str) -> None:
        """Another server has changed settings, players or cards."""
        if what == SETTINGS:
            self._settings = None
        elif what == CARDS:
            self.cards.read_again()
        self._listeners.notify(what)

    @contextmanager
    def working(self, work: str) -> Iterator[Progress]:
        """Shown in every window until the block ends."""
        self.come(work, 0, 0)
        try:
            yield partial(self.come, work)
        finally:
            self.over(work)

    def come(self, work: str, done: int, of: int) -> None:
        """Work goes on, and has come so far."""
        self.going[work] = (done, of)
        self._listeners.notify(WORK)

    def over(self, work: str) -> None:
        if self.going.pop(work, None):
            self._listeners.notify(WORK)

    def change_players(self, change: Callable[[KeepsPlayers], Any]) -> None:
        """Whatever is done to those who are remembered."""
        change(self.keeper.players)
        self._listeners.notify(PLAYERS)

    def renamed(self, games: Iterable[str]) -> None:
        """Somebody has another name in these games, beside the desk: they are read again."""
        for id in games:
            self._games.pop(id, None)
            self._listeners.notify(id)
        self._listeners.notify(GAMES)

    @property
    def settings(self) -> Settings:
        """As they were chosen; every screen asks for them, so those that can't be read are told and replaced."""
        if self._settings is None:
            try:
                self._settings = self.keeper.settings()
            except Exception as error:
                self._note(error)
                self._settings = Settings()
        return self._settings

    @property
    def notices(self) -> Sequence[StorageError]:
        """What people should know of what is kept here, each thing once."""
        return (*self.keeper.notices, *self._notices)

    def save_settings(self, settings: Settings) -> None:
        self.keeper.save_settings(settings)
        self._settings = settings
        self._notices.clear()
        self._listeners.notify(SETTINGS)

    def device_says(self, device: Device) -> None:
        self.device = device
        self._listeners.notify(DEVICE)

    def watch(self, what: str, listener: Listener) -> Stop:
        """Calls back after every change of what is named: a game by its id, or one of the lists; the result ends it."""
        return self._listeners.add(what, listener)

    def _keep(self, saved: Saved[Any]) -> Saved[Any]:
        """The list changes too if the game is over now, or goes on."""
        before = self._games.get(saved.id)
        if before is None or before.finished != saved.finished:
            return self._keep_and_relist(saved)
        self._games[saved.id] = saved
        self._listeners.notify(saved.id)
        return saved

    def _note_cards(self, before: Any, saved: Saved[Any]) -> None:
        """What people have typed of printed cards is known the next time."""
        cards = game_named(saved.kind).cards
        if cards and not self.is_trial(saved.id):
            self.cards.note(cards(before, saved.game))

    def _keep_and_relist(self, saved: Saved[Any]) -> Saved[Any]:
        """A change that moves the game to another list."""
        self._games[saved.id] = saved
        self._listeners.notify(saved.id)
        self._listeners.notify(GAMES)
        return saved

    def _note(self, error: Exception) -> None:
        log.error("The settings can't be read", exc_info=error)
        notice = error if isinstance(error, StorageError) else CannotRead(SETTINGS, type(error).__name__)
        if str(notice) not in map(str, self.notices):
            self._notices.append(notice.with_traceback(None))

    @contextmanager
    def _entering(self, id: str) -> Iterator[None]:
        """One that somebody else has changed is read again. It takes until all windows here have been told."""
        began = perf_counter()
        try:
            yield
            self.entered(perf_counter() - began)
        except ChangedElsewhere:
            self._games.pop(id, None)
            self._listeners.notify(id)
            raise
