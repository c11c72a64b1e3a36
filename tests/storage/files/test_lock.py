import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from rules.ethnos.game import Game
from storage.errors import InUse
from storage.files.folder import open_folder
from storage.files.lock import LOCK_FILE, FolderLock
from storage.values import App, Settings
from tests.ethnos import a_setup
from tests.stores import BACKUPS, a_store

HOLD = """
import sys
from pathlib import Path
from storage.files.folder import open_folder
from storage.files.lock import FolderLock
with FolderLock(Path(sys.argv[1])).held():
    print("held", flush=True)
    sys.stdin.readline()
"""


@pytest.fixture
def other(tmp_path: Path) -> subprocess.Popen[str]:
    """Another process that holds the folder."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    yield process
    process.kill()
    process.wait()


def test_a_folder_in_use_is_told_with_its_owner(tmp_path: Path, other: subprocess.Popen[str]) -> None:
    store = a_store(tmp_path, lock=FolderLock(tmp_path, patience=0.05))
    with pytest.raises(InUse, match=f"in_use, owner Owner\\(process={other.pid}, "):
        store.games.begin(Game(a_setup()), "ethnos")
    assert store.listing.page() == []


def test_how_long_to_wait_is_chosen_when_a_folder_is_opened(tmp_path: Path, other: subprocess.Popen[str]) -> None:
    store = open_folder(tmp_path, App("1", BACKUPS), patience=0)
    with pytest.raises(InUse):
        store.save_settings(Settings())


def test_an_owner_that_left_no_name_is_another_program(tmp_path: Path, other: subprocess.Popen[str]) -> None:
    (tmp_path / LOCK_FILE).with_suffix(".owner").write_text("?")
    with pytest.raises(InUse, match="in_use, owner None"), FolderLock(tmp_path, patience=0).held():
        pass


def test_who_has_waited_in_vain_does_not_wait_again_at_once(tmp_path: Path, other: subprocess.Popen[str]) -> None:
    lock = FolderLock(tmp_path, patience=0.01)
    with pytest.raises(InUse), lock.held(patience=0):
        pass
    assert lock._usual_patience() == 0.01
    with pytest.raises(InUse), lock.held():
        pass
    assert lock._usual_patience() == 0
    other.kill()
    other.wait()
    with lock.held():
        assert lock._usual_patience() == 0.01


def test_a_killed_owner_leaves_the_folder_free(tmp_path: Path, other: subprocess.Popen[str]) -> None:
    other.kill()
    other.wait()
    assert a_store(tmp_path, lock=FolderLock(tmp_path, patience=5)).games.begin(Game(a_setup()), "ethnos")


def test_who_waits_a_moment_gets_the_folder(tmp_path: Path, other: subprocess.Popen[str]) -> None:
    assert other.stdin is not None
    other.stdin.write("\n")
    other.stdin.flush()
    with FolderLock(tmp_path).held():
        pass


def test_the_holder_may_ask_again(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    with lock.held(), lock.held():
        pass
    with FolderLock(tmp_path, patience=0).held():
        pass


def test_threads_take_turns(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    inside: list[int] = []
    most: list[int] = []

    def work() -> None:
        for _ in range(50):
            with lock.held():
                inside.append(1)
                most.append(len(inside))
                inside.pop()

    threads = [Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(most), max(most)) == (200, 1)
