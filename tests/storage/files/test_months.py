import json
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import rmtree
from threading import Event
from typing import Any

import pytest

from rules.ethnos.events import DragonDrawn
from rules.ethnos.game import Game
from storage.errors import StorageError
from storage.files import folders
from storage.files.folders import look_through
from storage.store import Store
from tests.ethnos import a_setup
from tests.storage.conftest import Clock
from tests.storage.disks import CountingDisk, FailingDisk
from tests.stores import a_store, append

SETUP = a_setup()


def index_of(store: Store) -> Path:
    (index,) = (store.folder / "index").glob("games-*.json")
    return index


def test_the_list_is_remembered(store: Store) -> None:
    store.games.create(Game(SETUP), "ethnos")
    listed = store.listing.page()
    written = index_of(store).stat().st_mtime_ns
    assert store.listing.page() == listed
    assert index_of(store).stat().st_mtime_ns == written


@pytest.mark.parametrize(
    "content",
    [b"", b"garbage", b"{}", b'{"games": []}', b'{"games": {"x": 1}}', b'{"games": {"x": [1, 2, 3, {}]}}', b"[]"],
)
def test_a_damaged_list_is_made_again(store: Store, content: bytes) -> None:
    store.games.create(Game(SETUP), "ethnos")
    listed = store.listing.page()
    index_of(store).write_bytes(content)
    assert store.listing.page() == listed
    index_of(store).unlink()
    assert store.listing.page() == listed


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stage", "I"),
        ("words", None),
        ("players", [1]),
        ("over", "yes"),
        ("scores", 3),
        ("scores", {"Mara": "3"}),
        ("x", 1),
        ("kind", None),
        ("players", []),
        ("updated", "zzzz"),
        ("finished", "yesterday"),
    ],
)
def test_a_list_with_something_else_in_it_is_made_again(store: Store, field: str, value: Any) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    listed = store.listing.page()
    index = json.loads(index_of(store).read_bytes())
    index["games"][id][-1][field] = value
    index_of(store).write_text(json.dumps(index))
    assert store.listing.page() == listed


