"""Both strengths of a fight, as they are now."""

from functools import partial
from typing import Final

import flet as ft

from companion.controls.buttons import CENTRE, SMALLEST, choice, rows_of
from companion.controls.fields import number_field
from companion.controls.frame import part
from companion.controls.named import said
from companion.controls.text import muted, strong
from companion.controls.typed import Field
from companion.look.fitting import EDGES, cell, shrunk
from companion.look.theme import RADIUS, Look
from companion.rune_age.entering.armies import ARMY, DEFENCE, Figures
from companion.rune_age.entering.fight import FightDraft
from companion.rune_age.parts.armies import SIDE_IDS
from companion.rune_age.words.fights import Sides
from companion.shell.drafts import Choose, entering
from companion.speech.language import say
from companion.speech.phrases import headed
from rules.rune_age.fighting.fight import Report
from rules.rune_age.vocabulary import FightKind

CELL: Final = 6
"""Around what a cell holds."""


def totals(
    look: Look, figures: Figures, sides: Sides, report: Report, choose: Choose[Figures], below: ft.Control | None = None
) -> ft.Control:
    """Both strengths as they are now; in a siege a tap lights the side that is entered next.

    `below` the target's strength stands what a card has made of it.
    """
    siege = report.fight.kind is FightKind.SIEGE
    names = ("total-army", "total-defence" if siege else "total-target")
    cells = []
    for side, name, called, number in zip((ARMY, DEFENCE), names, sides, report.totals, strict=True):
        shown = said(name, headed(called, number), strong(look, str(number), 28, text_align=CENTRE))
        cells.append([shown, _called(look, figures, side, called, choose, siege=siege, below=below)])
    return rows_of([_cell(look, cell, lit=siege and side == figures.lit) for side, cell in enumerate(cells)], 2)


def _called(
    look: Look,
    figures: Figures,
    side: int,
    name: str,
    choose: Choose[Figures],
    *,
    siege: bool,
    below: ft.Control | None,
) -> ft.Control:
    size = shrunk(15, name, (cell(look.width, 2) - EDGES - 2 * CELL) / look.scale, least=SMALLEST)
    if siege:
        lit = partial(choose, Figures.with_lit, side)
        chosen = side == figures.lit
        return choice(look, f"side-{SIDE_IDS[side]}", name, lit, chosen=chosen, expand=None, size=size)
    if side == DEFENCE and below:
        return below
    return ft.Container(
        muted(look, name, min(14, size), text_align=CENTRE, max_lines=2), height=48 * look.scale, alignment=MIDDLE
    )


def _cell(look: Look, controls: list[ft.Control], *, lit: bool) -> ft.Control:
    return ft.Container(
        ft.Column(controls, spacing=2, tight=True, horizontal_alignment=STRETCH),
        expand=True,
        padding=CELL,
        bgcolor=look.raised if lit else look.card,
        border_radius=RADIUS,
    )


@part
def TargetStrength(look: Look, typed: Field, printed: int, choose: Choose[FightDraft]) -> ft.Control:
    """What a card has made of the target's strength."""
    label = say("The target's strength, if a card has changed it: {printed} is printed", printed=printed)
    # Translators: very short, in a field for a target's strength that a card has changed
    hint = say("changed to")
    field = number_field(
        look, "target-strength", label, typed.text, entering(choose, FightDraft.with_strength), hint=hint
    )
    return ft.Row([field])


STRETCH = ft.CrossAxisAlignment.STRETCH
MIDDLE = ft.Alignment.CENTER
