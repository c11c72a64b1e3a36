"""For those who use a keyboard alone, or listen: a sheet is all there is as long as it lies over the table."""

from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import pytest
from playwright.sync_api import TimeoutError as TookTooLong

from companion.starting import open_store
from rules.ethnos.events import BandPlayed
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.browser.driver import DESKTOP, PATIENCE, PHONE, Server, Window
from tests.ethnos import a_band, a_game, a_setup

FOCUSED = """() => {
    const named = document.activeElement.closest('[flt-semantics-identifier]');
    return named && named.getAttribute('flt-semantics-identifier');
}"""
MOST_STOPS = 60


def a_table(server: Server) -> str:
    setup = a_setup(3, tribes=[Tribe.ELVES, Tribe.DWARVES, Tribe.GIANTS])
    game = a_game(setup, BandPlayed(a_band(0, Tribe.ELVES, Kingdom.RHEA, 1), None))
    return open_store(str(server.data)).games.begin(game, "ethnos").id


def stops(window: Window, until: str) -> list[str]:
    """What Tab leads to, one after another."""
    met: list[str] = []
    while until not in met:
        before = window.page.evaluate(FOCUSED)
        window.page.keyboard.press("Tab")
        with suppress(TookTooLong):  # of a Tab that was not heard yet
            window.page.wait_for_function(f"before => ({FOCUSED})() !== before", arg=before, timeout=2_000)
        met.append(window.page.evaluate(FOCUSED) or "")
        assert len(met) < MOST_STOPS, met
    return met


def enter(window: Window, *identifiers: str) -> None:
    """Goes there by Tab, and presses Enter."""
    for identifier in identifiers:
        window.wait_for(identifier)
        stops(window, identifier)
        window.page.keyboard.press("Enter")


def key(window: Window, pressed: str, waited_for: str) -> None:
    window.page.keyboard.press(pressed)
    window.wait_for(waited_for)


def hears_keys(window: Window) -> None:
    """Looks at the list of keys and comes back: a moment after the table is drawn they are heard, and from then on."""
    give_up = monotonic() + PATIENCE
    while not window.has("key-0"):
        assert monotonic() < give_up, "no key is heard"
        window.page.keyboard.press("Shift+?")
        with suppress(TookTooLong):
            window.find("key-0").wait_for(state="attached", timeout=2_000)
    key(window, "b", "band-0")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_only_the_sheet_is_spoken_and_reached_while_it_lies_there(
    server: Server, open_on_server: Callable[..., Window], size: dict[str, int]
) -> None:
    window = open_on_server(f"/game/{a_table(server)}", size=size)
    window.tap("band-1")
    window.wait_for("cancel")
    for identifier in ("kingdom-rhea", "band-0", "undo", "ledger", "menu", "total-0"):
        window.wait_until_gone(identifier)
    spoken = set(window.identifiers())
    known = ("band-player-", "leader-", "colour-", "cards-", "place-none", "skeletons", "cancel", "told")
    assert all(identifier.startswith(known) for identifier in spoken), spoken
    in_order = stops(window, "cards-10")
    assert set(in_order) <= spoken
    ordered = [name for name in window.identifiers() if name in in_order]
    assert in_order[-len(ordered) :] == ordered
    window.page.keyboard.press("Escape")
    window.wait_for("kingdom-rhea")
    assert not window.has("cancel")


def test_tab_goes_over_the_table_as_eyes_do_and_on_from_what_opened_a_sheet(
    server: Server, open_on_server: Callable[..., Window]
) -> None:
    """Row by row over the board, then to the players: never from one Kingdom to another by way of them."""
    window = open_on_server(f"/game/{a_table(server)}", size=DESKTOP)
    hears_keys(window)
    for identifier in ("menu", "kingdom-ithys", "orcs", "rebuild", "last-edit"):
        window.wait_for(identifier)
    stops(window, "band-2")
    met = stops(window, "band-2")
    board = ["end-age", "dragon", "menu", *(f"kingdom-{kingdom.id}" for kingdom in Kingdom)]
    rest = ["rebuild", "ledger", "last-edit", "merfolk-board", "giant", "orcs"]
    assert met == [*board, *rest, *(f"band-{seat}" for seat in range(3))]
    for opener, close in (("band-2", "cancel"), ("menu", "close")):
        stops(window, opener)
        key(window, "Enter", close)
        window.wait_until_gone(opener)
        key(window, "Escape", opener)
        window.page.wait_for_function(f"opener => ({FOCUSED})() === opener", arg=opener)


def test_a_keyboard_alone_plays_an_age(server: Server, open_on_server: Callable[..., Window]) -> None:
    id = a_table(server)
    window = open_on_server(f"/game/{id}", size=DESKTOP)
    hears_keys(window)
    for seat, cards in ((1, 2), (2, 1), (0, 3)):
        said = window.label("last-event")
        key(window, str(seat + 1), "cards-1")
        enter(window, "leader-dwarves", "colour-althea")
        window.page.keyboard.press(str(cards))
        window.wait_for("band-0")
        window.wait_for_other("last-event", said)
        window.page.wait_for_timeout(300)
    for drawn in ("1", "2"):
        window.page.keyboard.press("d")
        window.page.wait_for_function(
            "drawn => document.querySelector(\"[flt-semantics-identifier='dragon']\").textContent.includes(drawn)"
            " || document.querySelector(\"[flt-semantics-identifier='dragon']\").ariaLabel?.includes(drawn)",
            arg=drawn,
        )
    key(window, "d", "reckon")
    window.page.keyboard.press("2")
    key(window, "r", "next-age")
    key(window, "n", "band-0")
    game = open_store(str(server.data)).games.open(id).game
    assert game.state.table.age == 2
