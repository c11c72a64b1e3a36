"""How many play and who begins, to be chosen for a game of any kind."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import choice, rows_of
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
