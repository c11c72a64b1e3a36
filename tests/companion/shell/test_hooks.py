import flet as ft

from companion.controls.frame import part
from companion.controls.named import tappable
from companion.controls.text import text
from companion.look.theme import Look
from companion.shell.desk import Desk
from companion.shell.hooks import use_game, use_kept, use_selected, use_settings, use_stable, use_value
from rules.ethnos.events import DragonDrawn
from rules.ethnos.game import Game
from storage.values import Settings
from tests.companion.controls.stage import on_stage
from tests.companion.headless import headless
from tests.ethnos import a_setup


@headless
async def test_settings_are_drawn_as_they_are_now(desk: Desk) -> None:
    app = await on_stage(desk, lambda look, redraw: [text(look, f"theme {use_settings().theme}")])
    desk.save_settings(Settings(theme="black"))
    await app.settle()
    assert "theme black" in app.texts()


@headless
async def test_a_game_is_drawn_as_it_is_now_whoever_changed_it(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    windows = [
        await on_stage(desk, lambda look, redraw: [text(look, f"{len(use_game(id).game.events)} events")])
        for _ in range(2)
    ]
    desk.play(id, (DragonDrawn(),))
    for window in windows:
        await window.settle()
        assert "1 events" in window.texts()


@headless
async def test_a_part_of_a_game_is_drawn_again_only_when_that_part_has_changed(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    drawn: list[int] = []

    @part
    def Dragons(look: Look) -> ft.Control:
        drawn.append(use_selected(id, lambda saved: saved.game.state.dragons))
        return text(look, f"{drawn[-1]} Dragons")

    app = await on_stage(desk, lambda look, redraw: [Dragons(look)])
    desk.play(id, (DragonDrawn(),))
    await app.settle()
    assert drawn == [0, 1]
    desk.finish(id)
    await app.settle()
    assert drawn == [0, 1]


@headless
async def test_a_value_that_is_set_is_drawn_and_one_that_is_kept_is_not(desk: Desk) -> None:
    drawn: list[tuple[int, int]] = []

    def draw(look: Look, redraw: object) -> list[ft.Control]:
        value, set_value = use_value(lambda: 1)
        kept = use_kept(10)
        drawn.append((value, kept.current))

        def keep() -> None:
            kept.current += 1

        return [
            tappable(look, "set", "Set", text(look, "Set"), lambda: set_value(value + 1)),
            tappable(look, "keep", "Keep", text(look, "Keep"), keep),
        ]

    app = await on_stage(desk, draw)
    await app.tap("keep", "set")
    assert drawn == [(1, 10), (2, 11)]


@headless
async def test_what_is_stable_stays_one_function_and_does_what_was_drawn_last(desk: Desk) -> None:
    seen: list[object] = []
    done: list[int] = []

    def draw(look: Look, redraw: object) -> list[ft.Control]:
        value, set_value = use_value(lambda: 1)
        stable = use_stable(lambda: done.append(value))
        seen.append(stable)
        return [
            tappable(look, "more", "More", text(look, "More"), lambda: set_value(value + 1)),
            tappable(look, "do", "Do", text(look, "Do"), stable),
        ]

    app = await on_stage(desk, draw)
    await app.tap("do", "more", "do")
    assert done == [1, 2]
    assert len(set(map(id, seen))) == 1
