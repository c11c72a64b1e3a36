"""Who ranks where in a Kingdom: place, player, markers and Glory; apart from it the buttons that set markers right."""

from collections.abc import Iterable, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import ELLIPSIS, card, rows_of, target, with_steps
from companion.controls.named import said, unspoken
from companion.controls.players import has_long_word, player_chip
from companion.controls.text import BOLD, muted, strong, text
from companion.ethnos.parts.counts import Put
from companion.ethnos.words.ranking import ranking_texts
from companion.ethnos.words.terms import glory_text, kingdom_name, place_name, tribe_name
from companion.look.fitting import cell, shrunk, width_of
from companion.look.theme import RADIUS, Look
from companion.speech.language import say
from rules.ethnos.components import MARKERS_OF_A_COLOUR
from rules.ethnos.explaining.cases import Case
from rules.ethnos.scoring.age import projection
from rules.ethnos.scoring.lines import Line, RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table, with_markers
from rules.ethnos.vocabulary import Kingdom, Tribe


def ranking(look: Look, setup: Setup, before: Table, table: Table, kingdom: Kingdom) -> ft.Control:
    """Everybody in the order that they had before anything was corrected: no row moves under who reads."""
    order = [line.player for line in ranked_in(setup, before, kingdom)]
    return card(look, [_rows(look, setup, table, kingdom, order, ranked_in(setup, table, kingdom))])


def reasons(look: Look, setup: Setup, table: Table, kingdom: Kingdom) -> ft.Control:
    """Why they rank so: a sentence for each tie."""
    return card(look, _sentences(look, setup, table, kingdom, ranked_in(setup, table, kingdom)))


def reckoned(look: Look, case: Case, kingdom: Kingdom) -> ft.Control:
    """Everybody as the last Age was reckoned, and why; without places if the game was won before."""
    setup, table = case.setup, case.state.table
    lines = _those_in(case.report.reckoning.lines, kingdom) if case.end else []
    rows = _rows(look, setup, table, kingdom, [line.player for line in lines], lines)
    return card(look, [rows, *_sentences(look, setup, table, kingdom, lines)])


def corrections(look: Look, setup: Setup, table: Table, put: Put, kingdom: Kingdom) -> ft.Control:
    """The buttons that set everybody's markers right, in seat order: none moves under a finger."""
    beside = cell(look.width, 2) >= AROUND_STEPS + (CHIP + NUMBER) * look.scale + 2 * target(look)
    return rows_of([_steps(look, setup, table, put, kingdom, seat, beside) for seat in setup.seats], 2 if beside else 1)


def _steps(look: Look, setup: Setup, table: Table, put: Put, kingdom: Kingdom, seat: int, beside: bool) -> ft.Control:
    """Somebody's; the name is seen where nobody's stand beside them."""
    name, markers = setup.names[seat], table.markers[kingdom][seat]

    def add(more: int) -> None:
        def added_up(now: Table) -> Table:
            count = now.markers[kingdom][seat] + more
            return with_markers(now, kingdom, seat, max(0, min(count, MARKERS_OF_A_COLOUR)))

        put(added_up)

    fewer = partial(add, -1) if markers else None
    more = partial(add, 1) if markers < MARKERS_OF_A_COLOUR else None
    number = ft.Container(strong(look, str(markers), 18, text_align=CENTRE), width=NUMBER * look.scale)
    identifier, label = _markers(name, kingdom, seat)
    steps = with_steps(look, identifier, label, unspoken(number), fewer, more)
    shown = "" if beside else name
    words = ft.Container(unspoken(text(look, shown, 14, max_lines=1, overflow=ELLIPSIS)), expand=True)
    row = ft.Row([player_chip(look, setup, seat, CHIP), words, steps], spacing=0)
    return ft.Container(row, bgcolor=look.card, border_radius=RADIUS, padding=ft.Padding(left=GAP), expand=True)


def _rows(
    look: Look, setup: Setup, table: Table, kingdom: Kingdom, order: Sequence[int], lines: Sequence[RankedLine]
) -> ft.Control:
    by_seat = {line.player: line for line in lines}
    rest = [seat for seat in setup.seats if seat not in order]
    rows = [_row(look, setup, table, kingdom, seat, by_seat.get(seat)) for seat in (*order, *rest)]
    return ft.Column([*([] if look.large else [_head(look)]), *rows], spacing=2, tight=True)


