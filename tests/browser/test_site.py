"""The app as a static site, without a server behind it."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Route

from companion.serving.web.site import build_site, our_app
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.browser.driver import COARSE, Site, Window, files_below, hosted
from tests.browser.playing import end_age, exported, exported_from_table, glory, play_band, set_up
from tests.browser.variants import variant

pytestmark = pytest.mark.browser

TRIBES = (Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.SKELETONS, Tribe.WINGFOLK)
RHEA, PELAGON, ALTHEA, DURIS, STRATON, ITHYS = Kingdom
RELOADS = 15
KEPT_EVENTS = """async () => {
    const [{name}] = await indexedDB.databases();
    const database = await new Promise((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
    });
    const files = database.transaction("files").objectStore("files");
    const asked = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const [paths, contents] = [await asked(files.getAllKeys()), await asked(files.getAll())];
    database.close();
    const place = paths.findIndex((path) => path.startsWith("/data/games/") && path.endsWith(".json"));
    const kept = JSON.parse(new TextDecoder().decode(contents[place].content));
    return kept._default["1"].game.events.length;
}"""
"""How many events the browser's database has of the only game."""


def test_a_whole_game_is_played_and_outlives_reloads(open_site: Callable[..., Window], site: Site) -> None:
    strangers: list[str] = []

    def let_through(route: Route) -> None:
        """Nobody but the site is asked for anything."""
        if route.request.url.startswith(f"{site.url}/"):
            route.continue_()
        else:
            strangers.append(route.request.url)
            route.abort()

    def watch(context: BrowserContext) -> None:
        context.route("**/*", let_through)
        context.on("request", lambda asked: strangers.append(asked.url) if _is_strange(asked.url, site) else None)

    window = open_site(prepare=watch)
    set_up(window, ("Anna", "Zofia"), TRIBES)
    play_band(window, 0, Tribe.ELVES, RHEA, 1)
    assert "Giant token, +2" in play_band(window, 1, Tribe.GIANTS, ALTHEA, 3)
    before = exported_from_table(window)
    window.reload()
    window.wait_for("band-0")
    assert glory(window) == [0, 2]
    assert exported_from_table(window) == before
    end_age(window, third_dragon=0)
    window.tap("next-age")
    window.wait_for("band-0")
    play_band(window, 1, Tribe.ELVES, PELAGON, 2)
    totals = end_age(window, third_dragon=1)
    window.tap("finish")
    window.wait_for("winner")
    assert totals == list(exported(window).state.table.glory)
    window.reload()
    window.wait_for("winner")
    window.tap("home")
    window.wait_for("past-games")
    assert not window.has("resume")
    assert strangers == []


def _is_strange(url: str, site: Site) -> bool:
    return url.startswith("http") and not url.startswith(f"{site.url}/")


@pytest.mark.parametrize("seed", [6, 7])
def test_nothing_that_was_acknowledged_is_lost_by_a_reload(open_site: Callable[..., Window], seed: int) -> None:
    """Bands are entered, and the page goes away at any moment of it; thirty times, half by either seed."""
    chance = random.Random(seed)
    window = open_site()
    set_up(window, ("Anna", "Zofia"), TRIBES)
    entered = 0
    for _ in range(RELOADS):
        before = window.label("last-event")
        seat, tribe, kingdom = chance.randrange(2), chance.choice(TRIBES[:2]), chance.choice(list(Kingdom))
        window.tap(f"band-{seat}")
        window.wait_for("cards-1")
        window.tap(f"leader-{tribe}", f"colour-{kingdom.id}")
        window.tap("cards-10")
        window.page.wait_for_timeout(chance.uniform(0, 300))
        acknowledged = window.has("last-event") and window.label("last-event") != before
        window.reload()
        window.wait_for("band-0")
        kept = window.page.evaluate(KEPT_EVENTS)
        assert kept in ((entered + 1,) if acknowledged else (entered, entered + 1))
        entered = kept
    assert len(exported_from_table(window).events) == entered > RELOADS / 3


def test_it_works_below_the_root_of_a_host(browser: Browser, tmp_path: Path, site_folder: Path) -> None:
    variant(site_folder, tmp_path / "ethnos", "ethnos")
    with hosted(tmp_path) as host:
        window = Window(browser, f"{host.url}/ethnos/", **COARSE)
        set_up(window, ("Anna", "Zofia"), TRIBES)
        play_band(window, 0, Tribe.ELVES, RHEA, 1)
        assert "/ethnos/#/game/" in window.page.url
        window.reload()
        window.wait_for("band-0")
        assert len(exported_from_table(window).events) == 1
        window.close()


def test_the_same_commit_gives_the_same_bytes(tmp_path: Path, site_folder: Path) -> None:
    build_site(tmp_path / "again", our_app())
    again, names = tmp_path / "again", files_below(site_folder)
    assert files_below(again) == names
    assert [name for name in names if (again / name).read_bytes() != (site_folder / name).read_bytes()] == []
