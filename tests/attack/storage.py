"""Bad luck with a data folder: kills, torn and changed bytes, full disks, jumping clocks, others who use it too."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any, Final

from rules.ethnos.events import BandPlayed, DragonDrawn
from rules.ethnos.formats.games import write_game
from rules.ethnos.game import Game
from storage.errors import StorageError
from storage.files.lock import FolderLock
from storage.store import Store
from storage.values import Settings
from tests.attack.commands import Answer, command, failures
from tests.attack.seen import SEED, Row, Seen, seen
from tests.attack.serving import a_game, attacked
from tests.attack.wire import Window
from tests.browser.driver import ROOT
from tests.ethnos import a_band, a_setup
from tests.storage.disks import FailingDisk
from tests.storage.torture import append_at_once, child, kill_while_saving
from tests.stores import a_store, append, redo, undo

BAND: Final = BandPlayed(a_band(cards=1), marker=None)
PATIENCE: Final = 2.0
"""Seconds that a window may wait while another one's tap waits for a lock."""
CHANGES: Final = 300
Read = Callable[[Store], Any]


def _full(data: Path) -> tuple[Store, str]:
    """A folder with one of everything, each with its backup beside it."""
    store = a_store(data)
    id = store.games.begin(Game(a_setup()), "ethnos").id
    append(store.games, id, BAND)
    append(store.games, id, DragonDrawn(0))
    for theme in ("light", "dark"):
        store.save_settings(Settings(theme=theme))  # type: ignore[arg-type]
    store.players.rename("Mara", "Tara")
    store.players.rename("Tara", "Mara")
    store.listing.page()
    return store, id


def _records(data: Path) -> dict[str, tuple[Path, Read]]:
    """Every kind of file, and how it is read."""
    _, id = _full(data)
    return {
        "a game": (next((data / "games").rglob("*.json")), lambda store: store.games.open(id).game),
        "settings": (data / "settings.json", lambda store: store.settings()),
        "players": (data / "players.json", lambda store: store.players.everybody()),
    }


def _try(read: Callable[[], Any]) -> tuple[Any, str | None]:
    """What is read, or how that fails: `None` if it is said as it should be."""
    try:
        return read(), None
    except StorageError as error:
        return error, None
    except Exception as error:
        return None, f"{type(error).__name__} uncaught"


def kills(folder: Path) -> Seen:
    """Nothing that was acknowledged is lost, whenever a process is killed. `make torture` does it at length."""
    import random

    random.seed(SEED)
    acknowledged = kill_while_saving(folder / "killed", 60)
    append_at_once(folder / "two", 100)
    return seen(60, f"{acknowledged} acknowledged, 0 lost; two processes at once, 0 lost")


