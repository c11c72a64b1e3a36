"""What players meet: a full disk, a folder nobody may write in, garbage. Provoked for real where we may."""

import errno
import os
import subprocess
from pathlib import Path

import pytest

from rules.ethnos.events import BandPlayed
from rules.ethnos.formats.games import read_game, write_game
from rules.ethnos.game import Game, play
from storage.errors import CannotRead, CannotWrite, DiskFull, StorageError
from storage.files.disk import Disk
from storage.store import Store
from tests.ethnos import a_band, a_game, a_setup
from tests.storage.disks import FailingDisk
from tests.stores import a_store, append

SETUP = a_setup()
BAND = BandPlayed(a_band(cards=1), marker=None)


def test_a_full_disk_loses_nothing_that_was_acknowledged(small_disk: Path) -> None:
    store = a_store(small_disk, "1")
    id = store.games.create(Game(SETUP), "ethnos").id
    (small_disk / "filler").write_bytes(bytes(80_000))
    game = Game(SETUP)
    with pytest.raises(DiskFull, match="disk_full"):  # noqa: PT012
        for _ in range(5000):
            append(store.games, id, BAND)
            game = play(game, BAND)
    assert len(game.steps) > 10
    assert a_store(small_disk, "1").games.open(id).game == game
    exported = write_game(play(game, BAND))
    assert read_game(exported) == play(game, BAND)


def test_room_made_again_is_used_again(small_disk: Path) -> None:
    store = a_store(small_disk, "1")
    id = store.games.create(Game(SETUP), "ethnos").id
    filler = small_disk / "filler"
    with pytest.raises(OSError, match="No space"):
        filler.write_bytes(b"x" * 1_000_000)
    with pytest.raises(DiskFull):
        append(store.games, id, *[BAND] * 50)
    filler.unlink()
    append(store.games, id, BAND)
    assert store.games.open(id).game == a_game(SETUP, BAND)


def test_a_folder_that_cannot_be_written_is_still_read(small_disk: Path) -> None:
    store = a_store(small_disk, "1")
    id = store.games.create(Game(SETUP), "ethnos").id
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    reader = a_store(small_disk, "1")
    with pytest.raises(CannotWrite, match="cannot_write, folder"):
        append(reader.games, id, BAND)
    assert reader.games.open(id).game == Game(SETUP)
    assert [game.id for game in reader.listing.page()] == [id]


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EIO])
@pytest.mark.parametrize("step", range(5))
def test_a_refusal_at_any_step_of_an_event_loses_nothing(store: Store, step: int, code: int) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    append(store.games, id, BAND)
    failing = a_store(store.folder, disk=FailingDisk(step, code))
    with pytest.raises(StorageError):
        append(failing.games, id, BAND)
    assert len(store.games.open(id).game.steps) in (1, 2)
    append(store.games, id, BAND, step={"kind": "third"})
    assert store.games.open(id).undo == {"kind": "third"}


def test_a_data_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(StorageError):
        a_store(tmp_path / "data").games.begin(Game(SETUP), "ethnos")


def test_a_folder_in_the_place_of_a_game_is_told(store: Store) -> None:
    id = store.games.create(Game(SETUP), "ethnos").id
    path = store.folder / "games" / "2026-01" / f"{id}.json"
    path.unlink()
    path.mkdir()
    with pytest.raises(CannotRead, match="cannot_read"):
        store.games.open(id)


def test_a_folder_that_cannot_be_synced_is_no_fault(tmp_path: Path) -> None:
    Disk().sync_folder(tmp_path / "missing")
    assert os.listdir(tmp_path) == []
