import flet as ft
import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.rune_age.events import Correction, Damaged, TurnEnded
from storage.values import Settings
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import at_table, played
from tests.rune_age import JAN, OLA


@headless
async def test_a_table_says_where_the_game_stands(desk: Desk) -> None:
    _, app = await at_table(desk)
    assert app.label("phase") == "Round 1 · Turn: Ola"
    assert app.label("events-left") == "10 events left"
    assert app.label("last-event").startswith("Ola begins.")
    assert not app.has("undo")


@headless
async def test_the_last_step_is_named_and_taken_back(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("damage", "damage-to-1", "pad-4", "damage-done")
    await app.wait(MOMENT)
    assert app.label("undo") == "Undo: Jan: damage 4"
    assert app.label("last-event") == "Jan suffers 4 damage by a card."
    await app.tap("undo")
    assert played(desk, id) == ()


@headless
async def test_the_table_can_be_seen_once_the_game_is_over(desk: Desk) -> None:
    _, app = await at_table(desk, TurnEnded(), Damaged(JAN, 20), players=2)
    assert app.has("see-the-end")
    assert app.label("phase") == "Round 1 · The game is over"


async def resized(app: App, width: int, height: int) -> None:
    app.page.width, app.page.height = width, height
    await app.dispatch(app.page, "resize")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800), (640, 360)])
def test_the_table_is_there_on_any_screen(desk: Desk, width: int, height: int) -> None:
    @headless
    async def check(desk: Desk) -> None:
        id, app = await at_table(desk, TurnEnded(), Damaged(JAN, 2))
        await resized(app, width, height)
        assert app.has("phase")
        assert ("The turn ends." in app.texts()) is (width > 600)
        await app.tap("damage", "damage-to-1", "pad-4", "damage-done")
        assert played(desk, id)[-1] == Damaged(JAN, 4)

    check(desk=desk)


@headless
async def test_large_text_leaves_undo_its_sign(desk: Desk) -> None:
    desk.save_settings(Settings(text_size=2.0))
    _, app = await at_table(desk)
    await app.tap("end-turn")
    await app.wait(MOMENT)
    assert app.label("undo") == "Undo: End of turn"


@headless
async def test_the_way_back_leads_off_the_sheet_then_home(desk: Desk) -> None:
    _, app = await at_table(desk)
    view = next(control for control in app.controls() if isinstance(control, ft.View) and control.on_confirm_pop)
    await app.tap("buy")
    view.on_confirm_pop()  # type: ignore[call-arg,misc]
    await app.settle()
    assert not app.has("buy-stronghold")
    view.on_confirm_pop()  # type: ignore[call-arg,misc]
    await app.settle()
    assert app.has("new-game")


@headless
async def test_what_happened_last_is_told_to_its_end_in_smaller_letters_if_it_is_long(desk: Desk) -> None:
    for times, size in ((1, 12.5), (9, 11)):
        words = "It was a long evening. " * times
        _, app = await at_table(desk, Correction(damage={OLA: 3}, note=words.strip()))
        (told,) = (each for each in app.controls() if isinstance(each, ft.Text) and "evening" in (each.value or ""))
        assert (told.size, told.max_lines) == (size, None)
