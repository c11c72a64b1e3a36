"""The bar that says what was done covers nothing: pressed where it is seen, by a mouse that knows no names."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page

from companion.starting import open_store
from rules.ethnos.events import BandPlayed
from rules.ethnos.vocabulary import KINGDOMS, Tribe
from tests.browser.driver import COARSE, PHONE, Server, Window
from tests.ethnos import a_band, a_game, a_setup


def middle_of(window: Window, identifier: str) -> tuple[float, float]:
    window.wait_for(identifier)
    box = window.find(identifier).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press_until(page: Page, place: tuple[float, float], done: Callable[[], bool]) -> None:
    """The app may not be drawn yet, or take the press for the second half of a double tap."""
    for _ in range(30):
        page.mouse.click(*place)
        for _ in range(20):
            page.wait_for_timeout(100)
            if done():
                return
    raise AssertionError(f"nothing happens at {place}, {page.url}")


def test_whoever_goes_on_at_once_is_not_in_its_way(
    server: Server, browser: Browser, open_on_server: Callable[..., Window]
) -> None:
    setup = a_setup(tribes=[Tribe.ELVES])
    bands = [BandPlayed(a_band(i % 4, Tribe.ELVES, KINGDOMS[i % 6], 1), None) for i in range(9)]
    games = open_store(str(server.data)).games
    theirs, ours = (games.begin(a_game(setup, *bands), "ethnos").id for _ in range(2))
    band = ("leader-elves", "colour-rhea", "cards-1", "play")

    window = open_on_server(f"/game/{theirs}/ledger", size=PHONE)
    insert = middle_of(window, "insert-8")
    window.tap("insert-8")
    places = [middle_of(window, identifier) for identifier in band[:3]]
    window.tap(*band[:3])
    play = middle_of(window, "play")
    window.hushed()
    window.tap("play")
    window.wait_for("told")
    back = middle_of(window, "back")
    window.wait_until_gone("told")
    window.tap("back")
    lowest = middle_of(window, "band-3")

    context = browser.new_context(viewport=PHONE, **COARSE)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{server.url}/game/{ours}/ledger")
    press_until(page, insert, lambda: not page.url.endswith("ledger"))
    for place in places:
        page.mouse.click(*place)
        page.wait_for_timeout(300)
    press_until(page, play, lambda: len(games.open(ours).game.events) == 10)
    page.wait_for_url("**/ledger")
    press_until(page, back, lambda: page.url.split("?")[0].endswith(ours))
    press_until(page, lowest, lambda: "sheet" in page.url)
    context.close()
