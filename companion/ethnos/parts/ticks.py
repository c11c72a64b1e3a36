"""Things to do at the table, ticked off by tapping."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.controls.named import tappable
from companion.look.theme import Look

Toggle = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Ticks:
    """What is done, by its name."""

    done: frozenset[str] = frozenset()

    def turned(self, name: str) -> "Ticks":
        return Ticks(self.done ^ {name})


def tick_box(
    look: Look,
    name: str,
    label: str,
    head: Sequence[ft.Control],
    rows: Sequence[ft.Control],
    done: bool,
    toggle: Toggle,
) -> ft.Control:
    """One thing to do: what it is, what belongs to it, and whether it is done."""
    icon = ft.Icons.CHECK_CIRCLE if done else ft.Icons.RADIO_BUTTON_UNCHECKED
    mark = ft.Icon(icon, size=22, color=look.gain if done else look.muted)
    lines = ft.Column(
        [ft.Row(list(head), spacing=6), *rows] if head else list(rows), spacing=6, tight=True, expand=True
    )
    row = ft.Row([lines, mark], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    return tappable(look, f"done-{name}", label, row, partial(toggle, name), chosen=done, padding=12)
