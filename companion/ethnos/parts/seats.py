"""The seats of a set-up: who sits there, in which colour, and who begins."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import rows_of
from companion.controls.fields import Fields, text_field
from companion.controls.frame import part
from companion.controls.named import tappable
from companion.controls.players import colour_dot
from companion.controls.seats import first_choices, name_field, seat_row
from companion.controls.text import muted
from companion.controls.typed import Field
from companion.ethnos.entering.new_game import COLOURS, SetupDraft
from companion.ethnos.words.setting_up import colour_word
from companion.ethnos.words.terms import colour_name
from companion.look.theme import GAP, TARGET, Look
from companion.shell.drafts import Choose, entering
from companion.shell.hooks import use_stable, use_value
from companion.speech.language import say
from rules.ethnos.vocabulary import Colour

Pick = Callable[[int | None], None]
"""Shows the colours that somebody can take, or nobody's."""


def use_picking() -> tuple[int | None, Pick]:
    """Whose colour is being chosen, one at a time."""
    picking, show = use_value(_nobody)
    return picking, use_stable(show)


def _nobody() -> int | None:
    return None


def seats(
    look: Look, draft: SetupDraft, picking: int | None, choose: Choose[SetupDraft], pick: Pick, fields: Fields
) -> Iterator[ft.Control]:
    """Who sits where."""
    for at, name, colour in zip(range(draft.count), draft.names, draft.colours, strict=False):
        yield Seat.keyed(f"seat {at}", look, at, draft.count, name, colour, at == picking, choose, pick, fields)


@part
def Seat(
    look: Look,
    seat: int,
    count: int,
    name: Field,
    colour: Colour,
    picking: bool,
    choose: Choose[SetupDraft],
    pick: Pick,
    fields: Fields,
) -> ft.Control:
    """Colour, name, and arrows that change places; under them the colours to take, if they are asked for."""
    typed = entering(choose, SetupDraft.with_name, seat)
    field = name_field(look, seat, name.text, typed, fields, colour_word(colour))
    named = [_colour(look, seat, colour, picking, pick), field]
    row = seat_row(look, seat, count, named, entering(choose, SetupDraft.moved, seat))
    return _with_colours(look, row, seat, colour, choose, pick) if picking else row


@part
def Name(
    look: Look, seat: int, name: Field, colour: Colour, picking: bool, choose: Choose[SetupDraft], pick: Pick
) -> ft.Control:
    """A player who needn't be named, where nobody changes seats."""
    label = say("Player {number}", number=seat + 1)
    field = text_field(
        look,
        f"player-name-{seat}",
        label,
        name.text,
        entering(choose, SetupDraft.with_name, seat),
        hint=colour_word(colour),
    )
    row = ft.Row([_colour(look, seat, colour, picking, pick), field], spacing=0)
    return _with_colours(look, row, seat, colour, choose, pick) if picking else row


def _with_colours(
    look: Look, row: ft.Control, seat: int, colour: Colour, choose: Choose[SetupDraft], pick: Pick
) -> ft.Control:
    """A seat, and under it the colours to take."""

    def take(taken: Colour) -> None:
        choose(SetupDraft.with_colour, seat, taken)
        pick(None)

    who = say("Player {number}", number=seat + 1)
    return ft.Column([row, _colours(look, who, colour, take)], spacing=GAP, tight=True)


def _colour(look: Look, seat: int, colour: Colour, picking: bool, pick: Pick) -> ft.Control:
    """A seat's colour, by its name too for those who don't see it; a tap shows all six."""
    return tappable(
        look,
        f"player-colour-{seat}",
        say("Player {number}, colour: {colour}", number=seat + 1, colour=colour_name(colour)),
        colour_dot(look, colour, 26) if look.large else _swatch(look, colour, 26),
        partial(pick, None if picking else seat),
        width=TARGET + 12,
        height=max(TARGET, 26 * look.scale + 2),
        padding=0,
        border=None,
        bgcolor=look.raised if picking else None,
    )


def _colours(look: Look, who: str, mine: Colour, take: Callable[[Colour], None]) -> ft.Control:
    """All six colours; whoever has the one that is taken gets the other."""
    swatches = [
        tappable(
            look,
            f"colour-choice-{colour}",
            f"{who}: {colour_name(colour)}",
            _swatch(look, colour, 24),
            partial(take, colour),
            chosen=colour is mine,
            expand=True,
            padding=ft.Padding.symmetric(vertical=4),
        )
        for colour in COLOURS
    ]
    return rows_of(swatches, 3) if look.large else ft.Row([*swatches], spacing=GAP // 2)


def _swatch(look: Look, colour: Colour, size: int) -> ft.Control:
    """A colour, with its name for those who don't see it."""
    word = muted(look, colour_name(colour), 10, max_lines=1, no_wrap=True)
    return ft.Column([colour_dot(look, colour, size), word], spacing=2, tight=True, horizontal_alignment=CENTRE)


@part
def Beginning(look: Look, names: Sequence[str], first: int | None, choose: Choose[SetupDraft]) -> ft.Control:
    """Who begins Age I."""
    return first_choices(look, names, first, entering(choose, SetupDraft.with_first))


CENTRE = ft.CrossAxisAlignment.CENTER
