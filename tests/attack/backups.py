"""Backups: of a folder with something bad in it, and made by somebody who means harm."""

import hashlib
import json
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from rules.ethnos.formats.games import write_game
from rules.ethnos.game import Game
from storage.errors import StorageError
from tests.attack.commands import command
from tests.attack.folders import KINDS, a_folder, dead_screens
from tests.attack.seen import SEED, Row, Seen, seen
from tests.ethnos import a_setup
from tests.storage.fuzz_backups import fuzz
from tests.stores import BACKUPS, a_store

Files = dict[str, bytes]
Record = dict[str, Any]
ID: Final = "20260131-201500-0a1b2c"
PLACE: Final = f"games/2026-01/{ID}.json"
ZIPS: Final = 300
BOMB: Final = 60
"""Games of nearly 4 MB each."""
UNPACKED: Final = 100_000_000
"""Bytes that a small zip may become at the most."""


def a_record(**changes: Any) -> Record:
    time = "2026-01-31T20:15:00.000000Z"
    record = {"schema": 3, "id": ID, "app": "1", "started": time, "updated": time, "finished": None, "revision": 0}
    return {**record, "game": write_game(Game(a_setup())), "done": [], "undone": [], **changes}


def packed(record: Any) -> bytes:
    return json.dumps({"_default": {"1": record}}).encode()


def zipped(content: Files, manifest: Any = None, **changes: Any) -> bytes:
    """A backup of these files, with a manifest that fits unless another is given."""
    entries = {name: {"size": len(file), "sha256": hashlib.sha256(file).hexdigest()} for name, file in content.items()}
    said = {"format": BACKUPS, "app": "1", "files": entries, **changes} if manifest is None else manifest
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, file in content.items():
            archive.writestr(name, file)
        archive.writestr("manifest.json", said if isinstance(said, bytes) else json.dumps(said))
    return made.getvalue()


def _game(name: str = PLACE, **changes: Any) -> bytes:
    return zipped({name: packed(a_record(**changes))})


def _players(**fields: Any) -> bytes:
    player = {"name": "Mara", "colour": None, "last_played": "", "also": []}
    return zipped({"players.json": packed({"schema": 3, "players": [{**player, **fields}]})})


def _in_game(**fields: Any) -> bytes:
    return _game(game={**write_game(Game(a_setup())), **fields})


def _settings(**fields: Any) -> bytes:
    return zipped({"settings.json": packed({"schema": 3, "settings": fields})})


def _linked() -> bytes:
    """An entry that says to be a link out of the folder."""
    content = BytesIO(zipped({}))
    with zipfile.ZipFile(content, "a") as archive:
        link = zipfile.ZipInfo(PLACE)
        link.external_attr = 0o120777 << 16
        archive.writestr(link, "/etc/passwd")
    return content.getvalue()


HOSTILE: Final[dict[str, Callable[[], bytes]]] = {
    "updated at no time": lambda: _game(updated="zzzz"),
    "begun at no time": lambda: _game(started="zzzz"),
    "begun at the end of time": lambda: _game(
        "games/9999-12/99991231-235959-aaaaaa.json", id="99991231-235959-aaaaaa", started="zzzz"
    ),
    "finished at no time": lambda: _game(finished="yesterday"),
    "updated in the year 9999": lambda: _game(updated="9999-12-31T23:59:59.999999Z"),
    "a huge revision": lambda: _game(revision=10**40),
    "a negative revision": lambda: _game(revision=-5),
    "another id than its name": lambda: _game(id="20260131-201500-ffffff"),
    "an id that leads out": lambda: _game(id="../../../evil"),
    "digits of another script": lambda: _game("games/٢٠٢٦-٠١/٢٠٢٦٠١٣١-201500-0a1b2c.json"),
    "another month than its id": lambda: _game(f"games/2020-05/{ID}.json"),
    "nobody plays": lambda: _in_game(players=[]),
    "impossible events": lambda: _in_game(events=[{"type": "dragon"}] * 9),
    "an unknown event": lambda: _in_game(events=[{"type": "evil"}]),
    "half a character": lambda: _in_game(events=[{"type": "correction", "set": {}, "note": "\ud800"}]),
    "escapes in a name": lambda: _in_game(players=[{"name": "\x1b[2J", "colour": "white"}]),
    "undo of what isn't there": lambda: _game(done=[{"step": {}, "index": 99, "placed": 99, "taken": []}]),
    "undo of an odd step": lambda: _game(done=[{"step": {"kind": 7}, "index": 0, "placed": 0, "taken": []}]),
    "a player of an odd time": lambda: _players(last_played="zzz"),
    "a player of a long name": lambda: _players(name="x" * 100_000),
    "a player of an odd colour": lambda: _players(colour="\x1b[2J"),
    "40,000 players": lambda: zipped(
        {
            "players.json": packed(
                {"schema": 3, "players": [{"name": f"p{n}", "colour": None, "last_played": ""} for n in range(40_000)]}
            )
        }
    ),
    "a player of many names": lambda: _players(also=["Roderick"] * 10_000),
    "settings of an odd language": lambda: _settings(language="xx-" + "y" * 8),
    "settings of an odd size": lambda: _settings(text_size=1e9),
    "settings of a game that isn't": lambda: _settings(games={"\x1b": {"x": True}}),
    "a path that leads out": lambda: zipped({"../evil.json": b"{}"}),
    "a path from the root": lambda: zipped({"/tmp/evil.json": b"{}"}),
    "a path of Windows": lambda: zipped({"games\\..\\..\\evil.json": b"{}"}),
    "a path inside of a good one": lambda: zipped({f"games/2026-01/../../../{ID}.json": packed(a_record())}),
    "a link": _linked,
    "no manifest": lambda: zipped({PLACE: packed(a_record())}, b""),
    "a manifest of nonsense": lambda: zipped({PLACE: packed(a_record())}, b"\xff{"),
    "a manifest of another app": lambda: zipped({PLACE: packed(a_record())}, format="other/1"),
    "a manifest nested deeply": lambda: zipped({}, b"[" * 100_000),
    "a manifest with too much": lambda: zipped({PLACE: packed(a_record())}, more=1),
    "sizes below nothing": lambda: zipped({}, files={PLACE: {"size": -1, "sha256": ""}}),
    "files that aren't there": lambda: zipped({}, files={PLACE: {"size": 1, "sha256": ""}}),
    "a wrong sum": lambda: zipped({PLACE: b"{}"}, files={PLACE: {"size": 2, "sha256": "0" * 64}}),
    "a record nested deeply": lambda: zipped({PLACE: b'{"_default": {"1": ' + b"[" * 100_000}),
    "two records in one": lambda: zipped({PLACE: json.dumps({"_default": {"1": {}, "2": {}}}).encode()}),
    "a record of a newer version": lambda: _game(schema=99),
    "no zip": lambda: b"PK\3\4" + b"\0" * 1000,
    "nothing": lambda: b"",
    "half a zip": lambda: _game()[:400],
}


