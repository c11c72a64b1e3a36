"""All Kingdoms of all players on one screen, with their Glory tokens, and the keys that fill them."""

from collections.abc import Callable, Iterator
from functools import partial

import flet as ft

from companion.controls.frame import part
from companion.controls.named import named, said
from companion.controls.text import muted
from companion.controls.typed import Field
from companion.ethnos.entering.age_sheet import AgeDraft
from companion.ethnos.entering.cells import (
    with_kingdom_passed,
    with_marker_key,
    with_marker_step,
    with_token_key,
)
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.parts.grids import (
    cell,
    column,
    has_room,
    headed,
    icon_key,
    key,
    keys,
    kingdoms_head,
    number,
    row,
    section_at,
)
from companion.ethnos.parts.tokens import glory_token
from companion.ethnos.words.terms import AGES, kingdom_name
from companion.look.theme import TARGET, Look
from companion.shell.drafts import Choose, entering
from companion.shell.window import always, current_window
from companion.speech.language import say, say_many
from rules.ethnos.components import tokens_in_the_box
from rules.ethnos.setup import MOST_PLAYERS, Setup
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

DIGITS = range(10)


def kingdom_grid(
    look: Look, draft: AgeDraft, choose: Choose[AgeDraft], choose_setting: Choose[SetupDraft]
) -> Iterator[ft.Control]:
    """Tokens, typed unless a game knows them, and everybody's markers."""
    if draft.game:
        yield KnownTokens.keyed("tokens", look, draft.game.tokens, draft.age)
    else:
        yield from _tokens(look, draft, choose, choose_setting)
    yield from _markers(look, draft, choose)


def _tokens(
    look: Look, draft: AgeDraft, choose: Choose[AgeDraft], choose_setting: Choose[SetupDraft]
) -> Iterator[ft.Control]:
    at, ages = draft.at.tokens, draft.setting.ages
    here = "" if at is None else f"{kingdom_name(Kingdom(at // len(AGES)))} {AGES[at % len(AGES)]}"
    yield section_at(look, say("Glory tokens"), here)
    rows = []
    for place in range(ages):
        fields = tuple(draft.setting.tokens[kingdom][place] for kingdom in KINGDOMS)
        next_here = at // len(AGES) if at is not None and at % len(AGES) == place else None
        rows.append(TokenCells.keyed(f"tokens {place}", look, place, fields, next_here, choose_setting))
    yield column([kingdoms_head(look), *rows], 0)
    yield TokenKeys.keyed("token keys", look, tokens_in_the_box(draft.setting.count), at is not None, choose)


@part
def TokenCells(
    look: Look,
    place: int,
    tokens: tuple[Field, ...],
    next_here: int | None,
    choose: Choose[SetupDraft],
) -> ft.Control:
    """The lowest tokens of all Kingdoms, the next ones, or the highest."""
    cells = []
    for kingdom in KINGDOMS:
        label = say("{kingdom}, Glory token {token}", kingdom=kingdom_name(kingdom), token=AGES[place])
        field = _field(look, tokens[kingdom].text)
        field.on_change = partial(_typed, entering(choose, SetupDraft.with_token, kingdom, place))
        field.on_blur = always(partial(choose, SetupDraft.with_sorted_tokens, kingdom))
        cells.append(
            _framed(look, named(f"token-{kingdom.id}-{AGES[place]}", label, field), chosen=next_here == kingdom)
        )
    return headed(muted(look, AGES[place], 15), cells)


def _framed(look: Look, content: ft.Control, *, chosen: bool) -> ft.Control:
    """What is next is marked around the field: one that changes itself would lose what is typed into it."""
    border = ft.Border.all(2, look.accent.fill if chosen else look.outline)
    frame = ft.BoxDecoration(border=border, border_radius=8)
    return ft.Container(
        content, expand=True, height=TARGET, border_radius=8, bgcolor=look.card, foreground_decoration=frame
    )


def _field(look: Look, value: str) -> ft.TextField:
    """A cell to type into."""
    return ft.TextField(
        value=value,
        text_size=17 * look.scale,
        text_align=ft.TextAlign.CENTER,
        color=look.text,
        dense=True,
        content_padding=ft.Padding.symmetric(horizontal=2, vertical=12.5),
        border=ft.NoInputBorder(),
        keyboard_type=ft.KeyboardType.NUMBER,
        input_filter=ft.InputFilter(r"^\d{0,2}$"),
    )


