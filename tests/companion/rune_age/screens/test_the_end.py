import pytest

from companion.shell.desk import Desk
from rules.rune_age.events import STRONGHOLD, BattleFought, Correction, Damaged, PhaseEnded
from rules.rune_age.vocabulary import Scenario
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import at_table, begun, played
from tests.rune_age import JAN, OLA, announced, turns


@pytest.mark.rule("rune_age", "R-V2")
@headless
async def test_the_last_player_left_wins_and_the_end_says_why(desk: Desk) -> None:
    id = begun(desk, BattleFought(OLA, STRONGHOLD, announced(3)), Damaged(JAN, 20), players=2)
    app = await App.on(desk, f"/game/{id}/end")
    assert app.label("winner") == "Runewars: Ola wins in round 1. Nobody else is left."
    assert app.label("winner-0") == "Winner: Ola"
    assert not app.has("winner-1")
    assert app.label("decided-by") == "Nobody else is left. Rule R-V2, p. 15."
    assert app.label("damage-in-1") == "Round 1: Ola 0, Jan 20"
    await app.tap("export")
    assert app.saved_files


@pytest.mark.rule("rune_age", "R-V3")
@headless
async def test_who_draws_no_card_in_the_cataclysm_sees_the_end(desk: Desk) -> None:
    id, app = await at_table(desk, Correction(events_left=0), *turns(), scenario=Scenario.CATACLYSM)
    assert not app.can_tap("new-deck")
    await app.tap("no-card")
    assert played(desk, id)[-1] == PhaseEnded()
    assert app.has("winner-2")


@headless
async def test_everybody_may_lose(desk: Desk) -> None:
    id = begun(desk, Damaged(JAN, 20), scenario=Scenario.CATACLYSM)
    app = await App.on(desk, f"/game/{id}/end")
    assert app.label("winner").startswith("The Cataclysm: everybody loses in round 1.")
    assert not app.has("winner-0")


@headless
async def test_the_same_players_play_again(desk: Desk) -> None:
    id = begun(desk, Damaged(JAN, 20), players=2)
    app = await App.on(desk, f"/game/{id}/end")
    await app.tap("rematch")
    assert [app.field(f"player-name-{seat}").value for seat in (0, 1)] == ["Ola", "Jan"]
    assert app.label("missing") == "Missing: who begins, 3 cities."


@headless
async def test_a_game_that_was_stopped_says_when(desk: Desk) -> None:
    id = begun(desk)
    desk.finish(id)
    app = await App.on(desk, f"/game/{id}/end")
    assert app.label("unfinished") == "The game was stopped in round 1."


@headless
async def test_a_game_of_two_goes_from_damage_to_its_end_by_taps(desk: Desk) -> None:
    _, app = await at_table(desk, players=2)
    await app.tap("damage", "damage-to-1", "pad-2", "pad-0", "damage-done")
    await app.wait(1)
    await app.tap("close")
    assert app.has("winner")
