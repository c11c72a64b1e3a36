"""Moving everything at once: a backup in one zip, and back again, whoever made the zip.

Neither holds the lock for longer than a single record or a look at the names takes, so that nobody waits for it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import IO, Protocol
from zipfile import ZipFile

from storage.cards import MOST_CARDS, Cards
from storage.errors import (
    CannotRead,
    CannotWrite,
    Damaged,
    DiskFull,
    InUse,
    NewerVersion,
    NotRestored,
    StorageError,
    TooLarge,
    Why,
    told_plainly,
)
from storage.files import CARDS, PLAYERS, SETTINGS
from storage.files.folders import month_of
from storage.files.safe_json import Tell
from storage.files.zips import MODELS, Listed, Writing, opened, read_record
from storage.people import MOST_PLAYERS, Players
from storage.records import CardsRecord, GameRecord, PlayersRecord, Record, Records, SettingsRecord
from storage.restoring import PLACES, Put, put
from storage.settings import KeptSettings
from storage.values import App, BackedUp, Packed, Place, Progress, Restored

UNFIT = (CannotRead, Damaged, NewerVersion, TooLarge)
"""Why something can't be in a backup, while all else can."""
NOT_ALONE = (InUse, CannotWrite, DiskFull)
"""Why the folder can't be had for oneself; it can be read all the same."""


class Contents(Protocol):
    """What an engine knows of what it keeps."""

    def has(self, name: str) -> bool:
        """Whether players, cards or settings were ever saved; each by the name of its file."""

    def ids(self, tell: Tell) -> list[str]:
        """Of all games, wherever they are; what is in the way is told."""


@dataclass(frozen=True, slots=True)
class Archive:
    contents: Contents
    app: App
    records: Records
    players: Players
    cards: Cards
    settings: KeptSettings

    def back_up(self, file: Path, progress: Progress) -> BackedUp:
        """Everything that is kept here and can be restored, bin included, in one zip."""
        with told_plainly(file):
            part = file.with_name(file.name + ".part")
            try:
                done = self._pack(part, progress)
                part.replace(file)
            finally:
                part.unlink(missing_ok=True)
        return done

    def pack(self, progress: Progress) -> Packed:
        """The same zip, in memory."""
        content = BytesIO()
        done = self._pack(content, progress)
        return Packed(content.getvalue(), done.games, done.left_out)

    def restore(self, file: Path, progress: Progress) -> Restored:
        """What the backup has and the folder hasn't, or has older. Each record is written as a whole or not at all."""
        with told_plainly(file):
            return self._unpack(file, file.stat().st_size, progress)

    def unpack(self, content: bytes, progress: Progress) -> Restored:
        return self._unpack(BytesIO(content), len(content), progress)

    def take_all(self, other: "Archive", progress: Progress) -> Restored:
        """What another engine keeps and this one doesn't, or has older, without a zip between."""
        left_out = list[StorageError]()
        names = other._names(left_out.append)
        return self._take(other._every_record(names, left_out.append), len(names), left_out, progress)

    def _pack(self, file: Path | IO[bytes], progress: Progress) -> BackedUp:
        games, left_out = 0, list[StorageError]()
        names = self._names(left_out.append)
        with Writing(file) as writing:
            for done, name in enumerate(names, start=1):
                try:
                    games += self._add(writing, name)
                except UNFIT as error:
                    left_out.append(error)
                progress(done, len(names))
            writing.finish(self.app)
        return BackedUp(games, tuple(left_out))

    def _names(self, tell: Tell) -> list[str]:
        """All that there is: files by their names, games by their ids."""
        return [*filter(self.contents.has, (PLAYERS, CARDS, SETTINGS)), *self._ids(tell)]

    def _ids(self, tell: Tell) -> list[str]:
        """Of all games, while none of them is moved to the bin or back; unless the folder can't be had for oneself."""
        with suppress(*NOT_ALONE), self.records.alone():
            return self.contents.ids(tell)
        return self.contents.ids(tell)

    def _add(self, writing: Writing, name: str) -> bool:
        """Whether it was a game. One that somebody has just taken away is no longer to be kept; one that the rules have
        left behind is, for a version that can play it."""
        path, record = self._record(name)
        if record or path in MODELS:
            writing.add(path, record)
        return isinstance(record, GameRecord)

    def _record(self, name: str) -> tuple[str, Record | None]:
        """With its path in a backup."""
        if name == PLAYERS:
            return name, self.records.players.read()
        if name == CARDS:
            return name, self.records.cards.read()
        if name == SETTINGS:
            return name, self.records.settings.read()
        place, record = self._found(name) or self._found_alone(name) or ("games", None)
        return f"{place}/{month_of(name)}/{name}.json", record

    def _every_record(self, names: Iterable[str], tell: Tell) -> Iterator[tuple[str, Record | None]]:
        for name in names:
            try:
                yield self._record(name)
            except UNFIT as error:
                tell(error)
                yield name, None

    def _found(self, id: str) -> tuple[Place, GameRecord] | None:
        for place in PLACES:
            record = self.records.game(id, place).read()
            if record is not None:
                return place, record
        return None

    def _found_alone(self, id: str) -> tuple[Place, GameRecord] | None:
        """The same while nobody can move it from the one place to the other."""
        with suppress(*NOT_ALONE), self.records.alone():
            return self._found(id)
        return None

    def _unpack(self, file: Path | IO[bytes], size: int, progress: Progress) -> Restored:
        with opened(file, size, self.app.backups) as (archive, listed):
            left_out = list[StorageError](listed.left_out)
            return self._take(_unpacked(archive, listed, left_out.append), len(listed.files), left_out, progress)

    def _take(
        self,
        records: Iterable[tuple[str, Record | None]],
        of: int,
        left_out: list[StorageError],
        progress: Progress,
    ) -> Restored:
        """What becomes of them here. Each is there as a whole or not at all, and none is there twice."""
        restored, players, cards = Counter[Put](), 0, 0
        for done, (name, record) in enumerate(records, start=1):
            try:
                if isinstance(record, GameRecord):
                    place: Place = "bin" if name.startswith("bin/") else "games"
                    restored[put(self.records, record, place)] += 1
                elif isinstance(record, PlayersRecord):
                    players = self.players.add(record.players, brought=True)
                    left_out += _too_many(PLAYERS, record.players, MOST_PLAYERS)
                elif isinstance(record, CardsRecord):
                    cards = self.cards.add(record.cards)
                    left_out += _too_many(CARDS, record.cards, MOST_CARDS)
                elif isinstance(record, SettingsRecord) and self.settings.read() is None:
                    self.settings.save(record.settings)
            except NotRestored as error:
                left_out.append(error)
            progress(done, of)
        games = restored[Put.NEW] + restored[Put.APART]
        return Restored(games, restored[Put.KEPT], players, restored[Put.APART], tuple(left_out), cards)


def _unpacked(archive: ZipFile, listed: Listed, tell: Tell) -> Iterator[tuple[str, Record | None]]:
    for name, entry in listed.files.items():
        try:
            yield name, read_record(archive, name, entry)
        except NotRestored as error:
            tell(error)
            yield name, None


def _too_many(name: str, found: Sequence[object], most: int) -> Iterator[NotRestored]:
    if len(found) > most:
        yield NotRestored(name, Why.TOO_MANY)
