"""`make soak`: random taps over everything that can be tapped, in any order, for ten minutes.

Nothing may be logged, no screen may be dead, and every game that comes of it must replay.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from companion.starting import open_store
from tests.browser.driver import ANDROID, COARSE, ROOT, SMALL_PHONE, Server, Window, launch, served

MINUTES: Final = 10
TAPPABLE: Final = """nodes => nodes
    .filter(node => node.getAttribute('role') === 'button' || node.hasAttribute('flt-tappable')
                    || node.querySelector('input, textarea, [role=button], [flt-tappable]'))
    .map(node => {
        const box = node.getBoundingClientRect();
        return [node, box.left + box.width / 2, box.top + box.height / 2];
    })
    .filter(([node, x, y]) => node.contains(document.elementFromPoint(x, y)))
    .map(([node, x, y]) => [node.getAttribute('flt-semantics-identifier'), x, y])"""
"""What lies open to a finger, and where its middle is."""
WORDS: Final = ("Mara", "Roderick", "7", "0", "99", "-3", "Ægir Þórsson 🐉", "x" * 60, "", "<b>Alexis</b>", "../..")
RARE: Final = ("delete-", "forget-", "back", "home", "cancel", "close", "undo", "last-undo", "stop-game", "drop-change")
"""Left alone most of the time, or nothing would ever come to its end."""


def soak(browser: Browser, server: Server, times: Iterable[object], seed: int) -> int:
    """Taps so many times, and returns how many taps that were."""
    random, taps = Random(seed), 0
    window = Window(browser, server.url, SMALL_PHONE, user_agent=ANDROID, **COARSE)
    window.page.on("filechooser", lambda _: None)
    for taps, _ in enumerate(times, 1):
        _one(window, random)
        assert server.log.read_text() == "", f"seed {seed}, tap {taps}"
    window.reload()
    assert window.identifiers(), "the screen is dead"
    window.close()
    replay_all(server.data)
    return taps


def for_seconds(seconds: float) -> Iterator[None]:
    end = monotonic() + seconds
    while monotonic() < end:
        yield


def _one(window: Window, random: Random) -> None:
    """A tap on anything, or now and then what a hand does besides."""
    match random.randrange(60):
        case 0:
            window.reload()
        case 1:
            window.page.go_back()
            if not window.page.url.startswith("http"):
                window.page.go_forward()
            window.listen()
        case 2 | 3:
            window.page.mouse.move(180, 320)
            window.page.mouse.wheel(0, random.choice((-500, 300, 600)))
        case 4:
            window.page.set_viewport_size({"width": random.choice((360, 640, 1280)), "height": 640})
        case _:
            _tap(window, random)


def _tap(window: Window, random: Random) -> None:
    """Taps where something is now; like a hurried hand's, the tap may come when something else is there."""
    found = window.page.locator("[flt-semantics-identifier]").evaluate_all(TAPPABLE)
    targets = [target for target in found if not target[0].startswith(RARE) or random.random() < 0.1]
    if not targets:
        window.page.wait_for_timeout(100)
        assert window.identifiers(), "the screen is dead"
        return
    identifier, x, y = random.choice(targets)
    window.page.mouse.click(x, y)
    if identifier.startswith(("player-name", "token", "component", "search", "rename")):
        window.page.keyboard.press("Control+A")
        window.page.keyboard.type(random.choice(WORDS))


def replay_all(data: Path) -> None:
    """Every game that is kept can be exported, and what is exported can be replayed."""
    for summary in open_store(str(data)).listing.page(size=1000):
        game = data.parent / "exported.json"
        for command in (["games", "export", summary.id, str(game), "--data", str(data)], ["replay", str(game)]):
            subprocess.run([sys.executable, "-m", "companion", *command], cwd=ROOT, check=True, capture_output=True)
        game.unlink()


def main() -> None:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else Random().randrange(1_000_000)
    with TemporaryDirectory() as folder, sync_playwright() as playwright, served(Path(folder) / "data") as server:
        browser = launch(playwright)
        print(f"{MINUTES} minutes of random taps, seed {seed}", flush=True)
        taps = soak(browser, server, for_seconds(MINUTES * 60), seed)
        browser.close()
    print(f"{taps} taps: nothing in the log, no dead screen, every game replays")


if __name__ == "__main__":
    main()
