"""What the menu of any game offers about sharing its table."""

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.controls.named import Act
from companion.shell.paths import game_path
from companion.shell.window import current_window, go
from companion.speech.language import say

Entry = tuple[str, str, ft.IconData, Act]
"""Identifier, label, icon, and what it does."""


def sharing(id: str) -> Iterator[Entry]:
    """For the host: the table, where there is a server that others can come to, and the game itself, for another phone.
    A guest can leave their seat."""
    desk = current_window().desk
    if not desk.is_host:
        yield "seats", say("Change your seat"), ft.Icons.EVENT_SEAT, partial(go, "/")
    elif not desk.is_trial(id):
        if desk.door is not None:
            yield "share", say("Share the table"), ft.Icons.GROUPS, partial(go, game_path(id, "share"))
        hand_over = partial(go, game_path(id, "hand-over"))
        yield "hand-over", say("Hand over to another phone"), ft.Icons.QR_CODE_2, hand_over


def by_whom(names: tuple[str, ...], seat: int | None) -> str:
    """Who has entered something from another phone, for where it is shown; nothing if it was the host."""
    return say("Entered by {player}", player=names[seat]) if seat is not None and seat < len(names) else ""


def undo_text(step: str, names: tuple[str, ...], seat: int | None) -> str:
    """What would be taken back, and whose entry it is if it isn't the host's."""
    if seat is not None and seat < len(names):
        return say("Undo: {step} (entered by {player})", step=step, player=names[seat])
    return say("Undo: {step}", step=step)
