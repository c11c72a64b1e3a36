"""Symbols as shapes, drawn, so that no font is needed to see them."""

from typing import NamedTuple

from companion.look.theme import Look

Point = tuple[float, float]
"""In a square of side 1."""


class Shape(NamedTuple):
    corners: tuple[Point, ...]
    """None are a circle."""
    dark: str
    """The colour on a dark background."""
    light: str

    def colour(self, look: Look) -> str:
        return self.dark if look.dark else self.light
