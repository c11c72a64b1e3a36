"""Settings: how the app looks and behaves on this device, and a backup of everything."""

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion import NAME, VERSION
from companion.controls.buttons import beside_words, card, choice, counter, plain_button, rows_of, section, toggle
from companion.controls.device import keeping_notice, update_notice
from companion.controls.files import pick_button
from companion.controls.frame import screen, view
from companion.controls.named import Act
from companion.controls.progress import Working
from companion.controls.text import muted, text
from companion.lobby.words import MOST_NAMED, restored_text
from companion.look.fitting import in_a_row
from companion.look.theme import GAP, Look
from companion.shell.exporting import export_backup, restore_backup
from companion.shell.games import Game, Switch, games
from companion.shell.hooks import use_look, use_settings
from companion.shell.keys import LIST_PATH
from companion.shell.options import is_on, switched
from companion.shell.picking import LARGEST_IN_ONE, LARGEST_UPLOAD, TOO_LARGE, TOO_LARGE_HERE
from companion.shell.window import Window, current_window
from companion.speech.language import LANGUAGES, mark, say
from companion.speech.troubles import left_out_lines
from storage.values import Settings

SMALLEST, LARGEST, STEP = 80, 200, 10
"""Per cent of the usual text size."""

AS_THE_DEVICE = mark("As the device")
THEMES = {"system": AS_THE_DEVICE, "light": mark("Light"), "dark": mark("Dark"), "black": mark("Black")}
SWITCHES = (
    Switch(
        "keep_awake",
        mark("Keep the screen awake"),
        mark("While a game is being played; after 20 minutes without a tap it may sleep."),
    ),
    Switch("haptics", mark("Vibrate lightly on entries"), mark("Where the device can.")),
    Switch("running_clock", mark("A clock on the table"), mark("How long you have played, pauses left out.")),
)


@screen
def SettingsScreen() -> ft.View:
    look, settings = use_look(), use_settings()
    body: list[ft.Control] = [
        *update_notice(look),
        section(look, say("Language")),
        _languages(look, settings),
        section(look, say("Theme")),
        _themes(look, settings),
        section(look, say("Text size")),
        _text_size(look, settings),
        section(look, say("At the table")),
        *(_switch(look, settings, switch) for switch in SWITCHES),
        *(control for game in games() if game.switches for control in _of_one_game(look, settings, game)),
        *_keys(look),
        section(look, say("Backup")),
        _backup(look),
        muted(look, say("{app} {version}. Everything stays on this device.", app=NAME, version=VERSION), 12),
    ]
    return view(look, say("Settings"), body, back=partial(current_window().back, "/"))


def _save(**changed: Any) -> None:
    desk = current_window().desk
    desk.save_settings(replace(desk.settings, **changed))


def _languages(look: Look, settings: Settings) -> ft.Control:
    """Each by its own name, for whoever reads no other."""
    return ft.Column(
        [
            ft.Row([_language(look, settings, "system", say(AS_THE_DEVICE))]),
            rows_of([_language(look, settings, code, name) for code, name in LANGUAGES.items()], 2),
        ],
        spacing=GAP,
        tight=True,
    )


def _language(look: Look, settings: Settings, code: str, name: str) -> ft.Control:
    chosen, spoken = settings.language == code, say("Language: {language}", language=name)
    return choice(look, f"language-{code}", name, partial(_save, language=code), chosen=chosen, spoken=spoken)


def _themes(look: Look, settings: Settings) -> ft.Control:
    each, size = in_a_row(look, list(map(say, THEMES.values())), 2)
    return rows_of([_theme(look, settings, theme, size) for theme in THEMES], each)


def _theme(look: Look, settings: Settings, theme: str, size: float) -> ft.Control:
    label, act = say(THEMES[theme]), partial(_save, theme=theme)
    chosen, spoken = settings.theme == theme, say("Theme: {theme}", theme=label)
    return choice(look, f"theme-{theme}", label, act, chosen=chosen, spoken=spoken, size=size)


def _text_size(look: Look, settings: Settings) -> ft.Control:
    size = round(settings.text_size * 100)

    def set_size(percent: int) -> None:
        _save(text_size=percent / 100)

    fewer = partial(set_size, size - STEP) if size > SMALLEST else None
    more = partial(set_size, size + STEP) if size < LARGEST else None
    words = text(look, say("Per cent of the usual size"), 15)
    count = counter(look, "text-size", say("Text size, per cent"), size, fewer, more)
    sample = muted(look, say("Mara leads with 34, Tove is second with 27."), 15)
    return card(look, [beside_words(look, words, count), sample])


def _switch(look: Look, settings: Settings, switch: Switch) -> ft.Control:
    on = getattr(settings, switch.option)
    return _toggle(look, switch, partial(_save, **{switch.option: not on}), on=on)


def _of_one_game(look: Look, settings: Settings, game: Game) -> list[ft.Control]:
    """Its switches, under its name where there are other games."""
    head = [section(look, game.title)] if len(games()) > 1 else []
    return [*head, *(_game_switch(look, settings, game.name, switch) for switch in game.switches)]


def _game_switch(look: Look, settings: Settings, game: str, switch: Switch) -> ft.Control:
    """One that belongs to a game."""

    def act() -> None:
        desk = current_window().desk
        desk.save_settings(switched(desk.settings, game, switch.option))

    return _toggle(look, switch, act, on=is_on(settings, game, switch.option))


def _toggle(look: Look, switch: Switch, act: Act, *, on: bool) -> ft.Control:
    return toggle(look, switch.option.replace("_", "-"), say(switch.label), act, on=on, hint=say(switch.hint))


def _keys(look: Look) -> list[ft.Control]:
    """The way to what keys do, where there are any."""
    go = partial(current_window().go, LIST_PATH)
    return [plain_button(look, "keys", say("Keys"), go, icon=ft.Icons.KEYBOARD)] if look.keyboard else []


def _backup(look: Look) -> ft.Control:
    window = current_window()
    words = say(
        "All games, players and settings in one file. Restoring adds what is missing here and overwrites nothing newer."
    )
    export = partial(window.run, partial(_back_up, window))
    out = plain_button(look, "back-up", say("Back up to a file"), export, icon=ft.Icons.DOWNLOAD)
    most, too_large = (LARGEST_UPLOAD, TOO_LARGE_HERE) if window.desk.uploads else (LARGEST_IN_ONE, TOO_LARGE)
    back = pick_button(look, "restore-backup", say("Restore from a file"), _restore, most=most, too_large=too_large)
    return card(look, [muted(look, words, 13), *keeping_notice(look), Working(look), out, back])


async def _back_up(window: Window) -> None:
    packed = await export_backup(window)
    if packed.left_out:
        window.tell(" ".join(left_out_lines(packed.left_out, MOST_NAMED)))


def _restore(content: bytes) -> None:
    window = current_window()

    async def restored() -> None:
        window.tell(restored_text(await restore_backup(window, content)))

    window.run(restored)
