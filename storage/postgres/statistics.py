"""Statistics over all games in the database: a digest of each, worked out when somebody looks, once for all servers,
and what all months but the newest add up to, as long as nothing in them changes."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from rules.statistics.digest import read_played
from rules.statistics.figures import Figures, figures
from rules.statistics.tally import Tally
from rules.statistics.wanted import EVERYTHING, Wanted, known_as
from storage.digests import played_of, present_names
from storage.people import Players
from storage.postgres.database import Database
from storage.postgres.lists import LAST, PostgresLists
from storage.postgres.one_game import OneGame
from storage.postgres.rows import dumped
from storage.values import Progress, no_progress

Months = list[list[Any]]
"""Each with how often anything has changed in it, oldest first."""


@dataclass(frozen=True, slots=True)
class PostgresStatistics:
    database: Database
    lists: PostgresLists
    players: Players

    def of(self, wanted: Wanted = EVERYTHING, progress: Progress = no_progress) -> Figures:
        """What the games that are wanted and over add up to, players by their present names."""
        self.lists.catch_up(no_progress)
        self._work_out(progress)
        now = present_names(self.players)
        if wanted == EVERYTHING:
            return figures(self._everything(now).data)
        tally = Tally()
        self._add(tally, wanted, now)
        return figures(tally.data)

    def _everything(self, now: Mapping[str, str]) -> Tally:
        """On from what all months but the newest add up to. The months are looked at first: whatever changes while the
        games are read makes them others for whoever comes next."""
        months = [list(row) for row in self.database.read("SELECT month, changes FROM months ORDER BY month")]
        older, newest = months[:-1], "".join(month for month, _ in months[-1:])
        tally, known = self._remembered(older, now)
        if known < len(older):
            self._add(tally, EVERYTHING, now, older[known][0], newest)
            self._remember(older, now, tally)
        self._add(tally, EVERYTHING, now, newest)
        return tally

    def _remembered(self, months: Months, now: Mapping[str, str]) -> tuple[Tally, int]:
        """What the first so many of these months add up to."""
        for was, names, tally in self.database.read("SELECT months, names, tally FROM sums"):
            if names == now and was == months[: len(was)]:
                return Tally(tally), len(was)
        return Tally(), 0

    def _remember(self, months: Months, now: Mapping[str, str], tally: Tally) -> None:
        with self.database.changing() as going:
            going.connection.execute(
                "INSERT INTO sums VALUES (0, %s, %s, %s) ON CONFLICT (number)"
                " DO UPDATE SET months = excluded.months, names = excluded.names, tally = excluded.tally",
                [dumped(months), dumped(now), dumped(tally.data)],
            )

    def _add(self, tally: Tally, wanted: Wanted, now: Mapping[str, str], since: str = "", until: str = LAST) -> None:
        """The games that were begun then, oldest first."""
        query = (
            "SELECT played FROM lists WHERE place = 'games' AND played IS NOT NULL AND started >= %s AND started < %s"
            " ORDER BY started, game"
        )
        for game in (read_played(data) for (data,) in self.database.read(query, [since, until])):
            players = known_as(game.players, now)
            if wanted.fits(game, players):
                tally.add(game, players)

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
