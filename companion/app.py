"""The app: its routes, its look, and one window for each session."""

from collections.abc import Callable, Coroutine
from typing import Any

import flet as ft

from companion import NAME
from companion.desk import Desk
from companion.hooks import LookAround, WidthAround, use_redraw, use_settings
from companion.language import language_of
from companion.screens.age_end import AgeEndScreen
from companion.screens.change import ChangeScreen
from companion.screens.home import HomeScreen
from companion.screens.ledger import LedgerScreen
from companion.screens.new_game import NewGameScreen
from companion.screens.past_games import BinScreen, PastGamesScreen
from companion.screens.players import PlayersScreen
from companion.screens.rebuild import RebuildScreen
from companion.screens.reckoning import ReckoningScreen
from companion.screens.rules import RulesScreen, TopicScreen
from companion.screens.rules_change import RulesChangeScreen
from companion.screens.score_age import GameScoreScreen, ScoreAgeScreen
from companion.screens.score_result import ScoreResultScreen
from companion.screens.settings import SettingsScreen
from companion.screens.table import TableScreen
from companion.screens.the_end import TheEndScreen
from companion.screens.why import ScoreWhyScreen, WhyScreen
from companion.theme import WIDE, look_for, material
from companion.window import Window, current_window, windows

TOUCH = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)

ROUTES = [
    ft.Route(index=True, component=HomeScreen),
    ft.Route(path="new", component=NewGameScreen),
    ft.Route(path="score", component=ScoreAgeScreen),
    ft.Route(path="score/result", component=ScoreResultScreen),
    ft.Route(path="score/why/:question", component=ScoreWhyScreen),
    ft.Route(path="past", component=PastGamesScreen),
    ft.Route(path="past/bin", component=BinScreen),
    ft.Route(path="players", component=PlayersScreen),
    ft.Route(path="rules", component=RulesScreen),
    ft.Route(path="rules/:topic", component=TopicScreen),
    ft.Route(path="settings", component=SettingsScreen),
    ft.Route(path="game/:id", component=TableScreen),
    ft.Route(path="game/:id/ledger", component=LedgerScreen),
    ft.Route(path="game/:id/change", component=ChangeScreen),
    ft.Route(path="game/:id/rebuild", component=RebuildScreen),
    ft.Route(path="game/:id/age-end", component=AgeEndScreen),
    ft.Route(path="game/:id/reckoning/:age", component=ReckoningScreen),
    ft.Route(path="game/:id/end", component=TheEndScreen),
    ft.Route(path="game/:id/score", component=GameScoreScreen),
    ft.Route(path="game/:id/rules", component=RulesChangeScreen),
    ft.Route(path="game/:id/why/:age/:question", component=WhyScreen),
]


def app(desk: Desk) -> Callable[[ft.Page], Coroutine[Any, Any, None]]:
    """What Flet runs for each window that is opened on this desk."""

    async def main(page: ft.Page) -> None:
        page.title = NAME
        session = page.session.id
        windows[session] = window = Window(page, desk)
        page.on_close = lambda: windows.pop(session).leave()
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
        current_window().refresh()

    def paint() -> None:
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
