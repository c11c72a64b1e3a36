"""`make torture`: processes that are killed while they save, and two that save at once; in short also in the suite."""

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--events", type=int, default=1000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        acknowledged = kill_while_saving(Path(folder) / "killed", options.kills)
        print(f"{options.kills} kills, {acknowledged} acknowledged events, none missing", flush=True)
        append_at_once(Path(folder) / "two", options.events)
        print(f"two processes, {options.events} events, none missing", flush=True)
    sys.exit(0)


if __name__ == "__main__":
    main()
