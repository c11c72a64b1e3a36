import hashlib
import json
import os
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from rules.ethnos.events import AgeEnded, Correction, DragonDrawn
from rules.ethnos.game import Game
from storage.errors import BadArchive, CannotRead, CannotWrite
from storage.files import zips
from storage.people import MOST_PLAYERS
from storage.records import SCHEMA
from storage.store import Store
from storage.values import BackedUp, Filter, Packed, Progress, Restored, Settings
from tests.ethnos import a_game, a_setup
from tests.storage.conftest import Clock
from tests.stores import a_store, append, undo

SAMPLES = Path(__file__).parents[1] / "samples"
SETUP = a_setup()
DRAGON = DragonDrawn(0)


@pytest.fixture
def full(store: Store, clock: Clock) -> Store:
    """Two games, one of them in the bin."""
    for number in range(2):
        saved = store.games.begin(Game(SETUP), "ethnos")
        append(store.games, saved.id, DRAGON)
        if number:
            store.games.delete(saved.id)
        clock.go(days=1)
    store.save_settings(Settings(theme="dark"))
    return store


@pytest.fixture
def empty(tmp_path: Path, clock: Clock) -> Store:
    return a_store(tmp_path / "other", "1", clock)


@pytest.fixture
def file(full: Store, tmp_path: Path) -> Path:
    file = tmp_path / "backup.zip"
    assert full.back_up(file) == BackedUp(2)
    return file


def test_everything_comes_back(full: Store, file: Path, empty: Store) -> None:
    assert empty.restore_backup(file) == Restored(games=2, kept=0, players=4)
    assert empty.listing.page() == full.listing.page()
    assert empty.listing.deleted() == full.listing.deleted()
    assert empty.players.everybody() == full.players.everybody()
    assert empty.settings() == Settings(theme="dark")
    id = empty.listing.page()[0].id
    assert empty.games.open(id) == full.games.open(id)
    assert undo(empty.games, id).game == Game(SETUP)


def test_everything_comes_back_without_a_file(full: Store, empty: Store) -> None:
    before = sorted(full.folder.rglob("*"))
    packed = full.packed()
    assert sorted(full.folder.rglob("*")) == before
    assert packed == Packed(packed.content, games=2)
    assert empty.restore_packed(packed.content) == Restored(games=2, kept=0, players=4)
    assert empty.listing.page() == full.listing.page()
    assert empty.settings() == Settings(theme="dark")


def test_it_is_told_how_far_a_backup_is(full: Store, empty: Store) -> None:
    told: list[tuple[int, int]] = []
    content = full.packed(lambda done, of: told.append((done, of))).content
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    empty.restore_packed(content, lambda done, of: told.append((done, of)))
    assert told[4:] == told[:4]


def test_what_is_no_backup_is_refused_without_a_file_too(empty: Store) -> None:
    with pytest.raises(BadArchive, match="no_backup"):
        empty.restore_packed(b"PK garbage")


def test_nothing_newer_is_overwritten(full: Store, file: Path, clock: Clock) -> None:
    id = full.listing.page()[0].id
    clock.go(days=1)
    append(full.games, id, DRAGON)
    full.save_settings(Settings(theme="light"))
    assert full.restore_backup(file) == Restored(games=0, kept=2, players=0)
    assert full.games.open(id).game == a_game(SETUP, DRAGON, DRAGON)
    assert full.settings() == Settings(theme="light")


def test_something_older_is_brought_up_to_date(full: Store, empty: Store, file: Path, clock: Clock) -> None:
    empty.restore_backup(file)
    id = full.listing.page()[0].id
    clock.go(days=1)
    append(full.games, id, DRAGON)
    full.back_up(file)
    assert empty.restore_backup(file) == Restored(games=1, kept=1, players=0)
    assert empty.games.open(id).game == a_game(SETUP, DRAGON, DRAGON)


def test_an_empty_folder_has_an_empty_backup(empty: Store, tmp_path: Path) -> None:
    assert empty.back_up(tmp_path / "empty.zip") == BackedUp(0)
    assert empty.restore_backup(tmp_path / "empty.zip") == Restored(0, 0, 0)


