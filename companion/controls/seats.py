"""How many play, who sits where and who begins, to be entered for a game of any kind."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import choice, icon_button, rows_of
from companion.controls.fields import Fields, Typed, text_field
from companion.controls.text import muted
from companion.look.theme import GAP, Look
from companion.speech.language import say, say_many


def count_choices(
    look: Look, counts: Iterable[int], chosen: int, choose: Callable[[int], None], follows: str
) -> ft.Control:
    """How many play, and what follows from that."""
    buttons = [
        choice(
            look,
            f"players-count-{count}",
            str(count),
            partial(choose, count),
            chosen=count == chosen,
            spoken=say_many("{n} player", "{n} players", count),
        )
        for count in counts
    ]
    return ft.Column([ft.Row([*buttons], spacing=GAP), muted(look, follows, 12)], spacing=4, tight=True)


def name_field(look: Look, seat: int, name: str, typed: Typed, fields: Fields, hint: str = "") -> ft.Control:
    """The name of whoever sits there; Enter goes on to the next seat."""
    return text_field(
        look,
        f"player-name-{seat}",
        say("Player {number}", number=seat + 1),
        name,
        typed,
        hint=hint,
        submit=partial(fields.go_to, f"player-name-{seat + 1}"),
        name=True,
        place=fields.place(f"player-name-{seat}"),
    )


def seat_row(look: Look, seat: int, count: int, named: Sequence[ft.Control], move: Callable[[int], None]) -> ft.Control:
    """By what a seat is `named`, and arrows that change places: beside it, or below it where letters are large."""
    who = say("Player {number}", number=seat + 1)
    higher, lower = say("{player}: one seat up", player=who), say("{player}: one seat down", player=who)
    up, down = partial(move, -1) if seat else None, partial(move, 1) if seat < count - 1 else None
    arrows = [
        icon_button(look, f"seat-up-{seat}", higher, ft.Icons.KEYBOARD_ARROW_UP, up),
        icon_button(look, f"seat-down-{seat}", lower, ft.Icons.KEYBOARD_ARROW_DOWN, down),
    ]
    if not look.large:
        return ft.Row([*named, *arrows], spacing=0)
    below = ft.Row([*arrows], spacing=0, alignment=ft.MainAxisAlignment.END)
    return ft.Column([ft.Row([*named], spacing=0), below], spacing=0, tight=True)


def first_choices(look: Look, names: Sequence[str], first: int | None, choose: Callable[[int], None]) -> ft.Control:
    """Who begins; who has no name goes by the seat."""
    called = [name or say("Player {number}", number=seat + 1) for seat, name in enumerate(names)]
    buttons = [
        choice(
            look,
            f"first-{seat}",
            name,
            partial(choose, seat),
            chosen=seat == first,
            spoken=say("{player} begins", player=name),
        )
        for seat, name in enumerate(called)
    ]
    return rows_of(buttons, 2)
