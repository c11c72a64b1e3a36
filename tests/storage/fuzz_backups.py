"""Backups that chance has spoilt: no traceback, nothing outside the folder, nothing half written, and all of it opens.

`python -m tests.storage.fuzz_backups 5000 1` tries as many with this seed; a few are in the suite.
"""

import copy
import hashlib
import json
import sys
import tempfile
import warnings
import zipfile
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final

from rules.ethnos.events import AgeEnded, BandPlayed, Correction
from rules.ethnos.game import Game
from storage.errors import StorageError
from storage.files.disk import Disk
from storage.store import Store
from storage.values import Card, Settings
from tests.ethnos import a_band, a_setup
from tests.stores import a_store, append, undo

Entries = list[tuple[str, bytes]]
"""As a zip has them, in which a name may come twice."""
MANIFEST: Final = "manifest.json"
SETUP: Final = a_setup()
NAMES: Final = (
    "../evil.json",
    "games/../../evil.json",
    "/tmp/evil.json",
    "C:\\evil.json",
    "..\\evil.json",
    "games\\2026-01\\20260131-201500-0a1b2c.json",
    "games/2026-02/20260131-201500-0a1b2c.json",
    "games/2026-01/20260131-201500-0A1B2C.json",
    "games/２０２６-01/２０２６0131-201500-0a1b2c.json",
    "games/2026-01/20260131-201500-0a1b2c.json/",
    "games/2026-01/20260131-201500-0a1b2c.json\n",
    "games/2026-01/20260131-201500-0a1b2c.json.bak",
    "games/9999-12/99991231-235959-0a1b2c.json",
    "bin/2026-01/20260131-201500-0a1b2c.json",
    "index/games-2026-01.json",
    "in-use.lock",
    "players.json ",
    "PLAYERS.JSON",
    "x" * 5_000,
    "\x1b[2Jevil.json",
    "",
)
VALUES: Final = (
    None,
    True,
    -1,
    0,
    10**30,
    1.5,
    float("nan"),
    "",
    "zzzz",
    "\ud800",
    "\x1b[2J",
    "../evil",
    "x" * 100_000,
    "9999-12-31T23:59:59.999999Z",
    "9998-12-31T23:59:59.999999Z",
    "0001-01-01T00:00:00.000000Z",
    "2026-01-31T20:15:00.000000Z",
    "20260131-201500-0a1b2c",
    "２０２６0131-201500-0a1b2c",
    [],
    {},
    [None],
    {"_default": {}},
    json.loads("[" * 300 + "]" * 300),
)


class QuickDisk(Disk):
    """Syncs nothing: here nobody cuts the power."""

    def write(self, path: Path, content: bytes) -> None:
        path.write_bytes(content)

    def sync_folder(self, path: Path) -> None:
        pass


def good_entries() -> Entries:
    """A backup with three games, one deleted, and everything that a record can have."""
    with tempfile.TemporaryDirectory() as folder:
        store = a_store(Path(folder), clock=lambda: datetime(2026, 1, 31, 20, 15, tzinfo=UTC), disk=QuickDisk())
        ids = [store.games.begin(Game(SETUP), "ethnos").id for _ in range(3)]
        for id in ids:
            append(store.games, id, BandPlayed(a_band(cards=2), marker=None))
            append(store.games, id, Correction(note="spilt"))
            undo(store.games, id)
        append(store.games, ids[0], AgeEnded(0))
        store.games.finish(ids[1])
        store.games.delete(ids[2])
        store.cards.note([Card("ethnos", "city", "Riverwatch", {"strength": 5, "walled": True, "side": "north"})])
        store.save_settings(Settings(theme="dark"))
        with zipfile.ZipFile(BytesIO(store.packed().content)) as archive:
            return [(name, archive.read(name)) for name in archive.namelist()]


def zipped(entries: Entries, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    content = BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(content, "w") as archive:
        warnings.simplefilter("ignore")  # that a name comes twice
        for name, data in entries:
            archive.writestr(zipfile.ZipInfo(name), data, method)
    return content.getvalue()


def with_manifest(entries: Entries) -> Entries:
    """With one that fits what they hold now."""
    files = {
        name: {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        for name, data in entries
        if name != MANIFEST
    }
    manifest = {"format": "ethnos-backup/1", "app": "1", "files": files}
    return [(name, json.dumps(manifest).encode() if name == MANIFEST else data) for name, data in entries]


def other_bytes(random: Random, content: bytes) -> bytes:
    """Some of them changed, lost or doubled."""
    changed = bytearray(content)
    for _ in range(random.choice((1, 1, 3, 20))):
        place = random.randrange(len(changed) + 1)
        match random.randrange(4):
            case 0:
                changed[place : place + 1] = bytes([random.randrange(256)])
            case 1:
                del changed[place : place + random.choice((1, 4, 50))]
            case 2:
                changed[place:place] = changed[place : place + random.choice((1, 8, 60))]
            case _:
                changed[place : place + 4] = random.choice((b"\0\0\0\0", b"\xff\xff\xff\xff", b"PK\1\2", b"PK\3\4"))
    return bytes(changed)


def other_data(random: Random, data: Any) -> Any:
    """The same with something else in a few places."""
    data = copy.deepcopy(data)
    for _ in range(random.choice((1, 1, 2, 5))):
        holder, key = _place(random, data)
        match random.randrange(5):
            case 0 if isinstance(holder, dict):
                del holder[key]
            case 1 if isinstance(holder, list):
                holder.append(copy.deepcopy(holder[key]))
            case 2 if isinstance(holder, dict):
                holder[random.choice(("more", "\ud800", "events", "schema", "1"))] = holder[key]
            case 3 if isinstance(holder[key], int):
                holder[key] += random.choice((-1, 1, 1_000))
            case _:
                holder[key] = copy.deepcopy(random.choice(VALUES))
        if not data:
            break
    return data


def _place(random: Random, data: Any) -> tuple[Any, Any]:
    """Any place in it, deep ones as likely as others."""
    places = []
    waiting = [data]
    while waiting:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        places += [(holder, key) for key in keys]
        waiting += [holder[key] for key in keys if isinstance(holder[key], dict | list)]
    return random.choice(places)


def _changed(entries: Entries, name: str, data: bytes) -> Entries:
    return [(entry, data if entry == name else content) for entry, content in entries]


def spoilt_zip(random: Random, entries: Entries) -> bytes:
    return other_bytes(random, zipped(entries, random.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))))