def test_a_backup_that_cannot_be_written_leaves_nothing_behind(full: Store, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(CannotWrite):
        full.back_up(tmp_path / "taken" / "backup.zip")
    with pytest.raises(CannotRead):
        full.back_up(tmp_path / "nowhere" / "backup.zip")
    with pytest.raises(CannotRead):
        full.restore_backup(tmp_path / "nowhere.zip")


def entries_of(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def a_manifest(entries: dict[str, bytes]) -> dict[str, Any]:
    files = {
        name: {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for name, content in entries.items()
        if name != "manifest.json"
    }
    return {"format": "ethnos-backup/1", "app": "1", "files": files}


def rewrite(file: Path, entries: dict[str, bytes], manifest: object = None) -> None:
    """The zip again with these entries, and a manifest that fits them unless another is given."""
    manifest = manifest or a_manifest(entries)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, json.dumps(manifest) if name == "manifest.json" else content)


def a_game_in(entries: dict[str, bytes]) -> str:
    return next(name for name in entries if name.startswith("games/"))


def left_out(restored: Restored) -> list[tuple[str, str]]:
    return [(error.facts["name"], error.facts["why"]) for error in restored.left_out]


@pytest.mark.parametrize(
    "name",
    [
        "../evil.json",
        "/etc/evil",
        "games/../../evil.json",
        "games/2026-01/x.json",
        "evil.py",
        "games\\2026-01\\20260131-201500-00ev11.json",
        "games/2026-02/20260131-201500-0e0e0e.json",
        "games/２０２６-01/２０２６0131-201500-0e0e0e.json",
    ],
)
def test_a_path_that_is_none_of_ours_is_left_out(file: Path, empty: Store, name: str, tmp_path: Path) -> None:
    entries = entries_of(file)
    rewrite(file, {**entries, name: entries[a_game_in(entries)]})
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (2, [(name, "foreign")])
    assert not list(tmp_path.rglob("evil*"))
    assert len(list(empty.folder.rglob("*.json"))) == 4


def test_a_file_larger_than_any_of_ours_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    with zipfile.ZipFile(file, "w") as archive:
        large = {**entries, name: b" " * 4_000_001}
        archive.writestr("manifest.json", json.dumps(a_manifest(large)))
        for entry, content in large.items():
            if entry != "manifest.json":
                archive.writestr(entry, content)
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "too_large")])


def test_a_file_larger_than_it_says_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: b" " * 5_000_000}, json.loads(entries["manifest.json"]))
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "damaged")])


def test_a_bomb_of_good_records_is_refused_before_anything_is_written(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    game = json.loads(entries[a_game_in(entries)])
    record = game["_default"]["1"]
    bomb = {"manifest.json": b""}
    for number in range(60):
        record["id"] = f"20260131-201500-{number:06x}"
        record["done"][0]["step"] = {"kind": "text", "text": "x" * 1_000_000}
        bomb[f"games/2026-01/{record['id']}.json"] = json.dumps(game).encode()
    rewrite(file, bomb)
    with pytest.raises(BadArchive, match="too_large"):
        empty.restore_backup(file)
    assert not empty.folder.exists()


def test_a_backup_of_large_games_is_no_bomb(full: Store, empty: Store) -> None:
    note = Correction(note="x" * 400)
    for _ in range(3):
        id = full.games.create(Game(SETUP), "ethnos").id
        append(full.games, id, *[note] * 1_000)
    assert empty.restore_packed(full.packed().content).games == 5


def test_too_much_of_it_is_refused(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    manifest = json.loads(entries["manifest.json"])
    manifest["files"] |= {
        f"games/2026-01/20260131-201500-{n:06x}.json": {"size": 4_000_000, "sha256": ""} for n in range(600)
    }
    rewrite(file, entries, manifest)
    with pytest.raises(BadArchive, match="too_large"):
        empty.restore_backup(file)


def test_too_many_files_are_refused(file: Path, empty: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zips, "MOST_FILES", 3)
    with pytest.raises(BadArchive, match="too_large"):
        empty.restore_backup(file)


def test_no_more_is_packed_than_would_be_restored(full: Store, empty: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zips, "MOST_FILES", 4)
    packed = full.packed()
    assert (packed.games, [error.code for error in packed.left_out]) == (1, ["too_large"])
    assert empty.restore_packed(packed.content).games == 1


def test_other_files_than_the_manifest_says_are_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    rewrite(file, {**entries, "more.json": b"{}", "games/": b""}, json.loads(entries["manifest.json"]))
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (2, [("more.json", "unlisted")])


def test_a_file_that_is_only_in_the_manifest_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    manifest = json.loads(entries["manifest.json"])
    del entries[name]
    rewrite(file, entries, manifest)
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "damaged")])