def _typed(typed: Callable[[str], None], event: ft.Event[ft.TextField]) -> None:
    current_window().act(partial(typed, event.control.value))


@part
def TokenKeys(look: Look, box: tuple[int, ...], some_next: bool, choose: Choose[AgeDraft]) -> ft.Control:
    """The values that are in the box."""

    def value(token: int) -> ft.Control:
        act = partial(choose, with_token_key, token) if some_next else None
        spoken = say("Glory token: {token}", token=token)
        return key(look, f"token-key-{token}", str(token), spoken, act, bgcolor=look.raised, border_radius=TARGET / 2)

    return keys(sorted(set(box)), value)


@part
def KnownTokens(look: Look, tokens: tuple[tuple[int, ...], ...], age: int) -> ft.Control:
    """What lies in each Kingdom, as the game has it."""
    rows = [kingdoms_head(look)]
    for place in range(len(tokens[0])):
        held = [
            ft.Container(
                glory_token(look, tokens[kingdom][place], in_play=place < age, size=24),
                expand=True,
                alignment=ft.Alignment.CENTER,
            )
            for kingdom in KINGDOMS
        ]
        rows.append(headed(muted(look, AGES[place], 13), held))
    words = [f"{kingdom_name(kingdom)}: {', '.join(map(str, tokens[kingdom]))}" for kingdom in KINGDOMS]
    return said("tokens", "; ".join(words), column(rows, 4))


def _markers(look: Look, draft: AgeDraft, choose: Choose[AgeDraft]) -> Iterator[ft.Control]:
    seats, at = draft.seats, draft.at.markers
    kingdom, seat = (None, None) if at is None else (Kingdom(at // MOST_PLAYERS), at % MOST_PLAYERS)
    here = "" if kingdom is None or seat is None else f"{kingdom_name(kingdom)} · {seats.names[seat]}"
    yield section_at(look, say("Markers in the Kingdoms"), here)
    rows = [
        MarkerRow.keyed(
            f"markers {row}",
            look,
            seats,
            row,
            tuple(markers[row] for markers in draft.table.markers),
            kingdom if row == seat else None,
            choose,
        )
        for row in seats.seats
    ]
    yield column([kingdoms_head(look, names=has_room(len(seats.players))), *rows], 0)
    yield MarkerKeys.keyed("marker keys", look, seats, kingdom, seat, choose)
    yield muted(look, say("A tap on a number adds one, holding it takes one away."), 12)


@part
def MarkerRow(
    look: Look, seats: Setup, seat: int, markers: tuple[int, ...], at: Kingdom | None, choose: Choose[AgeDraft]
) -> ft.Control:
    """A player's markers in all Kingdoms: a tap adds one, holding takes one away."""
    name = seats.names[seat]

    def count(kingdom: Kingdom) -> ft.Control:
        what = say("markers in {kingdom}", kingdom=kingdom_name(kingdom))
        return cell(
            look,
            f"markers-{kingdom.id}-{seat}-more",
            f"{name}, {what}: {markers[kingdom]}",
            number(look, markers[kingdom]),
            partial(choose, with_marker_step, kingdom, seat, 1),
            chosen=kingdom == at,
            hold=partial(choose, with_marker_step, kingdom, seat, -1),
        )

    return row(look, seats, seat, [count(kingdom) for kingdom in KINGDOMS])


@part
def MarkerKeys(
    look: Look, seats: Setup, kingdom: Kingdom | None, seat: int | None, choose: Choose[AgeDraft]
) -> ft.Control:
    """How many lie in the cell that is next."""
    if kingdom is None or seat is None:
        fewer, spoken, take, passed = "markers-fewer", say("One marker fewer"), None, None
    else:
        what = say("markers in {kingdom}", kingdom=kingdom_name(kingdom))
        fewer, spoken = f"markers-{kingdom.id}-{seat}-fewer", say("{what}: fewer", what=f"{seats.names[seat]}, {what}")
        take, passed = partial(choose, with_marker_step, kingdom, seat, -1), partial(choose, with_kingdom_passed)

    def digit(value: int) -> ft.Control:
        act = partial(choose, with_marker_key, value) if take else None
        return key(look, f"markers-key-{value}", str(value), say_many("{n} marker", "{n} markers", value), act)

    return keys(
        DIGITS,
        digit,
        icon_key(look, fewer, spoken, ft.Icons.REMOVE, take),
        icon_key(look, "markers-next", say("Next Kingdom: the others have none here"), ft.Icons.KEYBOARD_TAB, passed),
    )