def of_a_bad_folder(folder: Path) -> Seen:
    """A backup of a folder with something bad in it brings all the good games back, and says what it left out."""
    wrong = []
    for number, (name, spoil) in enumerate(KINDS.items()):
        data, zip_ = folder / f"{number}", folder / f"{number}.zip"
        good, other = a_folder(data)
        spoil(data, next((data / "games").rglob(f"{other}.json")))
        made = command("backup", str(zip_), "--data", str(data))
        wrong += [f"{name}: backup {made.failed}"] if made.failed else []
        if not zip_.exists():
            wrong.append(f"{name}: no backup")
            continue
        restored = command("restore-backup", str(zip_), "--data", str(folder / f"{number}-new"))
        wrong += [f"{name}: restore {restored.failed}"] if restored.failed else []
        try:
            a_store(folder / f"{number}-new").games.open(good)
        except StorageError:
            wrong.append(f"{name}: the good game doesn't come back")
    bad = len({each.split(":")[0] for each in wrong})
    return seen(len(KINDS), f"{bad} of {len(KINDS)} kinds can't be backed up and brought back", wrong)


def hostile(folder: Path) -> Seen:
    """Nothing uncaught, nothing outside the folder, every good game as before, every screen alive, new games begin."""
    wrong, accepted = [], 0
    for number, (name, make) in enumerate(HOSTILE.items()):
        data = folder / f"{number}" / "data"
        good, _ = a_folder(data)
        before = set(folder.rglob("*")) - set((folder / f"{number}").rglob("*"))
        try:
            done = a_store(data).restore_packed(make())
            accepted += 1 if done.games or done.players else 0
        except StorageError:
            done = None
        except Exception as error:
            wrong.append(f"{name}: {type(error).__name__}")
        outside = set(folder.rglob("*")) - set(data.rglob("*")) - before - {folder / f"{number}", data}
        wrong += [f"{name}: wrote outside"] if outside else []
        try:
            a_store(data).games.begin(a_store(data).games.open(good).game, "ethnos")
        except Exception as error:
            wrong.append(f"{name}: then no new game, {type(error).__name__}")
        if done:
            dead = dead_screens(data, good)
            wrong += [f"{name}: {', '.join(dead)} dead"] if dead else []
    return seen(len(HOSTILE), f"{accepted} accepted, {len(wrong)} did harm", wrong)


def bomb(folder: Path) -> Seen:
    """A small zip of large records, all of them in order: it is refused, or doesn't become very large."""
    note = {"type": "correction", "set": {}, "note": "n" * 3_800_000}
    game = {**write_game(Game(a_setup())), "events": [note]}
    files = {}
    for number in range(BOMB):
        id = f"20260131-201500-{number:06x}"
        files[f"games/2026-01/{id}.json"] = packed(a_record(id=id, game=game))
    content = zipped(files)
    (folder / "bomb.zip").write_bytes(content)
    answer = command("restore-backup", str(folder / "bomb.zip"), "--data", str(folder / "data"), seconds=20)
    written = sum(path.stat().st_size for path in (folder / "data").rglob("*") if path.is_file())
    wrong = [answer.failed] if answer.failed else []
    wrong += [f"{written / 1e6:.0f} MB written"] if written > UNPACKED else []
    return seen(BOMB, f"{len(content) / 1e6:.1f} MB become {written / 1e6:.0f} MB", wrong)


def at_random(folder: Path) -> Seen:
    """Backups spoilt by chance: no traceback, nothing outside the folder, nothing half written, and the app goes on."""
    ended = fuzz(ZIPS, SEED)
    words = ", ".join(f"{times} {how}" for how, times in ended.most_common())
    return seen(ZIPS, f"{words}; tests/storage/fuzz_backups.py tries as many as it is told")


ROWS: Final[dict[str, Row]] = {
    "of-a-bad-folder": of_a_bad_folder,
    "hostile": hostile,
    "bomb": bomb,
    "at-random": at_random,
}