def test_a_list_that_cannot_be_remembered_is_shown_all_the_same(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    failing = a_store(store.folder, disk=FailingDisk(0))
    assert [game.id for game in failing.listing.page()] == [id]


def test_strange_things_in_the_folder_are_passed_over(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    (store.folder / "games" / "stray.txt").write_text("x")
    (store.folder / "games" / "2026-01" / "notes.txt").write_text("x")
    assert [game.id for game in store.listing.page()] == [id]
    assert store.notices == []


def test_an_empty_folder_has_no_games(store: Store) -> None:
    assert store.listing.page() == []
    assert store.listing.deleted() == []


def test_a_list_is_worked_out_beforehand_and_tells_how_far_it_is(store: Store) -> None:
    games = [store.games.create(Game(SETUP), "ethnos").id for _ in range(3)]
    store.games.delete(games[0])
    store.listing.catch_up()
    rmtree(store.folder / "index")
    told: list[tuple[int, int]] = []
    store.listing.catch_up(lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]
    store.listing.catch_up(lambda done, of: told.append((done, of)))
    assert len(told) == 3
    disk = CountingDisk()
    a_store(store.folder, disk=disk).listing.catch_up()
    assert len(disk.read_files) == len({*disk.read_files})
    disk = CountingDisk()
    assert {game.id for game in a_store(store.folder, disk=disk).listing.page()} == {*games[1:]}
    assert all(name.startswith("games-") for name in disk.read_files)


def a_link(path: Path) -> None:
    path.symlink_to("nowhere")


def a_loop(path: Path) -> None:
    path.symlink_to(path.name)


@pytest.mark.parametrize("make", [Path.touch, Path.mkdir, os.mkfifo, a_link, a_loop])
@pytest.mark.parametrize("name", ["copy of game.json", "20260131-201500-ffffff.json", "20260231-201500-ffffff.json"])
@pytest.mark.parametrize("place", ["games", "bin"])
def test_what_is_none_of_ours_stops_no_list(store: Store, make: Callable[[Path], None], name: str, place: str) -> None:
    id, other = (store.games.create(Game(SETUP), "ethnos").id for _ in range(2))
    store.games.delete(other)
    make(store.folder / place / "2026-01" / name)
    for _ in range(2):
        assert [game.id for game in store.listing.page()] == [id]
        assert [game.id for game in store.listing.deleted()] == [other]
    is_empty_game = make is Path.touch and name.startswith("20260131")
    assert [(notice.code, notice.facts["name"]) for notice in store.notices] == [
        ("damaged" if is_empty_game else "not_ours", name)
    ]
    assert store.games.begin(Game(SETUP), "ethnos")


def test_a_name_that_is_no_text_is_told_as_one(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    (store.folder / "games" / os.fsdecode(b"2026-\xff")).mkdir()
    (store.folder / "games" / "2026-01" / os.fsdecode(b"\xff.json")).write_text("{}")
    assert [game.id for game in store.listing.page()] == [id]
    (notice,) = store.notices
    assert notice.facts["name"] == "\\udcff.json"
    assert str(notice).encode()


def test_a_link_to_a_game_is_one(store: Store, tmp_path: Path) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    (path,) = store.folder.glob("games/*/*.json")
    path.rename(tmp_path / "elsewhere.json")
    path.symlink_to(tmp_path / "elsewhere.json")
    assert [game.id for game in store.listing.page()] == [id]


def test_a_month_that_cannot_be_looked_into_is_told(store: Store) -> None:
    told: list[StorageError] = []
    assert look_through(Path("x" * 5_000), told.append).games == []
    assert [notice.code for notice in told] == ["cannot_read"]
    assert look_through(store.folder / "nowhere", told.append).games == []
    assert len(told) == 1


def test_a_month_that_is_a_file_is_put_aside_when_a_game_is_begun_in_it(store: Store) -> None:
    (store.folder / "games").mkdir(parents=True)
    (store.folder / "games" / "2026-01").write_text("no folder")
    assert store.listing.page() == []
    id = store.games.begin(Game(SETUP), "ethnos").id
    assert [game.id for game in store.listing.page()] == [id]
    assert [str(notice) for notice in store.notices] == ["put_aside, name 2026-01, aside 2026-01.damaged"]
    assert (store.folder / "games" / "2026-01.damaged").read_text() == "no folder"


def test_a_folder_in_the_place_of_the_list_is_put_aside(store: Store) -> None:
    store.games.create(Game(SETUP), "ethnos")
    listed = store.listing.page()
    index = index_of(store)
    index.unlink()
    index.mkdir()
    assert store.listing.page() == listed
    assert index_of(store).is_file()


def test_a_file_in_the_place_of_all_lists_is_put_aside(store: Store) -> None:
    store.games.create(Game(SETUP), "ethnos")
    (store.folder / "index").write_text("no folder")
    assert len(store.listing.page()) == 1
    assert index_of(store).is_file()


def test_what_a_killed_writer_left_is_removed(store: Store) -> None:
    store.games.create(Game(SETUP), "ethnos")
    month = store.folder / "games" / "2026-01"
    left = [month / "20260131-201500-aaaaaa.json.new", month / "20260131-201500-aaaaaa.json.new.bak"]
    for path in left:
        path.write_text("half")
    store.listing.page()
    assert not any(path.exists() for path in left)


def test_what_a_living_writer_is_about_to_finish_stays(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    path = store.folder / "games" / "2026-01" / f"{id}.json.new"
    other = a_store(store.folder)
    with store.lock.held():
        path.write_text("not yet")
        with ThreadPoolExecutor(1) as thread:
            assert len(thread.submit(store.listing.page).result(timeout=60)) == 1
            assert len(thread.submit(other.listing.page).result(timeout=60)) == 1
        assert path.exists()
    store.listing.page()
    assert not path.exists()


def test_lists_are_asked_for_while_they_are_worked_out_elsewhere(store: Store) -> None:
    ids = [store.games.create(Game(SETUP), "ethnos").id for _ in range(30)]
    reached, go_on = Event(), Event()

    def wait(done: int, of: int) -> None:
        reached.set()
        assert go_on.wait(timeout=60)

    with ThreadPoolExecutor(1) as thread:
        working = thread.submit(store.listing.catch_up, wait)
        assert reached.wait(timeout=60)
        append(store.games, ids[0], DragonDrawn())
        store.games.delete(ids[1])
        assert {game.id for game in store.listing.page(size=50)} == {*ids} - {ids[1]}
        go_on.set()
        working.result(timeout=60)
    assert {game.id for game in store.listing.page(size=50)} == {*ids} - {ids[1]}
    assert {game.updated for game in store.listing.page(size=50)} > {game.updated for game in store.listing.deleted()}
    assert store.notices == []


def test_a_game_that_vanishes_while_its_folder_is_looked_through_is_passed_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, id = (store.games.create(Game(SETUP), "ethnos").id for _ in range(2))
    month = store.folder / "games" / "2026-01"
    with os.scandir(month) as entries:
        seen = list(entries)
    (month / f"{gone}.json").unlink()
    monkeypatch.setattr(folders, "_entries", lambda month, tell: seen)
    assert [found for found, _ in look_through(month, store.notices.append).games] == [id]
    assert store.notices == []


def test_many_months_are_listed_from_the_newest_on(store: Store, clock: Clock) -> None:
    ids = []
    for _ in range(7):
        ids.append(store.games.create(Game(SETUP), "ethnos").id)
        clock.go(days=31)
    for _ in range(2):
        assert [game.id for game in store.listing.page()] == ids[::-1]


def test_a_list_that_nobody_has_touched_for_a_while_is_not_looked_through(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    for folder in (store.folder / "games", *(store.folder / "games").iterdir()):
        os.utime(folder, (10**9, 10**9))
    assert [[game.id for game in store.listing.page()] for _ in range(3)] == [[id]] * 3
    other = store.games.create(Game(SETUP), "ethnos").id
    assert {game.id for game in store.listing.page()} == {id, other}
