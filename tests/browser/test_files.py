"""Files that are picked: what is too large is said, and whatever is not arrives, however large."""

import json
from pathlib import Path

import pytest

from companion.starting import open_store
from rules.ethnos.formats.games import write_game
from rules.ethnos.game import Game
from tests.browser.conftest import OpenWindow
from tests.browser.driver import Server, Window
from tests.ethnos import a_setup

SAYS = """text => [...document.querySelectorAll('flt-semantics, flt-announcement-host *')].some(
    node => node.textContent.includes(text) || node.getAttribute('aria-label')?.includes(text)
)"""


def pick(window: Window, button: str, file: Path) -> None:
    window.wait_for(button)
    with window.page.expect_file_chooser() as chooser:
        window.tap(button)
    chooser.value.set_files(file)


def of_size(folder: Path, size: int) -> Path:
    """A file of blanks, which takes no room on the disk."""
    file = folder / f"{size}.json"
    with file.open("wb") as content:
        content.truncate(size)
    return file


@pytest.mark.parametrize(
    ("place", "button", "size"),
    [
        ("past-games", "import", 20_000_000),
        ("settings", "restore-backup", 200_000_000),
    ],
)
def test_a_file_that_is_too_large_is_refused_and_the_window_goes_on(
    open_window: OpenWindow, tmp_path: Path, place: str, button: str, size: int
) -> None:
    window = open_window()
    window.tap(place)
    pick(window, button, of_size(tmp_path, size))
    window.page.wait_for_function(SAYS, arg="This file is too large")
    window.tap("back")
    window.wait_for("new-game")


def test_a_large_backup_comes_back(server: Server, open_on_server: OpenWindow, tmp_path: Path) -> None:
    """It holds more than the socket to a window carries at a time."""
    elsewhere = open_store(str(tmp_path / "elsewhere"))
    saved = elsewhere.games.begin(Game(a_setup(2)), "ethnos")
    window = open_on_server("/settings")
    backup = tmp_path / "backup.zip"
    # What stands before a zip is no part of it.
    backup.write_bytes(bytes(20_000_000) + elsewhere.packed().content)
    pick(window, "restore-backup", backup)
    window.page.wait_for_function(SAYS, arg="1 game restored, 0 already here.")
    window.tap("back")
    window.wait_for(f"resume-{saved.id}")


def test_a_game_file_is_imported(open_window: OpenWindow, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(write_game(Game(a_setup(3)))))
    window = open_window()
    window.tap("past-games")
    pick(window, "import", file)
    window.wait_for("band-2")
