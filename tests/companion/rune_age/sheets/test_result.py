from companion.rune_age.sheets.values import ResultSheet
from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.rune_age.army import Unit
from rules.rune_age.events import OBJECTIVE, BattleFought, SiegeFought, Target, TurnEnded
from rules.rune_age.vocabulary import Scenario, TargetType, UnitState
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table, played
from tests.companion.rune_age.sheets.opening import opened
from tests.rune_age import JAN, OLA, RIVERWATCH, announced, units

CITY = Target(TargetType.CITY, RIVERWATCH)
SIEGE = (
    BattleFought(OLA, CITY, announced(5)),
    TurnEnded(),
    SiegeFought(
        JAN,
        CITY,
        units(Unit(3, "Knight"), Unit(2, state=UnitState.WOUNDED, neutral=True), bonuses=(1,)),
        units(Unit(4, count=1)),
    ),
)


@headless
async def test_both_sums_stand_line_by_line_with_who_wins_and_what_goes_where(desk: Desk) -> None:
    app = await opened(desk, ResultSheet(2), *SIEGE)
    assert app.label("result") == "6 against 6: Ola wins, for a tie is the defender's. Nothing changes hands."
    assert [app.label(f"line-{place}") for place in range(5)] == [
        "Knight: 3",
        "Unit, wounded: 2",
        "Bonus: +1",
        "Unit: 4",
        "Defence bonus of Riverwatch: +2",
    ]
    assert "Jan: Unit to the centre, at the end of the fight" in app.texts()


@headless
async def test_the_last_fight_is_taken_back_from_its_result(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("fight", "target-city-0", "pad-5", "fight-done")
    await app.wait(MOMENT)
    await app.tap("result-undo")
    assert played(desk, id) == ()
    assert not app.has("result")


@headless
async def test_it_is_edited_from_its_result_and_asked_about(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("fight", "target-home-1", "pad-7", "fight-done")
    await app.wait(MOMENT)
    assert "Tokens: 1 × 5, 2 × 1." in app.texts()
    await app.tap("why")
    assert app.has("why-rule-R-G8")
    await app.tap("back", "result-edit", "pad-9", "fight-done")
    assert played(desk, id) == (SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN), announced(9)),)


@headless
async def test_the_fight_that_wins_the_game_leads_to_its_end(desk: Desk) -> None:
    id, app = await at_table(desk, scenario=Scenario.RESURGENCE)
    await app.tap("fight", "target-objective", "pad-1", "pad-8", "fight-done")
    await app.wait(MOMENT)
    assert played(desk, id) == (BattleFought(OLA, OBJECTIVE, announced(18), (0, 0)),)
    assert app.label("go-on") == "The game is over: see the end"
    await app.tap("close")
    assert app.has("winner")


@headless
async def test_a_fight_that_is_gone_says_so(desk: Desk) -> None:
    app = await opened(desk, ResultSheet(0), TurnEnded())
    assert "This entry isn't there any more." in app.texts()
