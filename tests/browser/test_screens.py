"""Every screen on a small phone, full of long names: nothing beyond its edges, nothing too small or without a name."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from companion.keeping import open_store
from rules.ethnos.events import AgeEnded, DragonDrawn
from rules.ethnos.game import Game, play
from rules.ethnos.setup import Player, deal_tokens, new_setup
from rules.ethnos.vocabulary import Colour, Tribe
from tests.browser.driver import ANDROID, DESKTOP, PHONE, SMALL_PHONE, Server, Window, served
from tests.browser.screenshots import play_bands

pytestmark = pytest.mark.browser

NAMES = (
    "Maximiliana Featherstone",
    "Bartholomew Quillingtons",
    "Konstantin Wiśniewski-Ka",
    "Anna-Lena Zimmermannová",
    "Александра Воскресенская",
    "Jo",
)
TRIBES = (Tribe.MERFOLK, Tribe.ORCS, Tribe.TROLLS, Tribe.GIANTS, Tribe.DWARVES, Tribe.WINGFOLK)
LARGE_ENOUGH = 47.5
"""Targets are 48 wide and high; the browser rounds."""

NODES = """nodes => nodes.map(node => {
    const box = node.getBoundingClientRect();
    return {
        name: node.getAttribute('flt-semantics-identifier') || '',
        label: node.getAttribute('aria-label') || node.textContent || '',
        tappable: node.hasAttribute('flt-tappable'),
        left: box.left, right: box.right, top: box.top, bottom: box.bottom, width: box.width, height: box.height,
    };
})"""


def a_long_game(ages: int) -> Game:
    """Six players with long names, far into a game; after all three Ages it is over."""
    random = Random(7)
    players = [Player(name, colour) for name, colour in zip(NAMES, Colour, strict=True)]
    game = Game(new_setup(players, TRIBES, deal_tokens(6, random), first_player=0))
    for _ in range(ages):
        game = play(play(play_bands(game, 26, random), DragonDrawn()), AgeEnded(1))
    return game if game.state.over else play(play_bands(game, 26, random), DragonDrawn())


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str, str]]:
    data: Path = tmp_path_factory.mktemp("screens") / "data"
    store = open_store(str(data))
    running, over = store.begin(a_long_game(2)).id, store.begin(a_long_game(3)).id
    store.games.finish(over)
    with served(data) as server:
        yield server, running, over
    assert server.log.read_text() == ""


SCREENS = {
    "home": ("/", "new-game"),
    "new game": ("/new", "start"),
    "past games": ("/past", "search"),
    "players": ("/players", "rename-0"),
    "settings": ("/settings", "theme-dark"),
    "rules": ("/rules", "back"),
    "score one Age": ("/score", "reckon"),
    "table": ("/game/{running}", "band-0"),
    "ledger": ("/game/{running}/ledger", "back"),
    "rebuild": ("/game/{running}/rebuild", "back"),
    "end of the Age": ("/game/{running}/age-end", "reckon"),
    "reckoning": ("/game/{running}/reckoning/2", "total-0"),
    "score this Age": ("/game/{running}/score", "reckon"),
    "the end": ("/game/{over}/end", "winner"),
}
SHEETS = {
    "band": ("band-0", "leader-trolls", "colour-rhea", "cards-5"),
    "kingdom": ("kingdom-rhea",),
    "menu": ("menu",),
    "merfolk": ("merfolk-board",),
    "giant": ("giant",),
    "trolls": ("trolls",),
    "hordes": ("orcs",),
    "glory": ("menu", "correct-glory"),
}


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=["small phone", "desktop"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_stays_within_its_edges(
    browser: Browser, games: tuple[Server, str, str], screen: str, size: dict[str, int]
) -> None:
    server, running, over = games
    path, waited_for = SCREENS[screen]
    window = Window(browser, server.url + path.format(running=running, over=over), size, user_agent=ANDROID)
    window.wait_for(waited_for)
    check(window, size)
    window.close()


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_stays_within_its_edges(browser: Browser, games: tuple[Server, str, str], sheet: str) -> None:
    server, running, _ = games
    window = Window(browser, f"{server.url}/game/{running}", SMALL_PHONE, user_agent=ANDROID)
    for identifier in SHEETS[sheet]:
        window.wait_for(identifier)
        window.tap(identifier)
    window.wait_for("cancel" if sheet == "band" else "close")
    check(window, SMALL_PHONE)
    window.close()


def check(window: Window, size: dict[str, int]) -> None:
    """Nothing sticks out to a side; whatever can be tapped is large enough and has a name."""
    window.page.wait_for_timeout(400)
    nodes = window.page.locator("flt-semantics").evaluate_all(NODES)
    assert len(nodes) > 3
    outside = [node for node in nodes if node["width"] and (node["left"] < -0.5 or node["right"] > size["width"] + 0.5)]
    assert outside == []
    tappable = [node for node in nodes if node["tappable"]]
    assert tappable
    assert [node for node in tappable if not node["label"].strip()] == []
    # What is scrolled half out of sight is as small as what is left of it; what is out of sight may be cut anywhere.
    seen = [node for node in tappable if node["height"] > 1 and node["top"] < size["height"]]
    whole = [node for node in seen if not _cut(node, nodes)]
    assert [node for node in whole if node["width"] < LARGE_ENOUGH or node["height"] < LARGE_ENOUGH] == []


def _cut(node: dict[str, float], nodes: list[dict[str, float]]) -> bool:
    """Whether a node ends where a part that scrolls ends."""
    edges = {round(other[side]) for other in nodes for side in ("top", "bottom") if other["height"] > 100}
    return node["height"] < LARGE_ENOUGH and (round(node["top"]) in edges or round(node["bottom"]) in edges)


def test_keyboard_alone_plays_a_band(browser: Browser, games: tuple[Server, str, str]) -> None:
    server, running, _ = games
    window = Window(browser, f"{server.url}/game/{running}", DESKTOP)
    window.wait_for("band-0")
    before = window.label("last-event")
    for identifier in ("band-5", "leader-dwarves", "colour-rhea", "cards-10"):
        _press(window, identifier)
    assert "Dwarves" in window.wait_for_other("last-event", before)
    window.close()


def _press(window: Window, identifier: str) -> None:
    """Goes on with the tabulator until a control has the focus, and presses Enter."""
    window.wait_for(identifier)
    for _ in range(150):
        window.page.keyboard.press("Tab")
        window.page.wait_for_timeout(30)
        if window.page.evaluate("document.activeElement?.getAttribute('flt-semantics-identifier')") == identifier:
            window.page.keyboard.press("Enter")
            return
    raise AssertionError(f"{identifier} can't be reached by the keyboard")


def test_the_app_turns_with_the_phone(browser: Browser, games: tuple[Server, str, str]) -> None:
    server, running, _ = games
    window = Window(browser, f"{server.url}/game/{running}", PHONE, user_agent=ANDROID)
    window.wait_for("band-0")
    for width, height in ((844, 390), (1280, 800), (390, 844)):
        window.page.set_viewport_size({"width": width, "height": height})
        window.page.wait_for_timeout(800)
        window.wait_for("band-0")
        assert all(window.has(f"kingdom-{kingdom}") for kingdom in ("rhea", "ithys"))
    window.tap("band-0")
    window.wait_for("leader-trolls")
    window.close()
