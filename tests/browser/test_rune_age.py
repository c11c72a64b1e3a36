"""A game of Rune Age, tap by tap: fights, a siege, an event with its defences, to the end; its file says the same."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.rune_age.events import BattleFought, Damaged, InstantDrawn, SiegeFought
from rules.rune_age.kind import KIND
from tests.browser.driver import TALL, Window

pytestmark = pytest.mark.browser

CITIES = (("Riverwatch", 5, 2), ("Frostgate", 4, 1), ("Third", 6, 3))


def taps(window: Window, *identifiers: str) -> None:
    """Each once it is there."""
    for identifier in identifiers:
        window.wait_for(identifier)
        window.tap(identifier)


def fought(window: Window, *figures: str) -> str:
    """Enters what is left of a fight; what came of it."""
    taps(window, *figures, "fight-done")
    window.wait_for("result")
    window.hushed()
    said = window.label("result")
    taps(window, "close")
    return said


def ended(window: Window, identifier: str) -> None:
    """A turn, or the Event phase."""
    window.wait_for(identifier)
    before = window.label("phase")
    window.tap(identifier)
    window.wait_for_other("phase", before)
    window.hushed()


def test_two_players_play_to_the_end(open_window: Callable[..., Window]) -> None:
    window = open_window(size=TALL)
    taps(window, "new-game", "game-rune-age", "players-count-2")
    for seat, name in enumerate(("Ola", "Jan")):
        window.type(f"player-name-{seat}", name)
    taps(window, "race-0-waiqar", "race-1-latari", "scenario-runewars", "first-1")
    for place, (name, strength, defence) in enumerate(CITIES):
        window.type(f"city-name-{place}", name)
        window.type(f"city-strength-{place}", str(strength))
        window.type(f"city-defence-{place}", str(defence))
    taps(window, "start", "setup-done")
    window.wait_for("phase")
    assert "Jan" in window.label("phase")

    taps(window, "fight")
    assert "Jan wins" in fought(window, "target-city-0", "pad-5")
    window.wait_for("city-0")
    assert "held by Jan" in window.label("city-0")
    taps(window, "fight")
    assert "2 damage" in fought(window, "target-home-0", "pad-6", "side-defence", "pad-4")
    ended(window, "end-turn")
    ended(window, "end-turn")

    taps(window, "draw-event")
    window.wait_for("event-name")
    window.type("event-name", "A raid")
    taps(window, "kind-instant")
    window.type("event-strength", "5")
    taps(window, "event-attacks-0", "event-attacks-0", "event-done")
    window.wait_for("defender")
    window.hushed()
    assert "Jan" in window.label("defender")
    assert "2 damage" in fought(window, "pad-3")
    window.wait_for("defender")
    assert "Ola" in window.label("defender")
    assert "No damage" in fought(window, "pad-5")
    ended(window, "end-phase")
    taps(window, "damage", "damage-to-0", "pad-1", "pad-8", "damage-done")
    window.wait_for("eliminated")
    window.hushed()
    taps(window, "close")
    window.wait_for("winner")
    assert "Jan" in window.label("winner")

    with window.page.expect_download() as download:
        window.tap("export")
    game = KIND.read(json.loads(Path(download.value.path()).read_text()))
    kinds = [type(event) for event in game.events]
    assert [kinds.count(kind) for kind in (BattleFought, SiegeFought, InstantDrawn, Damaged)] == [3, 1, 1, 1]
    assert (game.state.damage, game.state.outcome.winners) == ((20, 2), (1,))

    taps(window, "home", "new-game")
    window.wait_for("known-city-0")
    assert "chosen" in window.label("game-rune-age")