@pytest.mark.parametrize("entry", [None, 3, {}, {"size": -1, "sha256": ""}, {"size": "3", "sha256": ""}])
def test_an_entry_of_the_manifest_that_is_none_is_left_out(file: Path, empty: Store, entry: object) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    manifest = json.loads(entries["manifest.json"])
    manifest["files"][name] = entry
    rewrite(file, entries, manifest)
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "unreadable")])


def test_a_zip_without_a_manifest_is_refused(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    del entries["manifest.json"]
    rewrite(file, entries)
    with pytest.raises(BadArchive, match="no_manifest"):
        empty.restore_backup(file)


@pytest.mark.parametrize(
    "manifest", [["x"], {"format": "other/1", "app": "1", "files": {}}, {"files": {}}, {"format": "ethnos-backup/1"}]
)
def test_a_manifest_of_something_else_is_refused(file: Path, empty: Store, manifest: object) -> None:
    rewrite(file, entries_of(file), manifest)
    with pytest.raises(BadArchive, match="manifest"):
        empty.restore_backup(file)
    assert not empty.folder.exists()


def test_a_manifest_that_is_a_bomb_is_refused(file: Path, empty: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zips, "LARGEST_MANIFEST", 100)
    with pytest.raises(BadArchive, match="manifest"):
        empty.restore_backup(file)


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b'{"_default": {}}', b'{"_default": {"1": {"schema": 1}}}', b"\xff", b"[" * 9_999]
)
def test_a_game_that_is_none_is_left_out_and_the_rest_is_taken(file: Path, empty: Store, content: bytes) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: content})
    restored = empty.restore_backup(file)
    assert (restored.games, restored.players, left_out(restored)) == (1, 4, [(name, "unreadable")])
    assert len(empty.listing.deleted()) == 1


def changed(content: bytes, **fields: Any) -> bytes:
    file = json.loads(content)
    record = file["_default"]["1"]
    for field, value in fields.items():
        if value is GONE:
            del record[field]
        else:
            record[field] = value(record[field]) if callable(value) else value
    return json.dumps(file).encode()


GONE = object()
GAMES = {
    "updated": "zzzz",
    "started": "2026-01-31",
    "finished": "2026-02-30T00:00:00.000000Z",
    "id": "20260131-201500-ffffff",
    "revision": -1,
    "app": "x" * 101,
    "mark": "x" * 101,
    "trail": ["x" * 101],
    "done": [{"step": {}, "index": 1, "placed": 1, "taken": []}],
    "undone": [{"step": {}, "index": -1, "placed": 0, "taken": []}],
    "game": GONE,
    "more": 1,
}


@pytest.mark.parametrize("field", GAMES)
def test_a_record_is_checked_as_strictly_as_a_file(file: Path, empty: Store, field: str) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: changed(entries[name], **{field: GAMES[field]})})
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "unreadable")])
    assert empty.listing.page() == []
    assert empty.games.begin(Game(SETUP), "ethnos")


@pytest.mark.parametrize("text", ["\\ud800", "\\uDFFF"])
def test_a_record_with_half_a_character_is_left_out(file: Path, empty: Store, text: str) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: entries[name].replace(b'"Roderick"', f'"{text}"'.encode())})
    assert left_out(empty.restore_backup(file)) == [(name, "unreadable")]


