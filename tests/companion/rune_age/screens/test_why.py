from companion.shell.desk import Desk
from rules.rune_age.events import BattleFought, Damaged, Target
from rules.rune_age.vocabulary import TargetType
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import JAN, OLA, announced

EVENTS = (BattleFought(OLA, Target(TargetType.CITY, 0), announced(5)), Damaged(JAN, 3))


@headless
async def test_a_fight_is_explained_with_rulings_and_rules_that_lead_further(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *EVENTS)}/why/fight-0")
    assert app.label("why-answer").startswith("5 against 5: Ola wins, for a tie is the army's.")
    assert "exhausted" in app.label("why-ruling-secured_state")
    await app.tap("why-rule-R-B5")
    assert app.has("rule-R-B5")
    await app.tap("back")
    assert app.has("why-answer")


@headless
async def test_a_figure_is_explained_by_what_made_it(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *EVENTS)}/why/damage-1")
    assert app.label("why-answer").startswith("Jan has 3 of 20 damage.")
    assert "Round 1: Jan suffers 3 damage by a card. (3 damage)" in app.texts()


@headless
async def test_what_is_no_more_says_so(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk)}/why/winner")
    assert "nothing to explain" in app.label("why-answer")
