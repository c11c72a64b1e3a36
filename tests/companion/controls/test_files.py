import flet as ft

from companion.controls.files import pick_button
from companion.shell.desk import Desk
from rules.limits import LARGEST_FILE
from storage.values import Settings
from tests.companion.controls.stage import on_stage
from tests.companion.headless import headless


@headless
async def test_what_is_in_the_file_is_handed_over(desk: Desk) -> None:
    taken: list[bytes] = []
    app = await on_stage(desk, lambda look, redraw: [pick_button(look, "pick", "Import a game", taken.append)])
    await app.tap("pick")
    await app.give_file(b"content")
    assert taken == [b"content"]


@headless
async def test_what_is_too_large_is_told_in_the_reader_s_language(desk: Desk) -> None:
    taken: list[bytes] = []
    desk.save_settings(Settings(language="cs"))
    app = await on_stage(desk, lambda look, redraw: [pick_button(look, "pick", "Import", taken.append)])
    await app.tap("pick")
    await app.give_file(bytes(LARGEST_FILE + 1))
    assert taken == []
    assert app.told() == ["Tento soubor je moc velký: přijmout lze nejvýše 4 MB. Nebyl přečten."]


@headless
async def test_the_dialog_is_opened_by_the_tap_itself(desk: Desk) -> None:
    app = await on_stage(desk, lambda look, redraw: [pick_button(look, "pick", "Import a game", print)])
    actions = [getattr(control, "action", None) for control in app.controls()]
    assert any(isinstance(action, ft.PickFiles) for action in actions)
