"""Games in files: what is done about damage, and how little is done to the disk."""

from pathlib import Path

import pytest

from rules.ethnos.events import BandPlayed
from rules.ethnos.game import Game
from storage.errors import Damaged
from storage.files.safe_json import backup_name
from storage.records import SCHEMA
from storage.store import Store
from storage.values import Settings
from tests.ethnos import SCORING_TRIBES, a_band, a_game, a_setup
from tests.storage.disks import CountingDisk
from tests.stores import a_store, append

SETUP = a_setup(tribes=SCORING_TRIBES)
FIRST, SECOND = BandPlayed(a_band(cards=1)), BandPlayed(a_band(cards=2))


def path_of(store: Store, id: str) -> Path:
    return store.folder / "games" / f"{id[:4]}-{id[4:6]}" / f"{id}.json"


def test_a_damaged_game_comes_back_one_entry_before(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    append(store.games, id, FIRST)
    append(store.games, id, SECOND)
    path_of(store, id).write_bytes(b"\0" * 100)
    assert store.games.open(id).game == a_game(SETUP, FIRST)
    (notice,) = store.notices
    assert (notice.code, notice.facts) == ("set_aside", {"name": f"{id}.json", "aside": f"{id}.json.damaged"})


def test_damage_that_is_found_by_a_change_is_told_too(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    append(store.games, id, FIRST)
    path_of(store, id).write_bytes(b"")
    assert store.games.finish(id).game == Game(SETUP)
    assert [notice.code for notice in store.notices] == ["set_aside"]


def test_a_game_damaged_beyond_recovery_is_left_out_of_the_list_and_in_its_folder(store: Store) -> None:
    id, other = (store.games.create(Game(SETUP), "ethnos").id for _ in range(2))
    path_of(store, id).write_text("garbage")
    for _ in range(2):
        assert [game.id for game in store.listing.page()] == [other]
    assert [(notice.code, notice.facts) for notice in store.notices] == [("damaged", {"name": f"{id}.json"})]
    with pytest.raises(Damaged):
        store.games.open(id)
    with pytest.raises(Damaged):
        store.games.finish(id)
    assert path_of(store, id).read_text() == "garbage"


@pytest.mark.parametrize(
    "change",
    [
        ('"cards":1', '"cards":"1"'),
        (f'"schema":{SCHEMA}', '"schema":0'),
        ('"id"', '"ID"'),
        ("ethnos-game/1", "x"),
        ('"done":[]', '"done":[{}]'),
    ],
)
def test_a_file_that_holds_something_else_is_damaged(store: Store, change: tuple[str, str]) -> None:
    id = store.games.create(a_game(SETUP, FIRST), "ethnos").id
    path = path_of(store, id)
    assert change[0] in path.read_text()
    path.write_text(path.read_text().replace(*change))
    with pytest.raises(Damaged):
        store.games.open(id)


def test_a_file_without_a_record_is_none(store: Store) -> None:
    store.folder.mkdir()
    (store.folder / "settings.json").write_text("{}")
    assert store.settings() == Settings()
    store.save_settings(Settings(theme="dark"))
    assert store.settings() == Settings(theme="dark")


def test_a_deleted_game_takes_its_backup_along(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    append(store.games, id, FIRST)
    store.games.delete(id)
    assert not backup_name(path_of(store, id)).exists()
    store.games.restore(id)
    assert backup_name(path_of(store, id)).exists()


def test_a_step_reads_its_file_once_and_writes_it_once(tmp_path: Path) -> None:
    disk = CountingDisk()
    store = a_store(tmp_path, disk=disk)
    saved = store.games.create(Game(SETUP), "ethnos")
    steps = (
        lambda: store.games.append(saved.id, a_game(SETUP, FIRST), [FIRST], {"kind": "text"}, 0),
        lambda: store.games.replace(saved.id, a_game(SETUP, SECOND), {"kind": "text"}, 1),
        lambda: store.games.undo(saved.id, 2),
        lambda: store.games.redo(saved.id, 3),
        lambda: store.games.finish(saved.id),
    )
    for step in steps:
        disk.forget()
        step()
        assert disk.read_files == [f"{saved.id}.json"]
        assert disk.written_files == [f"{saved.id}.json.new"]


def test_an_unchanged_list_reads_no_game(tmp_path: Path) -> None:
    disk = CountingDisk()
    store = a_store(tmp_path, disk=disk)
    id = store.games.create(Game(SETUP), "ethnos").id
    store.listing.page()
    disk.forget()
    store.listing.page()
    assert f"{id}.json" not in disk.read_files
    assert disk.written_files == []


def test_a_player_without_a_name_is_damage(store: Store) -> None:
    store.games.begin(Game(SETUP), "ethnos")
    file = store.folder / "players.json"
    file.write_text(file.read_text().replace("Roderick", ""))
    with pytest.raises(Damaged):
        store.players.everybody()
