"""The games on this desk, shared by all windows: opened once, changed in one place, and every window told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from companion.shell.device import Device
from storage.errors import ChangedElsewhere

if TYPE_CHECKING:
    from rules.ethnos.events import Event
    from rules.ethnos.game import Game
    from storage.protocol import Keeper, KeepsPlayers
    from storage.values import Restored, Saved, Settings

Listener = Callable[[], Any]
SETTINGS = "settings"
GAMES = "games"
"""The list of them."""
PLAYERS = "players"
"""Those who are remembered."""
DEVICE = "device"
"""What the browser says that runs the app."""


def time_now() -> str:
    """As events are stamped with it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(slots=True)
class Desk:
    keeper: Keeper
    device: Device = field(default_factory=Device)
    _games: dict[str, Saved] = field(default_factory=dict)
    _settings: Settings | None = None
    _listeners: dict[str, list[Listener]] = field(default_factory=lambda: defaultdict(list))

    def game(self, id: str) -> Saved:
        if id not in self._games:
            self._games[id] = self.keeper.games.open(id)
        return self._games[id]

    def begin(self, game: Game) -> Saved:
        return self._listed(self.keeper.begin(game))

    def play(self, id: str, events: tuple[Event, ...], name: str) -> Saved:
        """More events as one step, saved before anybody sees it."""
        from rules.ethnos.game import play

        before = self.game(id)
        at = time_now()
        stamped = tuple(replace(event, at=at) for event in events)
        game = before.game
        for event in stamped:
            game = play(game, event)
        with self._as_seen(id):
            revision = self.keeper.games.append(id, game.setup, stamped, name, before.revision)
        return self._goes_on(replace(before, game=game, revision=revision, undo=name, redo=None))

    def change(self, id: str, game: Game, name: str, revision: int) -> Saved:
        """The game with earlier events edited, or under other rules, as one step; `revision` is what was changed."""
        with self._as_seen(id):
            revision = self.keeper.games.replace(id, game, name, revision)
        return self._goes_on(replace(self.game(id), game=game, revision=revision, undo=name, redo=None))

    def undo(self, id: str, revision: int) -> Saved:
        """Takes back the last step of the game as the window that asks has seen it."""
        with self._as_seen(id):
            return self._goes_on(self.keeper.games.undo(id, revision))

    def redo(self, id: str, revision: int) -> Saved:
        with self._as_seen(id):
            return self._goes_on(self.keeper.games.redo(id, revision))

    def finish(self, id: str) -> Saved:
        return self._listed(self.keeper.games.finish(id))

    def reopen(self, id: str) -> Saved:
        return self._listed(self.keeper.games.reopen(id))

    def delete(self, id: str) -> None:
        self.keeper.games.delete(id)
        self._games.pop(id, None)
        self._tell(id)
        self._tell(GAMES)

    def restore(self, id: str) -> None:
        self.keeper.games.restore(id)
        self._tell(id)
        self._tell(GAMES)

    def restore_backup(self, content: bytes) -> Restored:
        """Everything that the backup has and this desk hasn't; what is open is read again."""
        restored = self.keeper.restore_packed(content)
        self._games.clear()
        self._settings = None
        for what in tuple(self._listeners):
            self._tell(what)
        return restored

    def change_players(self, change: Callable[[KeepsPlayers], Any]) -> None:
        """Whatever is done to those who are remembered."""
        change(self.keeper.players)
        self._tell(PLAYERS)

    @property
    def settings(self) -> Settings:
        if self._settings is None:
            self._settings = self.keeper.settings()
        return self._settings

    def save_settings(self, settings: Settings) -> None:
        self.keeper.save_settings(settings)
        self._settings = settings
        self._tell(SETTINGS)

    def device_says(self, device: Device) -> None:
        self.device = device
        self._tell(DEVICE)

    def watch(self, what: str, listener: Listener) -> Callable[[], None]:
        """Calls back after every change of what is named: a game by its id, or one of the lists; the result ends it."""
        self._listeners[what].append(listener)
        return lambda: self._listeners[what].remove(listener)

    def _laid(self, saved: Saved) -> Saved:
        self._games[saved.id] = saved
        self._tell(saved.id)
        return saved

    def _goes_on(self, saved: Saved) -> Saved:
        """A game that was finished and isn't over is running again, once something is done in it."""
        if saved.finished and not saved.game.state.over:
            return self.reopen(saved.id)
        return self._laid(saved)

    def _listed(self, saved: Saved) -> Saved:
        """A change that moves the game to another list."""
        self._laid(saved)
        self._tell(GAMES)
        return saved

    def _tell(self, what: str) -> None:
        for listener in tuple(self._listeners[what]):
            listener()

    @contextmanager
    def _as_seen(self, id: str) -> Iterator[None]:
        """A game that somebody else has changed is read again."""
        try:
            yield
        except ChangedElsewhere:
            self._games.pop(id, None)
            self._tell(id)
            raise
