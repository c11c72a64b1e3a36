import errno
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from storage.errors import CannotRead, CannotWrite, Damaged, DiskFull, NewerVersion, StorageError, TooLarge
from storage.files.disk import Disk
from storage.files.safe_json import SafeJSON, backup_name, new_name
from tests.storage.disks import FailingDisk, NoSyncDisk, PowerCutDisk

OLD, NEW, NEXT = ({"_default": {"1": {"event": n}}} for n in (1, 2, 3))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_what_is_written_is_read(path: Path) -> None:
    assert SafeJSON(path).read() is None
    SafeJSON(path).write({"name": "Żaneta 小明", "line": "a\nb"})
    assert SafeJSON(path).read() == {"name": "Żaneta 小明", "line": "a\nb"}


def test_half_a_character_is_never_written(path: Path) -> None:
    with pytest.raises(Damaged):
        SafeJSON(path).write({"name": "\ud800"})
    assert not list(path.parent.iterdir())


def test_no_more_is_written_than_is_allowed(path: Path) -> None:
    SafeJSON(path, largest=20).write({"n": 1})
    with pytest.raises(TooLarge, match=r"too_large, name game\.json"):
        SafeJSON(path, largest=20).write({"n": "x" * 20})
    assert SafeJSON(path).read() == {"n": 1}


def test_the_folder_is_made(tmp_path: Path) -> None:
    deep = SafeJSON(tmp_path / "a" / "b" / "game.json")
    deep.write(OLD)
    assert deep.read() == OLD


def test_the_content_before_stays_as_a_backup(path: Path) -> None:
    SafeJSON(path).write(OLD)
    assert not backup_name(path).exists()
    SafeJSON(path).write(NEW)
    SafeJSON(path).write(NEXT)
    assert (SafeJSON(path).load(), SafeJSON(backup_name(path)).load()) == (NEXT, NEW)
    assert sorted(file.name for file in path.parent.iterdir()) == ["game.json", "game.json.bak"]


def test_where_files_cannot_be_linked_they_are_copied(path: Path) -> None:
    class NoLinks(Disk):
        def link(self, path: Path, name: Path) -> None:
            raise PermissionError(errno.EPERM, "no links here")

    storage = SafeJSON(path, NoLinks())
    storage.write(OLD)
    storage.write(NEW)
    assert (SafeJSON(path).load(), SafeJSON(backup_name(path)).load()) == (NEW, OLD)


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"{",
        b"[]",
        b"\0" * 50,
        b'{"a": 1}{',
        b"\xff",
        pytest.param(b"[" * 100_000, id="nested"),
        b'{"a": NaN}',
        b'{"a": "\\ud800"}',
        b'{"a": "\xed\xa0\x80"}',
    ],
)
def test_a_damaged_file_is_set_aside_and_the_backup_takes_its_place(path: Path, garbage: bytes) -> None:
    told: list[StorageError] = []
    storage = SafeJSON(path, tell=told.append)
    storage.write(OLD)
    storage.write(NEW)
    path.write_bytes(garbage)
    assert storage.read() == OLD
    assert [str(notice) for notice in told] == ["set_aside, name game.json, aside game.json.damaged"]
    assert (path.parent / "game.json.damaged").read_bytes() == garbage
    assert SafeJSON(path).load() == SafeJSON(backup_name(path)).load() == OLD


def test_a_damaged_file_that_cannot_be_recovered_is_read_from_its_backup(path: Path) -> None:
    SafeJSON(path).write(OLD)
    SafeJSON(path).write(NEW)
    path.write_text("garbage")
    assert SafeJSON(path, FailingDisk(0, errno.EROFS)).read() == OLD
    assert path.read_text() == "garbage"


def test_a_file_that_somebody_else_recovered_is_left_alone(path: Path) -> None:
    SafeJSON(path).write(OLD)
    SafeJSON(path).write(NEW)
    path.write_text("garbage")

    @contextmanager
    def alone() -> Iterator[None]:
        SafeJSON(path).write(NEXT)
        yield

    assert SafeJSON(path, alone=alone).read() == NEXT


