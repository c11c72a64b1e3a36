"""An address that leads nowhere, in a real browser."""

from collections.abc import Callable

from tests.browser.driver import Window


def test_whoever_types_a_wrong_address_finds_the_way_out(open_on_server: Callable[..., Window]) -> None:
    window = open_on_server("/game/nope/zzz")
    window.wait_for("home")
    window.tap("home")
    window.wait_for("new-game")
    window.visit("/rules/xyz/abc", "home")
    window.tap("home")
    window.wait_for("new-game")
