"""Everything that is kept, put together: the policy over the records of any engine."""

from storage.archive import Archive, Contents
from storage.cards import Cards
from storage.drafts import KeptDrafts
from storage.games import Clock, Games
from storage.handing import Handing
from storage.listing import Listing
from storage.memory import games_in_memory
from storage.people import Players
from storage.records import Records
from storage.renaming import Renaming
from storage.settings import KeptSettings
from storage.tables import KeptTables
from storage.values import App


class Kept:
    def __init__(self, records: Records, contents: Contents, listing: Listing, app: App, clock: Clock) -> None:
        self.players = Players(records.players)
        self.cards = Cards(records.cards)
        self.settings = KeptSettings(records.settings)
        self.drafts = KeptDrafts(records.drafts)
        self.tables = KeptTables(records.tables)
        self.games = Games(records, listing, self.players, clock, app.version)
        self.trial = games_in_memory(clock, app.version)
        self.renaming = Renaming(records, listing)
        self.handing = Handing(self.games)
        self.archive = Archive(contents, app, records, self.players, self.cards, self.settings)
