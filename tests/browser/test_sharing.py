"""One table, many phones, in a real browser: whoever is late is never different."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from rules.ethnos.events import BandPlayed
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.browser.driver import Window
from tests.browser.evening import Evening, evening
from tests.browser.playing import play_band
from tests.companion.serving.vanishing import wait_until
from tests.ethnos import a_setup
from tests.stores import a_store

PRESS: Final = """([identifier, at]) => new Promise((done) => setTimeout(() => {
    document.querySelector(`[flt-semantics-identifier='${identifier}']`).click();
    done();
}, at - Date.now()))"""
"""Presses a control at a moment that several windows have agreed on."""
LIVE: Final = "() => document.querySelector('#live')?.className === 'live'"


@pytest.fixture
def table(browser: Browser, tmp_path: Path) -> Iterator[Evening]:
    with evening(browser, tmp_path / "data", a_setup(6, [Tribe.ELVES, Tribe.TROLLS, Tribe.HALFLINGS])) as table:
        yield table


def test_a_phone_that_has_scanned_the_picture_sits_down_and_plays(table: Evening) -> None:
    code = table.share()
    wrong = table.visitor()
    wrong.say("ACDEFH" if code != "ACDEFH" else "HFEDCA")
    wrong.page.wait_for_function("() => document.querySelector('#why').textContent")
    assert wrong.label("join-why") == "No open table has this code."
    wrong.page.goto(f"{table.crossing.url}/join#{code}")
    wrong.page.wait_for_url(f"{table.crossing.url}/")
    wrong.listen()
    wrong.wait_for("join-seat-1")
    wrong.tap("join-seat-1")
    wrong.wait_for("band-1")
    said = play_band(wrong, 1, Tribe.ELVES, Kingdom.DURIS, 3)
    table.host.page.wait_for_function(SAYS, arg=["last-event", said])
    assert table.host.label("undo") == "Undo: Alexis, 3 cards, Elf (entered by Alexis)"
    assert wrong.page.evaluate(LIVE)
    assert wrong.label("live") == "Live"
    table.host.page.wait_for_function(LIVE)


SAYS: Final = """([identifier, words]) => {
    const control = document.querySelector(`[flt-semantics-identifier='${identifier}']`);
    return control && (control.getAttribute('aria-label') || control.textContent) === words;
}"""


CUT: Final = "() => document.querySelector('#live')?.className === 'cut'"


def test_a_phone_that_is_cut_off_says_so_and_comes_back_by_itself_with_what_was_done_and_nothing_else(
    table: Evening,
) -> None:
    phone = table.come(table.share(), 0)
    choose_a_band(phone)
    table.crossing.block()
    phone.page.wait_for_function(CUT)
    assert re.fullmatch(r"Cut off since \d?\d:\d\d.*", phone.label("live"))
    phone.find("cards-3").click()
    said = play_band(table.host, 2, Tribe.ELVES, Kingdom.DURIS, 3)
    table.crossing.thaw()
    phone.page.wait_for_function(LIVE)
    phone.page.wait_for_function(CHOSEN, arg="leader-elves")
    assert len(bands(table)) == 1, "what was tapped while nothing could be sent is sent never"
    phone.tap("cancel")
    phone.page.wait_for_function(SAYS, arg=["last-event", said])

    choose_a_band(phone)
    table.crossing.freeze_answers()
    phone.find("cards-4").click()
    wait_until(lambda: len(bands(table)) == 2, "the band is lost")
    phone.find("cards-4").click()
    assert phone.has("cards-4"), "what the phone hasn't been told is not shown as done"
    table.crossing.cut()
    phone.page.wait_for_function(LIVE)
    phone.wait_until_gone("cards-4")
    assert phone.label("last-event").startswith("Roderick · 4 cards")
    assert bands(table) == [(2, 3), (0, 4)]

    choose_a_band(phone)
    table.crossing.freeze()
    phone.find("cards-5").click()
    phone.page.wait_for_function(CUT)
    table.crossing.thaw()
    phone.page.wait_for_function(LIVE)
    either = phone.page.locator("[flt-semantics-identifier='cancel'], [flt-semantics-identifier='band-0']")
    either.first.wait_for(state="attached")
    is_open = phone.has("cancel")
    assert bands(table) == [(2, 3), (0, 4), (0, 5)][: 2 if is_open else 3], "it is as it is shown"
    if is_open:
        phone.tap("cancel")
    table.host.tap("dragon")
    phone.page.wait_for_function(SAYS, arg=["dragon", table.host.wait_for_other("dragon", DRAGONS)])


DRAGONS: Final = "Dragons drawn: 0 of 3. Draw one"


def choose_a_band(phone: Window) -> None:
    """All but its size."""
    phone.tap("band-0")
    phone.wait_for("cards-1")
    for identifier in ("leader-elves", "colour-duris"):
        if "chosen" not in phone.label(identifier):
            phone.tap(identifier)
    phone.page.wait_for_function(CHOSEN, arg="colour-duris")


CHOSEN: Final = """(identifier) => {
    const control = document.querySelector(`[flt-semantics-identifier='${identifier}']`);
    return control && (control.getAttribute('aria-label') || control.textContent).includes('chosen');
}"""


def bands(table: Evening) -> list[tuple[int, int]]:
    """Those that are kept: whose, and of how many cards."""
    events = a_store(table.server.data).games.open(table.id).game.events
    return [(event.band.player, event.band.cards) for event in events if isinstance(event, BandPlayed)]


def test_a_server_that_is_killed_and_starts_again_finds_everybody_in_their_seats(table: Evening) -> None:
    code = table.share()
    phones = [table.come(code, seat) for seat in (0, 1)]
    watcher = table.come(code, None)
    play_band(phones[0], 0, Tribe.ELVES, Kingdom.DURIS, 3)
    table.restart(signal.SIGKILL)
    for phone in (*phones, watcher):
        phone.page.wait_for_function(LIVE)
        phone.listen()
        phone.wait_for("band-0")
    said = play_band(phones[1], 1, Tribe.ELVES, Kingdom.RHEA, 2)
    for phone in (phones[0], watcher):
        phone.page.wait_for_function(SAYS, arg=["last-event", said])
    assert a_store(table.server.data).games.open(table.id).entered_by == (0, 1)


@pytest.mark.slow
def test_two_phones_press_the_same_last_troll_token_at_the_same_moment_again_and_again(table: Evening) -> None:
    """Exactly one gets it each time; the other is told why, and keeps what it has entered.

    The same is done 50 times without a browser, in `tests/companion/sharing/test_desk.py`.
    """
    code = table.share()
    phones = [table.come(code, seat) for seat in (0, 1)]
    take_all_but_the_last_token(table)
    wins, steps = [0, 0], len(a_store(table.server.data).games.open(table.id).game.steps)
    for round in range(8):
        for seat, phone in enumerate(phones):
            choose_the_token(phone, seat)
        moment = phones[0].page.evaluate("Date.now()") + 300
        for phone in phones:
            phone.page.evaluate(f"(given) => {{ ({PRESS})(given); }}", ["play", moment])
        for phone in phones:
            phone.page.wait_for_function(
                "() => !document.querySelector(\"[flt-semantics-identifier='cards-1']\")"
                " || document.querySelector(\"[flt-semantics-identifier='told']\")"
            )
        saved = a_store(table.server.data).games.open(table.id)
        assert len(saved.game.steps) == steps + 1, f"round {round}"
        assert saved.undo_by in (0, 1)
        wins[saved.undo_by] += 1
        winner, loser = phones[saved.undo_by], phones[1 - saved.undo_by]
        winner.wait_until_gone("cards-1")
        loser.wait_for("told")
        assert "6" in loser.label("told"), loser.label("told")
        assert "chosen" in loser.label("leader-trolls")
        assert "chosen" in loser.label("cards-6")
        undo = winner.label("undo")
        winner.hushed()
        winner.tap("undo")
        winner.wait_for_other("undo", undo)
    print(f"the first phone got it {wins[0]} times, the second {wins[1]} times")


def take_all_but_the_last_token(table: Evening) -> None:
    """Those from 1 to 5 lie with the third player."""
    host = table.host
    host.tap("trolls")
    host.wait_for("troll-1-2")
    for value in range(1, 6):
        host.tap(f"troll-{value}-2")
    host.tap("save") if host.has("save") else host.tap("close")
    host.wait_for("band-0")


def choose_the_token(phone: Window, seat: int) -> None:
    """A band of six Trolls and its token, up to the last tap."""
    if not phone.has("cards-1"):
        phone.wait_for(f"band-{seat}")
        phone.tap(f"band-{seat}")
        phone.wait_for("cards-1")
        phone.tap("leader-trolls", "colour-duris", "cards-6")
    phone.wait_for("troll-6")
    phone.hushed()
    if "chosen" not in phone.label("troll-6"):
        phone.tap("troll-6")
    phone.wait_for("play")
