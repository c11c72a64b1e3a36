"""What the next Age needs at the table, ticked off by tapping."""

from collections.abc import Sequence

import flet as ft

from companion.controls.frame import part
from companion.controls.text import strong, text
from companion.ethnos.parts.ticks import Ticks, tick_box
from companion.ethnos.words.age_end import next_age_steps
from companion.ethnos.words.terms import AGES
from companion.look.theme import GAP, Look
from companion.shell.drafts import About, entering
from companion.shell.hooks import use_draft, use_stable
from companion.speech.language import say
from rules.ethnos.setup import Setup


@part
def BeforeNextAge(look: Look, setup: Setup, age: int, emptied: Sequence[str], place: str) -> ft.Control:
    """`emptied` names those who emptied their Hordes; what is ticked off is kept by the `place` that it is shown in."""
    ticks = use_draft(Ticks, About(place=place))
    done, tick = ticks.value.done, use_stable(entering(ticks.choose, Ticks.turned))
    heading = ft.Semantics(header=True, content=strong(look, say("Before Age {age}", age=AGES[age - 1]), 17))
    boxes = [
        tick_box(look, f"{number}", step, [], [text(look, step, 15)], f"{number}" in done, tick)
        for number, step in enumerate(next_age_steps(setup, emptied), start=1)
    ]
    column: list[ft.Control] = [heading, *boxes]
    return ft.Column(column, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
