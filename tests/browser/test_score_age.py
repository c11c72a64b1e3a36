"""An Age of five players, as it lies on a table, entered in a browser."""

from collections.abc import Callable

from tests.browser.driver import TALL, Window
from tests.browser.playing import exported, number_in
from tests.companion.ethnos.an_age import PLAYERS, sheet, taps


def test_a_whole_age_is_entered_by_taps_and_kept_as_a_game(open_on_server: Callable[..., Window]) -> None:
    window = open_on_server(size=TALL)
    for tap in taps():
        if tap == "same-players":
            name_everybody(window)
        elif tap.startswith("hold "):
            size = tap.removeprefix("hold ")
            window.tap(f"band-dwarf-{size.split('-')[2]}", size)
        else:
            window.tap(tap)
    window.wait_for("total-0")
    totals = list(sheet().score().reckoning.glory)
    assert [number_in(window.label(f"total-{seat}")) for seat in range(5)] == totals
    window.tap("keep-game")
    window.wait_for("rematch")
    window.wait_until_gone("keep-game")
    assert list(exported(window).state.table.glory) == totals
    window.tap("home")
    window.wait_for("past-games")
    window.tap("past-games")
    window.wait_for("search")
    assert any("Anna" in window.label(name) for name in window.identifiers() if name.startswith("open-"))


def name_everybody(window: Window) -> None:
    """Nobody is remembered yet."""
    window.wait_for("players-count-5")
    window.tap("players-count-5")
    window.wait_for("player-name-4")
    for seat, name in enumerate(PLAYERS):
        window.type(f"player-name-{seat}", name)
