"""Choosing a file of the device."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import button_content
from companion.controls.named import tappable
from companion.look.theme import Look
from companion.shell.window import current_window


def pick_button(
    look: Look, identifier: str, label: str, take: Callable[[bytes], Any], *, expand: bool | None = None
) -> ft.Control:
    """A button that asks for a file and hands over what is in it.

    The dialog is opened by the tap itself: browsers allow it at no other time.
    """
    window = current_window()

    def taken(content: bytes) -> None:
        window.act(partial(take, content))

    dialog = ft.PickFiles(window.services.files, with_data=True, cancel_upload_on_window_blur=False)
    content = button_content(look, label, ft.Icons.UPLOAD_FILE)
    expect = partial(window.services.expect_file, taken)
    return tappable(look, identifier, label, content, expect, expand=expand, action=dialog)
