"""`make torture`: processes killed while they save, back up or restore, and two at once; in short also in the suite."""

import argparse
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

from rules.ethnos.events import BandPlayed
from rules.ethnos.game import Game, play
from storage.errors import ChangedElsewhere
from storage.files.lock import FolderLock
from storage.store import Store
from storage.values import Saved
from tests.ethnos import a_band, a_setup
from tests.stores import a_store

SETUP = a_setup()
STEP = {"kind": "text", "text": "band"}


def append_for_ever(folder: Path, id: str, label: str, acknowledge: int, most: int = 1_000_000) -> None:
    """Plays bands and says the number of each on the pipe once it is saved."""
    store = a_store(folder, lock=FolderLock(folder, patience=60))
    saved = store.games.open(id)
    for number in range(most):
        band = BandPlayed(a_band(cards=1 + number % 10), marker=None, id=f"{label}-{number}")
        saved = append_one(store, saved, band)
        os.write(acknowledge, f"{label}-{number}\n".encode())


def append_one(store: Store, saved: Saved[Game], band: BandPlayed) -> Saved[Game]:
    """Plays on from wherever the game is, again if somebody else was faster."""
    while True:
        try:
            return store.games.append(saved.id, play(saved.game, band), [band], STEP, saved.revision)
        except ChangedElsewhere:
            saved = store.games.open(saved.id)


