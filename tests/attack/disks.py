"""Disks that are full, and disks that nobody may write on."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from rules.ethnos.game import Game
from storage.errors import StorageError
from storage.values import Settings
from tests.attack.commands import Answer, command, failures
from tests.attack.kept import BAND, full_folder, game_file, tried
from tests.attack.seen import Row, Seen, seen
from tests.attack.serving import attacked
from tests.attack.wire import Window
from tests.ethnos import a_setup
from tests.storage.disks import FailingDisk
from tests.stores import a_store, append, redo, undo


@contextmanager
def _small_disk(folder: Path) -> Iterator[bool]:
    """Whether there is a real file system of 160 KB in the folder; that takes rights."""
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=160k", "tmpfs", folder], capture_output=True)
    try:
        yield not mounted.returncode
    finally:
        if not mounted.returncode:
            subprocess.run(["umount", "-l", folder], check=True)


def _fill(disk: Path, left: int) -> None:
    """Until so many bytes are left, in pages."""
    filler = disk / "filler"
    filler.unlink(missing_ok=True)
    free = os.statvfs(disk).f_bavail * os.statvfs(disk).f_bsize
    filler.write_bytes(b"x" * max(0, free - left))


def disk_full(folder: Path) -> Seen:
    """Every action is done or said to be impossible, the game is as before or after it, and room is used again."""
    with _small_disk(folder / "disk") as real:
        if not real:
            return _disk_that_refuses(folder)
        disk, wrong, refused, done = folder / "disk", [], 0, 0
        store, id = full_folder(disk / "data")
        store.back_up(folder / "backup.zip")
        export = disk / "export.json"
        actions: dict[str, Callable[[], Any]] = {
            "begin": lambda: store.games.begin(Game(a_setup()), "ethnos"),
            "entry": lambda: append(store.games, id, BAND),
            "undo": lambda: undo(store.games, id),
            "redo": lambda: redo(store.games, id),
            "finish": lambda: store.games.finish(id),
            "reopen": lambda: store.games.reopen(id),
            "delete": lambda: store.games.delete(id),
            "bring back": lambda: store.games.restore(id),
            "settings": lambda: store.save_settings(Settings(theme="black")),
            "rename": lambda: store.players.rename("Mara", "Tara"),
            "forget": lambda: store.players.forget("Wilfred"),
            "backup": lambda: store.back_up(disk / "backup.zip"),
            "restore": lambda: store.restore_backup(folder / "backup.zip"),
            "list": lambda: store.listing.page(),
        }
        for left in (0, 4096, 8192):
            for name, act in actions.items():
                _fill(disk, left)
                found, uncaught = tried(act)
                refused, done = refused + isinstance(found, StorageError), done + (not isinstance(found, StorageError))
                wrong += [f"{name} {uncaught}"] if uncaught else []
        for number in range(40):
            _fill(disk, 4096 * (number % 5))
            before = store.games.open(id).revision
            found, uncaught = tried(lambda: append(store.games, id, BAND))
            after = a_store(disk / "data").games.open(id).revision
            is_saved = not isinstance(found, StorageError)
            wrong += [uncaught] if uncaught else []
            wrong += [] if after == before + is_saved else ["an entry is half there"]
        _fill(disk, 0)
        exported = command("games", "export", id, str(export), "--data", str(disk / "data"))
        wrong += failures([("export", exported)])
        wrong += [f"export leaves {export.stat().st_size} bytes"] if exported.status and export.exists() else []
        (disk / "filler").unlink()
        append(store.games, id, BAND)
    return seen(len(actions) * 3 + 41, f"{done} done, {refused} refused and said; then 40 entries near the brim", wrong)


def _disk_that_refuses(folder: Path) -> Seen:
    """The same with a disk that refuses one step, where nothing can be mounted."""
    store, id = full_folder(folder / "data")
    wrong, count = [], 0
    for step in range(12):
        before = store.games.open(id).revision
        failing = a_store(store.folder, disk=FailingDisk(step))
        _, uncaught = tried(partial(append, failing.games, id, BAND))
        wrong += [uncaught] if uncaught else []
        wrong += [] if store.games.open(id).revision in (before, before + 1) else ["an entry is half there"]
        count += 1
    return seen(count, "no mount here: a disk that refuses a step", wrong)


def read_only(folder: Path) -> Seen:
    """A folder that nobody may write in: screens and lists are shown, changes refused and said, nothing changed."""
    with _small_disk(folder / "disk") as real:
        if not real:
            return seen(0, "needs a mount, which isn't allowed here; tests/storage/files/test_faults.py has the rest")
        data, wrong = folder / "data", []
        data.symlink_to(folder / "disk")
        id = full_folder(data)[1]
        game = folder / "game.json"
        game.write_text(game_file())
        before = {path: path.read_bytes() for path in (folder / "disk").rglob("*") if path.is_file()}
        with attacked(data) as server:
            subprocess.run(["mount", "-o", "remount,ro", folder / "disk"], check=True)
            window = Window(server.port, f"/game/{id}")
            wrong += [] if window.wait_for("dragon") else ["the table isn't shown"]
            window.texts.clear()
            window.tap("dragon")
            window.hear(1)
            wrong += [] if any(len(text) > 20 for text in window.texts) else ["nothing is said to an entry"]
            for route, shown in (("/", "new-game"), ("/past", "import"), ("/settings", "back-up"), ("/new", "start")):
                wrong += [] if Window(server.port, route).wait_for(shown, patience=3) else [f"{route} isn't shown"]
        answers: list[tuple[str, Answer]] = [
            (" ".join(words[:2]), command(*words, "--data", str(data)))
            for words in (
                ("games", "list"),
                ("games", "show", id),
                ("games", "import", str(game)),
                ("games", "delete", id),
            )
        ]
        wrong += failures(answers)
        wrong += [f"{name}: status {answer.status}" for name, answer in answers[:2] if answer.status != 0]
        wrong += [f"{name}: status {answer.status}" for name, answer in answers[2:] if answer.status != 1]
        wrong += [] if all(path.read_bytes() == content for path, content in before.items()) else ["changed"]
    return seen(9, "1 entry, 4 screens, 4 commands", wrong)


ROWS: Final[dict[str, Row]] = {"disk-full": disk_full, "read-only": read_only}
