"""Games, whatever engine keeps them: revisions, undo and redo, what is over, stopped, deleted or brought in.

Every change is made to what is kept now, while nobody else changes it, and is kept for good when the call returns.
"""

import re
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final, TypeVar

from rules.kinds import AnyKind, Code, Standing, kind_named, kind_of
from rules.problems import Refused
from storage.changes import amended, appended, brought_again, changed, difference, entered_by, taken_back
from storage.errors import (
    CannotRead,
    ChangedElsewhere,
    NoSuchGame,
    NothingToRedo,
    NothingToUndo,
    StorageError,
)
from storage.lines import mark_of
from storage.listing import Listing
from storage.people import Players
from storage.records import GameRecord, Records, new_mark
from storage.values import LAST_TIME, Saved, Summary

G = TypeVar("G")
Clock = Callable[[], datetime]
A_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Games:
    records: Records
    listing: Listing
    players: Players
    clock: Clock
    version: str
    """Of the app that writes."""

    def begin(self, game: G, kind: str, *, brought: bool = False) -> Saved[G]:
        """A new game, whose players are remembered first; it may have been played before it came here.

        In one that is `brought` here, somebody may have a name from before they got another one.
        """
        with self.records.alone():
            record = self._new(game, kind)
            self.players.remember(kind_named(kind).standing(game).players, record.started, brought=brought)
            self.records.game(record.id).put(record)
        return _saved(record, game)

    def import_game(self, data: Any) -> Saved[Any]:
        """One more game, from the data of a game file, or the one that is here in that very state; or `Refused`."""
        kind = kind_of(data)
        game = kind.read(data)
        same = self._same(game, kind)
        return replace(same, here_already=True) if same else self.begin(game, kind.name, brought=True)

    def create(self, game: G, kind: str) -> Saved[G]:
        """A new game, whoever plays it."""
        with self.records.alone():
            record = self._new(game, kind)
            self.records.game(record.id).put(record)
        return _saved(record, game)

    def open(self, id: str) -> Saved[Any]:
        return opened(_there(self.records.game(id).read(self._verify_playable), id))

    def append(
        self, id: str, game: G, events: Sequence[Any], step: Code, revision: int, by: int | None = None
    ) -> Saved[G]:
        """More events as one step: `game` is the game with them, `revision` the one that it was without."""

        def append(record: GameRecord) -> tuple[GameRecord, G]:
            kind = kind_of(record.game)
            data = kind.write_events(game, events)
            kind.check({**record.game, "events": [*record.game["events"], *data]})
            return changed(record, appended(record.game, data, step, by)), game

        return self._step(id, revision, append)

    def replace(self, id: str, game: G, step: Code, revision: int, by: int | None = None) -> Saved[G]:
        """The game as it is after a change of earlier events or of its rules, as one step."""

        def replace(record: GameRecord) -> tuple[GameRecord, G]:
            kind = kind_of(record.game)
            data = kind.write(game)
            kind.check(data)
            return changed(record, difference(record.game, data, step, by)), game

        return self._step(id, revision, replace)

    def amend(self, id: str, game: G, step: Code, revision: int, by: int | None = None) -> Saved[G]:
        """The last step made otherwise: `game` is the game with what takes its place, or with nothing there."""

        def amend(record: GameRecord) -> tuple[GameRecord, G]:
            if not record.done:
                raise NothingToUndo
            kind = kind_of(record.game)
            data = kind.write(game)
            kind.check(data)
            return amended(record, data, step, by), game

        return self._step(id, revision, amend)

    def undo(self, id: str, revision: int) -> Saved[Any]:
        def undo(record: GameRecord) -> tuple[GameRecord, Any]:
            if not record.done:
                raise NothingToUndo
            before = taken_back(record)
            return before, played(before)

        return self._step(id, revision, undo)

    def redo(self, id: str, revision: int) -> Saved[Any]:
        def redo(record: GameRecord) -> tuple[GameRecord, Any]:
            if not record.undone:
                raise NothingToRedo
            after = brought_again(record)
            return after, played(after)

        return self._step(id, revision, redo)

    def finish(self, id: str) -> Saved[Any]:
        """A game that isn't over is stopped."""
        return opened(self._change(id, lambda record: _with_finished(record, self._later(record.updated))))

    def reopen(self, id: str) -> Saved[Any]:
        """A game that was stopped goes on; one that is over stays so."""
        return opened(self._change(id, lambda record: _with_finished(record, None)))

    def delete(self, id: str) -> None:
        """Into the bin, from which it can be restored."""
        self.records.move(id, "games", "bin")

    def restore(self, id: str) -> None:
        self.records.move(id, "bin", "games")

    def _same(self, game: Any, kind: AnyKind) -> Saved[Any] | None:
        """A game here with the same events of the same players. The list says which to look into."""
        standing, data = kind.standing(game), kind.write(game)
        for summary in self.listing.summaries("games"):
            if summary.kind == kind.name and _stands_so(summary, standing):
                with suppress(StorageError):
                    saved = self.open(summary.id)
                    if kind.write(saved.game) == data:
                        return saved
        return None

    def _verify_playable(self, record: GameRecord) -> None:
        """What this very version has written it can play, or it is damaged; rules may have left older games behind."""
        if record.app == self.version:
            played(record)

    def _step(self, id: str, revision: int, step: Callable[[GameRecord], tuple[GameRecord, G]]) -> Saved[G]:
        """Makes a step. A game that is over after it is done with; any other is running, whatever it was before."""
        played: list[G] = []

        def change(record: GameRecord) -> GameRecord:
            if record.revision != revision:
                raise ChangedElsewhere
            after, game = step(record)
            played.append(game)
            over = kind_of(after.game).standing(game).over
            finished = record.finished or self._later(record.updated) if over else None
            return _with_finished(after, finished)

        record = self._change(id, change)
        return _saved(record, played[0])

    def _change(self, id: str, change: Callable[[GameRecord], GameRecord]) -> GameRecord:
        def count(found: GameRecord | None) -> GameRecord:
            record = _there(found, id)
            counted = {
                "updated": self._later(record.updated),
                "revision": record.revision + 1,
                "mark": new_mark(),
                "trail": [*record.trail, mark_of(record)],
                "app": self.version,
            }
            return change(record).model_copy(update=counted)

        return self.records.game(id).change(count)

    def _new(self, game: G, kind: str) -> GameRecord:
        """Dated after all others, so that lists stay in order should the clock jump back; but not after one that is
        more than a day ahead, whose clock must have been wrong."""
        how = kind_named(kind)
        tomorrow = _written(self.clock() + A_DAY)
        newest = next((game for game in self.listing.summaries("games") if game.started <= tomorrow), None)
        started = max(_written(self.clock()), newest.started if newest else "")
        return GameRecord(
            id=_new_id(started),
            app=self.version,
            started=started,
            updated=started,
            finished=started if how.standing(game).over else None,
            mark=new_mark(),
            game=how.write(game),
        )

    def _later(self, than: str) -> str:
        """The time, and later than this in any case, should the clock have jumped back."""
        next_moment = datetime.fromisoformat(than) + timedelta(microseconds=1)
        return min(max(_written(self.clock()), _written(next_moment)), LAST_TIME)


