import subprocess
import sys
from os import getpid
from pathlib import Path

import pytest

from companion.serving import CannotStart
from companion.starting import IMPATIENCE, open_desk, open_store, run_server, run_window
from rules.ethnos.game import Game
from storage.errors import InUse, NoDriver
from storage.files.lock import PATIENCE, FolderLock
from storage.values import Settings
from tests.companion.headless import App, headless
from tests.ethnos import a_setup

ROOT = Path(__file__).parents[2]
HEAVY = {"flet", "uvicorn", "pydantic", "companion.shell.app", "companion.shell.window"}


def test_the_store_is_in_the_folder_that_was_asked_for(tmp_path: Path) -> None:
    open_store(str(tmp_path / "data")).save_settings(Settings(theme="black"))
    assert (tmp_path / "data" / "settings.json").exists()
    assert open_store(str(tmp_path / "data")).settings().theme == "black"


def test_the_store_is_where_the_platform_says_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path))
    open_store().save_settings(Settings(theme="dark"))
    assert [path.name for path in tmp_path.rglob("settings.json")] == ["settings.json"]


def test_a_database_needs_what_is_installed_for_clubs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "storage.postgres.store", None)
    with pytest.raises(NoDriver):
        open_store("postgresql://club@localhost/club")


def test_a_desk_stands_on_the_store(tmp_path: Path) -> None:
    open_desk(str(tmp_path)).save_settings(Settings(theme="light"))
    assert open_store(str(tmp_path)).settings().theme == "light"


def test_what_cannot_be_started_says_why(tmp_path: Path) -> None:
    with pytest.raises(CannotStart, match=r"Can't listen on 203\.0\.113\.1:0"):
        run_server(str(tmp_path), "203.0.113.1", 0, open_browser=False)


def test_a_window_that_cannot_be_opened_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    with pytest.raises(CannotStart, match=r"flet-desktop|no display"):
        run_window(str(tmp_path))


@pytest.mark.parametrize("module", ["main", "companion.__main__", "companion.starting"])
def test_no_way_in_loads_what_another_one_needs(module: str) -> None:
    code = f"import sys, {module}; print(*sys.modules)"
    command = [sys.executable, "-c", code]
    loaded = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert HEAVY.isdisjoint(loaded)


@headless
async def test_windows_do_not_wait_long_for_another_program_and_lose_nothing(tmp_path: Path) -> None:
    desk = open_desk(str(tmp_path))
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    app, other = await App.on(desk, f"/game/{id}"), await App.on(desk, f"/game/{id}")
    with FolderLock(tmp_path).held():
        await app.tap("band-1", "leader-giants", "colour-rhea", "cards-3")
        (told,) = app.told()
        assert told.startswith(f"The data folder is in use by process {getpid()} on ")
        assert desk.game(id).game.events == ()
        await other.tap("band-0")
        assert other.has("leader-giants")
    assert app.label("leader-giants").endswith("chosen")
    await app.tap("cards-3")
    assert len(desk.game(id).game.events) == 1


def test_commands_wait_longer_than_windows(tmp_path: Path) -> None:
    assert IMPATIENCE < 0.5 < PATIENCE
    with FolderLock(tmp_path).held(), pytest.raises(InUse):
        open_store(str(tmp_path), 0).save_settings(Settings())