def kills_of_import(folder: Path) -> Seen:
    """`games import` killed at any moment: what it acknowledged is there, and the folder can be used."""
    random, acknowledged = Random(SEED), 0
    game, data = folder / "game.json", folder / "data"
    game.write_text(_game_file())
    begun = monotonic()
    command("games", "import", str(game), "--data", str(folder / "first"))
    usual = monotonic() - begun
    for _ in range(20):
        process = subprocess.Popen(
            [sys.executable, "-m", "companion", "games", "import", str(game), "--data", str(data)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        sleep(usual * random.uniform(0.6, 1.4))
        process.send_signal(signal.SIGKILL)
        acknowledged += b"Imported" in process.communicate()[0]
    kept = len(a_store(data).listing.page(size=99))
    wrong = [f"{acknowledged} acknowledged, {kept} kept"] if kept < acknowledged else []
    a_store(data).games.begin(Game(a_setup()), "ethnos")
    return seen(20, f"{acknowledged} acknowledged, {kept} kept", wrong)


def _game_file() -> str:
    import json

    return json.dumps(write_game(Game(a_setup())))


def truncated(folder: Path) -> Seen:
    """Cut at every byte: nothing uncaught; with a backup beside it all of it comes back, and the list is the same."""
    count, wrong = 0, []
    data = folder / "data"
    for name, (path, read) in _records(data).items():
        content, backup = path.read_bytes(), path.with_name(path.name + ".bak").read_bytes()
        for has_backup in (True, False):
            before = read(a_store(data))
            for size in range(len(content)):
                _put(path, content[:size], backup if has_backup else None)
                found, uncaught = _try(partial(read, a_store(data)))
                count += 1
                wrong += [f"{name}: {uncaught}"] if uncaught else []
                if has_backup and (isinstance(found, StorageError) or not found):
                    wrong.append(f"{name} not recovered")
            _put(path, content, backup)
            wrong += [] if read(a_store(data)) == before else ["another one afterwards"]
    index = next((data / "index").glob("games-*.json"))
    content, before = index.read_bytes(), a_store(data).listing.page()
    for size in range(len(content)):
        index.write_bytes(content[:size])
        found, uncaught = _try(lambda: a_store(data).listing.page())
        count += 1
        wrong += [f"index {uncaught}"] if uncaught else [] if found == before else ["another list"]
    return seen(count, f"{sum('uncaught' in each for each in wrong)} uncaught", wrong)


def _put(path: Path, content: bytes, backup: bytes | None) -> None:
    """The file as it shall be found, with or without a backup, and nothing that an earlier reading put aside."""
    path.unlink(missing_ok=True)
    path.write_bytes(content)
    bak = path.with_name(path.name + ".bak")
    bak.unlink(missing_ok=True)
    if backup is not None:
        bak.write_bytes(backup)
    for aside in path.parent.glob(f"{path.name}.damaged*"):
        aside.unlink()


def changed_bytes(folder: Path) -> Seen:
    """Random bytes changed, a good backup beside it: always opened, as it is now or as it was before."""
    random, count, wrong = Random(SEED), 0, []
    data = folder / "data"
    for name, (path, read) in _records(data).items():
        content, backup = path.read_bytes(), path.with_name(path.name + ".bak").read_bytes()
        for number in range(CHANGES + CHANGES // 3):
            bytes_ = bytearray(content)
            for _ in range(random.choice((1, 1, 2, 8))):
                bytes_[random.randrange(len(bytes_))] = random.choice((*b'"{}[],:0919azZ\\', random.randrange(256)))
            _put(path, bytes(bytes_), backup if number < CHANGES else None)
            found, uncaught = _try(partial(read, a_store(data)))
            count += 1
            wrong += [f"{name}: {uncaught}"] if uncaught else []
            if number < CHANGES and isinstance(found, StorageError):
                wrong.append(f"{name} not opened, though its backup is good")
        _put(path, content, backup)
    not_opened = sum("not opened" in each for each in wrong)
    return seen(count, f"{len(wrong) - not_opened} uncaught, {not_opened} not opened from a good backup", wrong)


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
        store, id = _full(disk / "data")
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
                found, uncaught = _try(act)
                refused, done = refused + isinstance(found, StorageError), done + (not isinstance(found, StorageError))
                wrong += [f"{name} {uncaught}"] if uncaught else []
        for number in range(40):
            _fill(disk, 4096 * (number % 5))
            before = store.games.open(id).revision
            found, uncaught = _try(lambda: append(store.games, id, BAND))
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
    store, id = _full(folder / "data")
    wrong, count = [], 0
    for step in range(12):
        before = store.games.open(id).revision
        failing = a_store(store.folder, disk=FailingDisk(step))
        _, uncaught = _try(partial(append, failing.games, id, BAND))
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
        id = _full(data)[1]
        game = folder / "game.json"
        game.write_text(_game_file())
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


def clock_jumps(folder: Path) -> Seen:
    """Two devices whose clocks differ lose nothing; a game from the future dates no other one; time never goes back."""
    now, wrong = datetime.now(UTC), []

    def at(name: str, when: datetime) -> Store:
        return a_store(folder / name, clock=lambda: when)

    ahead, behind, zip_ = at("a", now + timedelta(days=1400)), at("b", now), folder / "backup.zip"
    id = ahead.games.begin(Game(a_setup()), "ethnos").id
    ahead.back_up(zip_)
    behind.restore_backup(zip_)
    append(behind.games, id, BAND)
    behind.back_up(zip_)
    ahead.restore_backup(zip_)
    if len(ahead.games.open(id).game.events) != 1:
        wrong.append("an entry made behind is dropped by the device that is ahead")
    append(ahead.games, id, BAND)
    ahead.back_up(zip_)
    behind.restore_backup(zip_)
    if len(behind.games.open(id).game.events) != 2:
        wrong.append("an entry made ahead is dropped by the device that is behind")
    at("future", datetime(2099, 1, 1, tzinfo=UTC)).games.begin(Game(a_setup()), "ethnos")
    later = at("future", now).games.begin(Game(a_setup()), "ethnos")
    if later.started[:4] != f"{now:%Y}":
        wrong.append(f"a game of today is dated {later.started[:10]}")
    for name, when in (("past", datetime(1970, 1, 1, tzinfo=UTC)), ("end", datetime(9999, 12, 31, tzinfo=UTC))):
        id = at(name, now).games.begin(Game(a_setup()), "ethnos").id
        _, uncaught = _try(partial(append, at(name, when).games, id, BAND))
        wrong += [f"{name}: {uncaught}"] if uncaught else []
        saved = at(name, now).games.open(id)
        wrong += [f"{name}: updated before it was begun"] if saved.updated < saved.started else []
        wrong += [] if len(at(name, now).listing.page()) == 1 else [f"{name}: not in the list"]
    return seen(6, f"{len(wrong)} lost or misdated", wrong)


def two_servers(folder: Path) -> Seen:
    """Two servers on one folder, a window on each: a stale entry is refused and said, and nothing is lost."""
    data, wrong, refused = folder / "data", [], 0
    data.mkdir()
    (folder / "other").symlink_to(data)
    with attacked(data) as one, attacked(folder / "other") as two:
        for number in range(6):
            id, servers = a_game(data), (one, two) if number % 2 else (two, one)
            windows = [Window(server.port, f"/game/{id}") for server in servers]
            for window in windows:
                window.wait_for("dragon")
                window.hear(0.2)
            for window in (*windows, windows[0]):
                before = a_store(data).games.open(id).revision
                window.texts.clear()
                window.tap("dragon")
                window.wait_for_patch(5)
                window.hear(0.3)
                saved = a_store(data).games.open(id).revision - before
                refused += not saved
                wrong += [] if saved in (0, 1) else [f"{saved} changes by one tap"]
                wrong += [] if saved or any("changed" in text for text in window.texts) else ["refused without a word"]
                wrong += ["a window crashed"] if window.crashes else []
        for number in range(40):
            shown = Window((one, two)[number % 2].port, ("/", f"/game/{id}")[number // 2 % 2])
            wrong += [] if shown.wait_for("new-game", "dragon", patience=4) else ["a screen isn't shown"]
            shown.close()
        wrong += ["a traceback in the log"] if "Traceback" in one.said() + two.said() else []
    return seen(58, f"18 entries, {refused} refused and said; 40 screens", wrong)


def list_while_others_delete(folder: Path) -> Seen:
    """The list holds whatever another process deletes and brings back meanwhile."""
    store = a_store(folder)
    ids = [store.games.create(Game(a_setup()), "ethnos").id for _ in range(20)]

    def shuffle(pipe: int) -> None:
        mover = a_store(folder, lock=FolderLock(folder, patience=60))
        while True:
            for move in (mover.games.delete, mover.games.restore):
                for id in ids:
                    move(id)

    process, pipe = child(shuffle)
    lists, wrong, give_up = 0, [], monotonic() + 8
    try:
        while monotonic() < give_up:
            reader = a_store(folder)
            for read in (reader.listing.page, reader.listing.deleted):
                _, uncaught = _try(read)
                lists += 1
                wrong += [uncaught] if uncaught else []
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(pipe)
    return seen(lists, f"{len(wrong)} uncaught", wrong)


def lock_held(folder: Path) -> Seen:
    """Another process holds the folder: a tap waits or is refused, and other windows are served meanwhile."""
    id = a_game(folder)
    with attacked(folder) as server:
        waiting, other = Window(server.port, f"/game/{id}"), Window(server.port, f"/game/{id}")
        for window in (waiting, other):
            window.wait_for("dragon")
            window.hear(0.2)

        def hold(pipe: int) -> None:
            with FolderLock(folder).held():
                os.write(pipe, b"held\n")
                sleep(12)

        process, pipe = child(hold)
        os.read(pipe, 1)
        waits = []
        try:
            waiting.tap("dragon")
            sleep(0.1)
            for route, shown in (("/", "new-game"), (f"/game/{id}", "dragon"), ("/settings", "back-up")):
                begun = monotonic()
                Window(server.port, route).wait_for(shown, patience=15)
                waits.append(monotonic() - begun)
        finally:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
            os.close(pipe)
        waiting.hear(2)
        other.tap("menu")
        wrong = [f"waited {wait:.0f} s" for wait in waits if wait > PATIENCE]
        wrong += [] if other.wait_for("export", patience=5) else ["an open window is dead afterwards"]
    return seen(len(waits), f"other windows waited {max(waits):.2f} s at most", wrong)


def damaged_players(folder: Path) -> Seen:
    """A new game where players.json can't be read: it is begun, or nothing is left behind."""
    wrong = []
    kinds = (b"", b"{", b'{"_default": {"1": {"schema": 3, "players": 7}}}', b"\xff\xfe")
    for number, content in enumerate(kinds):
        data = folder / str(number)
        store = a_store(data)
        store.games.begin(Game(a_setup()), "ethnos")
        for path in data.glob("players.json*"):
            path.unlink()
        (data / "players.json").write_bytes(content)
        begun = 0
        for _ in range(3):
            found, uncaught = _try(partial(a_store(data).games.begin, Game(a_setup()), "ethnos"))
            wrong += [uncaught] if uncaught else []
            begun += not isinstance(found, StorageError)
        left = len(a_store(data).listing.page(size=99)) - 1 - begun
        wrong += ["a game left behind by a refusal"] * left
    return seen(3 * len(kinds), f"{len(wrong)} games left behind", wrong)


ROWS: Final[dict[str, Row]] = {
    "kills": kills,
    "kills-of-import": kills_of_import,
    "truncated": truncated,
    "changed-bytes": changed_bytes,
    "disk-full": disk_full,
    "read-only": read_only,
    "clock-jumps": clock_jumps,
    "two-servers": two_servers,
    "list-while-deleting": list_while_others_delete,
    "lock-held": lock_held,
    "damaged-players": damaged_players,
}
