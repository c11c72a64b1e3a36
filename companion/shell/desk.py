"""The games on this desk, shared by all windows: opened once, changed in one place, and every window notified."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from companion.shell.device import Device
from companion.shell.watching import Listener, Listeners, Stop
from storage.errors import ChangedElsewhere

if TYPE_CHECKING:
    from rules.ethnos.events import Event
    from rules.ethnos.game import Game
    from storage.protocol import Keeper, KeepsPlayers
    from storage.values import Restored, Saved, Settings

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
    _listeners: Listeners = field(default_factory=Listeners)

    def game(self, id: str) -> Saved:
        if id not in self._games:
            self._games[id] = self.keeper.games.open(id)
        return self._games[id]

    def begin(self, game: Game) -> Saved:
        return self._keep_and_relist(self.keeper.begin(game))

    def play(self, id: str, events: tuple[Event, ...], name: str) -> Saved:
        """More events as one step, saved before anybody sees it."""
        from rules.ethnos.game import play

        before = self.game(id)
        at = time_now()
        stamped = tuple(replace(event, at=at) for event in events)
        game = before.game
        for event in stamped:
            game = play(game, event)
        with self._reread_if_stale(id):
            revision = self.keeper.games.append(id, game.setup, stamped, name, before.revision)
        return self._keep_or_reopen(replace(before, game=game, revision=revision, undo=name, redo=None))

    def change(self, id: str, game: Game, name: str, revision: int) -> Saved:
        """The game with earlier events edited, or under other rules, as one step; `revision` is what was changed."""
        with self._reread_if_stale(id):
            revision = self.keeper.games.replace(id, game, name, revision)
        return self._keep_or_reopen(replace(self.game(id), game=game, revision=revision, undo=name, redo=None))

    def undo(self, id: str, revision: int) -> Saved:
        """Takes back the last step of the game as the window that asks has seen it."""
        with self._reread_if_stale(id):
            return self._keep_or_reopen(self.keeper.games.undo(id, revision))

    def redo(self, id: str, revision: int) -> Saved:
        with self._reread_if_stale(id):
            return self._keep_or_reopen(self.keeper.games.redo(id, revision))

    def finish(self, id: str) -> Saved:
        return self._keep_and_relist(self.keeper.games.finish(id))

    def reopen(self, id: str) -> Saved:
        return self._keep_and_relist(self.keeper.games.reopen(id))

    def delete(self, id: str) -> None:
        self.keeper.games.delete(id)
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
        self._games.clear()
        self._settings = None
        self._listeners.notify_all()
        return restored

    def change_players(self, change: Callable[[KeepsPlayers], Any]) -> None:
        """Whatever is done to those who are remembered."""
        change(self.keeper.players)
        self._listeners.notify(PLAYERS)

    @property
    def settings(self) -> Settings:
        if self._settings is None:
            self._settings = self.keeper.settings()
        return self._settings

    def save_settings(self, settings: Settings) -> None:
        self.keeper.save_settings(settings)
        self._settings = settings
        self._listeners.notify(SETTINGS)

    def device_says(self, device: Device) -> None:
        self.device = device
        self._listeners.notify(DEVICE)

    def watch(self, what: str, listener: Listener) -> Stop:
        """Calls back after every change of what is named: a game by its id, or one of the lists; the result ends it."""
        return self._listeners.add(what, listener)

    def _keep(self, saved: Saved) -> Saved:
        self._games[saved.id] = saved
        self._listeners.notify(saved.id)
        return saved

    def _keep_or_reopen(self, saved: Saved) -> Saved:
        """A game that was finished and isn't over is running again, once something is done in it."""
        if saved.finished and not saved.game.state.over:
            return self.reopen(saved.id)
        return self._keep(saved)

    def _keep_and_relist(self, saved: Saved) -> Saved:
        """A change that moves the game to another list."""
        self._keep(saved)
        self._listeners.notify(GAMES)
        return saved

    @contextmanager
    def _reread_if_stale(self, id: str) -> Iterator[None]:
        """A game that somebody else has changed is read again."""
        try:
            yield
        except ChangedElsewhere:
            self._games.pop(id, None)
            self._listeners.notify(id)
            raise
