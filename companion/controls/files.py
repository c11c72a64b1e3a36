"""Choosing a file of the device."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import button_content
from companion.controls.named import tappable
from companion.look.theme import Look
from companion.shell.picking import TOO_LARGE, Wanted
from companion.shell.window import current_window
from rules.limits import LARGEST_FILE


def pick_button(
    look: Look,
    identifier: str,
    label: str,
    take: Callable[[bytes], Any],
    *,
    most: int = LARGEST_FILE,
    too_large: str = TOO_LARGE,
    expand: bool | None = None,
    width: float | None = None,
) -> ft.Control:
    """A button that asks for a file and hands over what is in it, unless it has more than `most` bytes.

    The dialog is opened by the tap itself: browsers allow it at no other time.
    """
    window = current_window()

    def taken(content: bytes) -> None:
        window.act(partial(take, content))

    def told(words: Callable[[], str]) -> None:
        window.act(lambda: window.tell(words()))

    picking = window.services.picking
    content = button_content(look, label, ft.Icons.UPLOAD_FILE, width=width)
    expect = partial(picking.expect, Wanted(taken, told, most, too_large))
    return tappable(look, identifier, label, content, expect, expand=expand, action=picking.dialog())
