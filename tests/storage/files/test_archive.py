import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rules.ethnos.events import AgeEnded
from rules.ethnos.game import Game
from storage.errors import BadArchive, CannotRead, CannotWrite
from storage.files import zips
from storage.files.lock import FolderLock
from storage.records import SCHEMA
from storage.store import Store
from storage.values import BackedUp, Filter, Packed, Progress, Restored, Settings
from tests.ethnos import a_game, a_setup
from tests.storage.conftest import Clock
from tests.storage.files.archives import DRAGON, SETUP, changed, left_out, rewrite
from tests.stores import a_store, append, undo

SAMPLES = Path(__file__).parents[1] / "samples"


def test_everything_comes_back(full: Store, file: Path, empty: Store) -> None:
    assert empty.restore_backup(file) == Restored(games=2, kept=0, players=4, cards=1)
    assert empty.listing.page() == full.listing.page()
    assert empty.listing.deleted() == full.listing.deleted()
    assert empty.players.everybody() == full.players.everybody()
    assert empty.cards.of("ethnos") == full.cards.of("ethnos") != []
    assert empty.settings() == Settings(theme="dark")
    id = empty.listing.page()[0].id
    assert empty.games.open(id) == full.games.open(id)
    assert undo(empty.games, id).game == Game(SETUP)


def test_everything_comes_back_without_a_file(full: Store, empty: Store) -> None:
    before = sorted(full.folder.rglob("*"))
    packed = full.packed()
    assert sorted(full.folder.rglob("*")) == before
    assert packed == Packed(packed.content, games=2)
    assert empty.restore_packed(packed.content) == Restored(games=2, kept=0, players=4, cards=1)
    assert empty.listing.page() == full.listing.page()
    assert empty.settings() == Settings(theme="dark")


def test_it_is_told_how_far_a_backup_is(full: Store, empty: Store) -> None:
    told: list[tuple[int, int]] = []
    content = full.packed(lambda done, of: told.append((done, of))).content
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]
    empty.restore_packed(content, lambda done, of: told.append((done, of)))
    assert told[5:] == told[:5]


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
    assert empty.restore_backup(file) == Restored(games=2, kept=0, players=4, cards=1)


@pytest.mark.parametrize("name", ["copy of game.json", "20260131-201500-ffffff.json", b"\xff.json"])
def test_a_stray_file_is_left_out_of_a_backup_and_named(full: Store, empty: Store, name: str | bytes) -> None:
    folder = full.folder / "games" / "2025-12"
    folder.mkdir()
    (folder / os.fsdecode(name)).write_text("{}")
    packed = full.packed()
    assert [error.code for error in packed.left_out] == ["not_ours"]
    packed.left_out[0].facts["name"].encode()
    assert empty.restore_packed(packed.content).games == packed.games == 2


@pytest.mark.parametrize("name", ["players.json", "cards.json", "settings.json"])
@pytest.mark.parametrize("how", ["truncated", "newer", "folder", "fifo"])
def test_players_cards_or_settings_that_cannot_be_read_are_left_out_of_a_backup(
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
    assert len(ids) == 10
    assert len(empty.listing.page()) == 6


def test_a_game_that_is_deleted_while_a_backup_goes_on_is_in_it(full: Store, empty: Store) -> None:
    id = full.listing.page()[0].id
    packed = full.packed(lambda done, of: full.games.delete(id) if done == 1 else None)
    assert (packed.games, packed.left_out) == (2, ())
    empty.restore_packed(packed.content)
    assert {game.id for game in empty.listing.deleted()} >= {id}


def test_a_folder_that_somebody_holds_is_backed_up_all_the_same(full: Store, empty: Store) -> None:
    impatient = a_store(full.folder, lock=FolderLock(full.folder, patience=0))
    (path,) = full.folder.glob("games/*/*.json")

    def vanish(done: int, of: int) -> None:
        path.unlink(missing_ok=True)
        path.with_name(f"{path.name}.bak").unlink(missing_ok=True)

    with full.lock.held():
        assert impatient.packed().games == 2
        assert impatient.packed(vanish).games == 1


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
