"""What is half entered outlives the page, on the site and on a server that is started again."""

import signal
from collections.abc import Callable

from playwright.sync_api import Browser

from companion.shell.shelf import SOON
from tests.browser.driver import COARSE, Server, Window, served


def fill_half(window: Window) -> None:
    window.tap("new-game")
    window.wait_for("game-ethnos")
    window.tap("game-ethnos")
    window.wait_for("start")
    window.tap("players-count-3")
    window.type("player-name-0", "Mara")
    window.tap("tribe-elves")
    window.page.wait_for_timeout(3000 * SOON)


def assert_half_is_there(window: Window) -> None:
    window.wait_for("player-name-0")
    assert window.has("player-name-2")
    assert not window.has("player-name-3")
    assert "chosen" in window.label("tribe-elves")
    window.focus("player-name-0")
    assert window.page.evaluate("document.activeElement.value") == "Mara"


def test_half_a_new_game_is_there_after_a_reload_of_the_site(open_site: Callable[..., Window]) -> None:
    window = open_site()
    fill_half(window)
    window.reload()
    assert_half_is_there(window)


def test_half_a_new_game_is_there_after_the_server_was_killed(server: Server, browser: Browser) -> None:
    window = Window(browser, server.url, **COARSE)
    fill_half(window)
    window.close()
    server.stop(signal.SIGKILL)
    with served(server.data) as again:
        window = Window(browser, f"{again.url}/new", **COARSE)
        assert_half_is_there(window)
        window.close()
