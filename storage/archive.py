"""Moving everything at once: a backup in one zip, and back again, whoever made the zip.

Neither holds the lock for longer than a single record or a look at the names takes, so that nobody waits for it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import IO, Protocol

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
from storage.files.zips import Writing, opened, read_record
from storage.people import MOST_PLAYERS, Players
from storage.records import CardsRecord, GameRecord, PlayersRecord, Records, SettingsRecord
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

    def _pack(self, file: Path | IO[bytes], progress: Progress) -> BackedUp:
        games, left_out = 0, list[StorageError]()
        names = [*filter(self.contents.has, (PLAYERS, CARDS, SETTINGS)), *self._ids(left_out.append)]
        with Writing(file) as writing:
            for done, name in enumerate(names, start=1):
                try:
                    games += self._add(writing, name)
                except UNFIT as error:
                    left_out.append(error)
                progress(done, len(names))
            writing.finish(self.app)
        return BackedUp(games, tuple(left_out))

    def _ids(self, tell: Tell) -> list[str]:
        """Of all games, while none of them is moved to the bin or back; unless the folder can't be had for oneself."""
        with suppress(*NOT_ALONE), self.records.alone():
            return self.contents.ids(tell)
        return self.contents.ids(tell)

    def _add(self, writing: Writing, name: str) -> bool:
        """Whether it was a game. One that somebody has just taken away is no longer to be kept; one that the rules have
        left behind is, for a version that can play it."""
        if name == PLAYERS:
            writing.add(name, self.records.players.read())
        elif name == CARDS:
            writing.add(name, self.records.cards.read())
        elif name == SETTINGS:
            writing.add(name, self.records.settings.read())
        elif found := self._found(name) or self._found_alone(name):
            place, record = found
            writing.add(f"{place}/{month_of(name)}/{name}.json", record)
            return True
        return False

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
            restored, players, cards, left_out = Counter[Put](), 0, 0, list[StorageError](listed.left_out)
            for done, (name, entry) in enumerate(listed.files.items(), start=1):
                try:
                    record = read_record(archive, name, entry)
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
                progress(done, len(listed.files))
        games = restored[Put.NEW] + restored[Put.APART]
        return Restored(games, restored[Put.KEPT], players, restored[Put.APART], tuple(left_out), cards)


def _too_many(name: str, found: Sequence[object], most: int) -> Iterator[NotRestored]:
    if len(found) > most:
        yield NotRestored(name, Why.TOO_MANY)
