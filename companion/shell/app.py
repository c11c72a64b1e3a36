"""The app: its routes, its look, and one window for each session."""

import asyncio
from collections.abc import Callable, Coroutine
from importlib import import_module
from typing import Any, Final

import flet as ft

from companion import NAME
from companion.look.room import Room
from companion.look.theme import ROOM, look_for
from companion.shell.clock import Clock, LoopClock
from companion.shell.desk import Desk
from companion.shell.hooks import BLINK, LookAround, RoomAround, use_redraw, use_seat, use_settings, use_value
from companion.shell.routes import guests_routes, other_modules, routes
from companion.shell.sparse import look_only_at_what_is_set
from companion.shell.window import Window, current_window, windows
from companion.speech.language import language_of

BREATH: Final = 0.5
"""Seconds in which a device has nothing to do but to draw, before another screen is loaded."""
LOOP_CLOCK: Final = LoopClock()
TOUCH = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)


def load_screens() -> None:
    """All at once, where nobody waits for the first one yet."""
    for module in other_modules():
        import_module(module)


def load_screens_in_passing(page: ft.Page) -> None:
    """One after another, while somebody looks at the first one."""

    async def load() -> None:
        for module in other_modules():
            await asyncio.sleep(BREATH)
            import_module(module)

    page.run_task(load)


def app(
    desk: Desk, clock: Clock = LOOP_CLOCK, seen_by: Callable[[Desk], Desk] = lambda desk: desk
) -> Callable[[ft.Page], Coroutine[Any, Any, None]]:
    """What Flet runs for each window that is opened on this desk, or on what of it is `seen_by` who opens it."""
    look_only_at_what_is_set()

    async def main(page: ft.Page) -> None:
        page.title = NAME
        session = page.session.id
        own = seen_by(desk)
        windows[session] = window = Window(page, own, clock)
        page.on_close = lambda: windows.pop(session).end()
        own.lists.catch_up()
        window.device_language = await window.services.language()
        if session not in windows:  # it was closed meanwhile
            return
        if window.connected:
            page.render_views(App)
        else:  # what Flet draws while nobody is there never hears of anything
            page.on_connect = lambda: page.render_views(App)

    return main


@ft.component
def App() -> ft.Control:
    page, settings = ft.context.page, use_settings()
    dark, set_dark = ft.use_state(page.platform_brightness == ft.Brightness.DARK)
    room, set_room = ft.use_state(_room(page))
    paths, _ = use_value(routes if current_window().desk.is_host else guests_routes)
    redraw = use_redraw()
    language = current_window().language
    look = look_for(settings, dark_outside=dark, keyboard=page.platform not in TOUCH, language=language, room=room)

    def listen() -> None:
        page.on_platform_brightness_change = lambda: set_dark(page.platform_brightness == ft.Brightness.DARK)
        page.on_resize = lambda: set_room(_room(page))
        page.on_locale_change = relocated
        page.on_connect = connected
        if look.keyboard:
            page.on_keyboard_event = key_pressed

    def relocated(event: ft.LocaleChangeEvent) -> None:
        current_window().device_language = language_of(locale.language_code for locale in event.locales)
        redraw()

    def key_pressed(event: ft.KeyboardEvent) -> None:
        # Imported here, for nobody waits for keys before the first screen.
        from companion.shell.keys import pressed

        pressed(current_window(), event)

    def connected() -> None:
        redraw()
        current_window().watching.refresh()

    def paint() -> None:
        from companion.look.material import material

        page.theme = page.dark_theme = material(look)
        page.theme_mode = ft.ThemeMode.DARK if look.dark else ft.ThemeMode.LIGHT
        page.update()

    def arrive() -> Callable[[], None]:
        window = current_window()
        return window.clock.call_later(BLINK, window.arrive).cancel

    use_seat()
    ft.use_effect(listen, [])
    ft.use_effect(arrive, [])
    # Screens bring their own colours: none has to wait until those of Flet's own controls are loaded.
    ft.use_effect(lambda: current_window().clock.call_later(BLINK, paint).cancel, [look])
    return LookAround(look, lambda: RoomAround(room, lambda: ft.Router(paths, manage_views=True)))


def _room(page: ft.Page) -> Room:
    """What the page takes; to the next ten below, lest every nudge of a window's edge draws it anew."""
    if not page.width or not page.height:
        return ROOM
    return Room(page.width // 10 * 10, page.height // 10 * 10)
