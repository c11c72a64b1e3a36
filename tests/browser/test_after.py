"""What is left of a game leaves the app, on the server and on the site."""

from pathlib import Path

from tests.browser.conftest import OpenWindow
from tests.browser.driver import Window
from tests.browser.test_files import pick
from tests.companion.conftest import EXAMPLES


def saved(window: Window, identifier: str) -> tuple[str, bytes]:
    with window.page.expect_download() as download:
        window.tap(identifier)
    return download.value.suggested_filename, Path(download.value.path()).read_bytes()


def test_a_game_is_kept_as_a_page_a_table_a_log_and_a_picture(open_window: OpenWindow) -> None:
    window = open_window()
    window.wait_for("past-games")
    window.tap("past-games")
    pick(window, "import", EXAMPLES / "game.json")
    window.wait_for("save-pdf")
    for identifier, ending, start in (
        ("save-pdf", ".pdf", b"%PDF"),
        ("save-csv", ".csv", "\ufeffgame_id".encode()),
        ("save-bgsplay", ".bgsplay", b"{"),
        ("share-picture", ".png", b"\x89PNG"),
    ):
        name, content = saved(window, identifier)
        assert name.endswith(ending)
        assert content.startswith(start)
    window.tap("bgstats-qr")
    window.wait_for("bgstats-code")