def child(work: object, *arguments: object) -> tuple[int, int]:
    """A process of its own that does the work; its number, and the pipe on which it acknowledges."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(reading)
        work(*arguments, writing)  # type: ignore[operator]
        os._exit(0)
    os.close(writing)
    return process, reading


def read_all(pipe: int, begun: str = "") -> list[str]:
    """What was acknowledged, `begun` having been read of it already."""
    with os.fdopen(pipe) as acknowledged:
        return (begun + acknowledged.read()).split()


def saved_ids(folder: Path, id: str) -> list[str | None]:
    return [event.id for event in a_store(folder).games.open(id).game.events]


def kill_while_saving(folder: Path, kills: int) -> int:
    """Kills a writer again and again; how many events it acknowledged. Every one of them must be there."""
    acknowledged = 0
    id = a_store(folder).games.create(Game(SETUP), "ethnos").id
    before: list[str | None] = []
    for number in range(kills):
        process, pipe = child(append_for_ever, folder, id, f"{number}")
        # Every other one has saved something before it is killed, however busy the machine is.
        begun = os.read(pipe, 1).decode() if number % 2 else ""
        time.sleep(random.uniform(0.005, 0.08))
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        said = read_all(pipe, begun)
        saved = saved_ids(folder, id)
        assert saved[: len(before)] == before, "an earlier event is missing"
        assert saved[len(before) : len(before) + len(said)] == said, (
            f"missing after kill {number}: {said} not in {saved}"
        )
        assert len(saved) <= len(before) + len(said) + 1, "something was saved twice"
        acknowledged += len(said)
        before = saved
        if len(before) > 300:
            id = a_store(folder).games.create(Game(SETUP), "ethnos").id
            before = []
    return acknowledged


def append_at_once(folder: Path, events: int) -> None:
    """Two writers on one game: everything that either acknowledged is there, each one's in order."""
    id = a_store(folder).games.create(Game(SETUP), "ethnos").id
    children = [
        child(lambda label, pipe: append_for_ever(folder, id, label, pipe, events // 2), label) for label in ("a", "b")
    ]
    said = [read_all(pipe) for _, pipe in children]
    for process, _ in children:
        assert os.waitpid(process, 0)[1] == 0
    saved = saved_ids(folder, id)
    assert len(saved) == events
    for label, acknowledged in zip(("a", "b"), said, strict=True):
        assert [name for name in saved if str(name).startswith(label)] == acknowledged
        assert len(acknowledged) == events // 2
    assert not list(folder.rglob("*damaged*"))


def back_up_for_ever(folder: Path, file: Path, acknowledge: int) -> None:
    store = a_store(folder)
    while True:
        store.back_up(file)
        os.write(acknowledge, b"done\n")


def restore_for_ever(folder: Path, content: bytes, acknowledge: int) -> None:
    """Into one folder after the other; each is acknowledged when all of it is there."""
    for number in range(1_000_000):
        a_store(folder / str(number)).restore_packed(content)
        os.write(acknowledge, f"{number}\n".encode())


def killed(work: object, *arguments: object) -> list[str]:
    """What a process acknowledged that was killed after a while."""
    process, pipe = child(work, *arguments)
    time.sleep(random.uniform(0.005, 0.15))
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return read_all(pipe)


def assert_whole(store: Store, games: int) -> None:
    """So many games, all of which open; nothing was left behind by whoever was killed."""
    listed = store.listing.page(size=10_000)
    assert len(listed) == games
    for game in listed:
        store.games.open(game.id)
    assert store.notices == []
    assert not list(store.folder.glob("games/*/*.new*"))


def kill_while_backing_up(folder: Path, kills: int) -> int:
    """Kills who backs up again and again: the file is always a whole backup; how many were made."""
    store, file, made = a_store(folder / "data"), folder / "backup.zip", 0
    for _ in range(20):
        store.games.begin(Game(SETUP), "ethnos")
    store.back_up(file)
    for number in range(kills):
        made += len(killed(back_up_for_ever, store.folder, file))
        other = a_store(folder / f"other {number}")
        assert other.restore_backup(file).games == 20
        assert_whole(other, 20)
        assert_whole(store, 20)
    return made


def kill_while_restoring(folder: Path, kills: int) -> int:
    """Kills who restores again and again: what is there is whole, and restoring again adds the rest; how many ended."""
    store, ended = a_store(folder / "data"), 0
    for _ in range(20):
        store.games.begin(Game(SETUP), "ethnos")
    content = store.packed().content
    for number in range(kills):
        said = killed(restore_for_ever, folder / f"others {number}", content)
        ended += len(said)
        others = sorted((folder / f"others {number}").glob("*"), key=lambda path: int(path.name))
        for other in map(a_store, others):
            there = len(other.listing.page(size=10_000))
            assert_whole(other, there)
            assert there == 20 or other.folder.name not in said
            assert other.restore_packed(content).games == 20 - there
            assert_whole(other, 20)
    return ended


def delete_and_restore_for_ever(folder: Path, ids: list[str], acknowledge: int) -> None:
    store = a_store(folder, lock=FolderLock(folder, patience=60))
    while True:
        for id in ids:
            store.games.delete(id)
            store.games.restore(id)
        os.write(acknowledge, b"x")


def list_while_games_move(folder: Path, lists: int) -> None:
    """Nobody who lists is told of an error by somebody who deletes and restores, or misses what stays where it is."""
    store = a_store(folder)
    ids = [store.games.begin(Game(SETUP), "ethnos").id for _ in range(10)]
    for id in ids:
        append_one(store, store.games.open(id), BandPlayed(a_band(cards=1), marker=None))
    process, pipe = child(delete_and_restore_for_ever, folder, ids[:5])
    os.read(pipe, 1)
    for _ in range(lists):
        there = {game.id for game in store.listing.page(size=100)}
        assert set(ids[5:]) <= there <= set(ids)
        assert {game.id for game in store.listing.deleted()} <= set(ids[:5])
        assert store.packed().games == 10
    assert store.notices == [], store.notices
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    os.close(pipe)
    places = [*store.listing.page(size=100), *store.listing.deleted()]
    assert sorted(game.id for game in places) == sorted(ids)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--events", type=int, default=1000)
    parser.add_argument("--lists", type=int, default=1000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        acknowledged = kill_while_saving(Path(folder) / "killed", options.kills)
        print(f"{options.kills} kills, {acknowledged} acknowledged events, none missing", flush=True)
        append_at_once(Path(folder) / "two", options.events)
        print(f"two processes, {options.events} events, none missing", flush=True)
        kills = options.kills // 4
        made = kill_while_backing_up(Path(folder) / "backups", kills)
        print(f"{kills} kills while backing up, {made} backups made, each one whole", flush=True)
        ended = kill_while_restoring(Path(folder) / "restored", kills)
        print(f"{kills} kills while restoring, {ended} ended before, nothing missing or half written", flush=True)
        list_while_games_move(Path(folder) / "moved", options.lists)
        print(f"{options.lists} lists while games were deleted and restored, no error", flush=True)
    sys.exit(0)


if __name__ == "__main__":
    main()
