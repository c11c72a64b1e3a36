import hashlib
import json
import zipfile
from pathlib import Path

import pytest

from rules.ethnos.events import AgeEnded, DragonDrawn
from rules.ethnos.game import Game
from storage.errors import BadArchive, CannotRead, CannotWrite
from storage.store import Store
from storage.values import BackedUp, Filter, Packed, Restored, Settings
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


def rewrite(file: Path, entries: dict[str, bytes], manifest: object = None) -> None:
    """The zip again with these entries, and a manifest that fits them unless another is given."""
    files = {
        name: {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for name, content in entries.items()
        if name != "manifest.json"
    }
    manifest = manifest or {"format": "ethnos-backup/1", "app": "1", "files": files}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, json.dumps(manifest) if name == "manifest.json" else content)


def a_game_in(entries: dict[str, bytes]) -> str:
    return next(name for name in entries if name.startswith("games/"))


@pytest.mark.parametrize(
    "name", ["../evil.json", "/etc/evil", "games/../../evil.json", "games/2026-01/x.json", "evil.py"]
)
def test_a_path_that_is_none_of_ours_is_refused(file: Path, empty: Store, name: str, tmp_path: Path) -> None:
    entries = entries_of(file)
    rewrite(file, {**entries, name: b"{}"})
    with pytest.raises(BadArchive, match="foreign_file"):
        empty.restore_backup(file)
    assert not empty.folder.exists()
    assert not list(tmp_path.rglob("evil*"))


def test_a_bomb_is_refused(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    rewrite(file, {**entries, a_game_in(entries): b" " * 5_000_000})
    with pytest.raises(BadArchive, match="manifest"):
        empty.restore_backup(file)


def test_a_file_larger_than_it_says_is_refused(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    manifest = json.loads(entries["manifest.json"])
    rewrite(file, {**entries, a_game_in(entries): b" " * 5_000_000}, manifest)
    with pytest.raises(BadArchive, match="too_large"):
        empty.restore_backup(file)


def test_too_much_of_it_is_refused(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    manifest = json.loads(entries["manifest.json"])
    manifest["files"] |= {
        f"games/2026-01/20260131-201500-{n:06x}.json": {"size": 4_000_000, "sha256": ""} for n in range(600)
    }
    rewrite(file, entries, manifest)
    with pytest.raises(BadArchive, match="too_large"):
        empty.restore_backup(file)


def test_other_files_than_the_manifest_says_are_refused(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    manifest = json.loads(entries["manifest.json"])
    rewrite(file, {**entries, "more.json": b"{}"}, manifest)
    with pytest.raises(BadArchive, match="other_files"):
        empty.restore_backup(file)


def test_a_zip_without_a_manifest_is_refused(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    del entries["manifest.json"]
    rewrite(file, entries)
    with pytest.raises(BadArchive, match="no_manifest"):
        empty.restore_backup(file)


@pytest.mark.parametrize("manifest", [["x"], {"format": "other/1", "app": "1", "files": {}}, {"files": {}}])
def test_a_manifest_of_something_else_is_refused(file: Path, empty: Store, manifest: object) -> None:
    rewrite(file, entries_of(file), manifest)
    with pytest.raises(BadArchive, match="manifest"):
        empty.restore_backup(file)


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b'{"_default": {}}', b'{"_default": {"1": {"schema": 1}}}', b"\xff"]
)
def test_a_game_that_is_none_is_refused_and_nothing_is_written(file: Path, empty: Store, content: bytes) -> None:
    entries = entries_of(file)
    rewrite(file, {**entries, a_game_in(entries): content})
    with pytest.raises(BadArchive, match="unreadable_file"):
        empty.restore_backup(file)
    assert not empty.folder.exists()


def test_a_damaged_file_inside_is_noticed(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    manifest = json.loads(entries["manifest.json"])
    name = a_game_in(entries)
    rewrite(file, {**entries, name: entries[name][:-1] + b" "}, manifest)
    with pytest.raises(BadArchive, match="damaged"):
        empty.restore_backup(file)


def test_what_is_no_zip_is_refused(file: Path, empty: Store) -> None:
    content = file.read_bytes()
    for damaged in (b"", b"garbage", content[: len(content) // 2], content[:60] + b"\xff" * 40 + content[100:]):
        file.write_bytes(damaged)
        with pytest.raises(BadArchive):
            empty.restore_backup(file)


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
