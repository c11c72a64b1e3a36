"""Six phones that enter 200 bands at once, and screens that follow, while lines are cut and pages are loaded anew.

The phones are windows without a browser, for the lines of each are cut by themselves; the screens are the host's and a
watcher's, in a browser, and the watcher's line crosses a proxy that cuts and freezes it. Every band is one that no
other is like. As people do, a phone enters again what the ledger doesn't have once it is back. In the end all show the
same as `replay` of the exported game, nothing is lost or doubled, and what a phone was told of its own entries is in
the order of the game.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from companion.__main__ import main
from rules.ethnos.formats.games import read_game
from rules.ethnos.vocabulary import KINGDOMS, Tribe
from tests.browser.crossing import NAME
from tests.browser.driver import Window
from tests.browser.evening import Evening, evening
from tests.browser.playing import glory, number_in
from tests.browser.raw_phone import LOST, RawPhone, joined
from tests.browser.test_sharing import LIVE, SAYS
from tests.ethnos import a_setup
from tests.stores import a_store

EVENTS: Final = 200
PHONES: Final = 6
PATIENCE: Final = 600
Entry = tuple[int, str, int]
"""Seat, Kingdom and cards of a band that nobody else plays."""
EVERYTHING: Final[list[Entry]] = [
    (seat, kingdom.id, cards) for kingdom in KINGDOMS for cards in range(1, 11) for seat in range(PHONES)
][:EVENTS]


@pytest.fixture
def table(browser: Browser, tmp_path: Path) -> Iterator[Evening]:
    with evening(browser, tmp_path / "data", a_setup(PHONES, [Tribe.HALFLINGS, Tribe.ELVES])) as table:
        yield table


def played(table: Evening) -> list[Entry]:
    bands = [event.band for event in a_store(table.server.data).games.open(table.id).game.events]
    return [(band.player, band.kingdom.id, band.cards) for band in bands]


def enter_all(table: Evening, phone: RawPhone, entries: list[Entry], chance: random.Random) -> None:
    """One after the other, each until the game has it, over a line of its own; at one tap in twenty that is cut."""
    give_up = monotonic() + PATIENCE
    for entry in entries:
        seat, colour, cards = entry
        while monotonic() < give_up:
            phone.cut()
            try:
                lies_open = phone.has("cards-1")
                if entry in played(table):
                    break
                if not lies_open:
                    phone.tap(f"band-{seat}")
                for identifier in ("leader-halflings", f"colour-{colour}", f"cards-{cards}"):
                    phone.tap(identifier, unless_chosen=True)
                    if chance.random() < 0.05:
                        phone.cut()
                comes_to_be(table, entry)
            except LOST:
                sleep(chance.uniform(0, 0.2))


def comes_to_be(table: Evening, entry: Entry) -> bool:
    """Whether the game has it within a moment or two."""
    end = monotonic() + 2
    while entry not in (found := played(table)) and monotonic() < end:
        sleep(0.1)
    return entry in found


@pytest.mark.slow
def test_all_screens_are_one_table_whatever_happens_to_their_lines(
    table: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    code = table.share()
    watcher = table.come(code, None)
    cookies = [joined(table.server.port, f"{NAME}:{table.crossing.port}", code, f"10.0.0.{n}") for n in range(PHONES)]
    path = f"/game/{table.id}"
    phones = [RawPhone(table.server.url, f"{NAME}:{table.crossing.port}", cookie, path) for cookie in cookies]
    for seat, phone in enumerate(phones):
        sit(phone, seat)
    entering = [
        Thread(target=enter_all, args=(table, phone, EVERYTHING[seat::PHONES], random.Random(seat)), daemon=True)
        for seat, phone in enumerate(phones)
    ]
    began = monotonic()
    for thread in entering:
        thread.start()
    chance = random.Random(15)
    while any(thread.is_alive() for thread in entering):
        trouble(table, watcher, chance)
    took = monotonic() - began
    table.crossing.thaw()
    final = played(table)
    assert sorted(final) == sorted(EVERYTHING)
    expected = replayed(table, capsys)
    for window in (table.host, watcher):
        window.page.wait_for_function(LIVE)
        wait_until_shown(window, expected)
    last = table.host.label("last-event")
    watcher.page.wait_for_function(SAYS, arg=["last-event", last])
    for seat, phone in enumerate(phones):
        assert told_in_order(phone.told, names(table)[seat], [cards for player, _, cards in final if player == seat])
        phone.cut()
        phone.told.clear()
        phone.listen(1)
        assert last in phone.told, "a phone that comes back is shown what the others are"
        phone.cut()
    with capsys.disabled():
        print(f"\n{EVENTS} events from {PHONES} phones in {took:.0f} s")


def sit(phone: RawPhone, seat: int) -> None:
    phone._path, path = "/", phone._path
    phone.tap(f"join-seat-{seat}")
    phone._path = path


def trouble(table: Evening, watcher: Window, chance: random.Random) -> None:
    match chance.choice(["cut", "cut", "freeze", "reload"]):
        case "cut":
            table.crossing.cut()
        case "freeze":
            table.crossing.freeze()
            watcher.page.wait_for_timeout(chance.uniform(200, 3000))
            table.crossing.thaw()
        case "reload":
            watcher.page.wait_for_function(LIVE)
            watcher.reload()
    watcher.page.wait_for_timeout(chance.uniform(500, 4000))


def names(table: Evening) -> tuple[str, ...]:
    found: tuple[str, ...] = a_store(table.server.data).games.open(table.id).game.setup.names
    return found


def replayed(table: Evening, capsys: pytest.CaptureFixture[str]) -> list[tuple[int, int]]:
    """Everybody's Glory as `replay` has it of the exported game, and what it would be if the Age ended now."""
    file = table.server.data.parent / "game.json"
    assert main(["games", "export", table.id, str(file), "--data", str(table.server.data)]) == 0
    capsys.readouterr()
    assert main(["replay", "--json", str(file)]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    game = read_game(json.loads(file.read_text()))
    assert len(game.events) == EVENTS
    return list(zip(report["glory"].values(), game.projected.glory, strict=True))


def wait_until_shown(window: Window, expected: list[tuple[int, int]]) -> None:
    give_up = monotonic() + 60
    while shown_in(window) != expected:
        assert monotonic() < give_up, (shown_in(window), expected)
        window.page.wait_for_timeout(200)


def shown_in(window: Window) -> list[tuple[int, int]]:
    projected = [number_in(window.label(f"projected-{seat}")) for seat in range(PHONES)]
    return list(zip(glory(window), projected, strict=True))


def told_in_order(told: list[str], name: str, entered: list[int]) -> bool:
    """Whether what a phone was told of its own entries, each for the first time, comes as in the game."""
    sizes = [int(words.split("·")[1].split()[0]) for words in told if words.startswith(f"{name} ·")]
    changes = [size for number, size in enumerate(sizes) if number == 0 or sizes[number - 1] != size]
    left = iter(entered)
    return all(size in left for size in changes)
