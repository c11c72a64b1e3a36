"""Settings: how the app looks and behaves on this device, and a backup of everything."""

from functools import partial
from typing import Any

import flet as ft

from companion import NAME, VERSION
from companion.controls.buttons import card, choice, counter, plain_button, rows_of, section, toggle
from companion.controls.files import pick_button
from companion.controls.frame import screen, view
from companion.controls.text import muted, text
from companion.exporting import export_backup
from companion.hooks import use_look, use_settings
from companion.theme import Look
from companion.window import current_window
from companion.words.summaries import restored_text
from storage.records import Settings

SMALLEST, LARGEST, STEP = 80, 200, 10
"""Per cent of the usual text size."""

THEMES = {"system": "As the device", "light": "Light", "dark": "Dark", "black": "Black"}
SWITCHES = [
    (
        "keep_awake",
        "Keep the screen awake",
        "While a game is being played; after 20 minutes without a tap it may sleep.",
    ),
    ("haptics", "Vibrate lightly on entries", "Where the device can."),
    ("confirm_every_band", "Confirm every band", "Nothing is played before you have seen what it does."),
    ("show_projection", "Show the projection", "What everybody would have if the Age ended now."),
]


@screen
def SettingsScreen() -> ft.View:
    look, settings = use_look(), use_settings()
    body: list[ft.Control] = [
        section(look, "Theme"),
        rows_of([_theme(look, settings, theme) for theme in THEMES], 2),
        section(look, "Text size"),
        _text_size(look, settings),
        section(look, "At the table"),
        *(_switch(look, settings, *described) for described in SWITCHES),
        section(look, "Backup"),
        _backup(look),
        muted(look, f"{NAME} {VERSION}. Everything stays on this device.", 12),
    ]
    return view(look, "Settings", body)


def _save(**changed: Any) -> None:
    desk = current_window().desk
    desk.save_settings(desk.settings.model_copy(update=changed))


def _theme(look: Look, settings: Settings, theme: str) -> ft.Control:
    label = THEMES[theme]
    chosen = settings.theme == theme
    return choice(look, f"theme-{theme}", label, partial(_save, theme=theme), chosen=chosen, spoken=f"Theme: {label}")


def _text_size(look: Look, settings: Settings) -> ft.Control:
    size = round(settings.text_size * 100)

    def set_size(percent: int) -> None:
        _save(text_size=percent / 100)

    fewer = partial(set_size, size - STEP) if size > SMALLEST else None
    more = partial(set_size, size + STEP) if size < LARGEST else None
    row: list[ft.Control] = [
        ft.Container(text(look, "Per cent of the usual size", 15), expand=True),
        counter(look, "text-size", "Text size, per cent", size, fewer, more),
    ]
    sample = muted(look, "Mara: 3 Elves, third marker in Althea, 34 Glory.", 15)
    return card(look, [ft.Row(row), sample])


def _switch(look: Look, settings: Settings, field: str, label: str, hint: str) -> ft.Control:
    on = getattr(settings, field)
    return toggle(look, field.replace("_", "-"), label, partial(_save, **{field: not on}), on=on, hint=hint)


def _backup(look: Look) -> ft.Control:
    window = current_window()
    words = (
        "All games, players and settings in one file. Restoring adds what is missing here and overwrites nothing newer."
    )
    out = plain_button(
        look, "back-up", "Back up to a file", lambda: window.run(partial(export_backup, window)), icon=ft.Icons.DOWNLOAD
    )
    back = pick_button(look, "restore-backup", "Restore from a file", _restore)
    return card(look, [muted(look, words, 13), out, back])


def _restore(content: bytes) -> None:
    window = current_window()
    window.tell(restored_text(window.desk.restore_backup(content)))
