"""The store as the browser has it, with a dictionary in the place of the browser's database."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from companion.serving.web.data import store_in
from rules.ethnos.events import DragonDrawn
from rules.ethnos.game import Game
from storage.errors import ChangedElsewhere
from storage.protocol import Keeper
from tests.ethnos import a_game, a_setup
from tests.stores import append, undo

SETUP = a_setup()


@dataclass
class Database:
    """Keeps files as `data.js` does, and counts the transactions."""

    files: dict[str, tuple[bytes, int]] = field(default_factory=dict)
    transactions: int = 0

    def save(self, touched: list[str]) -> None:
        self.transactions += 1
        for path in map(Path, touched):
            if path.exists():
                self.files[str(path)] = (path.read_bytes(), path.stat().st_mtime_ns)
            else:
                self.files.pop(str(path), None)

    def started_anew(self, before: Path, folder: Path) -> Keeper:
        """A store on nothing but what the database has."""
        for name, (content, changed) in self.files.items():
            path = folder / Path(name).relative_to(before)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            os.utime(path, ns=(changed, changed))
        return store_in(folder, self.save)


@pytest.fixture
def database() -> Database:
    return Database()


def test_everything_is_there_after_a_new_start(tmp_path: Path, database: Database) -> None:
    store = store_in(tmp_path / "a", database.save)
    id = store.games.begin(Game(SETUP), "ethnos").id
    append(store.games, id, DragonDrawn())
    append(store.games, id, DragonDrawn())
    undo(store.games, id)
    again = database.started_anew(tmp_path / "a", tmp_path / "b")
    assert again.games.open(id) == store.games.open(id)
    assert again.listing.page() == store.listing.page()
    assert again.players.everybody() == store.players.everybody()


def test_a_change_is_one_transaction_and_a_look_is_none(tmp_path: Path, database: Database) -> None:
    store = store_in(tmp_path, database.save)
    id = store.games.begin(Game(SETUP), "ethnos").id
    assert database.transactions == 1
    append(store.games, id, DragonDrawn())
    assert database.transactions == 2
    store.games.open(id)
    store.players.everybody()
    assert database.transactions == 2


def test_only_files_that_last_are_in_the_database(tmp_path: Path, database: Database) -> None:
    store = store_in(tmp_path, database.save)
    id = store.games.begin(Game(SETUP), "ethnos").id
    append(store.games, id, DragonDrawn())
    store.games.delete(id)
    assert {Path(name).name for name in database.files} == {f"{id}.json", f"{id}.json.bak", "players.json"}
    assert all("bin" in name for name in database.files if id in name)


def test_the_list_is_not_worked_out_again_after_a_new_start(tmp_path: Path, database: Database) -> None:
    store = store_in(tmp_path / "a", database.save)
    store.games.begin(Game(SETUP), "ethnos")
    store.listing.page()
    again = database.started_anew(tmp_path / "a", tmp_path / "b")
    transactions = database.transactions
    again.listing.page()
    assert database.transactions == transactions


def test_what_is_refused_leaves_nothing_behind(tmp_path: Path, database: Database) -> None:
    store = store_in(tmp_path, database.save)
    id = store.games.begin(Game(SETUP), "ethnos").id
    with pytest.raises(ChangedElsewhere):
        store.games.append(id, a_game(SETUP, DragonDrawn()), [DragonDrawn()], {"kind": "dragon"}, revision=7)
    assert database.transactions == 1