def truncated_zip(random: Random, entries: Entries) -> bytes:
    content = zipped(entries)
    return content[: random.randrange(len(content))]


def spoilt_manifest(random: Random, entries: Entries) -> bytes:
    manifest = other_data(random, json.loads(dict(entries)[MANIFEST]))
    return zipped(_changed(entries, MANIFEST, json.dumps(manifest).encode()))


def spoilt_record(random: Random, entries: Entries) -> bytes:
    for _ in range(random.randrange(1, 4)):
        name, content = random.choice([entry for entry in entries if entry[0] != MANIFEST])
        try:
            data = other_data(random, json.loads(content))
        except (ValueError, IndexError):
            continue
        entries = _changed(entries, name, json.dumps(data).encode())
    return zipped(with_manifest(entries))


def spoilt_text(random: Random, entries: Entries) -> bytes:
    name, content = random.choice(entries)
    return zipped(with_manifest(_changed(entries, name, other_bytes(random, content))))


def other_names(random: Random, entries: Entries) -> bytes:
    name, content = random.choice([entry for entry in entries if entry[0] != MANIFEST])
    named = [*entries, (random.choice(NAMES), content)]
    if random.random() < 0.5:
        named.remove((name, content))
    return zipped(with_manifest(named) if random.random() < 0.7 else named)


def doubles(random: Random, entries: Entries) -> bytes:
    name, content = random.choice(entries)
    doubled = [*entries, (name, random.choice((content, b"", b"{}", content[:-1])))]
    random.shuffle(doubled)
    return zipped(with_manifest(doubled) if random.random() < 0.5 else doubled)


def bomb(random: Random, entries: Entries) -> bytes:
    name, content = random.choice(entries)
    size = random.choice((100_000, 3_900_000, 4_100_000))
    padded = random.choice((b" " * size, content + b" " * size, content[:-1] + b" " * size + content[-1:]))
    return zipped(with_manifest(_changed(entries, name, padded)))


SPOILT: Final[tuple[Callable[[Random, Entries], bytes], ...]] = (
    spoilt_zip,
    truncated_zip,
    spoilt_manifest,
    spoilt_record,
    spoilt_record,
    spoilt_record,
    spoilt_text,
    other_names,
    doubles,
    bomb,
)


def try_one(content: bytes, root: Path) -> str:
    """How it ended. Afterwards all that is there is whole, and the app goes on."""
    folder = root / "data"
    store = a_store(folder, disk=QuickDisk())
    try:
        restored = store.restore_packed(content)
        ended = "taken in part" if restored.left_out else "taken"
        assert len(list(folder.glob("games/*/*"))) + len(list(folder.glob("bin/*/*"))) == restored.games
    except StorageError as error:
        ended = error.code
        assert not folder.exists()
    assert {path.name for path in root.iterdir()} <= {"data"}
    assert_whole(store)
    return ended


def assert_whole(store: Store) -> None:
    listed = [*store.listing.page(size=1_000), *store.listing.deleted()]
    kept = [path.stem for place in ("games", "bin") for path in store.folder.glob(f"{place}/*/*.json")]
    assert sorted(game.id for game in listed) == sorted(kept)
    for game in store.listing.page(size=1_000):
        saved = store.games.open(game.id)
        if saved.undo is not None:
            try:
                store.games.undo(game.id, saved.revision)
            except StorageError:
                assert store.games.open(game.id) == saved
    store.players.everybody()
    store.settings()
    assert store.notices == []
    store.games.begin(Game(SETUP), "ethnos")
    assert not [path for path in store.folder.rglob("*") if path.name.endswith((".new", ".part", ".damaged"))]
    again = store.packed()
    assert again.left_out == ()


def fuzz(count: int, seed: int) -> Counter[str]:
    """How so many of them ended."""
    entries, ended = good_entries(), Counter[str]()
    for number in range(count):
        random = Random(f"{seed} {number}")
        content = random.choice(SPOILT)(random, entries)
        with tempfile.TemporaryDirectory() as root:
            try:
                ended[try_one(content, Path(root))] += 1
            except BaseException:
                print(f"number {number} of seed {seed}", file=sys.stderr)
                raise
    return ended


if __name__ == "__main__":
    print(dict(fuzz(int(sys.argv[1]), int(sys.argv[2]))))
