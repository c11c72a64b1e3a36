"""Every screen on a small phone, full of long names: nothing beyond its edges, nothing too small or without a name."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Error

from companion.speech.language import LANGUAGES
from companion.starting import open_store
from rules.ethnos.events import AgeEnded, DragonDrawn
from rules.ethnos.game import Game, play
from rules.ethnos.setup import deal_tokens, new_setup
from rules.ethnos.vocabulary import Colour, Tribe
from rules.players import Player
from tests.browser.driver import ANDROID, COARSE, DESKTOP, PHONE, SMALL_PHONE, Server, Window, served
from tests.browser.screenshots import play_bands

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

STEADY = 60
"""Milliseconds in which nothing moves on a screen that has been drawn."""
STALLED = 2000
"""Milliseconds for which a busy machine may stop in the middle of drawing: a fault is one if it is there after them."""
DRAWN_FOR = """([width, height]) => {
    const screen = document.querySelector('#flt-semantic-node-0').getBoundingClientRect();
    return screen.width === width && screen.height === height;
}"""
"""Whether what is listened to has been laid out for a size."""
LAID_OUT = """beside => {
    const box = name => document.querySelector(`[flt-semantics-identifier='${name}']`)?.getBoundingClientRect();
    const [player, ...kingdoms] = ['band-0', 'kingdom-rhea', 'kingdom-ithys'].map(box);
    return player && kingdoms.every(kingdom => kingdom
        && (beside ? kingdom.right <= player.left : kingdom.right > player.left && kingdom.top < player.top));
}"""
"""Whether players are beside all Kingdoms, or below them."""

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
    running, over = store.games.begin(a_long_game(2), "ethnos").id, store.games.begin(a_long_game(3), "ethnos").id
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
    "rules": ("/rules", "rules-turn"),
    "a part of the rules": ("/rules/tribes", "back"),
    "a rule": ("/rules/A5", "back"),
    "score one Age": ("/score", "reckon"),
    "table": ("/game/{running}", "band-0"),
    "everybody": ("/game/{running}/everybody", "everybody-0"),
    "ledger": ("/game/{running}/ledger", "back"),
    "rebuild": ("/game/{running}/rebuild", "back"),
    "end of the Age": ("/game/{running}/age-end", "reckon"),
    "reckoning": ("/game/{running}/reckoning/2", "total-0"),
    "score this Age": ("/game/{running}/score", "reckon"),
    "rules of this game": ("/game/{running}/rules", "drop-rules"),
    "why this award": ("/game/{running}/why/2/award-rhea-0", "why-answer"),
    "why this total": ("/game/{running}/why/now/projected-0", "why-answer"),
    "why this winner": ("/game/{over}/why/3/winner", "why-answer"),
    "the end": ("/game/{over}/end", "winner"),
}
SHEETS = {
    "band": ("band-0", "leader-trolls", "colour-rhea", "cards-5"),
    "kingdom": ("kingdom-rhea",),
    "what if": ("kingdom-rhea", "what-if-open"),
    "menu": ("menu",),
    "merfolk": ("merfolk-board",),
    "giant": ("giant",),
    "trolls": ("trolls",),
    "hordes": ("orcs",),
    "glory": ("menu", "correct-glory"),
    "track": ("menu", "show-track"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_stays_within_its_edges_on_phones(
    browser: Browser, games: tuple[Server, str, str], language: str
) -> None:
    server, running, over = games
    seat = list(LANGUAGES).index(language)
    window = Window(browser, server.url, SMALL_PHONE, user_agent=ANDROID, locale=language, **COARSE)
    faults = {}
    for screen, (path, waited_for) in SCREENS.items():
        window.visit(path.format(running=running, over=over), waited_for)
        faults[screen] = faults_of(window, SMALL_PHONE, PHONE)
    for sheet, taps in SHEETS.items():
        window.visit(f"/game/{running}", "band-0")
        for identifier in taps:
            shown = identifier.replace("band-0", f"band-{seat}")  # each has a draft of its own, which outlives a window
            window.wait_for(shown)
            window.tap(shown)
        close = "cancel" if sheet == "band" else "close"
        window.wait_for(close)
        faults[sheet] = faults_of(window, SMALL_PHONE, PHONE)
        put_away(window, close)
    assert {where: found for where, found in faults.items() if found} == {}
    window.close()


def put_away(window: Window, close: str) -> None:
    """Closes a sheet. One that was just laid out for another size may be drawn anew under the tap, which is lost."""
    while window.has(close):
        window.tap(close)
        with suppress(Error):
            window.find(close).wait_for(state="detached", timeout=STALLED)


def test_every_screen_stays_within_its_edges_on_a_desktop(browser: Browser, games: tuple[Server, str, str]) -> None:
    server, running, over = games
    window = Window(browser, server.url, DESKTOP, **COARSE)
    faults = {}
    for screen, (path, waited_for) in SCREENS.items():
        window.visit(path.format(running=running, over=over), waited_for)
        faults[screen] = faults_of(window, DESKTOP)
    assert {where: found for where, found in faults.items() if found} == {}
    window.close()


def faults_of(window: Window, *sizes: dict[str, int]) -> list[str]:
    """What is wrong with a screen in each of these sizes; the first one stays."""
    faults = []
    for size in reversed(sizes):
        if window.page.viewport_size != size:
            window.page.set_viewport_size(size)  # type: ignore[arg-type]
        if faults_in(steady_nodes(window, size), size):
            window.page.wait_for_timeout(STALLED)
            faults += faults_in(steady_nodes(window, size), size)
    return faults


def steady_nodes(window: Window, size: dict[str, int]) -> list[dict[str, Any]]:
    """What is listened to in this size, once it stands still."""
    window.page.wait_for_function(DRAWN_FOR, arg=[size["width"], size["height"]])
    everything = window.page.locator("flt-semantics")
    before, nodes = None, everything.evaluate_all(NODES)
    while nodes != before:
        window.page.wait_for_timeout(STEADY)
        before, nodes = nodes, everything.evaluate_all(NODES)
    return list(nodes)


def faults_in(nodes: list[dict[str, Any]], size: dict[str, int]) -> list[str]:
    """What sticks out to a side, has no name, or is too small to be tapped."""
    outside = [node for node in nodes if node["width"] and (node["left"] < -0.5 or node["right"] > size["width"] + 0.5)]
    tappable = [node for node in nodes if node["tappable"]]
    nameless = [node for node in tappable if not node["label"].strip()]
    # What is scrolled half out of sight is as small as what is left of it; what is out of sight may be cut anywhere.
    seen = [node for node in tappable if node["height"] > 1 and node["top"] < size["height"]]
    whole = [node for node in seen if not _cut(node, nodes)]
    small = [node for node in whole if node["width"] < LARGE_ENOUGH or node["height"] < LARGE_ENOUGH]
    faults = [*(("outside", node) for node in outside), *(("nameless", node) for node in nameless)]
    faults += [("small", node) for node in small]
    return [f"{fault}: {node}" for fault, node in faults] if tappable else ["nothing to tap"]


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
    assert "Dwarf" in window.wait_for_other("last-event", before)
    window.close()


def _press(window: Window, identifier: str) -> None:
    """Goes on with the tabulator until a control has the focus, and presses Enter."""
    window.wait_for(identifier)
    for _ in range(150):
        window.page.evaluate("window.focused = document.activeElement")
        window.page.keyboard.press("Tab")
        window.page.wait_for_function("() => document.activeElement !== window.focused")
        if window.page.evaluate("document.activeElement?.getAttribute('flt-semantics-identifier')") == identifier:
            window.page.keyboard.press("Enter")
            return
    raise AssertionError(f"{identifier} can't be reached by the keyboard")


def test_the_app_turns_with_the_phone(browser: Browser, games: tuple[Server, str, str]) -> None:
    server, running, _ = games
    window = Window(browser, f"{server.url}/game/{running}", PHONE, user_agent=ANDROID)
    for width, height in ((390, 844), (844, 390), (1280, 800), (390, 844)):
        window.page.set_viewport_size({"width": width, "height": height})
        # Before that, a tap would reach the table as it was laid out for another size, whose controls the app has left.
        window.page.wait_for_function(LAID_OUT, arg=width > height)
    window.tap("band-0")
    window.wait_for("leader-trolls")
    window.close()
