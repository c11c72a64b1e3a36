"""Words that leave the app: copied or shared, in the tap itself, for browsers allow it at no other time."""

import flet as ft

from companion.controls.buttons import button_content
from companion.controls.named import tappable
from companion.look.fitting import cell
from companion.look.theme import Look
from companion.shell.window import current_window
from companion.speech.language import say


def copy_button(look: Look, words: str) -> ft.Control:
    """One of two beside each other."""
    content = button_content(look, say("Copy"), ft.Icons.CONTENT_COPY, width=cell(look.width, 2))
    action = ft.CopyToClipboard(words)
    return tappable(look, "copy", say("Copy"), content, _copied, expand=True, action=action)


def share_button(look: Look, words: str) -> ft.Control:
    content = button_content(look, say("Share"), ft.Icons.SHARE, width=cell(look.width, 2))
    return tappable(look, "share", say("Share"), content, None, expand=True, action=ft.ShareText(words))


def _copied() -> None:
    current_window().tell(say("Copied."))
