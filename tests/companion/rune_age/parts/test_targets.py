import pytest

from companion.shell.desk import Desk
from rules.rune_age.events import OBJECTIVE, BattleFought, EnemyDrawn, InstantDrawn, PhaseEnded, Target
from rules.rune_age.vocabulary import Scenario, TargetType
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table
from tests.rune_age import OLA, RIVERWATCH, announced, turns


@pytest.mark.rule("rune_age", "R-C2")
@headless
async def test_a_city_says_who_holds_it_and_that_it_was_attacked(desk: Desk) -> None:
    _, app = await at_table(desk, BattleFought(OLA, Target(TargetType.CITY, RIVERWATCH), announced(5)))
    assert app.label("city-0") == "Riverwatch: strength 5, defence 2, held by Ola, attacked this round"
    assert app.label("city-1") == "Frostgate: strength 4, defence 1, neutral"
    await app.tap("end-turn")
    await app.wait()
    assert app.label("city-0") == "Riverwatch: strength 5, defence 2, held by Ola"


@headless
async def test_enemies_objective_and_what_lasts_lie_there(desk: Desk) -> None:
    events = (*turns(), EnemyDrawn("Ghox", 7, 1), InstantDrawn("Plague", lasts=True), PhaseEnded())
    _, app = await at_table(
        desk, *events, BattleFought(OLA, OBJECTIVE, announced(3), (0, 0)), scenario=Scenario.RESURGENCE
    )
    assert app.label("enemy-0") == "Ghox: strength 7, dice 1"
    assert app.label("objective") == "Objective: strength 18, dice 2, attacked this round"
    assert app.label("lasting-0") == "Plague lasts until the end of round 2"
