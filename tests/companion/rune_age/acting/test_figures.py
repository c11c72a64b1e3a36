"""The figures of a fight as they are set; the sheet and the screen that do so are tested by themselves."""

from companion.rune_age.acting.figures import while_allowed
from companion.rune_age.entering.armies import ARMY, Figures
from companion.shell.desk import Desk
from companion.shell.drafts import choosing
from tests.companion.headless import App, headless


def test_whatever_the_rules_allow_is_set() -> None:
    kept = [Figures()]
    choose = while_allowed(lambda: kept[-1], choosing(lambda change: kept.append(change(kept[-1]))))
    choose(Figures.with_unit, 4)
    choose(Figures.with_pass, ARMY)
    assert kept == [Figures(), Figures().with_unit(4), Figures().with_unit(4).with_pass(ARMY)]


@headless
async def test_who_has_passed_plays_no_card_and_is_told_so(desk: Desk) -> None:
    app = await App.on(desk, "/score/fight")
    await app.tap("fight-siege", "unit-4", "pass-army", "side-army", "unit-9")
    assert app.told()[0].startswith("The attacker has passed")
    assert app.label("total-army").endswith(": 4")
