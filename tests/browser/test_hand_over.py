"""A game goes from one phone to another, which share nothing but what one of them shows."""

import json
from base64 import b64decode, b64encode
from contextlib import suppress
from pathlib import Path

import zxingcpp
from playwright.sync_api import Page

from rules.ethnos.formats.games import write_game
from rules.ethnos.game import Game
from tests.browser.conftest import OpenWindow
from tests.browser.driver import SMALL_PHONE, Window
from tests.browser.playing import exported_from_table
from tests.browser.test_files import pick
from tests.companion.sharing.test_letters import an_evening

GREY = """async (png) => {
    const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    const {data} = context.getImageData(0, 0, picture.width, picture.height);
    let grey = '';
    const light = (at) => (data[at] + data[at + 1] + data[at + 2]) / 3;
    for (let at = 0; at < data.length; at += 4) grey += String.fromCharCode(light(at));
    return [picture.width, picture.height, btoa(grey)];
}"""
"""The pixels of a picture, a byte each."""
EVENTS = 100


def read_code(page: Page) -> str:
    """What a camera sees on this screen."""
    png = b64encode(page.screenshot()).decode()
    blank = page.context.new_page()
    width, height, grey = blank.evaluate(GREY, png)
    blank.close()
    [code] = zxingcpp.read_barcodes(memoryview(b64decode(grey)).cast("B", (height, width)))
    return str(code.text)


def wait_for_code(window: Window, but: str = "") -> str:
    """A picture is painted a little after it is there for screen readers: until then there is none, or another one."""
    window.wait_for("hand-over-qr")
    for _ in range(100):
        with suppress(ValueError):  # no code yet
            if (code := read_code(window.page)) != but:
                return code
        window.page.wait_for_timeout(100)
    raise AssertionError("no code is drawn")


def handing_over(window: Window, file: Path, events: int) -> Game:
    """A game that comes from a file, up to the screen on which it is handed over."""
    game = an_evening(events)
    file.write_text(json.dumps(write_game(game)))
    window.tap("past-games")
    pick(window, "import", file)
    window.wait_for("band-0")
    window.tap("menu")
    window.wait_for("hand-over")
    window.tap("hand-over")
    return game


def scan(window: Window, address: str) -> None:
    """Opens what a camera has read, as a page of its own."""
    window.page.goto("about:blank")
    window.goto(address)


def test_a_game_of_100_events_is_handed_over_by_the_picture_alone(open_site: OpenWindow, tmp_path: Path) -> None:
    giver = open_site(size=SMALL_PHONE, device_scale_factor=2, color_scheme="dark")
    game = handing_over(giver, tmp_path / "game.json", EVENTS)
    address = wait_for_code(giver)
    print(f"\n{EVENTS} events, one code: an address of {len(address)} characters")
    taker = open_site(size=SMALL_PHONE)
    taker.wait_for("new-game")
    taker.page.evaluate("address => { location.href = address; }", address)  # the app that is open takes it
    taker.wait_for("take-over")
    assert f"{EVENTS} entries" in taker.label("take-over")
    taker.tap("take-over-keep")
    taker.wait_for("band-0")
    assert exported_from_table(taker).events == game.events


def test_several_codes_are_read_in_any_order_and_a_damaged_one_again(open_site: OpenWindow, tmp_path: Path) -> None:
    """Each of them loads the page anew, as a camera does."""
    giver = open_site(size=SMALL_PHONE, device_scale_factor=2, color_scheme="light")
    game = handing_over(giver, tmp_path / "game.json", 4 * EVENTS)
    addresses = [wait_for_code(giver)]
    # Flutter names a picture on an element inside of the one that is found by its identifier.
    label = giver.find("hand-over-qr").locator("[aria-label]").get_attribute("aria-label") or ""
    for _ in range(int(label.split()[-1]) - 1):
        giver.tap("code-after")
        addresses.append(wait_for_code(giver, but=addresses[-1]))
    print(f"\n{4 * EVENTS} events: {len(addresses)} codes")
    assert len(set(addresses)) > 1
    taker = open_site(size=SMALL_PHONE)
    scan(taker, f"{addresses[0]}0")
    taker.wait_for("take-over-trouble")
    for address in reversed(addresses[1:]):
        scan(taker, address)
        taker.wait_for("take-over-missing")
    taker.page = taker.context.new_page()  # and a tab of its own, which takes the app over from the other
    taker.goto(addresses[0])
    taker.wait_for("take-over")
    taker.tap("take-over-keep")
    taker.wait_for("band-0")
    assert exported_from_table(taker).events == game.events