@pytest.mark.parametrize(
    "change",
    [
        lambda game: {**game, "players": [], "events": []},
        lambda game: {**game, "events": game["events"] * 3},
    ],
)
def test_a_game_that_cannot_be_played_is_left_out(file: Path, empty: Store, change: Any) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: changed(entries[name], game=change, done=[])})
    restored = empty.restore_backup(file)
    assert restored.games == 1
    assert left_out(restored) == [(name.rpartition("/")[2], "unplayable")]


def test_a_step_nested_too_deep_to_be_written_again_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    name, deep = a_game_in(entries), json.loads('{"a":' * 400 + "1" + "}" * 400)
    done = [{"step": deep, "index": 0, "placed": 0, "taken": []}]
    rewrite(file, {**entries, name: changed(entries[name], done=done)})
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "unreadable")])


def test_a_record_of_a_newer_version_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: changed(entries[name], schema=SCHEMA + 1)})
    assert left_out(empty.restore_backup(file)) == [(name, "newer")]


@pytest.mark.parametrize(
    "player",
    [
        {"name": "", "colour": None},
        {"name": "x" * 41},
        {"name": "a\x1bb"},
        {"name": "Mara", "last_played": "zzz"},
        {"name": "Mara", "also": ["x" * 41]},
        {"name": "Mara", "colour": "x" * 101},
    ],
)
def test_players_that_are_none_are_left_out(file: Path, empty: Store, player: Any) -> None:
    entries = entries_of(file)
    rewrite(file, {**entries, "players.json": changed(entries["players.json"], players=[player])})
    restored = empty.restore_backup(file)
    assert (restored.games, restored.players, left_out(restored)) == (2, 0, [("players.json", "unreadable")])
    assert empty.players.everybody() == []


def test_no_more_players_are_restored_than_are_remembered(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    crowd = [{"name": f"Player {number}"} for number in range(MOST_PLAYERS + 5)]
    rewrite(file, {**entries, "players.json": changed(entries["players.json"], players=crowd)})
    restored = empty.restore_backup(file)
    assert (restored.players, left_out(restored)) == (MOST_PLAYERS, [("players.json", "too_many")])
    assert len(empty.players.everybody()) == MOST_PLAYERS


def test_a_damaged_file_inside_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    manifest = json.loads(entries["manifest.json"])
    name = a_game_in(entries)
    rewrite(file, {**entries, name: entries[name][:-1] + b" "}, manifest)
    assert left_out(empty.restore_backup(file)) == [(name, "damaged")]


def test_a_file_packed_as_we_never_do_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in entries.items():
            archive.writestr(name, content, zipfile.ZIP_LZMA if name == a_game_in(entries) else zipfile.ZIP_STORED)
    assert left_out(empty.restore_backup(file)) == [(a_game_in(entries), "damaged")]


def test_what_is_no_zip_is_refused(file: Path, empty: Store) -> None:
    content = file.read_bytes()
    for damaged in (b"", b"garbage", content[: len(content) // 2]):
        file.write_bytes(damaged)
        with pytest.raises(BadArchive):
            empty.restore_backup(file)
    assert not empty.folder.exists()


def test_a_zip_that_is_damaged_in_one_place_gives_the_rest(file: Path, empty: Store) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:60] + b"\xff" * 40 + content[100:])
    restored = empty.restore_backup(file)
    assert (restored.games, restored.players, left_out(restored)) == (2, 0, [("players.json", "damaged")])


def spoil(path: Path, how: str) -> None:
    path.unlink()
    match how:
        case "truncated":
            path.write_text('{"_default"')
        case "newer":
            path.write_text(json.dumps({"_default": {"1": {"schema": SCHEMA + 1}}}))
        case "folder":
            path.mkdir()
        case "link":
            path.symlink_to("nowhere")
        case "loop":
            path.symlink_to(path.name)
        case "fifo":
            os.mkfifo(path)


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("truncated", "damaged"),
        ("newer", "newer_version"),
        ("folder", "not_ours"),
        ("link", "not_ours"),
        ("loop", "not_ours"),
        ("fifo", "not_ours"),
    ],
)
def test_what_cannot_be_restored_is_left_out_of_a_backup_and_named(
    full: Store, empty: Store, file: Path, how: str, code: str
) -> None:
    bad = full.games.create(Game(SETUP), "ethnos").id
    (path,) = full.folder.glob(f"games/*/{bad}.json")
    spoil(path, how)
    done = full.back_up(file)
    assert done.games == 2
    assert [(error.code, error.facts["name"]) for error in done.left_out] == [(code, f"{bad}.json")]
    assert empty.restore_backup(file) == Restored(games=2, kept=0, players=4)


