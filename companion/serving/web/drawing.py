"""Our colours and the games' emblems, as a page knows them that is drawn before the app is."""

from typing import Final

from companion.look.shapes import Shape
from companion.look.theme import Look
from companion.shell.games import games

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
    } | {f"shape-{place}": shape.colour(look) for place, shape in enumerate(_emblem())}
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())


def emblem() -> str:
    """The games' shapes in a row."""
    shapes = _emblem()
    width = STEP * (len(shapes) - 1) + SIZE
    drawn = "".join(_drawn(shape, place) for place, shape in enumerate(shapes))
    return f'<svg viewBox="0 0 {width} {SIZE}" aria-hidden="true">{drawn}</svg>'


def _emblem() -> tuple[Shape, ...]:
    return tuple(shape for game in games() for shape in game.emblem)


def _drawn(shape: Shape, place: int) -> str:
    left, fill = STEP * place, f'fill="var(--shape-{place})"'
    if not shape.corners:
        return f'<circle cx="{left + SIZE / 2}" cy="{SIZE / 2}" r="{SIZE * 0.44:.1f}" {fill}/>'
    corners = " ".join(f"{left + x * SIZE:.1f},{y * SIZE:.1f}" for x, y in shape.corners)
    return f'<polygon points="{corners}" {fill}/>'
