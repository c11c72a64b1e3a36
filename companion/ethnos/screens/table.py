"""The table: the board, who has how much Glory, and what happened last. A tap on a player enters a band."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.controls.buttons import ELLIPSIS, icon_button, main_button
from companion.controls.frame import bare_view, part, screen
from companion.controls.named import named, pressable, said, unspoken
from companion.controls.players import has_long_word, player_chip
from companion.controls.scrolling import scrolling
from companion.controls.text import BOLD, muted, strong, text
from companion.ethnos.options import shows_projection
from companion.ethnos.palette import dragon_colour
from companion.ethnos.parts.board import kingdoms_and_boards, row_of, see_the_end
from companion.ethnos.parts.why import ask
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.shown import sheet_content
from companion.ethnos.sheets.values import BandSheet, EditSheet, MenuSheet, TableSheet
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.table import bar_text
from companion.ethnos.words.terms import AGES, glory_text
from companion.look.theme import EDGE, GAP, RADIUS, TARGET, Look
from companion.shell.hooks import use_kept, use_look, use_selected, use_settings, use_sheet, use_wide
from companion.shell.navigation import HOME
from companion.shell.paths import PAST, game_path
from companion.shell.window import current_window, open_sheet, taps
from companion.speech.language import say
from rules.ethnos.events import DragonDrawn
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.game import Game, as_it_ended
from rules.ethnos.play import DRAGONS_BEFORE_THE_LAST
from rules.ethnos.setup import Setup
from rules.kinds import Code

ACROSS_THE_TABLE = 1.25
"""How much larger everything is where there is room, to be read from across the table."""
RECENT = 8
"""How many of the last events are shown where there is room."""
AROUND = ft.Padding.symmetric(horizontal=EDGE, vertical=GAP)


@screen
def TableScreen() -> ft.View:
    look, wide, settings = use_look(), use_wide(), use_settings()
    window, id = current_window(), ft.use_route_params()["id"]
    over = use_selected(id, lambda saved: saved.game.state.over)
    ft.use_effect(lambda: window.services.playing(playing=not over), [over])
    ft.use_effect(lambda: partial(window.services.playing, playing=False), [])
    roomy = replace(look, scale=look.scale * ACROSS_THE_TABLE) if wide else look
    content = _laid_out(roomy, id, shows_projection(settings) and not over, wide)
    return bare_view(look, content, lambda: window.close() if window.trail.sheet else window.go(_way_back(id)))


def _way_back(id: str) -> str:
    """From a game that is done with to where it was looked up; from any other home."""
    window = current_window()
    looked_up = window.desk.game(id).finished and window.trail.before in (PAST, game_path(id, "end"))
    return window.trail.before or HOME if looked_up else HOME


def _laid_out(look: Look, id: str, projected: bool, wide: bool) -> ft.Control:
    """One column on a phone, with sheets over it; two on a wide screen, where sheets cover the second."""
    setup = current_window().desk.game(id).game.setup
    top, board = Top.keyed(f"top {id}", look, id), kingdoms_and_boards(look, id, setup, projected)
    foot = [
        LastEvent.keyed(f"last {id}", look, id),
        _cards(look, id, setup, projected),
        Over.keyed(f"over {id}", look, id),
    ]
    cover = Cover.keyed(f"cover {id}", look, id)
    recent = Recent.keyed(f"recent {id}", look, id)
    if wide:
        left = _column([top, scrolling(board, shown=False)], expand=3)
        right = ft.Stack([_column([*foot, scrolling([recent], shown=False)]), cover], expand=2, fit=FILL)
        return ft.Row([left, right], expand=True, vertical_alignment=STRETCH)
    table = _column([top, scrolling([*board, recent], shown=False), *foot])
    return ft.Stack([table, cover], expand=True, fit=FILL)


def _column(controls: list[ft.Control], expand: int | None = None) -> ft.Control:
    inside = ft.Column(controls, spacing=GAP, expand=True, horizontal_alignment=STRETCH)
    return ft.Container(inside, expand=expand, padding=AROUND)


@part
def Cover(look: Look, id: str) -> ft.Control:
    """The sheet over the table. One for bands, closed, keeps its content unseen: taking it apart would take time."""
    over = use_sheet()
    sheet = over if isinstance(over, TableSheet) else None
    use_selected(id, lambda saved: saved.revision, later=True)
    shown = use_kept((current_window().desk.game(id), sheet))
    if sheet or not isinstance(shown.current[1], BandSheet):
        shown.current = (current_window().desk.game(id), sheet)
    saved, last = shown.current
    return ft.Container(
        sheet_content(look, saved, last) if last else None,
        visible=sheet is not None,
        expand=True,
        padding=AROUND,
        bgcolor=look.background,
    )


@part
def Top(look: Look, id: str) -> ft.Control:
    """Where the Age stands, what can be taken back, and the menu."""
    age, dragons, over, undo, names, revision = use_selected(id, _top, later=True)
    menu = partial(open_sheet, MenuSheet())
    return ft.Row(
        [
            strong(look, say("Age {age}", age=AGES[age - 1]), 22),
            _dragons(look, id, dragons, over),
            _undo(look, id, revision, undo, names),
            icon_button(look, "menu", say("Menu"), ft.Icons.MORE_VERT, menu),
        ],
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _top(saved: Saved) -> tuple[int, int, bool, Code | None, tuple[str, ...], int]:
    state = as_it_ended(saved.game)
    return state.table.age, state.dragons, saved.over, saved.undo, saved.game.setup.names, saved.revision


def _dragons(look: Look, id: str, dragons: int, over: bool) -> ft.Control:
    third = dragons == DRAGONS_BEFORE_THE_LAST

    def drawn() -> None:
        window = current_window()
        if over:
            see_the_end(id)
        elif third:
            window.go(game_path(id, "age-end"))
        else:
            window.desk.play(id, (DragonDrawn(),))
            window.services.buzz()

    shown: list[ft.Control] = [
        ft.Container(
            width=16,
            height=16,
            border_radius=8,
            bgcolor=dragon_colour(look) if number < dragons else None,
            border=ft.Border.all(2, dragon_colour(look)),
        )
        for number in range(DRAGONS_BEFORE_THE_LAST + 1)
    ]
    facts = {"drawn": dragons, "all": DRAGONS_BEFORE_THE_LAST + 1}
    if over:
        label = say("Dragons drawn: {drawn} of {all}. See the end", **facts)
    elif third:
        label = say("Dragons drawn: {drawn} of {all}. End the Age", **facts)
    else:
        label = say("Dragons drawn: {drawn} of {all}. Draw one", **facts)
    inside = pressable(
        look,
        drawn,
        unspoken(ft.Row(shown, spacing=5, tight=True)),
        height=TARGET,
        padding=6,
        border_radius=RADIUS,
        alignment=ft.Alignment.CENTER,
    )
    return named("dragon", label, inside)


def _undo(look: Look, id: str, revision: int, last: Code | None, names: Sequence[str]) -> ft.Control:
    if last is None:
        return ft.Container(expand=True)
    step = step_text(last, names)
    words = text(look, step, 12, max_lines=2, overflow=ELLIPSIS)
    row: list[ft.Control] = [ft.Icon(ft.Icons.UNDO, size=20, color=look.text), ft.Container(words, expand_loose=True)]
    inside = pressable(
        look,
        partial(_take_back, id, revision),
        unspoken(ft.Row(row, spacing=6, tight=True)),
        height=TARGET,
        padding=ft.Padding.symmetric(horizontal=10),
        border_radius=TARGET // 2,
        bgcolor=look.card,
        alignment=ft.Alignment.CENTER_LEFT,
    )
    return ft.Row(
        [named("undo", say("Undo: {step}", step=step), inside)], expand=True, alignment=ft.MainAxisAlignment.END
    )


@part
def Over(look: Look, id: str) -> ft.Control:
    """Once the game is over, the way to its end."""
    over = use_selected(id, lambda saved: saved.game.state.over, later=True)
    if not over:
        return ft.Container(visible=False)
    return main_button(look, "see-the-end", say("The game is over: see the end"), partial(see_the_end, id))


@part
def LastEvent(look: Look, id: str) -> ft.Control:
    """What happened last, with the ways to mend it; it stays until the next entry."""
    revision, saved = use_selected(id, _seen, later=True)
    index, undo = len(saved.game.steps) - 1, saved.undo
    words = _event_words(saved.game, index) if saved.game.steps else _first_words(saved.game.setup)
    row = [said("last-event", words, text(look, words, 13, max_lines=3, overflow=ELLIPSIS), expand=True)]
    if saved.game.steps:
        edit = partial(open_sheet, EditSheet(index))
        row.append(icon_button(look, "last-edit", say("Edit: {entry}", entry=words), ft.Icons.EDIT, edit))
    if undo:
        take_back = partial(_take_back, id, revision)
        label = say("Undo: {step}", step=step_text(undo, saved.game.setup.names))
        row.append(icon_button(look, "last-undo", label, ft.Icons.UNDO, take_back))
    return ft.Container(
        ft.Row(row, spacing=0, height=None if saved.game.steps else TARGET),
        bgcolor=look.raised,
        border_radius=RADIUS,
        padding=ft.Padding(left=12, right=4, top=2, bottom=2),
    )


def _seen(saved: Saved) -> tuple[int, Saved]:
    """The game, told from what it was before by its revision."""
    return saved.revision, saved


def _first_words(setup: Setup) -> str:
    return say("{player} begins. Tap a player to enter a band.", player=setup.names[setup.first_player or 0])


def _event_words(game: Game, index: int) -> str:
    return bar_text(game.setup, game.steps[index])


@part
def Recent(look: Look, id: str) -> ft.Control:
    """The last events before the very last, to look back at."""
    _, saved = use_selected(id, _seen, later=True)
    last = len(saved.game.steps) - 1
    indices = range(last - 1, max(-1, last - 1 - RECENT), -1)
    lines = [muted(look, _event_words(saved.game, index), 12) for index in indices]
    return ft.Column([*lines], spacing=4, tight=True)


def _take_back(id: str, revision: int) -> None:
    current_window().undo(id, revision)


def _cards(look: Look, id: str, setup: Setup, projected: bool) -> ft.Control:
    """One card a player, in seat order."""
    cards: list[ft.Control] = [
        ft.Container(PlayerCard.keyed(f"card {seat} {id}", look, id, setup, seat, projected), expand=True)
        for seat in setup.seats
    ]
    each = 3 if len(cards) > 4 else 2
    return ft.Column([row_of(cards[start : start + each], each) for start in range(0, len(cards), each)], spacing=GAP)


@part
def PlayerCard(look: Look, id: str, setup: Setup, seat: int, projected: bool) -> ft.Control:
    """A player: colour, name, Glory now, and what it would be if the Age ended now.

    A tap enters a band; a long one, or any once the game is over, shows why the Glory is what it is.
    """

    glory, over = use_selected(id, lambda saved: (saved.game.state.table.glory[seat], saved.game.state.over))
    name = setup.names[seat]
    paint = look.player(setup.players[seat].colour)
    numbers: list[ft.Control] = [
        said(f"glory-{seat}", f"{name}: {glory_text(glory)}", strong(look, str(glory), 24)),
    ]
    if projected:
        numbers.append(Projected.keyed(f"projected {seat} {id}", look, id, seat, name))
    content = ft.Column(
        [
            ft.Row([unspoken(player_chip(look, setup, seat, 22)), *numbers], spacing=5, run_spacing=0, wrap=True),
            unspoken(text(look, name, 11 if has_long_word(name) else 12, max_lines=3, overflow=ELLIPSIS)),
        ],
        spacing=0,
        tight=True,
    )
    why = partial(ask, id, Question(Subject.TOTAL if projected else Subject.GLORY, seat))
    act = why if over else partial(open_sheet, BandSheet(seat))
    label = say("{player}: why this total?", player=name) if over else say("{player} plays a band", player=name)
    tap = pressable(look, act, border_radius=RADIUS, on_long_press=taps(why))
    shape = ft.Container(
        content,
        padding=ft.Padding(left=7, right=5, top=4, bottom=5),
        bgcolor=look.card,
        border_radius=RADIUS,
        border=ft.Border(top=ft.BorderSide(4, paint.fill)),
    )
    over_it = ft.Container(named(f"band-{seat}", label, tap), left=0, top=0, right=0, bottom=0)
    return ft.Stack([shape, over_it], fit=ft.StackFit.PASS_THROUGH)


@part
def Projected(look: Look, id: str, seat: int, name: str) -> ft.Control:
    """What the player would have if the Age ended now."""

    def select(saved: Saved) -> tuple[int, bool]:
        would_be = saved.game.projected.glory
        return would_be[seat], would_be[seat] == max(would_be)

    would_be, best = use_selected(id, select, later=True)
    shown = ft.Row(
        [
            ft.Icon(ft.Icons.ARROW_FORWARD, size=11, color=look.muted),
            text(look, str(would_be), 14, weight=BOLD, color=look.gain if best else look.muted),
        ],
        spacing=1,
        tight=True,
    )
    # Translators: {glory} is a number
    label = say("{player}: {glory} if the Age ended now", player=name, glory=would_be)
    return said(f"projected-{seat}", label, shown)


STRETCH = ft.CrossAxisAlignment.STRETCH
FILL = ft.StackFit.EXPAND
