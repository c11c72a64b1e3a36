"""The pad that figures are tapped on: `pad-0` to `pad-9` and `pad-clear`, in two rows by the thumb.

Its keys are heard at any moment: where they lie nothing is recorded by a tap that could be the first of two.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.controls.named import Act, tappable
from companion.controls.text import strong
from companion.look.theme import GAP, TARGET, Look
from companion.shell.window import always
from companion.speech.language import say

DIGITS = ((1, 2, 3, 4, 5), (6, 7, 8, 9, 0))


def pad(look: Look, press: Callable[[int], Any] | None, clear: Act | None) -> ft.Control:
    """Without acts it is drawn, and does nothing."""
    first, second = ([_digit(look, digit, press) for digit in row] for row in DIGITS)
    icon = ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=20 * look.scale, color=look.text if clear else look.muted)
    first.append(_key(look, "pad-clear", say("Clear the figure"), icon, clear))
    second.append(ft.Container(expand=True))
    return ft.Column([ft.Row(row, spacing=GAP) for row in (first, second)], spacing=GAP, tight=True)


def _digit(look: Look, digit: int, press: Callable[[int], Any] | None) -> ft.Control:
    shown = strong(look, str(digit), 18, color=look.text if press else look.muted)
    act = partial(press, digit) if press else None
    return _key(look, f"pad-{digit}", str(digit), shown, act)


def _key(look: Look, identifier: str, label: str, shown: ft.Control, act: Act | None) -> ft.Control:
    height = max(TARGET, 40 * look.scale)
    return tappable(look, identifier, label, shown, act, expand=True, padding=2, height=height, heard=always)
