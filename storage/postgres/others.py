"""Several servers on one database: they hear of each other's changes, and know who is at which of them.

A notification says what has changed and its number, no more: whoever hears it reads what they lack. So nothing is lost
with one that doesn't come, as long as everything is read again after each break.
"""

import logging
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from threading import Event, Thread
from typing import Final

import psycopg

from storage.errors import NoAnswer, StorageError
from storage.postgres.database import Database, connecting
from storage.postgres.news import CHANNEL, NOTIFY

log = logging.getLogger("companion")
BEAT: Final = 5.0
"""Seconds between signs of life of a server."""
SILENT: Final = "20 seconds"
"""After which a server is taken for gone, with all who were at it."""
PAUSE: Final = 0.5
"""Seconds before a connection that was lost is tried again; nobody waits longer for the end."""
PRESENT: Final = "present 0"
ALIVE: Final = "INSERT INTO servers (id) VALUES (%s) ON CONFLICT (id) DO UPDATE SET seen = now()"

Heard = Callable[[str, int], object]


class Others:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._id = secrets.token_hex(8)

    def listen(self, heard: Heard, again: Callable[[], object]) -> Callable[[], None]:
        over = Event()
        thread = Thread(target=self._listen, args=(heard, again, over), name="listening", daemon=True)
        thread.start()

        def stop() -> None:
            over.set()
            self._leave()
            thread.join(PAUSE)

        return stop

    def are_here(self, guests: Collection[str]) -> None:
        with self._database.changing() as going, going.connection.pipeline():
            going.connection.execute(ALIVE, [self._id])
            going.connection.execute(
                "DELETE FROM present WHERE server = %s AND NOT guest = ANY(%s)", [self._id, list(guests)]
            )
            going.connection.execute(
                "INSERT INTO present SELECT %s, unnest(%s::text[]) ON CONFLICT DO NOTHING", [self._id, list(guests)]
            )
            going.connection.execute(NOTIFY, [PRESENT])

    def present(self) -> frozenset[str]:
        found = self._database.read(
            "SELECT DISTINCT guest FROM present JOIN servers ON server = id WHERE seen > now() - %s::interval", [SILENT]
        )
        return frozenset(guest for (guest,) in found)

    def tell(self, what: str) -> None:
        with self._database.changing() as going:
            going.connection.execute(NOTIFY, [f"{what} 0"])

    def key(self) -> str:
        """Made by the first server that asks."""
        with self._database.changing() as going:
            going.connection.execute(
                "INSERT INTO secrets VALUES ('host', %s) ON CONFLICT DO NOTHING", [secrets.token_urlsafe(16)]
            )
        ((key,),) = self._database.read("SELECT value FROM secrets WHERE name = 'host'")
        return str(key)

    def answers(self) -> bool:
        try:
            self._database.read("SELECT 1")
        except StorageError:
            return False
        return True

    def take_try(self, place: str, most: int, most_of_all: int, seconds: float) -> bool:
        """One after the other, at whichever server."""
        with self._database.changing() as going:
            going.connection.execute("LOCK TABLE tries IN SHARE ROW EXCLUSIVE MODE")
            going.connection.execute("DELETE FROM tries WHERE at <= now() - make_interval(secs => %s)", [seconds])
            taken = going.connection.execute(
                "INSERT INTO tries (place) SELECT %s FROM tries"
                " HAVING count(*) < %s AND count(*) FILTER (WHERE place = %s) < %s RETURNING number",
                [place, most_of_all, place, most],
            )
            return taken.fetchone() is not None

    def give_try_back(self, place: str) -> None:
        with self._database.changing() as going:
            going.connection.execute(
                "DELETE FROM tries WHERE number = (SELECT max(number) FROM tries WHERE place = %s)", [place]
            )

    def troubles(self) -> Mapping[str, int]:
        """The database was asked again, gave no answer in time, couldn't be listened to."""
        found, self._database.counts = self._database.counts, Counter()
        return {name: found[name] for name in ("waits", "unanswered", "unheard")}

    def _listen(self, heard: Heard, again: Callable[[], object], over: Event) -> None:
        """On one connection, for as long as it holds, and then on the next one."""
        while not over.is_set():
            try:
                with psycopg.connect(self._database.address, **connecting(BEAT)) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._database.is_back()
                    again()
                    self._hear(connection, heard, over)
            except psycopg.Error as error:
                self._database.counts["unheard"] += 1
                log.warning("The database can't be heard: %s", type(error).__name__)
                over.wait(PAUSE)

    def _hear(self, connection: psycopg.Connection, heard: Heard, over: Event) -> None:
        """Until it is over; whoever ends it says goodbye, which is heard here too, unless it is lost."""
        while not over.is_set():
            self._beat(connection)
            for news in connection.notifies(timeout=BEAT):
                if over.is_set():
                    return
                what, _, number = news.payload.rpartition(" ")
                heard(what, int(number))

    def _beat(self, connection: psycopg.Connection) -> None:
        """We are here; whoever was silent for long is forgotten."""
        connection.execute(ALIVE, [self._id])
        gone = connection.execute("DELETE FROM servers WHERE seen < now() - %s::interval RETURNING id", [SILENT])
        if gone.fetchall():
            connection.execute(NOTIFY, [PRESENT])

    def _leave(self) -> None:
        try:
            with self._database.changing() as going:
                going.connection.execute("DELETE FROM servers WHERE id = %s", [self._id])
                going.connection.execute(NOTIFY, [PRESENT])
        except NoAnswer:
            log.info("left without a word")
