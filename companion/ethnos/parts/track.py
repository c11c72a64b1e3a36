"""The Glory track, drawn: the loop of 60 spaces, with everybody's marker on it and the moves that are to be made."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import flet as ft
import flet.canvas as cv

from companion.controls.buttons import ELLIPSIS
from companion.controls.frame import part
from companion.controls.named import picture
from companion.controls.players import player_chip
from companion.controls.text import BOLD, muted, strong, text
from companion.ethnos.saved import Saved
from companion.ethnos.words.age_end import move_text
from companion.ethnos.words.rebuild import glory_text, laps_text
from companion.look.theme import Look
from companion.shell.hooks import use_selected
from companion.speech.language import say
from rules.ethnos.components import TRACK_SPACES, track_laps, track_space
from rules.ethnos.setup import Setup

SIDE: Final = TRACK_SPACES // 4 + 1
"""Spaces on a side of the square, its corners counted twice."""
NUMBERED: Final = 5
STACKED: Final = 0.45
"""How far inwards the next marker on a space lies, in spaces."""
FIRST_LANE, LANE = 0.85, 0.3
"""Where the moves run inside the loop, in spaces from its middle line."""
EASE: Final = 300
"""The width at which the names inside have their usual size."""

Place = tuple[float, float]


@part
def TableTrack(look: Look, id: str, size: float) -> ft.Control:
    """Where everybody is now."""

    def select(saved: Saved) -> tuple[Setup, tuple[int, ...]]:
        return saved.game.setup, saved.game.state.table.glory

    setup, glory = use_selected(id, select, later=True)
    said = "; ".join(f"{name}, {glory_text(points)}" for name, points in zip(setup.names, glory, strict=True))
    return _drawn(look, setup, size, said, (), [*_markers(look, setup, glory, size), _names(look, setup, glory, size)])


@part
def MovesTrack(look: Look, setup: Setup, before: tuple[int, ...], after: tuple[int, ...], size: float) -> ft.Control:
    """The moves that everybody makes at the end of an Age."""
    each = zip(setup.names, before, after, strict=True)
    said = "; ".join(f"{name}: {move_text(had, now)}" for name, had, now in each)
    moves = enumerate(zip(before, after, strict=True))
    lanes = [line for seat, (had, now) in moves for line in _lane(look, setup, seat, had, now, size)]
    names = _names(look, setup, after, size, before)
    return _drawn(look, setup, size, said, lanes, [*_markers(look, setup, after, size), names])


def _drawn(
    look: Look, setup: Setup, size: float, said: str, lanes: Sequence[cv.Shape], over: Sequence[ft.Control]
) -> ft.Control:
    paths = [cv.Canvas(list(lanes), width=size, height=size)] if lanes else []
    stack = ft.Stack([Loop.keyed("loop", look, size), *paths, *over], width=size, height=size)
    heading = say("The Glory track")
    return ft.Row([picture("track", f"{heading}. {said}", stack)], alignment=ft.MainAxisAlignment.CENTER)


@part
def Loop(look: Look, size: float) -> ft.Control:
    """The spaces, every fifth with its number."""
    space = size / SIDE
    shapes: list[cv.Shape] = []
    for number in range(TRACK_SPACES):
        x, y = middle(number, size)
        marked = number % NUMBERED == 0
        fill = ft.Paint(color=look.outline if marked else look.raised)
        corner = x - space / 2 + 0.5, y - space / 2 + 0.5
        shapes.append(cv.Rect(*corner, space - 1, space - 1, border_radius=3, paint=fill))
        if marked:
            style = ft.TextStyle(size=space * 0.5, color=look.text)
            shapes.append(cv.Text(x, y, str(number), style=style, alignment=ft.Alignment.CENTER))
    return cv.Canvas(shapes, width=size, height=size)


def corner_of(space: int) -> tuple[int, int]:
    """The column and the row of a space, clockwise from the top left."""
    side, along = divmod(space, SIDE - 1)
    last = SIDE - 1
    return ((along, 0), (last, along), (last - along, last), (0, last - along))[side]


def middle(space: int, size: float, inwards: float = 0) -> Place:
    """The middle of a space, or a point so many spaces further inwards."""
    unit = size / SIDE
    x, y = (unit * (place + 0.5 + inwards * _inwards(place)) for place in corner_of(space))
    return x, y


def _inwards(place: int) -> int:
    return 1 if place == 0 else -1 if place == SIDE - 1 else 0


def _markers(look: Look, setup: Setup, glory: Sequence[int], size: float) -> Iterator[ft.Control]:
    """Those who share a space lie above each other, the first seat lowest."""
    across, met = size / SIDE, [0] * TRACK_SPACES
    for seat, points in enumerate(glory):
        space = track_space(points)
        x, y = middle(space, size, STACKED * met[space])
        met[space] += 1
        chip = player_chip(look, setup, seat, across / look.scale)
        yield ft.Container(chip, left=x - across / 2, top=y - across / 2)


def _lane(look: Look, setup: Setup, seat: int, before: int, after: int, size: float) -> Iterator[cv.Shape]:
    """A player's way from space to space; more than a lap is the whole loop."""
    inwards = FIRST_LANE + LANE * seat
    spaces = range(before, min(after, before + TRACK_SPACES) + 1)
    first, *others = (middle(track_space(points), size, inwards) for points in spaces)
    paint = look.player(setup.players[seat].colour)
    strokes = [(paint.edge, 0.7), (paint.fill, 0.4)] if paint.edge else [(paint.fill, 0.6)]
    way = [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*place) for place in others or [first])]
    for colour, part_of in strokes:
        line = ft.Paint(
            color=colour,
            stroke_width=size / SIDE * LANE * part_of,
            style=ft.PaintingStyle.STROKE,
            stroke_cap=ft.StrokeCap.ROUND,
            stroke_join=ft.StrokeJoin.ROUND,
        )
        yield cv.Path(list(way), paint=line)


def _names(
    look: Look, setup: Setup, glory: Sequence[int], size: float, before: Sequence[int] | None = None
) -> ft.Control:
    """Inside the loop: who has how much, and the laps that the spaces don't show."""
    free = FIRST_LANE + LANE * len(glory) + 0.7 if before else 2.2
    edge = size / SIDE * free
    small = replace(look, scale=min(look.scale, (size - 2 * edge) / EASE * 1.4))
    ranked = sorted(setup.seats, key=lambda seat: -glory[seat])
    rows = [_name(small, setup, seat, glory[seat], before[seat] if before else None) for seat in ranked]
    inside = ft.Column(rows, spacing=3 * small.scale, alignment=ft.MainAxisAlignment.CENTER)
    return ft.Container(inside, left=edge, top=edge, right=edge, bottom=edge)


def _name(look: Look, setup: Setup, seat: int, glory: int, had: int | None) -> ft.Control:
    laps = track_laps(0 if had is None else had, glory)
    words: list[ft.Control] = [text(look, setup.names[seat], 13, max_lines=1, overflow=ELLIPSIS)]
    if laps:
        words.append(muted(look, laps_text(laps), 11, max_lines=1, overflow=ELLIPSIS))
    arrow = ft.Icon(ft.Icons.ARROW_FORWARD, size=12 * look.scale, color=look.muted)
    moved: list[ft.Control] = [] if had is None else [text(look, str(had), 14, color=look.muted, weight=BOLD), arrow]
    return ft.Row(
        [
            player_chip(look, setup, seat, 20),
            ft.Column(words, spacing=0, tight=True, expand=True),
            *moved,
            strong(look, str(glory), 17),
        ],
        spacing=5 * look.scale,
    )