@pytest.mark.parametrize("name", ["copy of game.json", "20260131-201500-ffffff.json", b"\xff.json"])
def test_a_stray_file_is_left_out_of_a_backup_and_named(full: Store, empty: Store, name: str | bytes) -> None:
    folder = full.folder / "games" / "2025-12"
    folder.mkdir()
    (folder / os.fsdecode(name)).write_text("{}")
    packed = full.packed()
    assert [error.code for error in packed.left_out] == ["not_ours"]
    packed.left_out[0].facts["name"].encode()
    assert empty.restore_packed(packed.content).games == packed.games == 2


@pytest.mark.parametrize("name", ["players.json", "settings.json"])
@pytest.mark.parametrize("how", ["truncated", "newer", "folder", "fifo"])
def test_players_or_settings_that_cannot_be_read_are_left_out_of_a_backup(
    full: Store, empty: Store, name: str, how: str
) -> None:
    spoil(full.folder / name, how)
    (full.folder / f"{name}.bak").unlink(missing_ok=True)
    packed = full.packed()
    assert [(error.code, error.facts["name"]) for error in packed.left_out] == [("damaged", name)]
    assert empty.restore_packed(packed.content).games == 2


def test_a_game_that_the_rules_have_left_behind_is_backed_up_and_not_restored(full: Store, empty: Store) -> None:
    id = full.games.create(Game(SETUP), "ethnos").id
    full.games.append(id, a_game(SETUP, DRAGON, DRAGON), [DRAGON, DRAGON, DRAGON], {"kind": "text"}, 0)
    packed = full.packed()
    assert (packed.games, packed.left_out) == (3, ())
    restored = empty.restore_packed(packed.content)
    assert (restored.games, left_out(restored)) == (2, [(f"{id}.json", "unplayable")])


def test_a_game_too_large_for_a_backup_keeps_nothing_else_out_of_it(full: Store, empty: Store) -> None:
    id = full.games.create(Game(SETUP), "ethnos").id
    (path,) = full.folder.glob(f"games/*/{id}.json")
    step = {"kind": "text", "text": "x" * 4_000_000}
    path.write_bytes(changed(path.read_bytes(), done=[{"step": step, "index": 0, "placed": 0, "taken": []}]))
    assert full.games.open(id).undo == step
    packed = full.packed()
    assert [(error.code, error.facts["name"]) for error in packed.left_out] == [("too_large", f"{id}.json")]
    assert empty.restore_packed(packed.content).games == 2


def test_a_step_nested_too_deep_to_be_written_is_left_out_of_a_backup(full: Store) -> None:
    id = full.games.create(Game(SETUP), "ethnos").id
    (path,) = full.folder.glob(f"games/*/{id}.json")
    deep = json.loads('{"a":' * 400 + "1" + "}" * 400)
    path.write_bytes(changed(path.read_bytes(), done=[{"step": deep, "index": 0, "placed": 0, "taken": []}]))
    packed = full.packed()
    assert (packed.games, [error.facts["name"] for error in packed.left_out]) == (2, [f"{id}.json"])


def test_a_good_game_takes_the_place_of_a_damaged_one(full: Store, file: Path) -> None:
    id = full.listing.page()[0].id
    (path,) = full.folder.glob(f"games/*/{id}.json")
    path.write_text("garbage")
    path.with_name(f"{path.name}.bak").unlink()
    assert full.restore_backup(file).games == 1
    assert full.games.open(id).game == a_game(SETUP, DRAGON)
    assert path.with_name(f"{path.name}.damaged").read_text() == "garbage"
    assert full.restore_backup(file) == Restored(games=0, kept=2, players=0)


