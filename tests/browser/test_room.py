"""Room on the table, as eyes and thumbs find it: what is seen can be pressed, and nothing moves while a game fills."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, FloatRect, Page

from companion.ethnos.words.terms import kingdom_name, tribe_name
from companion.look.fitting import width_of
from companion.speech.language import LANGUAGES, speaking
from companion.starting import open_store
from rules.ethnos.game import Game
from rules.ethnos.setup import deal_tokens, new_setup
from rules.ethnos.vocabulary import KINGDOMS, TRIBES, Colour, Tribe
from rules.players import Player
from tests.browser.driver import ANDROID, SMALL_PHONE, Server, Window, served
from tests.browser.screenshots import play_bands

SIX: Final = ("Roderick", "Alexis", "Wilfred", "Mara", "Bartholomew Featherstone", "Maximiliana von Humboldt")
IN_PLAY: Final = (Tribe.MERFOLK, Tribe.ORCS, Tribe.TROLLS, Tribe.GIANTS, Tribe.ELVES, Tribe.CENTAURS)
SIDE: Final = {"width": 844, "height": 390}
TILES: Final = tuple(f"kingdom-{kingdom.id}" for kingdom in KINGDOMS)
DRAWN: Final = 8000
"""Bytes of a picture of the table; one of a page on which there is nothing yet is much smaller."""
MEASURE: Final = """async ([words, url]) => {
    const font = await new FontFace('Bundled', `url(${url})`).load();
    document.fonts.add(font);
    const canvas = new OffscreenCanvas(10, 10).getContext('2d');
    canvas.font = '100px Bundled';
    return words.map(word => canvas.measureText(word).width / 100);
}"""
"""How wide words are in the font that the app is drawn with, in parts of its size."""


def a_game(bands: int) -> Game:
    random = Random(5)
    players = [Player(name, colour) for name, colour in zip(SIX, Colour, strict=True)]
    return play_bands(Game(new_setup(players, IN_PLAY, deal_tokens(6, random), first_player=0)), bands, random)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str, str]]:
    """A table of six on which nothing lies yet, and one that is full."""
    data: Path = tmp_path_factory.mktemp("room") / "data"
    store = open_store(str(data))
    new, full = (store.games.begin(a_game(bands), "ethnos").id for bands in (0, 60))
    with served(data) as server:
        yield server, new, full
    assert server.log.read_text() == ""


def boxes(window: Window, *identifiers: str) -> dict[str, FloatRect]:
    """Where controls are, once they stand still."""

    def now() -> dict[str, FloatRect]:
        found = ((identifier, window.find(identifier).bounding_box()) for identifier in identifiers)
        return {identifier: box for identifier, box in found if box}

    before, there = None, now()
    while there != before or len(there) < len(identifiers):
        window.page.wait_for_timeout(100)
        before, there = there, now()
    return there


def apart(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] + one["width"] <= other["x"] + 0.5
        or other["x"] + other["width"] <= one["x"] + 0.5
        or one["y"] + one["height"] <= other["y"] + 0.5
        or other["y"] + other["height"] <= one["y"] + 0.5
    )


def test_six_players_see_all_kingdoms_on_a_small_phone_and_nothing_moves(
    browser: Browser, games: tuple[Server, str, str]
) -> None:
    server, *ids = games
    seen = []
    for id in ids:
        window = Window(browser, f"{server.url}/game/{id}", SMALL_PHONE, user_agent=ANDROID)
        window.wait_for("band-0")
        named = (*TILES, "trolls", "merfolk-board", "ledger", "end-age", *(f"band-{seat}" for seat in range(6)))
        found = boxes(window, *named)
        assert all(box["y"] >= 0 and box["y"] + box["height"] <= SMALL_PHONE["height"] for box in found.values())
        assert all(apart(found[one], found[other]) for one in found for other in found if one < other)
        seen.append(found)
        window.close()
    assert len({box["height"] for box in (seen[0][tile] for tile in TILES)}) == 1
    assert seen[0] == seen[1]


class Thumb:
    """A phone as nobody listens to it: touches at places, nothing else."""

    def __init__(self, browser: Browser, url: str, size: dict[str, int]) -> None:
        self._context = browser.new_context(viewport=size, user_agent=ANDROID, has_touch=True)  # type: ignore[arg-type]
        self.page: Page = self._context.new_page()
        self.page.goto(url)

    def touch(self, box: FloatRect) -> None:
        """Once the screen is drawn and stands still, for nobody says when it is."""
        self._look()
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _look(self) -> None:
        before, seen = b"", self.page.screenshot()
        while seen != before or len(seen) < DRAWN:
            self.page.wait_for_timeout(200)
            before, seen = seen, self.page.screenshot()

    def close(self) -> None:
        assert self.page.locator("flt-semantics[flt-semantics-identifier]").count() == 0
        self._context.close()


@pytest.mark.parametrize("size", [SMALL_PHONE, SIDE], ids=["small", "on its side"])
def test_what_is_seen_can_be_pressed_and_a_band_needs_no_scrolling(
    browser: Browser, games: tuple[Server, str, str], size: dict[str, int]
) -> None:
    server, _, id = games
    url = f"{server.url}/game/{id}"
    eye, thumb = Window(browser, url, size, user_agent=ANDROID), Thumb(browser, url, size)
    eye.wait_for("band-0")
    card = boxes(eye, "band-3")["band-3"]
    eye.tap("band-3")
    eye.wait_for("cards-1")
    taps = ("leader-elves", "colour-rhea", "cards-9")
    places = boxes(eye, *taps)
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= size["height"] for box in places.values())
    eye.tap("cancel")
    eye.wait_until_gone("cards-1")
    before = eye.label("last-event")
    for box in (card, *places.values()):
        thumb.touch(box)
    assert eye.wait_for_other("last-event", before).startswith("Mara · 9 cards, Elf")
    thumb.close()
    eye.close()


def test_ledger_and_the_ages_end_are_a_touch_away(browser: Browser, games: tuple[Server, str, str]) -> None:
    server, _, id = games
    url = f"{server.url}/game/{id}"
    eye = Window(browser, url, SMALL_PHONE, user_agent=ANDROID)
    for identifier, path in (("ledger", "/ledger"), ("end-age", "/age-end")):
        eye.goto(url)
        eye.wait_for("band-0")
        place = boxes(eye, identifier)[identifier]
        thumb = Thumb(browser, url, SMALL_PHONE)
        thumb.touch(place)
        thumb.page.wait_for_url(f"**{path}")
        thumb.close()
    eye.close()


def test_no_word_is_wider_than_it_is_taken_for(browser: Browser, games: tuple[Server, str, str]) -> None:
    server, *_ = games
    words = []
    for language in LANGUAGES:
        with speaking(language):
            words += [*map(tribe_name, TRIBES), *map(kingdom_name, KINGDOMS)]
    words += [*SIX, "0123456789", "Ľúbošová", "Щербаков-Жуковский"]
    page = browser.new_page()
    page.goto(server.url)
    widths = page.evaluate(MEASURE, [words, f"{server.url}/assets/fonts/roboto.woff2"])
    assert {word: width for word, width in zip(words, widths, strict=True) if width > width_of(word)} == {}
    page.close()