def _sentences(
    look: Look, setup: Setup, table: Table, kingdom: Kingdom, lines: Sequence[RankedLine]
) -> list[ft.Control]:
    if not lines and any(table.markers[kingdom]):
        return []
    return [text(look, words, 14) for words in ranking_texts(lines, setup.names, table.age)]


def ranked_in(setup: Setup, table: Table, kingdom: Kingdom) -> Sequence[RankedLine]:
    """Those who have a place there, if the Age ended now."""
    return _those_in(projection(setup, table).lines, kingdom)


def _those_in(lines: Iterable[Line], kingdom: Kingdom) -> Sequence[RankedLine]:
    return [line for line in lines if isinstance(line, RankedLine) and line.contest.kingdom is kingdom]


def _head(look: Look) -> ft.Control:
    markers = ft.Container(muted(look, say("Markers"), 11, text_align=CENTRE, no_wrap=True), width=WORD)
    glory = muted(look, say("Glory"), 11, text_align=ft.TextAlign.RIGHT, no_wrap=True)
    return ft.Row([ft.Container(expand=True), markers, ft.Container(glory, width=GLORY)], spacing=GAP)


def _row(look: Look, setup: Setup, table: Table, kingdom: Kingdom, seat: int, line: RankedLine | None) -> ft.Control:
    name, markers = setup.names[seat], table.markers[kingdom][seat]
    identifier, label = _markers(name, kingdom, seat)
    number = ft.Container(strong(look, str(markers), 18, text_align=CENTRE), width=WORD * look.scale)
    count = said(f"{identifier}-count", f"{label}: {markers}", number)
    who = [_place(look, seat, name, line), player_chip(look, setup, seat, CHIP), _name(look, name, table.trolls[seat])]
    glory = ft.Container(_glory(look, line), width=GLORY * look.scale)
    if look.large:
        numbers = ft.Row([count, glory], alignment=ft.MainAxisAlignment.END, spacing=GAP)
        rows = [ft.Row([*who], spacing=GAP), numbers]
        return ft.Column([*rows], spacing=0, tight=True)
    return ft.Row([*who, count, glory], spacing=GAP)


def _markers(name: str, kingdom: Kingdom, seat: int) -> tuple[str, str]:
    """What somebody's markers are found by, and called."""
    markers = say("markers in {kingdom}", kingdom=kingdom_name(kingdom))
    return f"markers-{kingdom.id}-{seat}", f"{name}, {markers}"


def _place(look: Look, seat: int, name: str, line: RankedLine | None) -> ft.Control:
    shown = ft.Container(text(look, str(line.place) if line else "", 16, weight=BOLD), width=14 * look.scale)
    if line is None:
        return shown
    return said(f"rank-{seat}", f"{name}: {place_name(line.place)}, {glory_text(line.glory)}", shown)


def _name(look: Look, name: str, trolls: tuple[int, ...]) -> ft.Control:
    beside = (look.width - AROUND - 2 * GAP) / look.scale - 14 - CHIP - WORD - GLORY
    size = 12.0 if has_long_word(name) or width_of(name, 14) > beside else 14.0
    if look.large:
        size = shrunk(14, name, (look.width - AROUND) / look.scale - 14 - 24, least=0.55)
    words: list[ft.Control] = [text(look, name, size, max_lines=2, overflow=ELLIPSIS)]
    if trolls:
        words.append(muted(look, f"{tribe_name(Tribe.TROLLS)}: {sum(trolls)}", 12))
    return ft.Column(words, spacing=0, tight=True, expand=True)


def _glory(look: Look, line: RankedLine | None) -> ft.Control:
    glory = line.glory if line else 0
    colour = look.gain if glory else look.muted
    words = f"+{glory}" if glory else "0" if line else ""
    return text(look, words, 16, weight=BOLD, color=colour, text_align=ft.TextAlign.RIGHT)


CENTRE = ft.TextAlign.CENTER
GAP, CHIP = 5, 24
AROUND = 2 * 12 + 2 * GAP
"""The edges of the card, and what lies between a place, a chip and a name."""
NUMBER, AROUND_STEPS = 28, GAP
"""The width of a number with a button to either side, and what is left around all three."""
WORD = 64
"""That of the word over a number which has none."""
GLORY = 36
"""The width that an award of two digits needs."""
