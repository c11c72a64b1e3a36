"""`make screenshots`: the pictures in docs/, taken in a real browser from games that are played for them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from companion.starting import open_store
from rules.ethnos.events import AgeEnded, BandPlayed, DragonDrawn
from rules.ethnos.game import Game, play
from rules.ethnos.playing.choices import choices
from rules.ethnos.setup import deal_tokens, new_setup
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import KINGDOMS, Colour, Tribe
from rules.players import Player
from tests.browser.driver import ANDROID, ROOT, Server, Window, launch, served
from tests.browser.full_tables import Names, runewars

PICTURES: Final = ROOT / "docs" / "pictures"
PLAYERS: Final = (
    Player("Roderick", Colour.BLUE),
    Player("Alexis", Colour.PINK),
    Player("Wilfred", Colour.GREEN),
    Player("Mara", Colour.YELLOW),
)
TRIBES: Final = (Tribe.DWARVES, Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.TROLLS, Tribe.WINGFOLK)
SIZES: Final = (1, 2, 2, 3, 3, 3, 4, 4, 5)
RUNE_AGE: Final = Names(
    players=tuple(player.name for player in PLAYERS),
    cities=("Northgate", "Stonebridge", "Saltmarsh", "High Market", "Old Ford"),
    enemies=("The old troll", "The grey wyrm", "The giant of the pass"),
    runes=("Rune of dawn", "Rune of iron", "Rune of tides", "Rune of thorns"),
    lasting="A long winter",
    raid="Raiders",
    units=("Scout", "Rider"),
)
"""Names of our own: what is printed is typed."""
DISPUTE: Final = "award-straton-2"
"""An award of this game that is worth explaining."""
AN_AGE: Final = (
    *(f"glory-key-{digit}" for digit in "34512847"),
    *(f"token-key-{value}" for value in (0, 4, 6, 2, 6, 10, 4, 4, 8, 0, 6, 8, 2, 4, 10)),
    *(f"markers-key-{markers}" for markers in (4, 3, 2, 1, 3, 4, 1, 2, 5, 3)),
)
"""Everybody's Glory, the tokens of all Kingdoms, and the markers of some."""
SIEGE: Final = ("unit-5", "unit-3", "unit-4", "unit-2", "unit-3")
"""The sides play in turn."""
SETTLED: Final = 1000
"""Milliseconds in which a picture that has been painted stays the same."""
EMPTY: Final = 20_000
"""Bytes that a picture has on which nothing has been painted yet, and more."""


def play_bands(game: Game, bands: int, random: Random) -> Game:
    """So many bands, round the table, whose players take what they are offered."""
    setup = game.setup
    for number in range(bands):
        band = Band(
            number % len(setup.players), random.choice(setup.tribes), random.choice(KINGDOMS), random.choice(SIZES)
        )
        event = BandPlayed(band)
        offered = choices(setup, game.state.table, event)
        extra = tuple(random.choice(KINGDOMS) for _ in range(offered.merfolk_markers))
        game = play(game, replace(event, merfolk_markers=extra, troll=max(offered.trolls, default=None)))
    return game


def the_games() -> tuple[Game, Game]:
    """One that has come to its third Age, and the same played to its end."""
    random = Random(11)
    game = Game(new_setup(PLAYERS, TRIBES, deal_tokens(4, random), first_player=1))
    for third_dragon in (3, 0):
        game = play(play_bands(game, 20, random), DragonDrawn())
        game = play(play(game, DragonDrawn()), AgeEnded(third_dragon))
    running = play_bands(play(play_bands(game, 13, random), DragonDrawn()), 3, random)
    return running, play(play_bands(running, 5, random), AgeEnded(2))


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright, served(Path(folder) / "data") as server:
        browser = launch(playwright)
        store = open_store(str(server.data))
        running, over = (store.games.begin(game, "ethnos").id for game in the_games())
        store.games.finish(over)
        fighting = store.games.begin(runewars(RUNE_AGE), "rune_age").id
        _take_all(browser, server, running, over)
        _take_rune_age(browser, server, f"/game/{fighting}")
        browser.close()


def _take_all(browser: Browser, server: Server, running: str, over: str) -> None:
    table = f"/game/{running}"
    with picture(browser, server, "/", "home"):
        pass
    with picture(browser, server, "/new", "new-game") as window:
        window.tap("same-players", "draw-tribes", "deal-tokens", "pick-first")
    with picture(browser, server, table, "table-dark"):
        pass
    with picture(browser, server, table, "table-light", dark=False):
        pass
    with picture(browser, server, table, "band") as window:
        window.tap("band-1", "leader-trolls", "colour-duris", "cards-5")
    with picture(browser, server, table, "track") as window:
        window.tap("menu")
        window.wait_for("show-track")
        window.tap("show-track")
    with picture(browser, server, f"{table}/everybody", "everybody"):
        pass
    with picture(browser, server, "/score", "score-age") as window:
        window.tap("same-players", "age-3")
        window.wait_for("glory-key-0")
        window.tap(*AN_AGE)
    with picture(browser, server, f"/game/{running}/reckoning/2", "reckoning"):
        pass
    with picture(browser, server, f"/game/{running}/why/2/{DISPUTE}", "why"):
        pass
    with picture(browser, server, f"/game/{over}/end", "end"):
        pass


def _take_rune_age(browser: Browser, server: Server, table: str) -> None:
    with picture(browser, server, table, "rune-age-table") as window:
        window.tap("buy")
        window.wait_for("buy-stronghold")
        window.tap("buy-stronghold")
        window.wait_for("undo")
    with picture(browser, server, table, "rune-age-result") as window:
        window.tap("fight")
        window.wait_for("target-home-0")
        window.tap("target-home-0")
        window.wait_for("verdict")
        for identifier in SIEGE:
            before = window.label("verdict")
            window.tap(identifier)
            window.wait_for_other("verdict", before)
        window.tap("pass-defence")
        take(window, "rune-age-fight")
        window.tap("fight-done")
        window.wait_for("result")


@contextmanager
def picture(browser: Browser, server: Server, path: str, name: str, *, dark: bool = True) -> Iterator[Window]:
    """Opens a screen, lets it be brought to where it should be, and takes its picture."""
    scheme = "dark" if dark else "light"
    window = Window(browser, server.url + path, user_agent=ANDROID, color_scheme=scheme, device_scale_factor=2)
    yield window
    take(window, name)
    window.close()


def take(window: Window, name: str) -> None:
    """Once it is painted, however long a busy machine takes."""
    before, seen = b"", window.page.screenshot()
    while seen != before or len(seen) < EMPTY:
        window.page.wait_for_timeout(SETTLED)
        before, seen = seen, window.page.screenshot()
    (PICTURES / f"{name}.png").write_bytes(seen)


if __name__ == "__main__":
    main()
