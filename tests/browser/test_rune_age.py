"""Whole games of Rune Age, tap by tap, one of each scenario; the file that each leaves says what the screens say."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.rune_age.events import Correction, Damaged, InstantDrawn, PhaseEnded, TurnEnded
from rules.rune_age.vocabulary import Scenario
from tests.browser.driver import TALL, Server, Window
from tests.browser.rune_age import draw, end, fight, finished, fought, import_game, says, set_up, taps, typed
from tests.rune_age import EWA, JAN, OLA, a_game, a_round

pytestmark = pytest.mark.browser


@pytest.fixture
def interrupt(request: pytest.FixtureRequest) -> Iterator[Callable[[Window], None]]:
    """Kills the server and starts it again: the window comes back by itself. On the site the page is loaded anew."""
    again: list[Server] = []

    def interrupt(window: Window) -> None:
        if request.node.callspec.params["open_window"] == "server":
            server: Server = request.getfixturevalue("server")
            server.stop(signal.SIGKILL)
            again.append(Server(server.data, server.port))
        else:
            window.reload()

    yield interrupt
    for server in again:
        server.stop()


def test_resurgence_is_won_by_the_objective(
    open_window: Callable[..., Window], interrupt: Callable[[Window], None]
) -> None:
    """With a siege lost and one won, attrition by dice, and a break in the middle of it all."""
    window = open_window(size=TALL)
    set_up(window, Scenario.RESURGENCE, 2, 3, first=1, objective_strength=12, objective_dice=2)
    assert "Jan" in window.label("phase")
    assert "Jan wins" in fight(window, "city-0", "pad-5")
    says(window, "city-0", "held by Jan")
    end(window, "end-turn", "Ola")
    assert "a tie is the defender's" in fight(window, "city-0", "pad-6", "side-defence", "pad-4")
    taps(window, "buy", "buy-stronghold")
    says(window, "strongholds-0", "1")
    end(window, "end-turn", "draws")
    draw(window, "Kalladra", "enemy", "event-reward", "event-start-effect", strength=4, dice=1)
    says(window, "enemy-0", "Kalladra")
    end(window, "end-phase", "Round 2")

    end(window, "end-turn", "Ola")
    taps(window, "fight")
    window.wait_for("target-enemy-0")
    interrupt(window)
    window.wait_until_gone("target-enemy-0")
    says(window, "phase", "Round 2")
    assert "Ola wins" in fight(window, "enemy-0", "unit-3", "unit-2", "unit-1", "die-0-1", "lose-1")
    says(window, "rewards-0", "Kalladra")
    assert "Ola wins" in fight(window, "city-0", "pad-7", "side-defence", "pad-4")
    says(window, "city-0", "held by Ola")
    end(window, "end-turn", "draws")
    draw(window, "A quiet night", "instant", "event-lasts")
    says(window, "lasting-0", "A quiet night")
    end(window, "end-phase", "Round 3")

    end(window, "end-turn", "Ola")
    figures = ("unit-5", "unit-5", "unit-2", "bonus-more", "bonus-more", "die-0-1", "die-1-0", "lose-2")
    assert "The game is won" in fight(window, "objective", *figures)
    replay = finished(window)
    assert (replay["outcome"]["decided_by"], replay["outcome"]["winners"]) == ("objective", ["Ola"])
    assert [report["losses"] for report in replay["reports"]] == [0, 0, 1, 0, 1]
    assert replay["rewards"]["Ola"] == ["Kalladra"]


def test_runewars_is_won_by_the_last_one_standing_with_the_rune_of_another(
    open_window: Callable[..., Window], tmp_path: Path
) -> None:
    """From a file: two are out in it, one besieged, one by an event that attacks everybody from a deck made anew."""
    begun = a_game(
        *a_round(),
        Correction(runes={OLA: "Ice", JAN: "Fire", EWA: "Wind"}, events_left=1),
        Damaged(JAN, 18),
        Damaged(EWA, 16),
        TurnEnded(),
        TurnEnded(),
        TurnEnded(),
        InstantDrawn("A quiet night"),
        PhaseEnded(),
    )
    window = open_window(size=TALL)
    import_game(window, begun, tmp_path)
    assert "a tie is the defender's" in fight(window, "home-2", "pad-6", "side-defence", "pad-6")
    assert "is out" in fight(window, "home-1", "pad-1", "pad-2", "side-defence", "pad-9")
    window.wait_for("eliminated")
    assert "besieged by Ola" in window.label("eliminated")
    taps(window, "checklist-0", "rune-take", "close")
    says(window, "rune-0", "Fire")
    end(window, "end-turn", "Ewa")
    end(window, "end-turn", "draws")

    taps(window, "new-deck")
    typed(window, new_deck_count=6)
    taps(window, "new-deck-done")
    says(window, "events-left", "6")
    draw(window, "A raid", "instant", strength=9, dice=1)
    says(window, "defender", "Ola")
    assert "3 damage" in fought(window, "unit-4", "unit-2", "die-0-0")
    says(window, "defender", "Ewa")
    taps(window, "unit-4", "army-unit-0", "unit-more", "unit-close", "die-0-1", "lose-0")
    assert "5 damage" in fought(window)
    window.wait_for("eliminated")
    assert "Ewa is out" in window.label("eliminated")
    taps(window, "close")
    replay = finished(window)
    assert (replay["outcome"]["decided_by"], replay["outcome"]["winners"]) == ("last_standing", ["Ola"])
    assert [(out["player"], out["by"]) for out in replay["eliminated"]] == [("Jan", "Ola"), ("Ewa", None)]
    assert replay["runes"] == {"Ola": "Fire", "Jan": None, "Ewa": None}


def test_the_cataclysm_is_survived_alone_when_no_card_is_left(open_window: Callable[..., Window]) -> None:
    window = open_window(size=TALL)
    set_up(window, Scenario.CATACLYSM, 1, 2)
    says(window, "events-left", "8")
    assert "The Stronghold is secured" in fight(window, "stronghold", "pad-2")
    end(window, "end-turn", "draws")
    draw(window, "A raid", "instant", strength=7)
    assert "4 damage" in fought(window, "pad-3")
    end(window, "end-phase", "Round 2")

    taps(window, "events-left", *["events-left-fewer"] * 6, "save")
    says(window, "events-left", "1")
    taps(window, "player-0", "damage-0-fewer", "save")
    says(window, "damage-0", "3")
    end(window, "end-turn", "draws")
    draw(window, "A quiet night", "instant")
    end(window, "end-phase", "Round 3")
    assert "Ola wins" in fight(window, "city-1", "pad-4")
    end(window, "end-turn", "draws")
    assert "disabled" in window.label("new-deck")
    taps(window, "no-card")
    replay = finished(window)
    assert (replay["outcome"]["decided_by"], replay["outcome"]["winners"]) == ("survived_events", ["Ola"])
    assert (replay["round"], replay["events_left"]) == (3, 0)


def test_two_monuments_in_one_round_are_decided_by_the_strength_of_the_unit_cards(
    open_window: Callable[..., Window],
) -> None:
    window = open_window(size=TALL)
    set_up(window, Scenario.MONUMENT, 2, 3)
    taps(window, "fight")
    says(window, "target-home-1", "disabled")
    taps(window, "cancel")
    window.wait_until_gone("cancel")
    for seat, then in enumerate(("Jan", "draws")):
        taps(window, "buy", "buy-monument")
        window.wait_for(f"monument-{seat}")
        end(window, "end-turn", then)
    draw(window, "A raid", "instant", strength=5)
    assert "No damage" in fought(window, "pad-5")
    says(window, "defender", "Jan")
    assert "2 damage" in fought(window, "pad-3")
    taps(window, "damage", "damage-to-0", "pad-1", "damage-done", "end-phase", "strength-0")
    typed(window, strength_0=31, strength_1=33)
    taps(window, "strengths-done")
    replay = finished(window)
    assert (replay["outcome"]["decided_by"], replay["outcome"]["winners"]) == ("unit_strength", ["Jan"])
    assert (replay["monuments"], replay["damage"]) == (["Ola", "Jan"], {"Ola": 1, "Jan": 2})
    window.page.go_forward()
    taps(window, "home", "new-game")
    window.wait_for("known-city-0")
    assert "chosen" in window.label("game-rune-age")
