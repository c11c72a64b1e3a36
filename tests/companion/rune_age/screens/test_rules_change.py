import pytest

from companion.shell.desk import Desk
from rules.rune_age.events import STRONGHOLD, BattleFought, Correction, Damaged
from rules.rune_age.vocabulary import Scenario
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun, played
from tests.rune_age import EWA, JAN, OLA, announced


@headless
async def test_another_ruling_says_what_it_changes_and_is_logged(desk: Desk) -> None:
    id = begun(desk, Damaged(JAN, 20), Damaged(EWA, 20), scenario=Scenario.MONUMENT)
    app = await App.on(desk, f"/game/{id}/rules")
    await app.tap("apply-rules")
    assert app.has("apply-rules")
    await app.tap("ruling-last_standing-wins")
    assert "The Monument: Ola wins in round 1." in app.label("rules-preview")
    await app.tap("apply-rules")
    game = desk.game(id).game
    assert game.setup.rulings.last_standing == "wins"
    assert any(isinstance(event, Correction) and event.note for event in played(desk, id))
    await app.wait(1)
    assert app.label("undo") == "Undo: Rules changed"


@headless
async def test_they_can_be_left_as_they_are(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}/rules")
    await app.tap("ruling-last_standing-wins", "drop-rules")
    assert desk.game(id).game.setup.rulings.last_standing == "continue"
    await app.browse(f"/game/{id}/rules")
    assert not app.label("ruling-last_standing-wins").endswith("chosen")


@pytest.mark.rule("rune_age", "R-C2")
@headless
async def test_what_another_ruling_refuses_is_decided_on(desk: Desk) -> None:
    battle = BattleFought(OLA, STRONGHOLD, announced(3))
    id = begun(desk, battle, battle)
    app = await App.on(desk, f"/game/{id}/rules")
    await app.tap("ruling-stronghold_targets-stack", "apply-rules", "conflict-drop")
    assert "Ola against Stronghold: left out" in app.texts()
    await app.tap("apply-change")
    assert desk.game(id).game.state.strongholds[OLA] == 1