def test_every_damaged_file_is_kept(path: Path) -> None:
    SafeJSON(path).write(OLD)
    SafeJSON(path).write(NEW)
    for number in range(3):
        path.write_text(f"damage {number}")
        assert SafeJSON(path).read() == OLD
    assert {file.name: file.read_text() for file in path.parent.glob("*damaged*")} == {
        "game.json.damaged": "damage 0",
        "game.json.damaged-2": "damage 1",
        "game.json.damaged-3": "damage 2",
    }


def test_a_missing_file_is_recovered_from_its_backup(path: Path) -> None:
    told: list[StorageError] = []
    storage = SafeJSON(path, tell=told.append)
    storage.write(OLD)
    storage.write(NEW)
    path.unlink()
    assert storage.read() == OLD
    assert told == []
    assert SafeJSON(path).load() == OLD


def is_new(data: dict[str, Any]) -> None:
    if data != NEW:
        raise Damaged("game.json")


def test_a_backup_serves_too_if_the_file_is_json_and_yet_bad(path: Path) -> None:
    for data in (NEW, OLD):
        SafeJSON(path).write(data)
    assert SafeJSON(path, check=is_new).read() == NEW
    assert SafeJSON(path.with_name("game.json.damaged")).load() == OLD
    backup_name(path).write_text(json.dumps(OLD))
    path.write_text(json.dumps(OLD))
    with pytest.raises(Damaged):
        SafeJSON(path, check=is_new).read()


def test_a_newer_file_is_left_alone_though_there_is_a_backup(path: Path) -> None:
    def refuse(data: dict[str, Any]) -> None:
        if data == NEW:
            raise NewerVersion("game.json")

    for data in (OLD, NEW):
        SafeJSON(path).write(data)
    with pytest.raises(NewerVersion):
        SafeJSON(path, check=refuse).read()
    assert SafeJSON(path).load() == NEW


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo, lambda path: path.symlink_to("nowhere")])
def test_a_backup_serves_if_something_else_has_the_files_name(path: Path, make: Callable[[Path], None]) -> None:
    for data in (OLD, NEW):
        SafeJSON(path).write(data)
    path.unlink()
    make(path)
    assert SafeJSON(path).read() == OLD
    assert not path.with_name("game.json.damaged").is_file()
    assert SafeJSON(path).load() == OLD