def summary_of(record: GameRecord) -> Summary:
    """How a game stands. One that can't be played any more is listed as it was when it began."""
    try:
        game = played(record)
    except CannotRead:
        game = played(record.model_copy(update={"game": {**record.game, "events": []}}))
    kind = kind_of(record.game)
    standing = kind.standing(game)
    names = tuple(player.name for player in standing.players)
    return Summary(
        id=record.id,
        kind=kind.name,
        started=record.started,
        updated=record.updated,
        finished=_finished(record, over=standing.over),
        players=names,
        stage=dict(standing.stage),
        over=standing.over,
        winners=tuple(names[seat] for seat in standing.winners),
        scores=None if standing.scores is None else dict(zip(names, standing.scores, strict=True)),
        words=" ".join((*names, kind.name.replace("_", " "), *standing.words, record.started)).lower(),
    )


def _stands_so(summary: Summary, standing: Standing) -> bool:
    names = tuple(player.name for player in standing.players)
    scores = None if standing.scores is None else dict(zip(names, standing.scores, strict=True))
    return (summary.players, summary.stage, summary.over, summary.scores) == (
        names,
        dict(standing.stage),
        standing.over,
        scores,
    )


def _finished(record: GameRecord, *, over: bool) -> str | None:
    """A game that is over is done with, wherever it comes from."""
    return record.finished or (record.updated if over else None)


def _with_finished(record: GameRecord, when: str | None) -> GameRecord:
    return record.model_copy(update={"finished": when})


def _saved(record: GameRecord, game: G) -> Saved[G]:
    kind = kind_of(record.game)
    over = kind.standing(game).over
    return Saved(
        id=record.id,
        kind=kind.name,
        started=record.started,
        updated=record.updated,
        finished=_finished(record, over=over),
        revision=record.revision,
        game=game,
        undo=record.done[-1].step if record.done else None,
        redo=record.undone[-1].step if record.undone else None,
        over=over,
        undo_by=record.done[-1].by if record.done else None,
        redo_by=record.undone[-1].by if record.undone else None,
        entered_by=entered_by(record),
    )


def opened(record: GameRecord) -> Saved[Any]:
    """The game that is kept in a record, played."""
    return _saved(record, played(record))


def played(record: GameRecord) -> Any:
    """The game that is kept, or `CannotRead` if the rules have left it behind."""
    try:
        return kind_of(record.game).read(record.game)
    except Refused as refused:
        raise CannotRead(f"{record.id}.json", f"{refused}") from None


def _there(record: GameRecord | None, id: str) -> GameRecord:
    if record is None:
        raise NoSuchGame(id)
    return record


def _written(time: datetime) -> str:
    return time.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def _new_id(started: str) -> str:
    moment = re.sub(r"[-:]", "", started[:19]).replace("T", "-")
    return f"{moment}-{secrets.token_hex(3)}"
