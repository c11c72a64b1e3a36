import asyncio
from pathlib import Path

import flet as ft
import pytest

from companion import NAME
from companion.look.theme import BLACK, DARK, LIGHT
from companion.shell.app import app, load_screens
from companion.shell.desk import GAMES, Desk
from companion.shell.routes import other_modules
from companion.shell.window import windows
from rules.ethnos.events import DragonDrawn
from rules.ethnos.game import Game
from storage.errors import Damaged
from storage.files.disk import Disk
from storage.files.lock import FolderLock
from storage.store import Store
from storage.values import App as Version
from storage.values import Settings
from tests.companion.headless import App, headless, the_clock
from tests.companion.pseudo import speak_named_brackets
from tests.ethnos import a_setup
from tests.stores import BACKUPS

WRONG = "Something went wrong. Your game is saved."


def background(app: App) -> object:
    return next(control.bgcolor for control in app.controls() if isinstance(control, ft.View))


@headless
async def test_a_window_has_the_app_s_name(desk: Desk) -> None:
    assert (await App.on(desk)).page.title == NAME


@headless
async def test_a_window_that_is_closed_is_forgotten_and_told_nothing(desk: Desk) -> None:
    app = await App.on(desk)
    session = app.page.session.id
    watched = len(desk._listeners._of[GAMES])
    assert watched > 0
    await app.dispatch(app.page, "close")
    assert session not in windows
    assert len(desk._listeners._of[GAMES]) == watched - 1
    desk.begin(Game(a_setup(2)), "ethnos")


@headless
async def test_a_window_that_is_closed_before_it_is_drawn_is_never_drawn(desk: Desk) -> None:
    shown = await App.on(desk)
    watched = len(desk._listeners._of[GAMES])
    starting = asyncio.create_task(app(desk)(shown.page))
    await asyncio.sleep(0)
    await shown.dispatch(shown.page, "close")
    await starting
    await shown.settle()
    assert shown.page.session.id not in windows
    assert len(desk._listeners._of[GAMES]) == watched


@headless
async def test_an_address_that_leads_nowhere_leads_home(desk: Desk) -> None:
    app = await App.on(desk, "/nowhere/at/all")
    await app.tap("home")
    assert app.has("new-game")


@headless
async def test_the_look_follows_the_device(desk: Desk) -> None:
    app = await App.on(desk)
    for brightness, look in ((ft.Brightness.DARK, DARK), (ft.Brightness.LIGHT, LIGHT)):
        app.page.platform_brightness = brightness
        await app.dispatch(app.page, "platform_brightness_change")
        assert background(app) == look.background


@headless
async def test_flet_s_own_controls_follow_the_look_a_little_later(desk: Desk) -> None:
    app = await App.on(desk)
    app.page.platform_brightness = ft.Brightness.DARK
    await app.dispatch(app.page, "platform_brightness_change")
    await app.wait()
    assert app.page.theme is not None
    assert app.page.theme.scaffold_bgcolor == DARK.background
    assert app.page.theme_mode == ft.ThemeMode.DARK


@headless
async def test_a_device_that_comes_back_is_shown_what_it_missed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    speak_named_brackets(monkeypatch)
    app = await App.on(desk, language="pl")
    assert app.label("new-game") == "pl⟦New game⟧"
    windows[app.page.session.id].device_language = "cs"
    await app.dispatch(app.page, "connect")
    assert app.label("new-game") == "cs⟦New game⟧"


class Unreadable(Store):
    """A store whose settings can't be read; they can be saved."""

    trouble: Exception = RuntimeError("bad luck")

    def settings(self) -> Settings:
        raise self.trouble


@pytest.mark.parametrize("trouble", [RuntimeError("bad luck"), Damaged("settings.json")])
def test_settings_that_cannot_be_read_are_told_and_every_screen_stands(tmp_path: Path, trouble: Exception) -> None:
    store = Unreadable(tmp_path, Version("test", BACKUPS), FolderLock(tmp_path), Disk())
    store.trouble = trouble
    desk = Desk(store)
    id = desk.begin(Game(a_setup(2)), "ethnos").id

    @headless
    async def seen() -> None:
        for path in ("/past", "/past/bin", "/players", "/new", f"/game/{id}", "/settings"):
            assert WRONG not in (await App.on(desk, path)).texts()
        app = await App.on(desk)
        assert app.has("resume")
        assert len([words for words in app.texts() if "settings" in words and "file" in words]) == 1
        await app.tap("settings", "theme-black", "back")
        assert background(app) == BLACK.background
        assert not [words for words in app.texts() if "file" in words]

    seen()


@headless
async def test_a_window_that_is_cut_off_before_it_is_drawn_follows_what_happens_once_it_is_back(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    window = await App.start(app(desk, the_clock()), f"/game/{id}", leaves=True)
    await window.come_back()
    desk.play(id, (DragonDrawn(),))
    await window.wait()
    assert window.label("dragon").startswith("Dragons drawn: 1 of 3")


def test_all_screens_can_be_loaded_at_once() -> None:
    load_screens()
    assert other_modules()
