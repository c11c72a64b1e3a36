"""Seats, colours and who begins."""

from dataclasses import replace

import flet as ft
from flet.controls.base_control import BaseControl

from companion.shell.desk import Desk
from tests.companion.headless import App, headless


def colours(app: App) -> list[str]:
    return [app.label(f"player-colour-{seat}").split()[-1] for seat in range(4)]


@headless
async def test_a_colour_is_taken_with_two_taps_and_swapped_once(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    assert colours(app) == ["blue", "pink", "green", "yellow"]
    assert not app.has("colour-choice-white")
    await app.tap("player-colour-0")
    assert app.label("colour-choice-blue") == "Player 1: blue, chosen"
    assert app.label("colour-choice-white") == "Player 1: white"
    await app.tap("colour-choice-yellow")
    assert colours(app) == ["yellow", "pink", "green", "blue"]
    assert not app.has("colour-choice-white")


@headless
async def test_the_colours_are_shown_for_one_player_at_a_time_and_go_with_another_tap(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.tap("player-colour-0", "player-colour-2")
    assert app.label("colour-choice-green") == "Player 3: green, chosen"
    await app.tap("player-colour-2")
    assert not app.has("colour-choice-green")


@headless
async def test_score_one_age_has_the_same_colours(desk: Desk) -> None:
    app = await App.on(desk, "/score")
    await app.tap("player-colour-0")
    assert app.label("colour-choice-blue") == "Player 1: blue, chosen"
    await app.tap("colour-choice-yellow")
    assert colours(app) == ["yellow", "pink", "green", "blue"]
    assert not app.has("colour-choice-white")


@headless
async def test_a_game_starts_while_the_colours_are_shown(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.type("player-name-0", "Mara")
    await app.tap("draw-missing", "player-colour-0")
    assert app.field("player-name-0").value == "Mara"
    await app.tap("start")
    assert app.has("band-3")


@headless
async def test_enter_leads_to_the_next_name(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    for seat in range(4):
        await app.dispatch(app.field(f"player-name-{seat}"), "submit")
    assert app.focused == [app.field(f"player-name-{seat}")._i for seat in range(1, 4)]


@headless
async def test_names_stay_as_they_are_typed(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    assert app.field("player-name-0").capitalization is None
    await app.type("player-name-0", "Alexander von Humboldt")
    assert app.label("first-0") == "Alexander von Humboldt begins"


@headless
async def test_large_letters_leave_the_row_to_the_name(desk: Desk) -> None:
    desk.save_settings(replace(desk.settings, text_size=2.0))
    app = await App.on(desk, "/new")
    await app.type("player-name-0", "Konstantynopolitańczyków")
    await app.tap("seat-down-0")
    assert app.field("player-name-1").value == "Konstantynopolitańczyków"
    assert row_of(app.field("player-name-1")) is not row_of(app.named("seat-up-1"))


def row_of(control: BaseControl | None) -> BaseControl | None:
    while control is not None and not isinstance(control, ft.Row):
        control = control.parent
    return control
