"""People at their phones, who know nothing but what their screens say: they look, do one thing, and look again.

A band counts for them once the screen says so: in the bar, or in the ledger, where they look after their last tap if
the bar doesn't show it. Only if it isn't there either, and the phone says that it is live, they enter it again.
"""

import logging
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Final

from playwright.sync_api import Error

from companion.ethnos.words.table import band_name
from companion.ethnos.words.terms import cards_text, leader_name
from rules.ethnos.table import Band
from tests.browser.driver import SHOW_SEMANTICS, Window

log = logging.getLogger("storm")
LOOK: Final = f"""() => {{
    ({SHOW_SEMANTICS})();
    const said = {{}};
    for (const node of document.querySelectorAll('[flt-semantics-identifier]'))
        said[node.getAttribute('flt-semantics-identifier')] = node.getAttribute('aria-label') || node.textContent || '';
    const live = document.querySelector('#live')?.className ?? '';
    return [location.protocol === 'chrome-error:' ? 'failed' : live, said];
}}"""
"""Whether the phone says that it is live, or the browser that it can't load the page, and all else that is to be heard,
which is turned on if need be."""
TAP: Final = "identifier => document.querySelector(`[flt-semantics-identifier='${identifier}']`)?.click()"
RELOAD: Final = "() => { location.reload(); }"
AGAIN: Final = 0.6
"""Seconds after which a tap that did nothing is made again."""
NOTHING: Final = {"failed": 1, "": 60}
"""Seconds of nothing on the screen, after which people load the page again; a busy machine may need many to draw."""


NOW_AND_THEN: Final = 1
"""Seconds between two looks of somebody who has nothing to do."""


@dataclass
class Entry:
    band: Band
    name: str
    pressed: list[float] = field(default_factory=list)
    """When its last tap was made, each time."""
    seen: float = 0
    """When the screen said that it is there."""
    settled: int = 0
    """Of how many of these taps the ledger has said that nothing came of them."""

    @property
    def is_open(self) -> bool:
        """Whether it may have arrived, for all that its player knows."""
        return len(self.pressed) > self.settled

    def in_bar(self, words: str) -> bool:
        return words.split(" · ")[:2] == [self.name, band_name(self.band)]

    def in_ledger(self, words: str) -> bool:
        assert self.band.tribe
        return f"{self.name} plays {cards_text(self.band.cards)} led by {leader_name(self.band.tribe)} of " in words


def look(window: Window) -> tuple[str, dict[str, str]]:
    """What a screen says just now; nothing, while the browser is between two pages."""
    try:
        live, said = window.page.evaluate(LOOK)
    except Error:
        return "", {}
    return live, said


class Player:
    """One who has nothing to enter only watches."""

    asleep = False

    def __init__(self, phone: Window, seat: int, entries: list[Entry], chance: Random, haste: float) -> None:
        self.phone, self.seat = phone, seat
        self._left, self._chance, self._haste = entries[::-1], chance, haste
        self.done: list[Entry] = []
        self.said: dict[str, str] = {}
        self.strays = 0
        self._tapped: tuple[str, float] = ("", 0)
        self._next = self._last_shown = monotonic()

    @property
    def is_done(self) -> bool:
        return not self._left

    def turn(self) -> bool:
        """Does one thing; whether that was the last tap of an entry."""
        if self.asleep or monotonic() < self._next:
            return False
        live, self.said = look(self.phone)
        if not self.said.keys() - {"live"}:
            self._nothing_shown(live)
            return False
        self._last_shown = monotonic()
        if self.is_done:
            self._next = monotonic() + NOW_AND_THEN
            return False
        if live != "live":
            if self._chance.random() > 0.1:
                return False
            self.strays += 1
        return self._act(self._left[-1], live == "live")

    def _nothing_shown(self, live: str) -> None:
        if monotonic() - self._last_shown > NOTHING.get(live, NOTHING[""]):
            self.reload()

    def at_table(self) -> dict[str, str]:
        """What is to be heard there; nothing, as long as it isn't shown."""
        live, said = look(self.phone)
        if not said.keys() - {"live"}:
            self._nothing_shown(live)
        elif "filter-all" in said:
            self._tap("back")
        return said if live == "live" and {"last-event", "board-last"} & {*said} else {}

    def reload(self) -> None:
        log.info("seat %s reloads", self.seat)
        self._last_shown = monotonic()
        try:
            self.phone.page.evaluate(RELOAD)
        except Error:  # of a page that is being left already
            return

    def _act(self, entry: Entry, live: bool) -> bool:
        said = self.said
        assert not any(each.startswith("join-") for each in said), f"seat {self.seat} was lost: {said}"
        if "cards-1" in said:
            return self._fill(entry)
        if "last-event" in said and f"band-{self.seat}" in said:
            if entry.in_bar(said["last-event"]):
                self._is_there()
            else:
                self._tap("ledger" if entry.is_open else f"band-{self.seat}")
        elif "filter-all" in said:
            if any(entry.in_ledger(words) for each, words in said.items() if each.startswith("entry-")):
                self._is_there()
            elif entry.is_open and "chosen" not in said[f"filter-player-{self.seat}"]:
                self._tap(f"filter-player-{self.seat}")
            else:
                if live and entry.is_open:
                    log.info("seat %s has to enter %s again", self.seat, entry.band)
                    entry.settled = len(entry.pressed)
                self._tap("back")
        return False

    def _fill(self, entry: Entry) -> bool:
        band, said = entry.band, self.said
        assert band.kingdom is not None
        for identifier in (f"leader-{band.tribe}", f"colour-{band.kingdom.id}"):
            if "chosen" not in said.get(identifier, ""):
                self._tap(identifier)
                return False
        last = "play" if "play" in said and "chosen" in said[f"cards-{band.cards}"] else f"cards-{band.cards}"
        if self._tap(last):
            log.info("seat %s presses %s", self.seat, entry.band)
            entry.pressed.append(self._tapped[1])
            return True
        return False

    def _tap(self, identifier: str) -> bool:
        """Unless the screen had no time yet to follow the same tap."""
        now = monotonic()
        if self._tapped[0] == identifier and now - self._tapped[1] < AGAIN:
            return False
        self._tapped = identifier, now
        try:
            self.phone.page.evaluate(TAP, identifier)
        except Error:  # the page is being left
            return False
        return True

    def _is_there(self) -> None:
        entry = self._left.pop()
        entry.seen = monotonic()
        log.info("seat %s has entered %s", self.seat, entry.band)
        self.done.append(entry)
        self._next = entry.seen + self._chance.expovariate(1) * self._haste
