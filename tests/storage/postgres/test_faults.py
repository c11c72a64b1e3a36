"""What was acknowledged is there, whatever becomes of the database; what wasn't is said, and nothing is there twice."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from queue import Queue
from threading import Thread
from time import monotonic

import psycopg
import pytest

from rules.ethnos.events import Correction
from rules.ethnos.game import Game, play
from storage.errors import DatabaseRefuses, DiskFull, NoAnswer, NoSuchGame, StorageError
from storage.postgres.database import Database
from storage.postgres.schema import _step
from storage.postgres.store import PostgresStore
from storage.values import Settings
from tests.ethnos import a_setup
from tests.postgres import USER, PostgresServer, a_database_store
from tests.storage.postgres.cutting import Cutting
from tests.stores import append

HARDLY_ANY = 0.3
PATIENCE = 60
STEP = {"kind": "text", "text": "note"}


def notes(store: PostgresStore, id: str) -> list[str]:
    return [event.note for event in store.games.open(id).game.events]


@pytest.fixture
def line(server: PostgresServer) -> Iterator[tuple[Cutting, PostgresStore]]:
    """A store whose line to the database can be cut."""
    server.empty("data")
    cutting = Cutting(server.folder)
    database = Database(server.address("data").replace(str(server.folder), str(cutting.folder)))
    yield cutting, a_database_store(database)
    database.close()
    cutting.close()
    shutil.rmtree(cutting.folder)


@pytest.mark.slow
def test_the_database_goes_away_and_comes_back(own_server: PostgresServer) -> None:
    own_server.database("data")
    store = a_database_store(Database(own_server.address("data"), patience=HARDLY_ANY))
    id = store.games.begin(Game(a_setup()), "ethnos").id
    append(store.games, id, Correction(note="one"))
    saved = store.games.open(id)
    own_server.stop()
    event = Correction(note="two")
    for _ in range(2):
        with pytest.raises(NoAnswer):
            store.games.append(id, play(saved.game, event), [event], STEP, saved.revision)
        with pytest.raises(NoAnswer):
            store.listing.page()
    own_server.start()
    give_up = monotonic() + PATIENCE
    while not store.others.answers():
        assert monotonic() < give_up
    append(store.games, id, Correction(note="three"))
    assert notes(store, id) == ["one", "three"]
    store.database.close()


@pytest.mark.slow
def test_nobody_notices_a_restart_between_two_taps(own_server: PostgresServer) -> None:
    store = a_database_store(own_server.database("data"))
    id = store.games.begin(Game(a_setup()), "ethnos").id
    for number in range(3):
        own_server.stop()
        own_server.start()
        append(store.games, id, Correction(note=f"{number}"))
    assert notes(store, id) == ["0", "1", "2"]


def test_connections_that_were_cut_are_made_again(store: PostgresStore, server: PostgresServer) -> None:
    id = store.games.begin(Game(a_setup()), "ethnos").id
    with psycopg.connect(server.address("data"), autocommit=True) as connection:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'companion'"
        for number in range(2):
            connection.execute(cut)
            append(store.games, id, Correction(note=f"{number}"))
    assert notes(store, id) == ["0", "1"]
    with pytest.raises(NoAnswer):
        Database(f"postgresql://club@/nothing?host={server.folder / 'nowhere'}", patience=HARDLY_ANY)


def test_while_the_database_is_away_only_the_first_waits(
    line: tuple[Cutting, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All others are told at once, without anybody being asked, until somebody has reached it again."""
    cutting, store = line
    again: Queue[None] = Queue()
    stop = store.others.listen(lambda what, number: None, lambda: again.put(None))
    again.get(timeout=PATIENCE)
    id = store.games.begin(Game(a_setup()), "ethnos").id
    store.database.patience = HARDLY_ANY
    monkeypatch.setattr("storage.postgres.database.PAUSE", 10 * PATIENCE)
    cutting.go_away()
    with pytest.raises(NoAnswer):
        append(store.games, id, Correction(note="first"))
    asked = store.database._pool.get_stats()["requests_num"]
    for number in range(20):
        with pytest.raises(NoAnswer):
            append(store.games, id, Correction(note=f"{number}"))
    assert not store.others.answers()
    assert store.database._pool.get_stats()["requests_num"] == asked
    assert store.others.troubles()["unanswered"] >= 22
    cutting.is_away = False
    again.get(timeout=PATIENCE)
    append(store.games, id, Correction(note="back"))
    assert notes(store, id) == ["back"]
    stop()


