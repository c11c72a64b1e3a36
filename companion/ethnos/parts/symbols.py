"""The Kingdoms' symbols."""

import flet as ft

from companion.controls.shapes import symbol
from companion.ethnos.palette import kingdom_shape
from companion.look.theme import Look
from rules.ethnos.vocabulary import Kingdom


def kingdom_symbol(look: Look, kingdom: Kingdom, size: float = 18) -> ft.Control:
    return symbol(look, kingdom_shape(kingdom), size)
