"""What the app shows of what a browser says that runs it without a server."""

from companion.shell.desk import Desk
from companion.shell.device import Device, Install
from rules.ethnos.game import Game
from tests.companion.headless import App, headless
from tests.ethnos import a_setup


@headless
async def test_a_new_version_is_offered_where_nothing_is_entered_and_used_with_one_tap(desk: Desk) -> None:
    used: list[bool] = []
    app = await App.on(desk, "/")
    assert not app.has("update")
    await _says(app, desk, Device(update=lambda: used.append(True)))
    assert app.label("update") == "A new version is ready. Tap to use it."
    await app.tap("settings")
    assert app.has("update")
    await app.tap("back", "new-game")
    assert not app.has("update")
    await app.tap("back")
    assert not used
    await app.tap("update")
    assert used == [True]


@headless
async def test_the_settings_say_whether_the_browser_keeps_the_games(desk: Desk) -> None:
    app = await App.on(desk, "/settings")
    before = app.texts()
    await _says(app, desk, Device(kept=False))
    assert [words for words in app.texts() if words not in before] == [
        "This browser may remove games when it is short of room: install the app, and back up now and then."
    ]
    await _says(app, desk, Device(kept=True))
    assert [words for words in app.texts() if words not in before] == [
        "This browser keeps your games until you remove them yourself."
    ]


async def _says(app: App, desk: Desk, device: Device) -> None:
    async def tell() -> None:
        desk.device_says(device)

    app.page.run_task(tell)
    await app.settle()


@headless
async def test_installing_is_offered_once_there_is_a_game_to_keep(desk: Desk) -> None:
    answers: list[str] = []
    offer = Install(lambda: answers.append("no"), lambda: answers.append("yes"))
    app = await App.on(desk, "/")
    await _says(app, desk, Device(install=offer))
    assert not app.has("install")
    desk.begin(Game(a_setup(2)), "ethnos")
    await app.wait()
    await app.tap("install")
    assert answers == ["yes"]
    await app.tap("install-never")
    assert answers == ["yes", "no"]
    await _says(app, desk, Device())
    assert not app.has("install")
