"""What can be done by a key, where there is a keyboard."""

import flet as ft

from companion.controls.frame import screen, view
from companion.controls.named import said
from companion.controls.text import strong, text
from companion.look.theme import GAP, Look
from companion.shell.hooks import use_look
from companion.shell.keys import CLOSE, LIST, all_keys
from companion.shell.navigation import HOME
from companion.shell.window import current_window
from companion.speech.language import mark, say

ALWAYS = ((CLOSE, mark("Close what lies over the table")), (LIST, mark("This list")))
KEY_WIDTH = 90


@screen
def KeysScreen() -> ft.View:
    look = use_look()
    listed = [*((_shown(keys.keys), keys.label) for keys in all_keys()), *ALWAYS]
    rows = [_row(look, number, key, say(label)) for number, (key, label) in enumerate(listed)]
    return view(look, say("Keys"), rows, back=lambda: current_window().back(HOME))


def _row(look: Look, number: int, key: str, label: str) -> ft.Control:
    width = KEY_WIDTH if look.large else KEY_WIDTH * look.scale
    row = ft.Row([ft.Container(strong(look, key, 16), width=width), ft.Container(text(look, label, 15), expand=True)])
    return said(f"key-{number}", f"{key}: {label}", ft.Container(row, padding=ft.Padding.symmetric(vertical=GAP // 2)))


def _shown(keys: str) -> str:
    """`1 … 9` for the digits."""
    return keys if len(keys) == 1 else f"{keys[0]} … {keys[-1]}"
