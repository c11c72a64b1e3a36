"""The lists of games, found by index. How a game stands is worked out when somebody looks, once for all servers."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, LiteralString

from storage.errors import StorageError
from storage.games import summary_of
from storage.listing import Listing
from storage.postgres.database import Database, Row
from storage.postgres.one_game import OneGame
from storage.postgres.one_list import Tell
from storage.postgres.rows import dumped
from storage.records import GameRecord
from storage.values import PAGE, Filter, Place, Progress, Summary, no_progress

COLUMNS: Final = "game, kind, started, updated, finished, players, stage, is_over, winners, scores, words"
AT_ONCE: Final = 200
"""Games that are read at a time, where somebody may want them all."""
LAST: Final = "~"
"""After every character that a time has."""


@dataclass(frozen=True, slots=True)
class PostgresLists:
    database: Database
    tell: Tell

    def summaries(self, place: Place) -> Iterator[Summary]:
        """Of all games in a place, newest first."""
        self.catch_up(no_progress)
        query: LiteralString = (
            f"SELECT {COLUMNS} FROM lists WHERE place = %s AND (started, game) < (%s, %s)"
            f" ORDER BY started DESC, game DESC LIMIT {AT_ONCE}"
        )
        last = (LAST, LAST)
        while rows := self.database.read(query, [place, *last]):
            yield from map(_summary, rows)
            last = (rows[-1][2], rows[-1][0])

    def page(self, wanted: Filter, number: int, size: int) -> list[Summary]:
        self.catch_up(no_progress)
        words = wanted.text.lower().split()
        if any("\0" in word for word in (*words, wanted.since, wanted.until, *wanted.player)):
            return []
        query: LiteralString = (
            f"SELECT {COLUMNS} FROM lists WHERE place = 'games' AND started >= %s AND started < %s"
            " AND (%s OR players && %s) AND (%s::boolean IS NULL OR (finished IS NOT NULL) = %s)"
            " AND NOT EXISTS (SELECT FROM unnest(%s::text[]) AS word WHERE strpos(words, word) = 0)"
            " ORDER BY started DESC, game DESC LIMIT %s OFFSET %s"
        )
        names, finished = sorted(wanted.player), wanted.finished
        until = f"{wanted.until}{LAST}"
        values = [wanted.since, until, not names, names, finished, finished, words, size, number * size]
        return [_summary(row) for row in self.database.read(query, values)]

    def running(self) -> list[Summary]:
        self.catch_up(no_progress)
        query: LiteralString = (
            f"SELECT {COLUMNS} FROM lists WHERE place = 'games' AND finished IS NULL"
            " ORDER BY updated DESC, started DESC, game DESC"
        )
        return [_summary(row) for row in self.database.read(query)]

    def catch_up(self, progress: Progress) -> None:
        """Works out how those games stand that were changed since somebody looked."""
        unknown = self.database.read("SELECT id, place FROM games WHERE NOT listed ORDER BY id")
        for done, (id, place) in enumerate(unknown, start=1):
            try:
                record = OneGame(self.database, id, place).read()
                summary = summary_of(record) if record else None
            except StorageError as error:
                self.tell(error)
                self._forget(id)
            else:
                if record and summary:
                    self._remember(record, summary, place)
            progress(done, len(unknown))

    def _remember(self, record: GameRecord, summary: Summary, place: Place) -> None:
        """Unless the game has gone on, or away, meanwhile."""
        with self.database.changing() as going:
            same = going.connection.execute(
                "UPDATE games SET listed = true WHERE id = %s AND mark = %s AND revision = %s AND place = %s"
                " RETURNING id",
                [record.id, record.mark, record.revision, place],
            )
            if same.fetchone():
                going.connection.execute("DELETE FROM lists WHERE game = %s", [record.id])
                going.connection.execute(
                    f"INSERT INTO lists (place, {COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)",
                    [place, *_row(summary)],
                )

    def _forget(self, id: str) -> None:
        with self.database.changing() as going:
            going.connection.execute("DELETE FROM lists WHERE game = %s", [id])


@dataclass(frozen=True, slots=True, kw_only=True)
class PostgresListing(Listing):
    """The same answers as from all summaries, found by the database."""

    lists: PostgresLists

    def page(self, wanted: Filter | None = None, number: int = 0, size: int = PAGE) -> list[Summary]:
        return self.lists.page(wanted or Filter(), number, size)

    def running(self) -> list[Summary]:
        return self.lists.running()


def _row(summary: Summary) -> tuple[object, ...]:
    times = (summary.started, summary.updated, summary.finished)
    scores = None if summary.scores is None else dumped(summary.scores)
    words = (dumped(summary.stage), summary.over, list(summary.winners), scores, summary.words)
    return summary.id, summary.kind, *times, list(summary.players), *words


def _summary(row: Row) -> Summary:
    id, kind, started, updated, finished, players, stage, over, winners, scores, words = row
    names, won = tuple(players), tuple(winners)
    return Summary(id, kind, started, updated, finished, names, stage, over, won, scores, words)
