"""Everything that is kept in a folder, put together: the policy over records in files."""

from pathlib import Path

from storage.cards import Cards
from storage.drafts import KeptDrafts
from storage.files.archive import Archive
from storage.files.disk import Disk
from storage.files.one_writer import OneWriter
from storage.files.records import FileRecords
from storage.files.safe_json import Tell
from storage.files.statistics import KeptStatistics
from storage.games import Clock, Games, summary_of
from storage.handing import Handing
from storage.listing import Listing
from storage.memory import games_in_memory
from storage.people import Players
from storage.renaming import Renaming
from storage.settings import KeptSettings
from storage.tables import KeptTables
from storage.values import App, Place, Summary


class Kept:
    def __init__(
        self, folder: Path, app: App, lock: OneWriter, disk: Disk, clock: Clock, listing: Listing, tell: Tell
    ) -> None:
        self.records = FileRecords(folder, disk, lock, tell)
        self.players = Players(self.records.players)
        self.cards = Cards(self.records.cards)
        self.settings = KeptSettings(self.records.settings)
        self.drafts = KeptDrafts(self.records.drafts)
        self.tables = KeptTables(self.records.tables)
        self.games = Games(self.records, listing, self.players, clock, app.version)
        self.trial = games_in_memory(clock, app.version)
        self.renaming = Renaming(self.records, listing)
        self.statistics = KeptStatistics(folder, disk, lock, self.records, self.players, tell)
        self.handing = Handing(self.games)
        self.archive = Archive(folder, app, self.records, self.players, self.cards, self.settings)

    def summary(self, place: Place, id: str) -> Summary | None:
        """How a game stands; none if it has just been taken away."""
        record = self.records.game(id, place).read()
        return summary_of(record) if record else None
