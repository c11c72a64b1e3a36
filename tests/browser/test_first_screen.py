"""The shortest test of all: if it fails, the app doesn't start."""

from collections.abc import Callable

from tests.browser.driver import Window


def test_the_app_says_its_name_and_what_can_be_done(open_window: Callable[..., Window]) -> None:
    window = open_window()
    assert window.page.title() == "Table companion"
    assert window.label("new-game") == "New game"
