"""The colours and shapes of races and scenarios: for symbols and edges, never for text."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from companion.look.shapes import Point, Shape
from companion.look.theme import Look
from rules.rune_age.vocabulary import Race, Scenario


def race_shape(race: Race) -> Shape:
    """Each race has a shape of its own, for those who don't see its colour."""
    return RACES[race]


def race_colour(look: Look, race: Race) -> str:
    return RACES[race].colour(look)


def scenario_shape(scenario: Scenario) -> Shape:
    return SCENARIOS[scenario]


def damage_colour(look: Look) -> str:
    return "#F0585A" if look.dark else "#C92A2E"


def _around(corners: int, radius: float = 0.5, turn: float = 0.0) -> tuple[Point, ...]:
    """The corners of a regular shape in a square of side 1, the first at the top."""
    angles = (2 * pi * corner / corners + turn - pi / 2 for corner in range(corners))
    return tuple((0.5 + radius * cos(angle), 0.5 + radius * sin(angle)) for angle in angles)


def _star(points: int, inside: float) -> tuple[Point, ...]:
    outer, inner = _around(points, 0.52), _around(points, inside, pi / points)
    return tuple(point for pair in zip(outer, inner, strict=True) for point in pair)


SHIELD: Final = ((0.08, 0.08), (0.92, 0.08), (0.92, 0.5), (0.5, 0.96), (0.08, 0.5))
LEAF: Final = ((0.5, 0.02), (0.84, 0.36), (0.78, 0.72), (0.5, 0.98), (0.22, 0.72), (0.16, 0.36))
FLAME: Final = ((0.5, 0.02), (0.64, 0.34), (0.92, 0.22), (0.84, 0.92), (0.16, 0.92), (0.08, 0.22), (0.36, 0.34))
COFFIN: Final = ((0.34, 0.02), (0.66, 0.02), (0.86, 0.34), (0.68, 0.98), (0.32, 0.98), (0.14, 0.34))

RACES: Final[Mapping[Race, Shape]] = {
    Race.DAQAN: Shape(SHIELD, "#529EF5", "#1E67CE"),
    Race.LATARI: Shape(LEAF, "#42BA6B", "#1D8747"),
    Race.UTHUK: Shape(FLAME, "#EC5459", "#D32F35"),
    Race.WAIQAR: Shape(COFFIN, "#AC80EC", "#7C41C6"),
}
SCENARIOS: Final[Mapping[Scenario, Shape]] = {
    Scenario.RESURGENCE: Shape(((0.5, 0.06), (0.98, 0.92), (0.02, 0.92)), "#F18E3F", "#C65A10"),
    Scenario.RUNEWARS: Shape(_around(4, 0.54), "#529EF5", "#1E67CE"),
    Scenario.CATACLYSM: Shape(_star(8, 0.3), "#EC5459", "#D32F35"),
    Scenario.MONUMENT: Shape(
        ((0.4, 0.02), (0.6, 0.02), (0.7, 0.8), (0.9, 0.8), (0.9, 0.98), (0.1, 0.98), (0.1, 0.8), (0.3, 0.8)),
        "#A9ACB7",
        "#6C717E",
    ),
}
