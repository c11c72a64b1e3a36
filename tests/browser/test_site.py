"""The app as a static site, without a server behind it."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Route

from companion.serving.web.site import build_site, our_app
from companion.starting import open_store
from rules.ethnos.vocabulary import Kingdom, Tribe
from storage.values import Filter
from tests.browser.driver import COARSE, Site, Window, files_below, hosted
from tests.browser.playing import end_age, exported, exported_from_table, glory, play_band, set_up
from tests.browser.variants import variant

TRIBES = (Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.SKELETONS, Tribe.WINGFOLK)
RHEA, PELAGON, ALTHEA, DURIS, STRATON, ITHYS = Kingdom
RELOADS = 10
LITTLE_ROOM = 600_000
FILL_UP = """async () => {
    const database = await new Promise((resolve) => {
        const request = indexedDB.open("ballast");
        request.onupgradeneeded = () => request.result.createObjectStore("stones", {autoIncrement: true});
        request.onsuccess = () => resolve(request.result);
    });
    const put = (size) => new Promise((resolve) => {
        const transaction = database.transaction("stones", "readwrite");
        transaction.objectStore("stones").put(crypto.getRandomValues(new Uint8Array(size)));
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => resolve(false);
    });
    for (let size = 2 ** 16; size >= 1; size /= 4) while (await put(size));
    database.close();
}"""
"""Leaves no room: Chromium doesn't look anew for half a minute how much there is as long as it believes in enough."""
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
HAS_SETTINGS = """async () => {
    const [{name}] = await indexedDB.databases();
    const database = await new Promise((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
    });
    const count = database.transaction("files").objectStore("files").count("/data/settings.json");
    const kept = await new Promise((resolve) => (count.onsuccess = () => resolve(count.result)));
    database.close();
    return kept;
}"""
"""Whether it has settings: that the first hints were seen is kept a moment after the first band."""


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
        context.on("console", lambda said: strangers.append(said.text) if "Security Policy" in said.text else None)
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


def test_nothing_that_was_acknowledged_is_lost_by_a_reload(open_site: Callable[..., Window]) -> None:
    """Bands are entered, and the page goes away at any moment of it; ten times."""
    chance = random.Random(6)
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


def test_without_room_games_can_be_read_and_backed_up_and_with_room_all_goes_on(
    open_site: Callable[..., Window], site: Site, tmp_path: Path
) -> None:
    sessions: list[CDPSession] = []

    def have_room_for(size: int) -> None:
        sessions[0].send("Storage.overrideQuotaForOrigin", {"origin": site.url, "quotaSize": size})

    def prepare(context: BrowserContext) -> None:
        sessions.append(context.new_cdp_session(context.new_page()))
        have_room_for(LITTLE_ROOM)

    window = open_site(prepare=prepare, service_workers="block")
    set_up(window, ("Anna", "Zofia"), TRIBES)
    play_band(window, 1, Tribe.GIANTS, ALTHEA, 3)
    window.page.wait_for_function(HAS_SETTINGS)
    window.page.evaluate(FILL_UP)
    have_room_for(1)
    enter_band(window)
    window.page.get_by_text("The last entry could not be saved: make room").wait_for()
    window.page.get_by_role("button", name="Try again").click()
    window.page.get_by_text("There is no room left on this device: nothing new can be saved.").wait_for()
    window.page.get_by_role("button", name="Open the app").click()
    window.listen()
    window.wait_for("band-0")
    assert glory(window) == [0, 2]
    window.tap("menu", "settings")
    window.wait_for("back-up")
    with window.page.expect_download() as download:
        window.tap("back-up")
    store = open_store(str(tmp_path / "server"))
    store.restore_packed(Path(download.value.path()).read_bytes())
    assert len(store.listing.page(Filter(finished=False), size=9)) == 1
    window.tap("back")
    window.wait_for("band-0")
    have_room_for(100 * LITTLE_ROOM)
    play_band(window, 0, Tribe.GIANTS, RHEA, 4)
    window.reload()
    window.wait_for("band-0")
    assert glory(window) == [2, 2]


def enter_band(window: Window) -> None:
    window.tap("band-0")
    window.wait_for("cards-1")
    window.tap("leader-elves", "colour-rhea", "cards-1")


REFUSED = """
for (const name of ['localStorage', 'sessionStorage']) {
    const get = () => { throw new DOMException('off', 'SecurityError') };
    Object.defineProperty(globalThis, name, {get, configurable: true});
}
const no = () => Promise.reject(new DOMException('off', 'SecurityError'));
for (const part of [navigator.serviceWorker, navigator.locks, navigator.storage])
    for (const name of ['register', 'request', 'persist', 'persisted']) if (part?.[name]) part[name] = no;
"""
MISSING = """
for (const name of ['locks', 'serviceWorker', 'storage']) delete Navigator.prototype[name];
delete globalThis.caches;
Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') };
"""


@pytest.mark.parametrize(
    "script",
    [REFUSED, MISSING],
    ids=["refused", "missing"],
)
def test_it_starts_and_keeps_games_without_what_is_only_convenient(
    open_site: Callable[..., Window], script: str
) -> None:
    troubles: list[str] = []

    def prepare(context: BrowserContext) -> None:
        context.add_init_script(script)
        context.on("weberror", lambda error: troubles.append(str(error.error)))

    window = open_site(prepare=prepare)
    set_up(window, ("Anna", "Zofia"), TRIBES)
    play_band(window, 1, Tribe.GIANTS, ALTHEA, 3)
    window.reload()
    window.wait_for("band-0")
    assert glory(window) == [0, 2]
    assert troubles == []


REFUSE = "throw new DOMException('off', 'SecurityError')"
NO_DATA = "This browser keeps no data for this site, so no game could be saved."


@pytest.mark.parametrize(
    ("page", "worker", "said"),
    [
        pytest.param("delete globalThis.WebAssembly", "", "can't run the app: WebAssembly is missing", id="no wasm"),
        pytest.param("delete globalThis.Worker", "", "can't run the app: Worker is missing", id="no workers"),
        pytest.param("delete globalThis.indexedDB", "", "can't run the app: indexedDB is missing", id="no database"),
        pytest.param(
            "", f"Object.defineProperty(self, 'indexedDB', {{ get() {{ {REFUSE} }} }})", NO_DATA, id="blocked"
        ),
        pytest.param("", f"indexedDB.open = () => {{ {REFUSE} }}", NO_DATA, id="refused"),
        pytest.param("", "indexedDB.open = () => ({})", "The browser doesn't open your games.", id="no answer"),
        pytest.param("", "throw new Error('no')", "The app can't start.", id="no start"),
    ],
)
def test_what_it_cannot_do_without_is_said(browser: Browser, site: Site, page: str, worker: str, said: str) -> None:
    context = browser.new_context(locale="en", service_workers="block")
    context.add_init_script(page)
    context.route(
        "**/worker.js", lambda route: route.fulfill(response=(got := route.fetch()), body=f"{worker};{got.text()}")
    )
    window = context.new_page()
    window.clock.install()
    window.goto(site.url)
    if "({})" in worker:
        window.get_by_text("Starting…").wait_for()
        window.clock.fast_forward(70_000)
    window.get_by_text(said).wait_for()
    assert window.get_by_role("button", name="Try again").is_visible()
    context.close()


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
