import flet as ft

from companion.shell.desk import Desk
from rules.rune_age.events import Bought, Correction, Damaged, EnemyDrawn
from rules.rune_age.vocabulary import Purchase, Scenario
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import EWA, JAN, OLA, turns


async def board_of(desk: Desk, id: str, width: int = 1920, height: int = 1080) -> App:
    app = await App.on(desk, f"/game/{id}/board")
    app.page.width, app.page.height = width, height
    await app.dispatch(app.page, "resize")
    return app


@headless
async def test_everybody_in_the_room_sees_damage_cities_enemies_and_whose_turn_it_is(desk: Desk) -> None:
    lies = Correction(cities={0: JAN}, runes={EWA: "Sun"})
    id = begun(desk, Damaged(OLA, 6), lies, *turns(), EnemyDrawn("Troll", 6, 1))
    table = await App.on(desk, f"/game/{id}")
    await table.tap("menu", "board")
    assert table.page.route == f"/game/{id}/board"
    app = await board_of(desk, id)
    assert app.label("board-damage-0") == "Ola: 6 of 20 damage"
    assert app.label("board-city-0") == "Riverwatch: strength 5, defence 2, held by Jan"
    assert "neutral" in app.label("board-city-1")
    assert app.label("board-enemy-0") == "Troll: strength 6, dice 1"
    assert app.label("board-phase").startswith("Round 1 · Events")
    assert "Sun" in app.texts()
    assert "Troll" in app.label("board-last")
    assert [name for name in app.identifiers() if app.can_tap(name)] == ["back"]
    await app.tap("back")
    assert app.has("phase")


@headless
async def test_it_follows_the_game_to_its_end(desk: Desk) -> None:
    id = begun(desk)
    apps = [await board_of(desk, id, *size) for size in ((1920, 1080), (800, 1280))]
    assert [app.label("board-last") for app in apps] == ["Ola begins"] * 2
    app = apps[-1]
    desk.play(id, (Damaged(JAN, 20),))
    await app.wait()
    assert "out" in app.texts()
    desk.play(id, (Damaged(EWA, 20),))
    await app.wait()
    assert app.label("board-damage-0") == "Winner: Ola"
    assert "Ola wins" in app.label("board-last")
    assert "The end" in app.texts()


@headless
async def test_the_objective_and_a_monument_are_shown(desk: Desk) -> None:
    monument = await board_of(desk, begun(desk, Bought(OLA, Purchase.MONUMENT), scenario=Scenario.MONUMENT))
    assert any(getattr(control, "icon", None) == ft.Icons.ACCOUNT_BALANCE for control in monument.controls())
    resurgence = await board_of(desk, begun(desk, scenario=Scenario.RESURGENCE))
    assert resurgence.label("board-enemy-0") == "Objective: strength 18, dice 2"


@headless
async def test_a_name_stays_in_one_line_beside_the_cup_and_in_a_city(desk: Desk) -> None:
    """Two lines would push out of the card what the player holds."""
    id = begun(desk, Damaged(JAN, 20), Damaged(EWA, 20))
    app = await board_of(desk, id)
    assert app.label("board-damage-0") == "Winner: Ola"
    names = [control for control in app.controls() if getattr(control, "value", None) in ("Ola", "Riverwatch")]
    assert len(names) >= 2
    assert all(name.max_lines == 1 for name in names)  # type: ignore[attr-defined]
