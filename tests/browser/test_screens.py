"""Every screen on a small phone, full of long names: nothing beyond its edges, nothing too small or without a name."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from companion.starting import open_store
from rules.ethnos.events import AgeEnded, DragonDrawn
from rules.ethnos.game import Game, play
from rules.ethnos.setup import deal_tokens, new_setup
from rules.ethnos.vocabulary import Colour, Tribe
from rules.players import Player
from tests.browser.driver import ANDROID, DESKTOP, PHONE, SMALL_PHONE, Server, Window, served
from tests.browser.edges import UNPAINTED, faults_in_all_languages, faults_of, put_away
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

LAID_OUT = """beside => {
    const box = name => document.querySelector(`[flt-semantics-identifier='${name}']`)?.getBoundingClientRect();
    const [player, ...kingdoms] = ['band-0', 'kingdom-rhea', 'kingdom-ithys'].map(box);
    return player && kingdoms.every(kingdom => kingdom
        && (beside ? kingdom.right <= player.left : kingdom.right > player.left && kingdom.top < player.top));
}"""
"""Whether players are beside all Kingdoms, or below them."""


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


def test_everything_stays_within_its_edges_on_phones_in_every_language(
    browser: Browser, games: tuple[Server, str, str]
) -> None:
    server, running, over = games
    window = Window(browser, server.url, SMALL_PHONE, user_agent=ANDROID, **UNPAINTED)
    faults = {}
    for screen, (path, waited_for) in SCREENS.items():
        window.visit(path.format(running=running, over=over), waited_for)
        faults[screen] = faults_in_all_languages(window, SMALL_PHONE, PHONE)
    window.visit(f"/game/{running}", "band-0")
    for sheet, taps in SHEETS.items():
        for identifier in taps:
            window.wait_for(identifier)
            window.tap(identifier)
        close = "cancel" if sheet == "band" else "close"
        window.wait_for(close)
        faults[sheet] = faults_in_all_languages(window, SMALL_PHONE, PHONE)
        put_away(window, close)
    assert {where: found for where, found in faults.items() if found} == {}
    window.close()


def test_every_screen_stays_within_its_edges_on_a_desktop(browser: Browser, games: tuple[Server, str, str]) -> None:
    server, running, over = games
    window = Window(browser, server.url, DESKTOP, **UNPAINTED)
    faults = {}
    for screen, (path, waited_for) in SCREENS.items():
        window.visit(path.format(running=running, over=over), waited_for)
        faults[screen] = faults_of(window, DESKTOP)
    assert {where: found for where, found in faults.items() if found} == {}
    window.close()


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
