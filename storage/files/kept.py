"""Everything that is kept in a folder."""

from pathlib import Path

from storage.files.contents import FolderContents
from storage.files.disk import Disk
from storage.files.one_writer import OneWriter
from storage.files.records import FileRecords
from storage.files.safe_json import Tell
from storage.files.statistics import KeptStatistics
from storage.games import Clock, summary_of
from storage.kept import Kept
from storage.listing import Listing
from storage.values import App, Place, Summary


class KeptInFolder(Kept):
    def __init__(
        self, folder: Path, app: App, lock: OneWriter, disk: Disk, clock: Clock, listing: Listing, tell: Tell
    ) -> None:
        self.records = FileRecords(folder, disk, lock, tell)
        super().__init__(self.records, FolderContents(folder), listing, app, clock)
        self.statistics = KeptStatistics(folder, disk, lock, self.records, self.players, tell)

    def summary(self, place: Place, id: str) -> Summary | None:
        """How a game stands; none if it has just been taken away."""
        record = self.records.game(id, place).read()
        return summary_of(record) if record else None
