import pytest

from companion.shell.desk import Desk
from tests.companion.headless import App, headless


@headless
async def test_a_battle_is_scored_from_home(desk: Desk) -> None:
    app = await App.on(desk)
    await app.tap("score-fight", "fight-battle", "type-enemy", "scenario-runewars", "target-reward")
    assert app.label("verdict") == "Missing: Strength"
    await app.tap("fight-done")
    assert app.told() == ["Missing: Strength"]
    await app.type("target-name", "Kalladra")
    await app.type("target-strength", "10")
    await app.type("target-dice", "1")
    await app.tap("pad-1", "pad-0")
    assert (app.label("total-army"), app.label("total-target")) == ("Army: 10", "Kalladra: 10")
    assert "a tie is the army's" in app.label("verdict")
    await app.tap("fight-done")
    assert app.label("result").endswith("Kalladra becomes a reward: Army.")
    assert app.label("line-1") == "Kalladra: 10"


@pytest.mark.rule("rune_age", "R-G8")
@headless
async def test_a_siege_is_scored_unit_by_unit(desk: Desk) -> None:
    app = await App.on(desk, "/score/fight")
    await app.tap("fight-siege", "type-home_realm")
    await app.type("damage-before", "18")
    await app.tap("unit-4", "unit-2", "pass-army", "side-army", "unit-9")
    assert app.told()[0].startswith("The attacker has passed")
    await app.tap("army-unit-0", "unit-wounded", "unit-close", "pass-defence", "fight-done")
    assert app.label("result") == "4 against 2: Attacker wins. Defender: 2 damage, 18 to 20. Defender is out."


@headless
async def test_what_cannot_be_says_why(desk: Desk) -> None:
    app = await App.on(desk, "/score/fight")
    await app.tap("type-objective", "scenario-monument")
    await app.type("target-strength", "18")
    assert app.label("verdict").startswith("Only in Resurgence of the Dragonlords")
    await app.tap("fight-done")
    assert not app.has("result")


@headless
async def test_everything_is_emptied_and_brought_back(desk: Desk) -> None:
    app = await App.on(desk, "/score/fight")
    await app.type("target-strength", "7")
    await app.tap("clear")
    assert app.field("target-strength").value == ""
    await app.tap("told-undo")
    assert app.field("target-strength").value == "7"