def test_what_is_no_file_at_all_cannot_be_read(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(CannotRead, match="not a regular file"):
        SafeJSON(path).read()


def test_a_file_that_is_taken_away_while_it_is_read_is_none(path: Path) -> None:
    class Vanishing(Disk):
        def read(self, path: Path) -> bytes:
            path.unlink()
            return super().read(path)

    SafeJSON(path).write(OLD)
    assert SafeJSON(path, Vanishing()).read() is None


def test_a_file_whose_backup_is_moved_away_in_time_is_none(path: Path) -> None:
    """As if somebody deleted the game between two looks at it."""
    for data in (OLD, NEW):
        SafeJSON(path).write(data)
    path.unlink()

    @contextmanager
    def alone() -> Iterator[None]:
        backup_name(path).unlink()
        yield

    assert SafeJSON(path, alone=alone).read() is None


def test_bad_files_are_put_aside_and_the_first_is_told(path: Path) -> None:
    told: list[StorageError] = []
    storage = SafeJSON(path, tell=told.append)
    path.write_text("garbage")
    backup_name(path).write_text("more garbage")
    storage.put_aside()
    assert storage.read() is None
    assert sorted(file.name for file in path.parent.iterdir()) == ["game.json.bak.damaged", "game.json.damaged"]
    assert [str(notice) for notice in told] == ["put_aside, name game.json, aside game.json.damaged"]
    storage.write(OLD)
    storage.put_aside()
    assert storage.read() == OLD
    assert len(told) == 1


def test_what_is_in_the_way_of_a_file_or_its_folder_is_put_aside(tmp_path: Path) -> None:
    told: list[StorageError] = []
    (tmp_path / "month").write_text("no folder")
    storage = SafeJSON(tmp_path / "month" / "game.json", tell=told.append)
    storage.write(OLD)
    storage.path.unlink()
    storage.path.mkdir()
    storage.write(NEW)
    assert storage.load() == NEW
    assert (tmp_path / "month.damaged").read_text() == "no folder"
    assert (tmp_path / "month" / "game.json.damaged").is_dir()
    assert [notice.code for notice in told] == ["put_aside", "put_aside"]


def test_a_file_damaged_with_its_backup_is_left_as_it_is(path: Path) -> None:
    path.write_text("garbage")
    with pytest.raises(Damaged, match=r"damaged, name game\.json"):
        SafeJSON(path).read()
    backup_name(path).write_text("more garbage")
    with pytest.raises(Damaged):
        SafeJSON(path).read()
    assert (path.read_text(), backup_name(path).read_text()) == ("garbage", "more garbage")


@pytest.mark.parametrize("step", range(5))
def test_a_disk_that_is_full_at_any_step_loses_nothing(path: Path, step: int) -> None:
    SafeJSON(path).write(OLD)
    SafeJSON(path).write(NEW)
    with pytest.raises(DiskFull, match="disk_full"):
        SafeJSON(path, FailingDisk(step)).write(NEXT)
    assert SafeJSON(path).read() == (NEXT if step == 4 else NEW)
    assert not new_name(path).exists()
    SafeJSON(path).write(NEXT)
    assert SafeJSON(path).read() == NEXT


@pytest.mark.parametrize(
    ("code", "error"),
    [(errno.EDQUOT, DiskFull), (errno.EROFS, CannotWrite), (errno.EACCES, CannotWrite), (errno.EIO, CannotRead)],
)
def test_every_refusal_of_the_system_has_a_code(path: Path, code: int, error: type[Exception]) -> None:
    with pytest.raises(error):
        SafeJSON(path, FailingDisk(0, code)).write(OLD)


def folders_after_power_cuts(folder: Path, disk: PowerCutDisk) -> list[object]:
    """What is read after each possible power cut while three contents are written one after the other."""
    storage = SafeJSON(folder / "game.json", disk)
    for data in (OLD, NEW, NEXT):
        storage.write(data)
    read = []
    for number, files in enumerate(disk.after_power_cuts()):
        found = folder / str(number)
        found.mkdir()
        for name, content in files.items():
            (found / name).write_bytes(content)
        try:
            read.append(SafeJSON(found / "game.json").read())
        except Damaged:
            read.append("damaged")
    return read


def test_a_power_cut_at_any_step_leaves_the_old_or_the_new_content(tmp_path: Path) -> None:
    disk = PowerCutDisk()
    read = folders_after_power_cuts(tmp_path, disk)
    assert len(read) > 100
    assert all(data in (None, OLD, NEW, NEXT) for data in read)


def test_what_was_acknowledged_survives_every_later_power_cut(tmp_path: Path) -> None:
    for acknowledged, following in ((OLD, NEW), (NEW, NEXT)):
        disk = PowerCutDisk()
        folder = tmp_path / json.dumps(acknowledged["_default"]["1"]["event"])
        folder.mkdir()
        storage = SafeJSON(folder / "game.json", disk)
        storage.write(OLD)
        storage.write(acknowledged)
        disk.moments.clear()
        disk._moment()
        storage.write(following)
        for number, files in enumerate(disk.after_power_cuts()):
            found = folder / str(number)
            found.mkdir()
            for name, content in files.items():
                (found / name).write_bytes(content)
            assert SafeJSON(found / "game.json").read() in (acknowledged, following)


def test_the_power_cuts_find_a_storage_that_does_not_sync(tmp_path: Path) -> None:
    assert "damaged" in folders_after_power_cuts(tmp_path, NoSyncDisk())


def test_a_power_cut_during_recovery_loses_nothing(tmp_path: Path) -> None:
    disk = PowerCutDisk()
    path = tmp_path / "game.json"
    storage = SafeJSON(path, disk)
    storage.write(OLD)
    storage.write(NEW)
    disk.contents.append(b"garbage")
    disk.sure_contents.add(len(disk.contents) - 1)
    disk.now["game.json"] = disk.sure["game.json"] = len(disk.contents) - 1
    path.write_bytes(b"garbage")
    disk.moments.clear()
    assert storage.read() == OLD
    for number, files in enumerate(disk.after_power_cuts()):
        found = tmp_path / str(number)
        found.mkdir()
        for name, content in files.items():
            (found / name).write_bytes(content)
        assert SafeJSON(found / "game.json").read() == OLD
