"""The table: round and phase, the players, what can be fought for, and by the thumb what can be done now."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.changing.sheets import EditSheet
from companion.controls.buttons import ELLIPSIS, icon_button, plain_button, target
from companion.controls.frame import Notice, part, screen
from companion.controls.menu import MenuSheet
from companion.controls.named import named, pressable, said, unspoken
from companion.controls.players import initials
from companion.controls.running_clock import RunningClock
from companion.controls.scrolling import scrolling
from companion.controls.sharing import undo_text
from companion.controls.sheet import Beneath
from companion.controls.table import AROUND, cover, seen, table_view, take_back, undo_pill
from companion.controls.text import muted, strong, text
from companion.look.fitting import lines_of, width_of
from companion.look.theme import GAP, RADIUS, Look
from companion.rune_age.parts.actions import Actions
from companion.rune_age.parts.arrangement import Arrangement, arranged
from companion.rune_age.parts.players import player_cards
from companion.rune_age.parts.targets import Cities, Others
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.shown import sheet_content
from companion.rune_age.sheets.values import EventsLeftSheet, PhaseSheet, TableSheet
from companion.rune_age.words.events import event_text
from companion.rune_age.words.steps import step_text
from companion.rune_age.words.table import bar_text, phase_parts, phase_text
from companion.rune_age.words.terms import events_left_text
from companion.shell.hooks import use_look, use_room, use_selected, use_settings, use_sheet
from companion.shell.paths import game_path
from companion.shell.window import Opening, current_window, go
from companion.speech.language import say
from rules.kinds import Code
from rules.rune_age.setup import Setup
from rules.rune_age.state import State

RECENT = 8
"""How many of the last events are shown where there is room."""
TWO_LINES, LINES_OF_BAR = 2, 4
BESIDE_UNDO = 60
"""What a line of its words has room for."""
BESIDE_EVENTS = 200
"""What two lines have room for, whose phase it is."""


@screen
def TableScreen() -> ft.View:
    look, around = use_look(), use_room()
    window, id = current_window(), ft.use_route_params()["id"]
    over = use_selected(id, lambda saved: saved.game.state.over)
    setup: Setup = window.desk.game(id).game.setup
    content = _laid_out(arranged(look, around), id, setup, timed=use_settings().running_clock)
    return table_view(look, content, id, over=over)


def _laid_out(room: Arrangement, id: str, setup: Setup, *, timed: bool) -> ft.Control:
    """One column on a phone, with sheets over it; on a wide screen two, and sheets cover the second.

    Where the text is large, everything scrolls but what can be done now.
    """
    look, beside = room.look, room.beside
    middle: list[ft.Control] = [
        player_cards(look, id, setup.seats),
        Cities.keyed(f"cities {id}", look, id),
        Others.keyed(f"others {id}", look, id),
        plain_button(look, "rebuild", say("Rebuild the table"), partial(go, game_path(id, "rebuild"))),
    ]
    top, bar = Top.keyed(f"top {id}", look, id, timed), LastEvent.keyed(f"last {id}", beside, id)
    notice = Notice.keyed(f"notice {id}", beside, beneath=True)
    actions = Actions.keyed(f"actions {id}", beside, id)
    if look.large and not room.wide:
        upper = _beneath(id, "upper", look, scrolling([top, bar, *middle], spacing=GAP, shown=False), expand=True)
        below = [notice, actions]
    else:
        upper = _beneath(id, "upper", look, top, scrolling(middle, spacing=GAP, shown=False), expand=True)
        below = [notice, bar, actions]
    cover = ft.Stack([Cover.keyed(f"cover {id}", beside, id)], fit=FILL)
    if not room.wide:
        table = ft.Container(_one_below_another([upper, _beneath(id, "lower", look, *below)]), padding=AROUND)
        return ft.Stack([table, cover], expand=True, fit=FILL)
    recent = scrolling([Recent.keyed(f"recent {id}", beside, id)], shown=False)
    right = ft.Container(_beneath(id, "lower", beside, *below, recent, expand=True), padding=AROUND)
    columns: list[ft.Control] = [
        ft.Container(upper, padding=AROUND, expand=1 if look.low else 3),
        ft.Stack([right, cover], expand=1 if look.low else 2, fit=FILL),
    ]
    return ft.Row(columns, expand=True, spacing=0, vertical_alignment=STRETCH)


def _beneath(id: str, name: str, look: Look, *controls: ft.Control, expand: bool | None = None) -> ft.Control:
    return Beneath.keyed(f"{name} {id}", _one_below_another(controls), look.keyboard, expand=expand)


def _one_below_another(controls: Sequence[ft.Control]) -> ft.Control:
    return ft.Column([*controls], spacing=GAP, tight=True, expand=True, horizontal_alignment=STRETCH)


@part
def Cover(look: Look, id: str) -> ft.Control:
    """The sheet over the table."""
    over = use_sheet()
    use_selected(id, lambda saved: saved.revision, later=True)
    sheet = over if isinstance(over, TableSheet) else None
    content = sheet_content(look, current_window().desk.game(id), sheet) if sheet else None
    return cover(look, content, visible=sheet is not None)


@part
def Top(look: Look, id: str, timed: bool) -> ft.Control:
    """Round and phase, the event deck, what can be taken back, and the menu; in two lines if the text is large."""
    setup, state, undo, by, revision = use_selected(id, _top, later=True)
    menu = icon_button(look, "menu", say("Menu"), ft.Icons.MORE_VERT, Opening(MenuSheet()))
    phase, left = _phase(look, setup, state), _events_left(look, state.events_left)
    taken_back = _undo(look, id, revision, undo, setup.names, by)
    clock = [RunningClock(look, id)] if timed else []
    others = [*clock, left, taken_back, menu]
    rows = [[phase], others] if look.large else [[phase, *others]]
    middle = ft.CrossAxisAlignment.CENTER
    return ft.Column([ft.Row(row, spacing=2, vertical_alignment=middle) for row in rows], spacing=0, tight=True)


def _top(saved: Saved) -> tuple[Setup, State, Code | None, int | None, int]:
    return saved.game.setup, saved.game.state, saved.undo, saved.undo_by, saved.revision


def _phase(look: Look, setup: Setup, state: State) -> ft.Control:
    """A tap corrects it."""
    first, second = phase_parts(setup, state)
    words = ft.Column(
        [
            strong(look, first, 17, no_wrap=True),
            muted(look, second, 12.5 if width_of(second, 12.5) < BESIDE_EVENTS else 11, max_lines=2, overflow=ELLIPSIS),
        ],
        spacing=0,
        tight=True,
    )
    inside = pressable(
        look,
        Opening(PhaseSheet()),
        unspoken(ft.Stack([ft.Container(height=target(look)), words], alignment=LEFT, fit=ft.StackFit.PASS_THROUGH)),
        border_radius=RADIUS,
        padding=ft.Padding(right=4),
    )
    return named("phase", phase_text(setup, state), inside, expand=3)


def _events_left(look: Look, left: int) -> ft.Control:
    row: list[ft.Control] = [
        ft.Icon(ft.Icons.STYLE_OUTLINED, size=18 * look.scale, color=look.muted),
        strong(look, str(left), 15, no_wrap=True),
    ]
    inside = pressable(
        look,
        Opening(EventsLeftSheet()),
        unspoken(ft.Row(row, spacing=3, tight=True)),
        height=target(look),
        padding=ft.Padding.symmetric(horizontal=6 if left > 9 else 10),
        border_radius=RADIUS,
        alignment=ft.Alignment.CENTER,
    )
    return named("events-left", events_left_text(left), inside)


def _undo(look: Look, id: str, revision: int, last: Code | None, names: tuple[str, ...], by: int | None) -> ft.Control:
    """What can be taken back, named in two lines; by initials if there is little room."""
    if last is None:
        return ft.Container()
    step = step_text(last, names)
    label, act = undo_text(step, names, by), partial(take_back, id, revision)
    if look.large:
        return icon_button(look, "undo", label, ft.Icons.UNDO, act)
    if lines_of(step, BESIDE_UNDO, 12) > TWO_LINES:
        step = step_text(last, initials(names))
    pill = undo_pill(look, label, step, act)
    pill.expand = 2
    return pill


@part
def LastEvent(look: Look, id: str) -> ft.Control:
    """What happened last, and the ways to mend it; it stays until the next entry."""
    _, saved = use_selected(id, seen, later=True)
    index = len(saved.game.steps) - 1
    words = bar_text(saved.game.setup, saved.game.steps[index]) if saved.game.steps else _first_words(saved.game.setup)
    ledger = icon_button(look, "ledger", say("Ledger"), ft.Icons.LIST_ALT, partial(go, game_path(id, "ledger")))
    shown = said("last-event", words, text(look, words, _bar_size(look, words)), expand=True)
    row = [ledger, shown]
    if saved.game.steps:
        edit = Opening(EditSheet(index))
        row.append(icon_button(look, "last-edit", say("Edit: {entry}", entry=words), ft.Icons.EDIT, edit))
    around = ft.Padding.symmetric(vertical=4)
    return ft.Container(ft.Row(row, spacing=0), padding=around, bgcolor=look.raised, border_radius=RADIUS)


def _bar_size(look: Look, words: str) -> float:
    """Smaller where a story is long, for it lies in the way of the cards."""
    room = (look.width - 2 * target(look)) / look.scale
    return 12.5 if lines_of(words, room, 12.5) <= LINES_OF_BAR else 11


def _first_words(setup: Setup) -> str:
    first = setup.names[setup.first_player]
    return say("{player} begins. Tap a player, a city or an enemy to correct what lies there.", player=first)


@part
def Recent(look: Look, id: str) -> ft.Control:
    """The last events before the very last, to look back at where there is room."""
    _, saved = use_selected(id, seen, later=True)
    steps = saved.game.steps[:-1][-RECENT:]
    lines = [muted(look, event_text(saved.game.setup, step), 12) for step in reversed(steps)]
    return ft.Column([*lines], spacing=4, tight=True)


LEFT = ft.Alignment.CENTER_LEFT
STRETCH = ft.CrossAxisAlignment.STRETCH
FILL = ft.StackFit.EXPAND
