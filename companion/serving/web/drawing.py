"""Our colours and the Kingdoms' shapes, as a page knows them that is drawn before the app is."""

from typing import Final

from companion.ethnos.parts.symbols import CORNERS
from companion.look.theme import Look
from rules.ethnos.vocabulary import Kingdom

SIZE: Final = 32
STEP: Final = 40


def colours_of(look: Look) -> str:
    """A theme's colours as variables of a style sheet."""
    colours = {
        "background": look.background,
        "text": look.text,
        "muted": look.muted,
        "raised": look.raised,
        "accent": look.accent.fill,
        "ink": look.accent.ink,
    } | {kingdom.id: look.kingdom(kingdom) for kingdom in Kingdom}
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())


def kingdom_symbols() -> str:
    """The Kingdoms' shapes in a row."""
    width = STEP * (len(Kingdom) - 1) + SIZE
    shapes = "".join(_symbol(kingdom, STEP * place) for place, kingdom in enumerate(Kingdom))
    return f'<svg viewBox="0 0 {width} {SIZE}" aria-hidden="true">{shapes}</svg>'


def _symbol(kingdom: Kingdom, left: int) -> str:
    fill = f'fill="var(--{kingdom.id})"'
    if kingdom not in CORNERS:
        return f'<circle cx="{left + SIZE / 2}" cy="{SIZE / 2}" r="{SIZE * 0.44:.1f}" {fill}/>'
    corners = " ".join(f"{left + x * SIZE:.1f},{y * SIZE:.1f}" for x, y in CORNERS[kingdom])
    return f'<polygon points="{corners}" {fill}/>'
