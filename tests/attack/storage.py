"""Bad luck with a data folder: kills, torn and changed bytes, jumping clocks; and what `disks` and `sharing` have."""

import signal
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random, seed
from time import monotonic, sleep
from typing import Any, Final

from rules.ethnos.game import Game
from storage.errors import StorageError
from storage.store import Store
from tests.attack import disks, sharing
from tests.attack.commands import command
from tests.attack.kept import BAND, full_folder, game_file, tried
from tests.attack.seen import SEED, Row, Seen, seen
from tests.browser.driver import ROOT
from tests.ethnos import a_setup
from tests.storage.torture import append_at_once, kill_while_saving
from tests.stores import a_store, append

CHANGES: Final = 300
Read = Callable[[Store], Any]


def _records(data: Path) -> dict[str, tuple[Path, Read]]:
    """Every kind of file, and how it is read."""
    _, id = full_folder(data)
    return {
        "a game": (next((data / "games").rglob("*.json")), lambda store: store.games.open(id).game),
        "settings": (data / "settings.json", lambda store: store.settings()),
        "players": (data / "players.json", lambda store: store.players.everybody()),
    }


def kills(folder: Path) -> Seen:
    """Nothing that was acknowledged is lost, whenever a process is killed. `make torture` does it at length."""
    seed(SEED)
    acknowledged = kill_while_saving(folder / "killed", 60)
    append_at_once(folder / "two", 100)
    return seen(60, f"{acknowledged} acknowledged, 0 lost; two processes at once, 0 lost")


def kills_of_import(folder: Path) -> Seen:
    """`games import` killed at any moment: what it acknowledged is there, and the folder can be used."""
    random, acknowledged = Random(SEED), 0
    game, data = folder / "game.json", folder / "data"
    game.write_text(game_file())
    begun = monotonic()
    command("games", "import", str(game), "--data", str(folder / "first"))
    usual = monotonic() - begun
    for number in range(20):
        game.write_text(game_file(number))
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
                found, uncaught = tried(partial(read, a_store(data)))
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
        found, uncaught = tried(lambda: a_store(data).listing.page())
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
            found, uncaught = tried(partial(read, a_store(data)))
            count += 1
            wrong += [f"{name}: {uncaught}"] if uncaught else []
            if number < CHANGES and isinstance(found, StorageError):
                wrong.append(f"{name} not opened, though its backup is good")
        _put(path, content, backup)
    not_opened = sum("not opened" in each for each in wrong)
    return seen(count, f"{len(wrong) - not_opened} uncaught, {not_opened} not opened from a good backup", wrong)


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
        _, uncaught = tried(partial(append, at(name, when).games, id, BAND))
        wrong += [f"{name}: {uncaught}"] if uncaught else []
        saved = at(name, now).games.open(id)
        wrong += [f"{name}: updated before it was begun"] if saved.updated < saved.started else []
        wrong += [] if len(at(name, now).listing.page()) == 1 else [f"{name}: not in the list"]
    return seen(6, f"{len(wrong)} lost or misdated", wrong)


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
            found, uncaught = tried(partial(a_store(data).games.begin, Game(a_setup()), "ethnos"))
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
    "clock-jumps": clock_jumps,
    "damaged-players": damaged_players,
    **disks.ROWS,
    **sharing.ROWS,
}