@pytest.mark.parametrize("how", ["newer", "folder"])
def test_what_is_here_and_cannot_be_judged_stays_as_it_is(full: Store, file: Path, how: str) -> None:
    id = full.listing.page()[0].id
    (path,) = full.folder.glob(f"games/*/{id}.json")
    path.with_name(f"{path.name}.bak").unlink()
    spoil(path, how)
    restored = full.restore_backup(file)
    assert (restored.kept, left_out(restored)) == (1, [(f"{id}.json", "in_the_way")])
    assert path.exists()


def test_a_record_that_grows_too_large_by_being_brought_up_to_date_is_left_out(
    empty: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path,) = (SAMPLES / "v1").rglob("2*.json")
    name = path.relative_to(SAMPLES / "v1").as_posix()
    rewrite(tmp_path / "old.zip", {"manifest.json": b"", name: path.read_bytes()})
    monkeypatch.setattr(zips, "LARGEST_FILE", path.stat().st_size)
    assert left_out(empty.restore_backup(tmp_path / "old.zip")) == [(name, "too_large")]


def test_nothing_waits_for_a_backup_or_a_restore(full: Store, empty: Store) -> None:
    """Between single records everybody may write; here the one who watches does."""
    ids: list[str] = []

    def begin_one(store: Store) -> Progress:
        def progress(done: int, of: int) -> None:
            with ThreadPoolExecutor(1) as other:
                ids.append(other.submit(store.games.create, Game(SETUP), "ethnos").result(timeout=60).id)

        return progress

    packed = full.packed(begin_one(full))
    assert empty.restore_packed(packed.content, begin_one(empty)).games == 2
    assert len(ids) == 8
    assert len(empty.listing.page()) == 5


def test_a_game_that_is_deleted_while_a_backup_goes_on_is_in_it(full: Store, empty: Store) -> None:
    id = full.listing.page()[0].id
    packed = full.packed(lambda done, of: full.games.delete(id) if done == 1 else None)
    assert (packed.games, packed.left_out) == (2, ())
    empty.restore_packed(packed.content)
    assert {game.id for game in empty.listing.deleted()} >= {id}


def test_a_game_that_vanishes_while_a_backup_goes_on_is_not_missed(full: Store) -> None:
    (path,) = full.folder.glob("games/*/*.json")

    def vanish(done: int, of: int) -> None:
        path.unlink(missing_ok=True)
        path.with_name(f"{path.name}.bak").unlink(missing_ok=True)

    packed = full.packed(vanish)
    assert (packed.games, packed.left_out) == (1, ())


@pytest.mark.parametrize("version", sorted(SAMPLES.iterdir()), ids=lambda folder: folder.name)
def test_a_backup_of_every_version_is_restored(version: Path, empty: Store, tmp_path: Path) -> None:
    files = [path for path in version.rglob("*") if path.is_file()]
    rewrite(
        tmp_path / "old.zip",
        {"manifest.json": b"", **{path.relative_to(version).as_posix(): path.read_bytes() for path in files}},
    )
    assert empty.restore_backup(tmp_path / "old.zip") == Restored(games=1, kept=0, players=2)
    (summary,) = empty.listing.page()
    assert empty.games.open(summary.id).undo == {"kind": "age_end", "age": 1}
    assert empty.settings().theme == "dark"


def test_a_game_that_is_over_is_done_with_when_it_comes_from_a_backup(empty: Store, full: Store) -> None:
    id = full.games.create(a_game(a_setup(players=2), AgeEnded(0), AgeEnded(0)), "ethnos").id
    record = full.games.records.game(id)
    record.change(lambda kept: kept.model_copy(update={"finished": None}))  # type: ignore[union-attr]
    empty.restore_packed(full.packed().content)
    assert id not in {game.id for game in empty.listing.page(Filter(finished=False))}
    assert id in {game.id for game in empty.listing.page(Filter(finished=True))}
