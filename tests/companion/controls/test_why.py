"""What is the same in every explanation; more is tested with those of each game, in `screens/test_why.py`."""

from companion.shell.desk import Desk
from rules.rune_age.events import Damaged
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import JAN


@headless
async def test_an_explanation_has_its_facts_its_accounts_and_rules_to_look_up(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, Damaged(JAN, 7))}/why/damage-1")
    assert "Jan has 7 of 20 damage." in app.label("why-answer")
    assert "How it came about" in app.texts()
    rules = [name.removeprefix("why-rule-") for name in app.identifiers() if name.startswith("why-rule-")]
    assert " · ".join(rules) in app.texts()
    await app.tap(f"why-rule-{rules[0]}")
    assert app.has(f"rule-{rules[0]}")


@headless
async def test_what_can_no_longer_be_explained_says_so(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk)}/why/city-99")
    assert app.label("why-answer").startswith("There is nothing to explain here any more")
    await app.tap("back")
    assert app.has("fight")
