"""A number to type, beside what it is."""

import flet as ft

from companion.controls.buttons import beside_words
from companion.controls.fields import Fields, number_field
from companion.controls.frame import part
from companion.controls.text import text
from companion.controls.typed import Field
from companion.look.theme import Look
from companion.rune_age.entering.strengths import StrengthsDraft
from companion.shell.drafts import Choose, entering

DIGITS = 3


@part
def NumberRow(
    look: Look,
    identifier: str,
    label: str,
    field: Field,
    place: int,
    choose: Choose[StrengthsDraft],
    fields: Fields,
) -> ft.Control:
    box = number_field(
        look,
        identifier,
        label,
        field.text,
        entering(choose, StrengthsDraft.with_number, place),
        digits=DIGITS,
        place=fields.place(identifier),
    )
    return beside_words(look, text(look, label, 16), ft.Container(ft.Row([box]), width=100 * look.scale))
