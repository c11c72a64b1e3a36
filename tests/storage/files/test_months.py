import json
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest

from rules.ethnos.game import Game
from storage.store import Store
from tests.ethnos import a_setup
from tests.storage.disks import CountingDisk, FailingDisk
from tests.stores import a_store

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
    (store.folder / "games" / "2026-01" / "copy of game.json").write_text("x")
    assert [game.id for game in store.listing.page()] == [id]


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
    assert [game.id for game in a_store(store.folder, disk=disk).listing.page()] == games[:0:-1]
    assert all(name.startswith("games-") for name in disk.read_files)
