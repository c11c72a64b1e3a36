"""The second half of `make torture`, where there is a PostgreSQL: servers killed while they save, and two at once."""

import argparse
import os
import random
import signal
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg

from rules.ethnos.events import BandPlayed
from rules.ethnos.game import Game
from storage.moving import move
from storage.postgres.database import Database
from storage.values import no_progress
from tests.ethnos import a_band
from tests.postgres import PROGRAMS, PostgresServer, a_database_store
from tests.storage.torture import SETUP, append_one, child, read_all
from tests.stores import a_store

NAME = "tortured"


def append_for_ever(address: str, id: str, label: str, most: int, acknowledge: int) -> None:
    """Plays bands and says the number of each on the pipe once the database has answered."""
    store = a_database_store(Database(address, patience=60))
    saved = store.games.open(id)
    for number in range(most):
        band = BandPlayed(a_band(cards=1 + number % 10), marker=None, id=f"{label}-{number}")
        saved = append_one(store, saved, band)
        os.write(acknowledge, f"{label}-{number}\n".encode())


def begun(address: str) -> str:
    database = Database(address)
    id = a_database_store(database).games.create(Game(SETUP), "ethnos").id
    database.close()
    return id


def kept(address: str, id: str) -> list[str]:
    """What the events are known by, in the order of their numbers, which have no gap."""
    with psycopg.connect(address) as connection:
        query = "SELECT number, event->>'id' FROM companion.events WHERE game = %s ORDER BY number"
        rows = connection.execute(query, [id]).fetchall()
    assert [number for number, _ in rows] == list(range(len(rows))), "a number is missing"
    return [name for _, name in rows]


def kill_while_saving(address: str, kills: int) -> int:
    """Kills a server between statement and answer, again and again; how many events it acknowledged."""
    acknowledged, id, before = 0, begun(address), list[str]()
    for number in range(kills):
        process, pipe = child(append_for_ever, address, id, f"{number}", 1_000_000)
        first = os.read(pipe, 1).decode()
        time.sleep(random.uniform(0, 0.05))
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        said = read_all(pipe, first)
        # What it had sent before it died may be kept a moment later: whoever has the game for himself sees all of it.
        with psycopg.connect(address) as connection:
            connection.execute("SELECT FROM companion.games WHERE id = %s FOR UPDATE", [id])
        there = kept(address, id)
        assert there[: len(before)] == before, "an earlier event is missing"
        assert there[len(before) : len(before) + len(said)] == said, f"missing after kill {number}"
        assert len(there) <= len(before) + len(said) + 1, "something was saved twice"
        assert len(set(there)) == len(there), "something was saved twice"
        acknowledged, before = acknowledged + len(said), there
        if len(before) > 300:
            id, before = begun(address), []
    return acknowledged


def append_at_once(address: str, events: int) -> None:
    """Two servers on one game: everything that either acknowledged is there, each one's in order, without a gap."""
    id = begun(address)
    children = [child(append_for_ever, address, id, label, events // 2) for label in ("a", "b")]
    said = [read_all(pipe) for _, pipe in children]
    for process, _ in children:
        assert os.waitpid(process, 0)[1] == 0
    there = kept(address, id)
    assert len(there) == events
    for label, acknowledged in zip(("a", "b"), said, strict=True):
        assert [name for name in there if name.startswith(label)] == acknowledged
        assert len(acknowledged) == events // 2


def many_games(folder: Path, games: int) -> None:
    """One every three hours, of a few bands each; every tenth is in the bin."""
    start = datetime(2024, 1, 1, tzinfo=UTC)
    now = start
    store = a_store(folder, clock=lambda: now)
    saved = store.games.create(Game(SETUP), "ethnos")
    for number in range(5):
        saved = append_one(store, saved, BandPlayed(a_band(cards=1 + number), marker=None))
    (path,) = (folder / "games").glob("*/*.json")
    content = path.read_text()
    path.unlink()
    for number in range(games):
        now = start + timedelta(hours=3 * number)
        id, place = f"{now:%Y%m%d-%H%M%S}-{number:06x}", "games" if number % 10 else "bin"
        month = folder / place / f"{now:%Y-%m}"
        month.mkdir(parents=True, exist_ok=True)
        started = f"{now:%Y-%m-%dT%H:%M:%S}.000000Z"
        (month / f"{id}.json").write_text(content.replace(saved.id, id).replace(saved.started, started))


def move_for_ever(folder: Path, address: str, acknowledge: int) -> None:
    target = a_database_store(Database(address)).kept
    move(a_store(folder).kept, target, lambda done, of: os.write(acknowledge, b"x") and None)


def move_there_and_back(server: PostgresServer, folder: Path, games: int) -> None:
    """Killed in the middle and begun again; what comes back is the same, byte by byte."""
    server.database("moved").close()
    many_games(folder / "here", games)
    process, pipe = child(move_for_ever, folder / "here", server.address("moved"))
    come = 0
    while come < games // 2:
        come += len(os.read(pipe, 1000))
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    os.close(pipe)
    there = a_database_store(Database(server.address("moved"))).kept
    done = move(a_store(folder / "here").kept, there, no_progress)
    assert done.games + done.kept == games
    assert done.kept >= games // 2
    move(there, a_store(folder / "back").kept, no_progress)
    files = [path for place in ("games", "bin") for path in (folder / "here" / place).rglob("*.json")]
    assert len(files) == games
    for path in files:
        assert path.read_bytes() == (folder / "back" / path.relative_to(folder / "here")).read_bytes(), path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--events", type=int, default=1000)
    parser.add_argument("--games", type=int, default=2000)
    options = parser.parse_args()
    if not PROGRAMS:
        print("there is no PostgreSQL here (Debian's package postgresql)")
        return
    server = PostgresServer(safe=True)
    try:
        server.database(NAME).close()
        acknowledged = kill_while_saving(server.address(NAME), options.kills)
        print(f"{options.kills} kills, {acknowledged} acknowledged events, none missing or doubled", flush=True)
        append_at_once(server.address(NAME), options.events)
        print(f"two servers, {options.events} events, all in order", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            move_there_and_back(server, Path(folder), options.games)
        print(f"{options.games} games there and back, killed in the middle, the same bytes", flush=True)
    finally:
        server.remove()


if __name__ == "__main__":
    main()
