"""Servers hear of each other's changes, read again after every break, and know who is at which of them."""

import threading
from collections.abc import Iterator
from queue import Queue

import psycopg
import pytest

from rules.ethnos.events import Correction
from rules.ethnos.game import Game
from storage.postgres.database import Database
from storage.postgres.others import Others
from storage.postgres.store import PostgresStore
from storage.values import Settings
from tests.ethnos import a_setup
from tests.postgres import PostgresServer, a_database_store
from tests.stores import append

PATIENCE = 60
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'companion'"


class Listener:
    """One more server, and what it hears."""

    def __init__(self, database: Database) -> None:
        self.store = a_database_store(database)
        self.heard: Queue[tuple[str, int]] = Queue()
        self.again: Queue[None] = Queue()
        self.stop = self.store.others.listen(lambda *news: self.heard.put(news), lambda: self.again.put(None))
        self.again.get(timeout=PATIENCE)

    def hear(self, what: str) -> int:
        """The number of the next news of this."""
        while True:
            heard, number = self.heard.get(timeout=PATIENCE)
            if heard == what:
                return number


@pytest.fixture
def other(store: PostgresStore, server: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    monkeypatch.setattr("storage.postgres.others.BEAT", 0.1)
    listener = Listener(server.database("data"))
    yield listener
    listener.stop()


def test_whatever_changes_is_heard_by_its_name_and_number(store: PostgresStore, other: Listener) -> None:
    id = store.games.begin(Game(a_setup()), "ethnos").id
    assert other.hear(id) == 0
    append(store.games, id, Correction(note="one"))
    assert other.hear(id) == 1
    store.games.delete(id)
    assert other.hear(id) == -1
    store.save_settings(Settings(theme="dark"))
    assert other.hear("settings") == 0
    store.change_tables(lambda _: [{"game": id}])
    assert other.hear("tables") == 0
    store.change_tables(lambda tables: tables)
    with pytest.raises(ZeroDivisionError):
        store.change_tables(lambda _: [{"game": 1 / 0}])
    assert other.heard.empty()
    assert other.store.tables() == [{"game": id}]


def test_after_a_break_everything_is_read_again(store: PostgresStore, other: Listener, server: PostgresServer) -> None:
    with psycopg.connect(server.address("data"), autocommit=True) as connection:
        connection.execute(CUT)
    other.again.get(timeout=PATIENCE)
    id = store.games.begin(Game(a_setup()), "ethnos").id
    assert other.hear(id) == 0


def test_who_leaves_listens_no_more_even_if_the_goodbye_is_lost(
    store: PostgresStore, other: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Others, "_leave", lambda self: None)
    *_, listening = [thread for thread in threading.enumerate() if thread.name == "listening"]
    other.stop()
    listening.join(PATIENCE)
    assert not listening.is_alive()


def test_what_is_in_no_record_is_heard_by_its_name(store: PostgresStore, other: Listener) -> None:
    store.others.tell("somebody-left")
    assert other.hear("somebody-left") == 0


def test_who_is_here_is_known_everywhere_until_their_server_is_gone(store: PostgresStore, other: Listener) -> None:
    others = store.others
    others.are_here(["mara", "tove"])
    other.hear("present")
    other.store.others.are_here(["ines"])
    assert others.present() == other.store.others.present() == {"mara", "tove", "ines"}
    others.are_here(["tove"])
    assert other.store.others.present() == {"tove", "ines"}
    with store.database.changing() as going:
        going.connection.execute("UPDATE servers SET seen = now() - interval '1 hour' WHERE id = %s", [others._id])
    assert other.store.others.present() == {"ines"}
    for _ in range(2):
        other.hear("present")
    other.hear("present")
    other.stop()
    assert others.present() == frozenset()


def test_the_host_has_one_key_for_all_servers(store: PostgresStore, other: Listener, server: PostgresServer) -> None:
    assert store.others.key() == other.store.others.key()
    assert len(store.others.key()) > 20
    assert store.others.answers()
    away = Database(server.address("data"), patience=0.2)
    away.close()
    gone = Others(away)
    assert not gone.answers()
    gone._leave()
