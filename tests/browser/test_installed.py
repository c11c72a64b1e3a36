"""The static site as an app on a phone: installed, without a network, in two tabs, and while it is updated."""

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest
from playwright.sync_api import Browser, Page

from companion import VERSION
from companion.serving.web import site as building
from companion.serving.web.page import page_files
from companion.speech.typesetting import NO_BREAK
from companion.starting import open_store
from rules.ethnos.game import Game
from rules.ethnos.vocabulary import Kingdom, Tribe
from storage.values import Filter
from tests.browser.driver import ANDROID, CHROMIUM, COARSE, LIGHT_FLAGS, PATIENCE, PHONE, Site, Window, hosted
from tests.browser.playing import glory, play_band, set_up
from tests.browser.variants import variant
from tests.ethnos import a_setup

TRIBES = (Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.SKELETONS, Tribe.WINGFOLK)
RHEA, PELAGON, ALTHEA, *_ = Kingdom
NEWER = "9.9.9"
KEPT = """async () => {
    const {serviceWorker} = navigator;
    if (!serviceWorker.controller)
        await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, {once: true}));
}"""
UPDATE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const worker = registration.installing;
    while (worker && !['installed', 'redundant'].includes(worker.state))
        await new Promise((resolve) => worker.addEventListener('statechange', resolve, {once: true}));
    return worker && worker.state;
}"""
TAKEN_OVER = """async () => {
    const {serviceWorker} = navigator;
    const {installing, waiting, active} = await serviceWorker.getRegistration();
    const next = installing || waiting || active;
    while (next.state !== 'activated')
        await new Promise((resolve) => next.addEventListener('statechange', resolve, {once: true}));
    const [kept, ...others] = await caches.keys();
    return others.length ? '' : kept;
}"""
"""Waits until the worker of the newest version has taken over, and says what is kept, if that is all."""
HASHES = """async (names) => Object.fromEntries(await Promise.all(names.map(async (name) => {
    const content = await (await fetch(name)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
    return [name, Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')];
})))"""


class Tab(Window):
    """A window on a page that is there already."""

    def __init__(self, page: Page, url: str) -> None:
        self.context, self.page = page.context, page
        self.context.set_default_timeout(PATIENCE * 1000)
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        self.goto(url)


@contextmanager
def phone(browser: Browser, profile: Path) -> Iterator[tuple[Browser, subprocess.Popen[bytes]]]:
    """A browser in a process of its own, which can be killed, and which knows no other host."""
    port_file = profile / "DevToolsActivePort"
    port_file.unlink(missing_ok=True)
    flags = [
        *LIGHT_FLAGS,
        "--headless=new",
        "--remote-debugging-port=0",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ]
    command = [str(CHROMIUM), *flags, f"--user-data-dir={profile}", "about:blank"]
    process = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    give_up = monotonic() + 30
    while not port_file.exists() or len(port_file.read_text().split()) < 2:
        assert monotonic() < give_up, "the browser doesn't start"
        sleep(0.05)
    address = f"http://127.0.0.1:{port_file.read_text().split()[0]}"
    try:
        yield browser.browser_type.connect_over_cdp(address), process
    finally:
        kill(process)


def kill(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def version_said(window: Window) -> str:
    """What the settings say."""
    window.tap("settings")
    window.wait_for("back-up")
    words = " ".join(window.page.locator("flt-semantics").all_inner_texts()).replace(NO_BREAK, " ")
    window.tap("back")
    window.wait_for("new-game")
    return next(version for version in (VERSION, NEWER) if f"Table companion {version}" in words)


def test_without_a_network_and_after_the_browser_is_killed_everything_is_there(
    browser: Browser, site_folder: Path, tmp_path: Path
) -> None:
    profile, asked = tmp_path / "profile", list[str]()
    with hosted(site_folder) as site, phone(browser, profile) as (device, process):
        device.contexts[0].on("request", lambda request: asked.append(request.url))
        tab = Tab(device.contexts[0].pages[0], f"{site.url}/")
        set_up(tab, ("Anna", "Zofia"), TRIBES)
        play_band(tab, 0, Tribe.ELVES, RHEA, 1)
        tab.page.evaluate(KEPT)
        check_installability(tab.page)
        site.stop()
        tab.reload()
        tab.wait_for("band-0")
        assert "Giant token, +2" in play_band(tab, 1, Tribe.GIANTS, ALTHEA, 3)
        said = tab.label("last-event")
        kill(process)
    with phone(browser, profile) as (device, _):
        device.contexts[0].on("request", lambda request: asked.append(request.url))
        tab = Tab(device.contexts[0].pages[0], f"{site.url}/")
        tab.tap("resume")
        tab.wait_for("band-0")
        assert tab.label("last-event") == said
        assert glory(tab) == [0, 2]
    assert [url for url in asked if not url.startswith((site.url, "blob:", "data:", "about:"))] == []


def test_that_site_data_are_blocked_is_said(browser: Browser, site: Site, tmp_path: Path) -> None:
    preferences = tmp_path / "profile" / "Default" / "Preferences"
    preferences.parent.mkdir(parents=True)
    preferences.write_text(json.dumps({"profile": {"default_content_setting_values": {"cookies": 2}}}))
    with phone(browser, tmp_path / "profile") as (device, _):
        page = device.contexts[0].pages[0]
        page.goto(site.url)
        page.get_by_text("This browser keeps no data for this site, so no game could be saved.").wait_for()
        assert page.get_by_role("button", name="Try again").is_visible()


def check_installability(page: Page) -> None:
    """What Chromium itself has to say to installing the app."""
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["name"] == "Table companion"
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []
    devtools.detach()


def test_a_new_version_is_used_after_one_tap_and_no_file_of_the_old_one(
    browser: Browser, site_folder: Path, tmp_path: Path
) -> None:
    folder, newer = tmp_path / "host" / "ethnos", tmp_path / "newer"
    variant(site_folder, folder, "/ethnos/")
    variant(site_folder, newer, "/ethnos/", NEWER)
    with hosted(tmp_path / "host") as site:
        window = Window(browser, f"{site.url}/ethnos/", **COARSE)
        set_up(window, ("Anna", "Zofia"), TRIBES)
        window.page.evaluate(KEPT)
        deploy(newer, folder, without="app.bundle")
        assert window.page.evaluate(UPDATE) == "redundant"
        play_band(window, 1, Tribe.GIANTS, ALTHEA, 3)
        deploy(newer, folder)
        window.reload()
        window.wait_for("band-0")
        assert glory(window) == [0, 2]
        assert window.page.evaluate(UPDATE) in ("installed", None)
        play_band(window, 0, Tribe.GIANTS, RHEA, 4)
        assert not window.has("update")
        window.tap("menu", "home")
        window.wait_for("update")
        assert version_said(window) == VERSION
        use_update(window)
        assert version_said(window) == NEWER
        window.tap("resume")
        window.wait_for("band-0")
        assert glory(window) == [2, 2]
        check_files(window.page, newer)
        check_healing(window, site, site_folder, folder, newer)
        window.close()


def check_healing(window: Window, site: Site, site_folder: Path, folder: Path, kept: Path) -> None:
    """A lost file comes again from a host that still has it, with a whole other version from one that has that."""
    lose(window.page, "tabs.js")
    window.reload()
    window.wait_for("band-0")
    check_files(window.page, kept)
    shutil.rmtree(folder)
    variant(site_folder, folder, "/ethnos/")
    lose(window.page, "app.bundle")
    window.reload()
    window.wait_for("band-0")
    assert glory(window) == [2, 2]
    window.tap("menu", "home")
    assert version_said(window) == VERSION
    assert window.page.evaluate(TAKEN_OVER).endswith(json.loads((folder / building.BUILD).read_text())["version"])
    assert not window.has("update")
    site.stop()
    lose(window.page, "tabs.js")
    window.page.reload()
    window.page.get_by_text("The app can't start. Connect to the internet and try again").wait_for()
    assert window.page.get_by_role("button", name="Try again").is_visible()


def lose(page: Page, name: str) -> None:
    """The browser has thrown away one file, and every copy of it."""
    lost = "async (name) => (await caches.open((await caches.keys())[0])).delete(new URL(name, document.baseURI))"
    assert page.evaluate(lost, name)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.clearBrowserCache")
    devtools.detach()


def deploy(built: Path, folder: Path, without: str | None = None) -> None:
    shutil.copytree(built, folder, dirs_exist_ok=True)
    if without:
        (folder / without).unlink()


def use_update(window: Window) -> None:
    with window.page.expect_navigation():
        window.tap("update")
    window.listen()
    window.wait_for("new-game")


def check_files(page: Page, built: Path) -> None:
    """Every file that is served is of this build, and nothing else is kept."""
    build = json.loads((built / building.BUILD).read_text())
    ours = {name: file["sha256"] for name, file in build["files"].items() if file["for"] in ("all", "chromium")}
    assert page.evaluate(HASHES, list(ours)) == ours
    assert page.evaluate("caches.keys()") == [f"ethnos-companion /ethnos/ {build['version']}"]


def test_one_tab_at_a_time_has_the_app_and_writes(open_site: Callable[..., Window], site: Site) -> None:
    window = open_site()
    set_up(window, ("Anna", "Zofia"), TRIBES)
    first, second = window.page, window.context.new_page()
    second.goto(site.url)
    second.get_by_text("The app is open in another tab").wait_for()
    play_band(window, 1, Tribe.GIANTS, ALTHEA, 3)
    use_here(window, second)
    first.get_by_text("The app goes on in another tab").wait_for()
    first.add_init_script("delete Navigator.prototype.locks")  # now nobody tells the second tab
    use_here(window, first)
    window.page = second
    window.tap("resume", "band-0")
    window.wait_for("cards-1")
    window.tap("leader-elves", "colour-rhea", "cards-1")
    second.get_by_text("The app goes on in another tab").wait_for()
    window.page = first
    window.reload()
    window.wait_for("band-0")
    assert glory(window) == [0, 2]
    assert "Zofia" in window.label("last-event")


def use_here(window: Window, page: Page) -> None:
    page.get_by_role("button", name="Use it here").click()
    window.page = page
    window.listen()


def test_backups_move_all_games_between_the_site_and_a_server(open_site: Callable[..., Window], tmp_path: Path) -> None:
    window = open_site()
    store = open_store(str(tmp_path / "server"))
    store.games.begin(Game(a_setup(3)), "ethnos")
    there = tmp_path / "there.zip"
    there.write_bytes(store.packed().content)
    window.tap("settings")
    window.wait_for("restore-backup")
    with window.page.expect_file_chooser() as chooser:
        window.tap("restore-backup")
    chooser.value.set_files(there)
    window.wait_for("told")
    assert "1 game restored" in window.label("told")
    window.tap("back")
    window.wait_for("resume")
    set_up(window, ("Anna", "Zofia"), TRIBES)
    window.tap("menu", "settings")
    window.wait_for("back-up")
    with window.page.expect_download() as download:
        window.tap("back-up")
    store.restore_packed(Path(download.value.path()).read_bytes())
    kept = store.listing.page(Filter(finished=False), size=9)
    assert sorted(len(summary.players) for summary in kept) == [2, 3]


IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/604.1"
OFFERED = """async () => {
    const { offerToInstall, decline } = await import("/installing.js");
    const offered = [];
    offerToInstall((how) => offered.push(how));
    decline();
    return offered;
}"""


@pytest.mark.parametrize(
    ("device", "standalone", "offered"),
    [
        pytest.param(IPHONE, "false", "by hand", id="in the browser"),
        pytest.param(IPHONE, "true", "", id="from the home screen"),
        pytest.param(ANDROID, "undefined", "", id="elsewhere"),
    ],
)
def test_an_iphone_is_told_how_to_install_it_until_that_is_understood(
    browser: Browser, device: str, standalone: str, offered: str
) -> None:
    """Its browser makes no offer of its own; the app says what to do where it says so."""
    context = browser.new_context(user_agent=device)
    context.add_init_script(f"Object.defineProperty(navigator, 'standalone', {{value: {standalone}}})")
    page = context.new_page()
    script = page_files(())["installing.js"].decode()
    page.route("**/*", lambda route: route.fulfill(body="<!DOCTYPE html>", content_type="text/html"))
    page.route("**/installing.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    page.goto("https://here.test/")
    assert page.evaluate(OFFERED) == [offered, ""]
    page.reload()
    assert page.evaluate(OFFERED) == ["", ""]
    context.close()
