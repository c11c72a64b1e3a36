"""Games, one file each, in a folder for the month they were begun in.

Every change is made under the folder's lock to what is on the disk now, and is on the disk when the call returns.
What reads and writes games is imported where it is used, for the list of them, which is shown first, needs none of it.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rules.kinds import kind_of
from rules.problems import Refused
from storage.errors import (
    CannotRead,
    ChangedElsewhere,
    NoSuchGame,
    NothingToRedo,
    NothingToUndo,
    SetAside,
    StorageError,
    told_plainly,
)
from storage.files.disk import Disk
from storage.files.migrations import SCHEMA
from storage.files.safe_json import backup_name
from storage.listing import Month
from storage.one_writer import OneWriter
from storage.values import PAGE, Filter, Saved, Summary

if TYPE_CHECKING:
    from rules.ethnos.events import Event
    from rules.ethnos.game import Game
    from rules.ethnos.setup import Setup
    from storage.files.tinyfile import TinyFile
    from storage.records import GameRecord

Data = dict[str, Any]
Clock = Callable[[], datetime]
ID: Final = re.compile(r"\d{8}-\d{6}-[0-9a-f]{6}")
PLACES: Final = ("games", "bin")


@dataclass(slots=True)
class Games:
    folder: Path
    lock: OneWriter
    disk: Disk
    clock: Clock
    app: str
    notices: list[StorageError] = field(default_factory=list)
    """What people should know: which file was damaged and set aside, which can't be read."""

    def create(self, game: Game) -> Saved:
        from rules.ethnos.formats.games import write_game
        from storage.records import GameRecord

        with self.lock.held():
            newest = next(self._summaries("games"), None)
            started = self._now(newest.started if newest else "")
            id = self._new_id(started)
            record = GameRecord(
                schema=SCHEMA, id=id, app=self.app, started=started, updated=started, game=write_game(game)
            )
            self._file(id).write(record)
            return _saved(record, game)

    def open(self, id: str) -> Saved:
        record = self._read(id)
        return _saved(record, self._played(record))

    def append(self, id: str, setup: Setup, events: Sequence[Event], name: str, revision: int | None = None) -> int:
        """One more step of the game, and its revision; `revision` is the one that the caller has seen."""
        from rules.ethnos.formats.games import event_data
        from storage.changes import changed
        from storage.records import Change

        data = [event_data(setup, event) for event in events]
        with self.lock.held():
            record = self._read(id, revision)
            change = Change(name=name, index=len(record.game["events"]), placed=0, taken=data)
            return self._write(changed(record, change)).revision

    def replace(self, id: str, game: Game, name: str, revision: int | None = None) -> int:
        """The game as it is after a change of earlier events or of its rules, as one step."""
        from rules.ethnos.formats.games import write_game
        from storage.changes import changed, difference

        data = write_game(game)
        with self.lock.held():
            record = self._read(id, revision)
            change = difference(name, record.game, data)
            return self._write(changed(record, change)).revision

    def undo(self, id: str, revision: int | None = None) -> Saved:
        return self._turn(id, revision, "done", "undone", NothingToUndo)

    def redo(self, id: str, revision: int | None = None) -> Saved:
        return self._turn(id, revision, "undone", "done", NothingToRedo)

    def finish(self, id: str) -> Saved:
        """Marks a game as done with, over or stopped early."""
        with self.lock.held():
            record = self._read(id)
            return self._opened(self._write(record.model_copy(update={"finished": self._now(record.updated)})))

    def reopen(self, id: str) -> Saved:
        with self.lock.held():
            return self._opened(self._write(self._read(id).model_copy(update={"finished": None})))

    def delete(self, id: str) -> None:
        """Into the bin, from which it can be restored."""
        self._move(self._path(id), self._path(id, "bin"), id)

    def restore(self, id: str) -> None:
        self._move(self._path(id, "bin"), self._path(id), id)

    def page(self, wanted: Filter | None = None, number: int = 0, size: int = PAGE) -> list[Summary]:
        """A page of the list, newest first."""
        found = (summary for summary in self._summaries("games") if wanted is None or wanted.fits(summary))
        return list(islice(found, number * size, (number + 1) * size))

    def deleted(self) -> list[Summary]:
        return list(self._summaries("bin"))

    def put(self, record: GameRecord, place: str) -> bool:
        """A whole record from a backup, unless it is here already, as new or newer; whether it was put."""
        with self.lock.held():
            for here in PLACES:
                present = self._file(record.id, here).read()
                if present is not None:
                    if present.updated >= record.updated:
                        return False
                    place = here
            self._file(record.id, place).write(record)
            return True

    def _turn(self, id: str, revision: int | None, source: str, target: str, nothing: type[StorageError]) -> Saved:
        """Turns the last change of one list round, into the other."""
        from storage.changes import swap

        with self.lock.held():
            record = self._read(id, revision)
            changes, turned = getattr(record, source), getattr(record, target)
            if not changes:
                raise nothing
            game, change = swap(record.game, changes[-1])
            update = {"game": game, source: changes[:-1], target: [*turned, change]}
            return self._opened(self._write(record.model_copy(update=update)))

    def _summaries(self, place: str) -> Iterator[Summary]:
        root = self.folder / place
        with told_plainly(root):
            months = sorted(os.listdir(root), reverse=True) if root.is_dir() else []
        for month in months:
            index = self.folder / "index" / f"{place}-{month}.json"
            yield from Month(root / month, index, self.disk, self.lock, partial(self._summary, place)).summaries()

    def _summary(self, place: str, id: str) -> Summary | None:
        """How a game stands; one that can't be read is left out of the list and told."""
        try:
            record = self._read(id, place=place)
        except StorageError as error:
            self._tell(error)
            return None
        names = tuple(player["name"] for player in record.game["players"])
        notes = [event.get("note", "") for event in record.game["events"]]
        try:
            game = self._played(record)
            age, outcome, glory = game.state.table.age, game.state.outcome, game.state.table.glory
        except CannotRead:
            age, outcome, glory = 1, None, (0,) * len(names)
        return Summary(
            id=record.id,
            kind=kind_of(record.game).name,
            started=record.started,
            updated=record.updated,
            finished=record.finished,
            players=names,
            age=age,
            over=outcome is not None,
            winners=tuple(names[seat] for seat in outcome.winners) if outcome else (),
            glory=dict(zip(names, glory, strict=True)),
            words=" ".join((*names, *record.game["tribes"], *notes, record.started)).lower(),
        )

    def _played(self, record: GameRecord) -> Game:
        from rules.ethnos.formats.games import read_game

        try:
            return read_game(record.game)
        except Refused as refused:
            raise CannotRead(self._path(record.id), f"{refused}") from None

    def _opened(self, record: GameRecord) -> Saved:
        return _saved(record, self._played(record))

    def _path(self, id: str, place: str = "games") -> Path:
        if not ID.fullmatch(id):
            raise NoSuchGame(id)
        return self.folder / place / f"{id[:4]}-{id[4:6]}" / f"{id}.json"

    def _file(self, id: str, place: str = "games") -> TinyFile[GameRecord]:
        from storage.files.tinyfile import TinyFile
        from storage.records import GameRecord

        return TinyFile(self._path(id, place), GameRecord, self.disk, self.lock)

    def _read(self, id: str, revision: int | None = None, place: str = "games") -> GameRecord:
        file = self._file(id, place)
        record = file.read()
        if file.storage.damage is not None:
            self._tell(SetAside(file.path.name, file.storage.damage.name))
        if record is None:
            raise NoSuchGame(id)
        if revision not in (None, record.revision):
            raise ChangedElsewhere
        return record

    def _tell(self, notice: StorageError) -> None:
        """Keeps a notice, each one once."""
        if str(notice) not in map(str, self.notices):
            self.notices.append(notice.with_traceback(None))

    def _write(self, record: GameRecord) -> GameRecord:
        changes = {"updated": self._now(record.updated), "revision": record.revision + 1, "app": self.app}
        record = record.model_copy(update=changes)
        self._file(record.id).write(record)
        return record

    def _move(self, path: Path, to: Path, id: str) -> None:
        with self.lock.held(), told_plainly(path):
            if not path.exists():
                raise NoSuchGame(id)
            self.disk.make_folder(to.parent)
            if backup_name(path).exists():
                self.disk.replace(backup_name(path), backup_name(to))
            self.disk.replace(path, to)
            self.disk.sync_folder(to.parent)
            self.disk.sync_folder(path.parent)

    def _now(self, at_least: str) -> str:
        """The time, but never before what was written already, should the clock jump back."""
        now = self.clock().astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
        return max(now, at_least)

    def _new_id(self, started: str) -> str:
        moment = re.sub(r"[-:]", "", started[:19]).replace("T", "-")
        return f"{moment}-{secrets.token_hex(3)}"


def _saved(record: GameRecord, game: Game) -> Saved:
    return Saved(
        id=record.id,
        kind=kind_of(record.game).name,
        started=record.started,
        updated=record.updated,
        finished=record.finished,
        revision=record.revision,
        game=game,
        undo=record.done[-1].name if record.done else None,
        redo=record.undone[-1].name if record.undone else None,
    )
