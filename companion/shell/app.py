"""The app: its routes, its look, and one window for each session."""

import asyncio
from collections.abc import Callable, Coroutine
from importlib import import_module
from typing import Any, Final

import flet as ft

from companion import NAME
from companion.lobby.home import HomeScreen
from companion.look.theme import WIDE, look_for
from companion.shell.desk import Desk
from companion.shell.hooks import BLINK, LookAround, WidthAround, use_redraw, use_settings
from companion.shell.window import Window, current_window, windows
from companion.speech.language import language_of

BREATH: Final = 0.5
"""Seconds in which a device has nothing to do but to draw, before another screen is loaded."""
TOUCH = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)


def _screen(module: str, name: str) -> Callable[[], ft.Control]:
    """A screen that is loaded when it is shown, so that the first one doesn't wait for all others."""

    def show() -> ft.Control:
        shown: ft.Control = getattr(import_module(module), name)()
        return shown

    return show


ROUTES = [
    ft.Route(index=True, component=HomeScreen),
    ft.Route(path="new", component=_screen("companion.ethnos.screens.new_game", "NewGameScreen")),
    ft.Route(path="score", component=_screen("companion.ethnos.screens.score_age", "ScoreAgeScreen")),
    ft.Route(path="score/result", component=_screen("companion.ethnos.screens.score_result", "ScoreResultScreen")),
    ft.Route(path="score/why/:question", component=_screen("companion.ethnos.screens.why", "ScoreWhyScreen")),
    ft.Route(path="past", component=_screen("companion.lobby.past_games", "PastGamesScreen")),
    ft.Route(path="past/bin", component=_screen("companion.lobby.past_games", "BinScreen")),
    ft.Route(path="players", component=_screen("companion.lobby.players", "PlayersScreen")),
    ft.Route(path="rules", component=_screen("companion.ethnos.screens.rules", "RulesScreen")),
    ft.Route(path="rules/:topic", component=_screen("companion.ethnos.screens.rules", "TopicScreen")),
    ft.Route(path="settings", component=_screen("companion.lobby.settings", "SettingsScreen")),
    ft.Route(path="game/:id", component=_screen("companion.ethnos.screens.table", "TableScreen")),
    ft.Route(path="game/:id/ledger", component=_screen("companion.ethnos.screens.ledger", "LedgerScreen")),
    ft.Route(path="game/:id/change", component=_screen("companion.ethnos.screens.change", "ChangeScreen")),
    ft.Route(path="game/:id/rebuild", component=_screen("companion.ethnos.screens.rebuild", "RebuildScreen")),
    ft.Route(path="game/:id/age-end", component=_screen("companion.ethnos.screens.age_end", "AgeEndScreen")),
    ft.Route(
        path="game/:id/reckoning/:age", component=_screen("companion.ethnos.screens.reckoning", "ReckoningScreen")
    ),
    ft.Route(path="game/:id/end", component=_screen("companion.ethnos.screens.the_end", "TheEndScreen")),
    ft.Route(path="game/:id/score", component=_screen("companion.ethnos.screens.score_age", "GameScoreScreen")),
    ft.Route(path="game/:id/rules", component=_screen("companion.ethnos.screens.rules_change", "RulesChangeScreen")),
    ft.Route(path="game/:id/why/:age/:question", component=_screen("companion.ethnos.screens.why", "WhyScreen")),
]

OTHER_SCREENS: Final = (
    "companion.ethnos.screens.table",
    "companion.ethnos.screens.new_game",
    "companion.lobby.past_games",
    "companion.lobby.settings",
    "companion.ethnos.screens.rules",
    "companion.ethnos.screens.ledger",
    "companion.ethnos.screens.why",
    "companion.ethnos.screens.age_end",
    "companion.ethnos.screens.reckoning",
    "companion.ethnos.screens.the_end",
    "companion.ethnos.screens.change",
    "companion.lobby.players",
    "companion.ethnos.screens.rebuild",
    "companion.ethnos.screens.rules_change",
    "companion.ethnos.screens.score_age",
    "companion.ethnos.screens.score_result",
)
"""Their modules, those that are wanted soonest first."""


def load_screens() -> None:
    """All at once, where nobody waits for the first one yet."""
    for module in OTHER_SCREENS:
        import_module(module)


def load_screens_in_passing(page: ft.Page) -> None:
    """One after another, while somebody looks at the first one."""

    async def load() -> None:
        for module in OTHER_SCREENS:
            await asyncio.sleep(BREATH)
            import_module(module)

    page.run_task(load)


def app(desk: Desk) -> Callable[[ft.Page], Coroutine[Any, Any, None]]:
    """What Flet runs for each window that is opened on this desk."""

    async def main(page: ft.Page) -> None:
        page.title = NAME
        session = page.session.id
        windows[session] = window = Window(page, desk)
        page.on_close = lambda: windows.pop(session).watching.end()
        window.device_language = await window.services.language()
        page.render_views(App)

    return main


@ft.component
def App() -> ft.Control:
    page, settings = ft.context.page, use_settings()
    dark, set_dark = ft.use_state(page.platform_brightness == ft.Brightness.DARK)
    wide, set_wide = ft.use_state((page.width or 0) >= WIDE)
    redraw = use_redraw()
    language = current_window().language
    look = look_for(settings, dark_outside=dark, keyboard=page.platform not in TOUCH, language=language)

    def listen() -> None:
        page.on_platform_brightness_change = lambda: set_dark(page.platform_brightness == ft.Brightness.DARK)
        page.on_resize = lambda: set_wide((page.width or 0) >= WIDE)
        page.on_locale_change = relocated
        page.on_connect = connected

    def relocated(event: ft.LocaleChangeEvent) -> None:
        current_window().device_language = language_of(locale.language_code for locale in event.locales)
        redraw()

    def connected() -> None:
        redraw()
        current_window().watching.refresh()

    async def paint() -> None:
        # Screens bring their own colours: none has to wait until those of Flet's own controls are loaded.
        await asyncio.sleep(BLINK)
        from companion.look.material import material

        page.theme = page.dark_theme = material(look)
        page.theme_mode = ft.ThemeMode.DARK if look.dark else ft.ThemeMode.LIGHT
        page.update()

    ft.use_effect(listen, [])
    ft.use_effect(paint, [look])
    return LookAround(look, lambda: WidthAround(wide, lambda: ft.Router(ROUTES, not_found=Lost, manage_views=True)))


@ft.component
def Lost() -> ft.Control:
    """An address that leads nowhere."""
    return HomeScreen()
