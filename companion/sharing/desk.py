"""The desk of one table: all that a guest's window ever gets hold of.

It is no desk with things taken away: whatever isn't written down here doesn't exist for a guest, whatever they send.
Rights are asked for where something is recorded, each time anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from companion.sharing.house import about_table
from companion.sharing.rights import NotAllowed, Why, verify_may_record, verify_may_take_back
from companion.shell.desk import SETTINGS
from companion.shell.device import Device
from companion.shell.games import game_named
from companion.shell.shelf import Shelf
from companion.shell.watching import Listener, Listeners, Stop
from rules.kinds import kind_named
from storage.errors import NoSuchGame
from storage.values import Settings

if TYPE_CHECKING:
    from companion.sharing.person import Person
    from companion.sharing.tables import Visit
    from companion.shell.desk import Desk
    from rules.kinds import Code
    from storage.values import Saved


class NoLists:
    """A guest sees no list of games."""

    def catch_up(self) -> None:
        """There is nothing to work out."""

    def ask(self, ask: object) -> Any:
        raise NotAllowed(Why.HOST_ACTS)


class TableDesk:
    is_host: ClassVar[bool] = False
    uploads: Final = None
    door: Final = None
    notices: Final = ()

    def __init__(self, desk: Desk, person: Person, shelf: Shelf) -> None:
        self._desk = desk
        self.person = person
        self.table = person.game
        self.shelf = shelf
        self.lists = NoLists()
        self.device = Device()
        self.going: dict[str, tuple[int, int]] = {}
        self._own = Listeners()
        self._settings = Settings(games=desk.settings.games)

    @property
    def has_to_choose(self) -> bool:
        visit = self.visit
        return visit is None or not visit.guest.has_chosen

    @property
    def visit(self) -> Visit | None:
        """As they sit there now."""
        return self._desk.house.visit(self.person.guest, self.table)

    def sit(self, seat: int) -> None:
        self._desk.house.sit(self.person.guest, self.table, seat)

    def sit_and_watch(self) -> None:
        self._desk.house.watch(self.person.guest, self.table)

    def leave_seat(self) -> None:
        self._desk.house.stand(self.person.guest, self.table)

    def game(self, id: str) -> Saved[Any]:
        """The one of their table, once they have chosen where they sit."""
        visit = self.visit
        if id != self.table or visit is None or not visit.guest.has_chosen:
            raise NoSuchGame(id)
        return self._desk.game(id)

    def players(self) -> tuple[str, ...]:
        """Who plays at the table, by seat, for whoever has come with its code."""
        if self.visit is None:
            raise NotAllowed(Why.CLOSED)
        saved = self._desk.game(self.table)
        return tuple(player.name for player in kind_named(saved.kind).standing(saved.game).players)

    def is_trial(self, id: str) -> bool:
        return id == self.table and self._desk.is_trial(id)

    def revision(self, id: str) -> int | None:
        return self._desk.revision(id) if id == self.table and self.visit else None

    def play(self, id: str, events: Sequence[Any], step: Code | None = None) -> Saved[Any]:
        saved = self.game(id)
        owner = game_named(saved.kind).owner
        by = verify_may_record(self.visit, [owner(event, saved.game) for event in events])
        return self._desk.play(id, events, step, by)

    def change(self, id: str, game: Any, step: Code, revision: int) -> Saved[Any]:
        by = verify_may_record(self.visit, self._owners(self.game(id), game))
        return self._desk.change(id, game, step, revision, by)

    def amend(self, id: str, game: Any, step: Code, revision: int) -> Saved[Any]:
        saved = self.game(id)
        by = verify_may_record(self.visit, [saved.undo_by, *self._owners(saved, game)])
        return self._desk.amend(id, game, step, revision, by)

    def undo(self, id: str, revision: int) -> Saved[Any]:
        verify_may_take_back(self.visit, self.game(id).undo_by)
        return self._desk.undo(id, revision)

    def redo(self, id: str, revision: int) -> Saved[Any]:
        verify_may_take_back(self.visit, self.game(id).redo_by)
        return self._desk.redo(id, revision)

    def change_players(self, change: object) -> None:
        """Whom the host's device remembers is no guest's business: nothing is done, and the game goes on."""

    @property
    def settings(self) -> Settings:
        """How the guest's own window behaves; what the host shows of a game is shown to all."""
        return self._settings

    def save_settings(self, settings: Settings) -> None:
        """For this window alone."""
        self._settings = settings
        self._own.notify(SETTINGS)

    def watch(self, what: str, listener: Listener) -> Stop:
        shared = what in (self.table, about_table(self.table))
        return self._desk.watch(what, listener) if shared else self._own.add(what, listener)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        raise NotAllowed(Why.HOST_ACTS)

    @staticmethod
    def _owners(saved: Saved[Any], game: Any) -> list[int | None]:
        """Of all events that a change takes out or puts in; nobody's, if it changes anything else."""
        owner, kind = game_named(saved.kind).owner, kind_named(saved.kind)
        old, new = list(saved.game.events), list(game.events)
        while old and new and old[0] == new[0]:
            del old[0], new[0]
        while old and new and old[-1] == new[-1]:
            old.pop(), new.pop()
        heads = ({**kind.write(each), "events": []} for each in (saved.game, game))
        others: list[int | None] = [] if next(heads) == next(heads) else [None]
        return [*(owner(event, None) for event in (*old, *new)), *others]


class Guests:
    """Hands out the desk that each person sees, with what they have half entered on it."""

    def __init__(self) -> None:
        self._shelves: dict[str, Shelf] = {}

    def desk_of(self, desk: Desk, person: Person) -> Desk:
        if person.is_host:
            return desk
        if person.guest not in self._shelves:
            self._forget_who_is_gone(desk)
            self._shelves[person.guest] = Shelf(tuple, _keep_nothing)
        return cast("Desk", TableDesk(desk, person, self._shelves[person.guest]))

    def _forget_who_is_gone(self, desk: Desk) -> None:
        here = {guest.id for table in desk.house.tables.open for guest in table.guests}
        self._shelves = {guest: shelf for guest, shelf in self._shelves.items() if guest in here}


def _keep_nothing(change: object) -> None:
    """What a guest has half entered outlives their window, not the server."""


def table_desk(desk: Desk) -> TableDesk | None:
    """The desk of a guest's window; none if it is the host's."""
    return None if desk.is_host else cast("TableDesk", desk)
