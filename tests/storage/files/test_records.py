"""Games in files: what is done about damage, and how little is done to the disk."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.ethnos.events import BandPlayed
from rules.ethnos.game import Game
from rules.limits import LARGEST_FILE
from storage.errors import CannotRead, CannotWrite, Damaged, NoSuchGame, TooLarge
from storage.files.disk import Disk
from storage.files.safe_json import backup_name
from storage.records import SCHEMA, SettingsRecord
from storage.store import Store
from storage.values import Settings
from tests.ethnos import SCORING_TRIBES, a_band, a_game, a_setup
from tests.storage.disks import CountingDisk, FailingDisk
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


def test_a_game_that_cannot_be_played_comes_back_one_entry_before(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    append(store.games, id, FIRST)
    append(store.games, id, SECOND)
    spoilt = path_of(store, id).read_text().replace('"cards":2', '"cards":2,"marker":null,"troll":3')
    path_of(store, id).write_text(spoilt)
    assert store.games.open(id).game == a_game(SETUP, FIRST)
    assert [notice.code for notice in store.notices] == ["set_aside"]
    assert path_of(store, id).with_suffix(".json.damaged").read_text() == spoilt


def test_a_game_that_cannot_be_played_stays_if_the_one_before_cannot_either(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    append(store.games, id, FIRST)
    append(store.games, id, SECOND)
    for path in (path_of(store, id), backup_name(path_of(store, id))):
        path.write_text(path.read_text().replace('"cards":1', '"cards":1,"troll":3'))
    with pytest.raises(CannotRead, match="troll_not_available"):
        store.games.open(id)
    assert not store.notices


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


def test_a_game_with_another_id_than_its_file_is_damaged(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    path = path_of(store, id)
    other = path.with_name("20260131-201500-ffffff.json")
    path.rename(other)
    with pytest.raises(Damaged):
        store.games.open(other.stem)
    assert store.listing.page() == []


def test_a_game_that_is_json_and_yet_bad_comes_back_one_entry_before(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    append(store.games, id, FIRST)
    append(store.games, id, SECOND)
    path = path_of(store, id)
    path.write_text(path.read_text().replace('"cards":2', '"cards":"2"'))
    assert store.games.open(id).game == a_game(SETUP, FIRST)
    assert [notice.code for notice in store.notices] == ["set_aside"]


def test_a_game_too_large_to_be_kept_is_not_saved_and_stays_as_it_was(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    with pytest.raises(TooLarge):
        append(store.games, id, FIRST, step={"kind": "text", "text": "x" * LARGEST_FILE})
    assert store.games.open(id).game == Game(SETUP)
    assert [file.name for file in path_of(store, id).parent.iterdir()] == [f"{id}.json"]


NEWER = json.dumps({"_default": {"1": {"schema": SCHEMA + 1, "players": [], "settings": {}}}})
BAD = {
    "empty": "",
    "truncated": '{"_default":{"1":{"schema"',
    "unknown field": json.dumps({"_default": {"1": {"schema": SCHEMA, "more": 1}}}),
    "nested": "[" * 100_000,
    "no document": json.dumps({"_default": {"1": 3}}),
    "other documents": json.dumps({"_default": {"2": {}}}),
    "other tables": json.dumps({"more": {}}),
    "no table": json.dumps({"_default": []}),
    "newer": NEWER,
}


def spoil(path: Path, how: str) -> None:
    path.unlink()
    if how == "folder":
        path.mkdir()
    elif how == "fifo":
        os.mkfifo(path)
    else:
        path.write_text(BAD[how])


@pytest.mark.parametrize("how", [*BAD, "folder", "fifo"])
def test_settings_that_cannot_be_read_are_put_aside_and_chosen_again(
    store: Store, again: Callable[[], Store], how: str
) -> None:
    store.save_settings(Settings(theme="dark"))
    path = store.folder / "settings.json"
    spoil(path, how)
    other = again()
    assert other.settings() == other.settings() == Settings()
    aside = "settings.json.newer" if how == "newer" else "settings.json.damaged"
    assert [str(notice) for notice in other.notices] == [f"put_aside, name settings.json, aside {aside}"]
    assert (store.folder / aside).exists()
    other.save_settings(Settings(theme="light"))
    assert again().settings() == Settings(theme="light")


@pytest.mark.parametrize("how", [*BAD, "folder", "fifo"])
def test_settings_that_cannot_be_read_are_saved_again_at_once(
    store: Store, again: Callable[[], Store], how: str
) -> None:
    store.save_settings(Settings(theme="dark"))
    spoil(store.folder / "settings.json", how)
    store.save_settings(Settings(theme="light"))
    assert again().settings() == Settings(theme="light")
    assert [notice.code for notice in store.notices] == ["put_aside"]


def test_settings_of_a_newer_version_are_never_lost(store: Store) -> None:
    store.save_settings(Settings(theme="dark"))
    for number in range(2):
        (store.folder / "settings.json").write_text(NEWER + " " * number)
        (store.folder / "settings.json.bak").unlink(missing_ok=True)
        assert store.settings() == Settings()
        store.save_settings(Settings(theme="light"))
    assert (store.folder / "settings.json.newer").read_text() == NEWER
    assert (store.folder / "settings.json.newer-2").read_text() == NEWER + " "


def test_settings_as_they_were_one_save_before_are_nothing_to_tell(store: Store) -> None:
    store.save_settings(Settings(theme="dark"))
    store.save_settings(Settings(theme="light"))
    (store.folder / "settings.json").write_text("garbage")
    assert store.settings() == Settings(theme="dark")
    assert store.notices == []


def test_settings_go_back_to_those_before_a_newer_version(store: Store) -> None:
    store.save_settings(Settings(theme="dark"))
    store.save_settings(Settings(theme="light"))
    (store.folder / "settings.json").write_text(NEWER)
    assert store.settings() == Settings(theme="dark")


@pytest.mark.parametrize("how", [*BAD, "folder", "fifo"])
def test_players_that_cannot_be_read_are_put_aside_and_games_go_on(store: Store, how: str) -> None:
    store.games.begin(Game(SETUP), "ethnos")
    spoil(store.folder / "players.json", how)
    assert store.players.everybody() == []
    store.games.begin(Game(SETUP), "ethnos")
    assert {player.name for player in store.players.everybody()} == set(SETUP.names)
    assert len(store.listing.page()) == 2
    assert [notice.code for notice in store.notices] == ["put_aside"]


@pytest.mark.parametrize("how", [*BAD, "folder", "fifo"])
def test_a_game_is_begun_though_players_cannot_be_read(store: Store, how: str) -> None:
    store.games.begin(Game(SETUP), "ethnos")
    spoil(store.folder / "players.json", how)
    store.games.begin(Game(SETUP), "ethnos")
    assert {player.name for player in store.players.everybody()} == set(SETUP.names)
    assert len(store.listing.page()) == 2


def test_a_player_without_a_name_is_damage(store: Store) -> None:
    store.games.begin(Game(SETUP), "ethnos")
    file = store.folder / "players.json"
    file.write_text(file.read_text().replace("Roderick", ""))
    assert store.players.everybody() == []
    assert "Alexis" in (store.folder / "players.json.damaged").read_text()


def test_what_cannot_be_put_aside_is_told_and_done_without(store: Store) -> None:
    store.save_settings(Settings(theme="dark"))
    (store.folder / "settings.json").write_text("garbage")
    failing = a_store(store.folder, disk=FailingDisk(0, errno.EROFS))
    assert failing.settings() == Settings()
    assert [str(notice) for notice in failing.notices] == ["damaged, name settings.json"]
    with pytest.raises(CannotWrite):
        failing.save_settings(Settings())
    assert (store.folder / "settings.json").read_text() == "garbage"


@pytest.mark.parametrize("code", [errno.EIO, errno.EACCES])
def test_what_the_system_does_not_let_us_read_is_told_and_done_without(store: Store, code: int) -> None:
    store.games.begin(Game(SETUP), "ethnos")
    store.save_settings(Settings(theme="dark"))
    for name in ("players.json", "settings.json"):
        failing = a_store(store.folder, disk=Unreadable(name, code))
        assert (failing.settings(), failing.players.everybody()) != (store.settings(), store.players.everybody())
        assert [notice.code for notice in failing.notices] == ["cannot_read" if code == errno.EIO else "cannot_write"]
    assert (store.settings().theme, len(store.players.everybody())) == ("dark", 4)


def test_no_game_is_left_behind_if_its_players_cannot_be_remembered(store: Store) -> None:
    store.games.begin(Game(SETUP), "ethnos")
    failing = a_store(store.folder, disk=Unreadable("players.json"))
    for _ in range(3):
        with pytest.raises(CannotRead):
            failing.games.begin(Game(SETUP), "ethnos")
    assert len(store.listing.page()) == 1


def test_an_error_of_a_change_puts_nothing_aside(store: Store) -> None:
    store.save_settings(Settings(theme="dark"))

    def fail(record: object) -> SettingsRecord:
        raise Damaged("something else")

    with pytest.raises(Damaged):
        store.kept.records.settings.change(fail)
    assert store.settings() == Settings(theme="dark")


def test_a_folder_is_no_game_that_could_be_deleted(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    path_of(store, id).unlink()
    path_of(store, id).mkdir()
    with pytest.raises(NoSuchGame):
        store.games.delete(id)


class Unreadable(Disk):
    """Fails over one file, as a dying disk does."""

    def __init__(self, name: str, code: int = errno.EIO) -> None:
        self.name, self.code = name, code

    def read(self, path: Path) -> bytes:
        if path.name == self.name:
            raise OSError(self.code, os.strerror(self.code))
        return super().read(path)
