import flet as ft

from companion.shell.desk import Desk
from rules.ethnos.events import DragonDrawn
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless


@headless
async def test_words_are_copied_and_shared_in_the_tap(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, DragonDrawn())}/why/now/total-0")
    copying, sharing = app.control("copy"), app.control("share")
    assert isinstance(copying, ft.Container)
    assert isinstance(sharing, ft.Container)
    assert isinstance(copying.action, ft.CopyToClipboard)
    assert isinstance(sharing.action, ft.ShareText)
    assert copying.action.data == sharing.action.text
    await app.tap("copy")
    assert app.told() == ["Copied."]
