"""What a change of the rules or the set-up would do so far, and the buttons that leave it or make it, in any game."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import flet as ft

from companion.controls.buttons import card, main_button, plain_button
from companion.controls.frame import view
from companion.controls.named import Act, said
from companion.controls.text import text
from companion.look.fitting import cell
from companion.look.theme import GAP, Look


class Button(NamedTuple):
    identifier: str
    label: str
    act: Act


def preview_card(look: Look, identifier: str, lines: Sequence[str], words: Sequence[ft.Control]) -> ft.Control:
    """Heard as these lines, and seen as these words."""
    return said(identifier, " ".join(lines), card(look, words, edge=look.accent.fill))


def preview_below(look: Look, identifier: str, lines: Sequence[str], *, low: bool = False) -> ft.Control:
    """In the foot of a screen, a sentence a line. A long one scrolls by itself: what is above it stays in sight."""
    words: list[ft.Control] = [text(look, line, 13) for line in lines]
    if sum(map(len, lines)) > (LOW if low else LONG) and not look.large:
        words = [ft.Column(words, height=LOW if low else IN_SIGHT, scroll=ft.ScrollMode.AUTO)]
    return preview_card(look, identifier, lines, words)


def leave_or_make(look: Look, leave: Button, make: Button, *, ready: bool) -> ft.Control:
    """Side by side; a change can be made when it is `ready`."""
    half = cell(look.width, 2)
    buttons: list[ft.Control] = [
        plain_button(look, *leave, expand=1, width=half),
        ft.Container(main_button(look, *make, ready=ready, width=half), expand=1),
    ]
    return ft.Row(buttons, spacing=GAP, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def preview_view(
    look: Look, heading: str, body: Sequence[ft.Control], preview: ft.Control, foot: Sequence[ft.Control], back: str
) -> ft.View:
    """A screen on which something is changed. Large letters leave no room for the preview in its foot."""
    if look.large:
        return view(look, heading, [*body, preview], back=back, bottom=[*foot])
    return view(look, heading, [*body], back=back, bottom=[preview, *foot])


LONG: Final = 240
"""Letters of a preview that leave room for what is above it on a small phone."""
IN_SIGHT: Final = 120
LOW: Final = 48
"""Beside a pad."""
