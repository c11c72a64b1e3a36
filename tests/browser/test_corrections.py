"""Corrections as most people make them: with a finger on a screen that nobody reads aloud."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Browser

from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.browser.driver import COARSE, PATIENCE, Server, Window
from tests.browser.playing import exported_from_table, play_band, set_up

TRIBES = (Tribe.ELVES, Tribe.GIANTS, Tribe.TROLLS, Tribe.ORCS, Tribe.WIZARDS)
HEADING: Any = {"x": 0, "y": 0, "width": 120, "height": 48}
"""Where a screen or a sheet says what it is."""


class Unheard(Window):
    """A window whose semantics are off: it is known by its looks, and tapped where things are seen."""

    def listen(self) -> None:
        """Nobody does."""

    def wait_to_look(self, heading: bytes) -> None:
        give_up = monotonic() + PATIENCE
        while self.page.screenshot(clip=HEADING) != heading:
            assert monotonic() < give_up, "the screen looks otherwise"
            self.page.wait_for_timeout(50)


def middle_of(window: Window, identifier: str) -> tuple[float, float]:
    box = window.find(identifier).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_is_counted_up_stays_when_the_sheet_is_closed(
    browser: Browser, server: Server, open_on_server: Callable[..., Window]
) -> None:
    here = open_on_server()
    set_up(here, ("Roderick", "Alexis", "Wilfred"), TRIBES)
    play_band(here, 0, Tribe.ELVES, Kingdom.RHEA, 1)
    table, tile = here.page.screenshot(clip=HEADING), middle_of(here, "kingdom-ithys")
    here.tap("kingdom-ithys")
    here.wait_for("markers-ithys-1-more")
    sheet = here.page.screenshot(clip=HEADING)
    assert sheet != table
    more, close = middle_of(here, "markers-ithys-1-more"), middle_of(here, "close")
    here.tap("close")
    here.wait_until_gone("close")

    there = Unheard(browser, here.page.url, **COARSE)
    there.wait_to_look(table)
    there.page.mouse.click(*tile)
    there.wait_to_look(sheet)
    said = here.label("last-event")
    there.page.mouse.click(*more)
    said = here.wait_for_other("last-event", said)
    assert said == "Correction: Alexis has 1 marker in Ithys."
    there.page.mouse.click(*more)
    said = here.wait_for_other("last-event", said)
    assert said == "Correction: Alexis has 2 markers in Ithys."
    there.page.mouse.click(*close)
    there.wait_to_look(table)
    there.close()

    assert here.label("undo") == "Undo: Correction: Alexis 0 to 2 in Ithys"
    game = exported_from_table(here)
    assert game.state.table.markers[Kingdom.ITHYS] == (0, 2, 0)
    assert len(game.events) == 2
    here.tap("undo")
    assert here.wait_for_other("last-event", said).startswith("Roderick · 1 card, Elf")