def test_who_taps_finds_it_again_without_listening(
    line: tuple[Cutting, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    cutting, store = line
    store.database.patience = HARDLY_ANY
    monkeypatch.setattr("storage.postgres.database.PAUSE", 0)
    cutting.go_away()
    for _ in range(2):
        with pytest.raises(NoAnswer):
            store.games.begin(Game(a_setup()), "ethnos")
    cutting.is_away = False
    give_up = monotonic() + PATIENCE
    while not store.others.answers():
        assert monotonic() < give_up
    assert store.games.begin(Game(a_setup()), "ethnos").revision == 0


def test_a_password_is_in_no_log(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
    """Not even a piece of one, out of an address that is read amiss for want of an escape."""
    for password in ("100%cret", "a@cret", "a/cret", "cret"):
        with pytest.raises(NoAnswer) as told:
            Database(f"postgresql://club:{password}@127.0.0.1:1/club", patience=HARDLY_ANY)
        assert "cret" not in str(told.value)
    out, err = capfd.readouterr()
    assert all("cret" not in text for text in (caplog.text, out, err))


def test_an_answer_that_is_lost_is_looked_for(line: tuple[Cutting, PostgresStore]) -> None:
    cutting, store = line
    cutting.when = "after"
    id = store.games.begin(Game(a_setup()), "ethnos").id
    assert cutting.when == "never"
    cutting.when = "after"
    saved = append(store.games, id, Correction(note="kept"))
    assert (cutting.when, saved.revision) == ("never", 1)
    cutting.when = "after"
    store.games.delete(id)
    with pytest.raises(NoSuchGame):
        store.games.open(id)
    store.games.restore(id)
    assert notes(store, id) == ["kept"]


def test_what_never_got_there_is_said(line: tuple[Cutting, PostgresStore]) -> None:
    cutting, store = line
    id = store.games.begin(Game(a_setup()), "ethnos").id
    saved, event = store.games.open(id), Correction(note="again")
    cutting.when = "before"
    with pytest.raises(NoAnswer):
        store.games.append(id, play(saved.game, event), [event], STEP, saved.revision)
    store.games.append(id, play(saved.game, event), [event], STEP, saved.revision)
    cutting.when = "before"
    with pytest.raises(NoAnswer):
        store.save_settings(Settings(theme="dark"))
    assert store.settings() == Settings()
    assert notes(store, id) == ["again"]


def test_who_finds_all_connections_taken_is_told_after_a_while(server: PostgresServer) -> None:
    server.empty("data")
    store = a_database_store(Database(server.address("data"), patience=HARDLY_ANY, most=1))
    other = a_database_store(Database(server.address("data"), patience=HARDLY_ANY))
    found: list[StorageError] = []

    def look() -> None:
        try:
            store.listing.page()
        except StorageError as error:
            found.append(error)

    with store.database.changing(alone=True):
        thread = Thread(target=look)
        thread.start()
        thread.join()
        with pytest.raises(NoAnswer):
            other.games.begin(Game(a_setup()), "ethnos")
    assert [error.code for error in found] == ["no_answer"]
    assert store.listing.page() == []
    store.database.close()
    other.database.close()


def test_a_full_disk_is_said_and_nothing_is_lost(server: PostgresServer) -> None:
    small = server.folder / "small"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", small], capture_output=True).returncode:
        pytest.skip("mounting a small file system needs more rights")
    shutil.chown(small, USER, USER)
    store = a_database_store(server.database("small"))
    with psycopg.connect(server.address(), autocommit=True) as connection:
        connection.execute(f"CREATE TABLESPACE small LOCATION '{small}'")  # type: ignore[arg-type]
        with psycopg.connect(server.address("small"), autocommit=True) as other:
            other.execute("ALTER TABLE companion.events SET TABLESPACE small")
        id = store.games.begin(Game(a_setup()), "ethnos").id
        kept: list[str] = []

        def fill() -> None:
            for number in range(1000):
                some = [f"{number} {each} {os.urandom(400).hex()}" for each in range(200)]
                append(store.games, id, *(Correction(note=note) for note in some))
                kept.extend(some)

        with pytest.raises(DiskFull):
            fill()
        assert kept
        assert notes(store, id) == kept
        store.database.close()
        connection.execute("DROP DATABASE small")
        connection.execute("DROP TABLESPACE small")
    subprocess.run(["umount", small], check=True)


def test_a_step_that_another_server_has_done_is_not_done_again(store: PostgresStore, server: PostgresServer) -> None:
    with store.database.answering() as connection:
        _step(connection, 0, "SELECT 1 / 0")
    with pytest.raises(DatabaseRefuses, match="22012"):
        store.database.read("SELECT 1 / 0")
    assert store.games.begin(Game(a_setup()), "ethnos").revision == 0
