"""Statistics over all games in the database: a digest of each, worked out when somebody looks, once for all servers."""

from dataclasses import asdict, dataclass

from rules.statistics.digest import read_played
from rules.statistics.figures import Figures, figures
from rules.statistics.tally import Tally
from rules.statistics.wanted import EVERYTHING, Wanted, known_as
from storage.digests import played_of, present_names
from storage.people import Players
from storage.postgres.database import Database
from storage.postgres.lists import PostgresLists
from storage.postgres.one_game import OneGame
from storage.postgres.rows import dumped
from storage.values import Progress, no_progress


@dataclass(frozen=True, slots=True)
class PostgresStatistics:
    database: Database
    lists: PostgresLists
    players: Players

    def of(self, wanted: Wanted = EVERYTHING, progress: Progress = no_progress) -> Figures:
        """What the games that are wanted and over add up to, players by their present names."""
        self.lists.catch_up(no_progress)
        self._work_out(progress)
        now, tally = present_names(self.players), Tally()
        query = "SELECT played FROM lists WHERE place = 'games' AND played IS NOT NULL ORDER BY started, game"
        for game in (read_played(data) for (data,) in self.database.read(query)):
            players = known_as(game.players, now)
            if wanted.fits(game, players):
                tally.add(game, players)
        return figures(tally.data)

    def _work_out(self, progress: Progress) -> None:
        """Of those that were changed since somebody looked."""
        unknown = self.database.read(
            "SELECT game, updated FROM lists WHERE place = 'games' AND played IS NULL ORDER BY game"
        )
        for done, (id, updated) in enumerate(unknown, start=1):
            record = OneGame(self.database, id, "games").read()
            if record and record.updated == updated:
                with self.database.changing() as going:
                    going.connection.execute(
                        "UPDATE lists SET played = %s WHERE game = %s AND updated = %s",
                        [dumped(asdict(played_of(record))), id, updated],
                    )
            progress(done, len(unknown))
