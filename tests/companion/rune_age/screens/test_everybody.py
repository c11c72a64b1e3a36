import flet as ft

from companion.shell.desk import Desk
from rules.rune_age.events import Damaged
from storage.values import Settings
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import EWA, OLA


@headless
async def test_everybody_sees_how_everybody_stands(desk: Desk) -> None:
    id = begun(desk, Damaged(OLA, 6), Damaged(EWA, 20))
    app = await App.on(desk, f"/game/{id}/everybody")
    assert app.label("everybody-0") == "Ola: 6 of 20 damage"
    assert "out" in app.texts()
    await app.tap("back")
    assert app.has("phase")


@headless
async def test_the_room_and_not_the_text_size_decides_how_large_it_is(desk: Desk) -> None:
    id, sizes = begun(desk, Damaged(OLA, 6)), list[object]()
    for size in (1.0, 2.0):
        desk.save_settings(Settings(text_size=size))
        app = await App.on(desk, f"/game/{id}/everybody")
        sizes.append([text.size for text in app.controls() if isinstance(text, ft.Text)])
    assert sizes[0] == sizes[1]
