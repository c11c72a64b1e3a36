import json
from pathlib import Path
from typing import Any

import pytest

from rules.ethnos.game import Game
from storage.files.disk import Disk
from storage.store import Store
from storage.values import Filter
from tests.ethnos import a_setup
from tests.storage.disks import FailingDisk

SETUP = a_setup()


def index_of(store: Store) -> Path:
    (index,) = (store.folder / "index").glob("games-*.json")
    return index


def test_the_list_is_remembered(store: Store) -> None:
    store.games.create(Game(SETUP))
    listed = store.games.page()
    written = index_of(store).stat().st_mtime_ns
    assert store.games.page() == listed
    assert index_of(store).stat().st_mtime_ns == written


@pytest.mark.parametrize(
    "content",
    [b"", b"garbage", b"{}", b'{"games": []}', b'{"games": {"x": 1}}', b'{"games": {"x": [1, 2, 3, {}]}}', b"[]"],
)
def test_a_damaged_list_is_made_again(store: Store, content: bytes) -> None:
    store.games.create(Game(SETUP))
    listed = store.games.page()
    index_of(store).write_bytes(content)
    assert store.games.page() == listed
    index_of(store).unlink()
    assert store.games.page() == listed


@pytest.mark.parametrize(
    ("field", "value"),
    [("age", "I"), ("words", None), ("players", [1]), ("glory", 3), ("glory", {"Mara": "3"}), ("x", 1)],
)
def test_a_list_with_something_else_in_it_is_made_again(store: Store, field: str, value: Any) -> None:
    id = store.games.create(Game(SETUP)).id
    listed = store.games.page()
    index = json.loads(index_of(store).read_bytes())
    index["games"][id][-1][field] = value
    index_of(store).write_text(json.dumps(index))
    assert store.games.page() == listed


def test_a_list_that_cannot_be_remembered_is_shown_all_the_same(store: Store) -> None:
    id = store.games.create(Game(SETUP)).id
    store.games.disk = FailingDisk(0)
    assert [game.id for game in store.games.page()] == [id]
    store.games.disk = Disk()


def test_those_done_with_are_told_from_those_that_are_not(store: Store) -> None:
    running, stopped = (store.games.create(Game(SETUP)).id for _ in range(2))
    store.games.finish(stopped)
    assert [game.id for game in store.games.page(Filter(finished=True))] == [stopped]
    assert [game.id for game in store.games.page(Filter(finished=False))] == [running]
    assert len(store.games.page(Filter())) == 2


def test_strange_things_in_the_folder_are_passed_over(store: Store) -> None:
    id = store.games.create(Game(SETUP)).id
    (store.folder / "games" / "stray.txt").write_text("x")
    (store.folder / "games" / "2026-01" / "notes.txt").write_text("x")
    (store.folder / "games" / "2026-01" / "copy of game.json").write_text("x")
    assert [game.id for game in store.games.page()] == [id]


def test_an_empty_folder_has_no_games(store: Store) -> None:
    assert store.games.page() == []
    assert store.games.deleted() == []
