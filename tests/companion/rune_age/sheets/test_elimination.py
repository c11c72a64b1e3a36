import pytest

from companion.rune_age.sheets.values import EliminationSheet
from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.rune_age.events import BattleFought, Correction, Damaged, Event, SiegeFought, Target, TurnEnded
from rules.rune_age.vocabulary import Scenario, TargetType
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import at_table, played
from tests.companion.rune_age.sheets.opening import opened
from tests.rune_age import JAN, OLA, RIVERWATCH, announced

CITY = Target(TargetType.CITY, RIVERWATCH)
RUNES = Correction(runes={OLA: "Rune of Fire", JAN: "Rune of Ice"})
NEARLY_OUT: tuple[Event, ...] = (RUNES, Damaged(JAN, 18))


async def besieged(desk: Desk, *events: Event) -> tuple[str, App]:
    """Jan goes out in a siege, by totals."""
    id, app = await at_table(desk, *events)
    await app.tap("fight", "target-home-1", "pad-2", "fight-done")
    await app.wait(MOMENT)
    await app.tap("close")
    return id, app


@pytest.mark.rule("rune_age", "R-D5")
@headless
async def test_after_a_siege_in_runewars_the_besieger_takes_the_rune(desk: Desk) -> None:
    id, app = await besieged(desk, *NEARLY_OUT)
    assert app.label("eliminated") == "Jan is out, with 20 damage, besieged by Ola."
    await app.tap("rune-take")
    assert played(desk, id, 3) == (Correction(runes={OLA: "Rune of Ice"}),)
    await app.wait(MOMENT)
    assert app.label("rune-take").endswith("chosen")
    await app.tap("rune-keep")
    assert desk.game(id).game.state.runes[OLA] == "Rune of Fire"
    await app.wait(MOMENT)
    await app.tap("close")
    assert not app.has("eliminated")


@headless
async def test_a_rune_without_a_name_is_called_by_its_owner_and_keeping_records_nothing(desk: Desk) -> None:
    id, app = await besieged(desk, Damaged(JAN, 18))
    await app.tap("rune-keep")
    assert len(played(desk, id)) == 2
    await app.tap("rune-take")
    assert desk.game(id).game.state.runes[OLA] == "Rune of Jan"


@pytest.mark.rule("rune_age", "R-D3")
@headless
async def test_what_there_is_to_do_is_ticked_off(desk: Desk) -> None:
    events = (BattleFought(OLA, CITY, announced(5)), Correction(rewards={"Kalladra": OLA}), Damaged(OLA, 20))
    app = await opened(desk, EliminationSheet(OLA), *events)
    lines = [app.label(f"checklist-{place}") for place in range(7)]
    assert lines[2] == "Cities go to the centre and are neutral: Riverwatch"
    assert lines[3] == "Rewards leave the game: Kalladra"
    assert lines[5:] == ["The dragon rune leaves the game.", "Jan is the first player from now on."]
    await app.tap("checklist-0")
    assert app.label("checklist-0").endswith("chosen")
    assert not app.has("rune-take")


@headless
async def test_elsewhere_nobody_has_a_rune_but_perhaps_a_monument(desk: Desk) -> None:
    app = await opened(desk, EliminationSheet(OLA), Damaged(OLA, 20), scenario=Scenario.MONUMENT)
    assert app.label("checklist-2") == "Race cards go to the box, Strongholds and Monument among them."
    assert app.label("checklist-3") == "Jan is the first player from now on."


@headless
async def test_who_is_not_out_has_nothing_to_do(desk: Desk) -> None:
    app = await opened(desk, EliminationSheet(OLA), TurnEnded(), SiegeFought(JAN, Target(TargetType.HOME_REALM, OLA)))
    assert not app.has("eliminated")
