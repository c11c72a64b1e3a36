"""An address that leads nowhere, in a real browser."""

from collections.abc import Callable

from tests.browser.driver import Window


def test_whoever_types_a_wrong_address_finds_the_way_out(open_on_server: Callable[..., Window]) -> None:
    window = open_on_server("/game/nope/zzz")
    find_the_way_out(window, "/rules/xyz/abc")


def test_whoever_types_one_on_the_site_finds_it_too(open_site: Callable[..., Window]) -> None:
    """There the address of a screen stands behind a hash: everything else is a file of the host's, or `404.html`."""
    window = open_site("/#/game/nope/zzz")
    find_the_way_out(window, "#/rules/xyz/abc")
    window.goto(window.page.url.split("#")[0] + "404.html")
    window.wait_for("new-game")
    assert not window.page.url.endswith("404.html")


def find_the_way_out(window: Window, another: str) -> None:
    """Twice, and home is home then."""
    window.wait_for("home")
    window.tap("home")
    window.wait_for("new-game")
    window.visit(another, "home")
    window.tap("home")
    window.wait_for("new-game")
    window.page.wait_for_function("() => /^#?[/]?$/.test(location.hash || location.pathname)")
