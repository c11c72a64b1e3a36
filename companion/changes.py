"""A change of earlier events, from the moment it is asked for until everything that no longer fits is settled."""

from dataclasses import dataclass, replace

from companion.paths import game_path
from companion.window import Window
from rules.ethnos.events import Event
from rules.ethnos.game import Change, Game, edit
from storage.games import Saved


@dataclass(frozen=True, slots=True)
class Pending:
    index: int
    taken: int
    """How many events it takes out."""
    events: tuple[Event, ...]
    """What it puts in their place."""
    name: str
    kept: frozenset[int] = frozenset()
    """Later events that no longer fit and are kept as corrections, by their place."""
    dropped: frozenset[int] = frozenset()

    def on(self, game: Game) -> Change:
        return edit(game, self.index, self.taken, self.events, keep=self.kept)

    def keep(self, place: int) -> "Pending":
        return replace(self, kept=self.kept | {place})

    def drop(self, place: int) -> "Pending":
        return replace(self, dropped=self.dropped | {place})

    def settled(self, place: int) -> bool:
        return place in self.kept or place in self.dropped


def pending_key(id: str) -> str:
    return f"change {id}"


def propose(window: Window, saved: Saved, pending: Pending) -> None:
    """Makes the change, or asks about what no longer fits after it."""
    change = pending.on(saved.game)
    if change.conflicts:
        window.drafts[pending_key(saved.id)] = pending
        window.go(game_path(saved.id, "change"))
        return
    window.desk.change(saved.id, change.game, pending.name)
    window.services.buzz()
    window.close()
