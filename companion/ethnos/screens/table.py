"""The table: the board, who has how much Glory, and what happened last. A tap on a player enters a band."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.changing.sheets import EditSheet
from companion.controls.buttons import ELLIPSIS, icon_button, main_button, plain_button, target
from companion.controls.frame import Notice, part, screen
from companion.controls.menu import MenuSheet
from companion.controls.named import named, pressable, said, unspoken
from companion.controls.players import initials
from companion.controls.running_clock import WIDTH as CLOCK
from companion.controls.running_clock import RunningClock
from companion.controls.scrolling import scrolling
from companion.controls.sharing import undo_text
from companion.controls.sheet import Beneath
from companion.controls.table import AROUND, cover, seen, table_view, take_back, undo_pill
from companion.controls.text import muted, strong, text
from companion.ethnos.boards import boards_in
from companion.ethnos.options import has_seen_hints, shows_projection, with_hints_seen
from companion.ethnos.palette import dragon_colour
from companion.ethnos.parts.arrangement import BAR, TIGHT, Arrangement, arranged
from companion.ethnos.parts.board import kingdom_tiles, tribe_boards
from companion.ethnos.parts.cards import player_cards
from companion.ethnos.parts.skeletons import last_skeletons
from companion.ethnos.parts.track import TableTrack
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.shown import sheet_content
from companion.ethnos.sheets.values import BandSheet, TableSheet
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.table import bar_text
from companion.ethnos.words.terms import AGES
from companion.look.fitting import width_of
from companion.look.theme import EDGE, RADIUS, Look
from companion.shell.hooks import use_kept, use_look, use_room, use_selected, use_settings, use_sheet
from companion.shell.paths import game_path
from companion.shell.window import Opening, current_window, go
from companion.speech.language import say
from rules.ethnos.events import DragonDrawn
from rules.ethnos.game import Game, as_it_ended
from rules.ethnos.play import DRAGONS_BEFORE_THE_LAST
from rules.ethnos.setup import Setup
from rules.kinds import Code

RECENT = 8
"""How many of the last events are shown where there is room."""
NARROWEST_UNDO, BESIDE_UNDO = 104, 60
"""With less room than this the button that takes back has no words; what it takes besides them."""


@screen
def TableScreen() -> ft.View:
    look, around, settings = use_look(), use_room(), use_settings()
    window, id = current_window(), ft.use_route_params()["id"]
    over, _ = use_selected(id, lambda saved: (saved.game.state.over, saved.game.setup))
    setup: Setup = window.desk.game(id).game.setup
    room = arranged(look, around, setup.names, len(boards_in(setup)))
    projected = shows_projection(settings) and not over
    content = _laid_out(room, id, setup, projected=projected, timed=settings.running_clock)
    return table_view(look, content, id, over=over)


def _laid_out(room: Arrangement, id: str, setup: Setup, *, projected: bool, timed: bool) -> ft.Control:
    """One column on a phone, with sheets over it. Two on a wide screen, where sheets cover the second; both, if it is
    low."""
    tiles = kingdom_tiles(room, id, projected)
    bar = LastEvent.keyed(f"last {id}", room.beside, id, stacked=room.stacked)
    notice = Notice.keyed(f"notice {id}", room.beside, beneath=True)
    cards = [player_cards(room, id, setup, projected), Over.keyed(f"over {id}", room.beside, id)]
    rest = [Rebuild.keyed(f"rebuild {id}", room.beside, id), Recent.keyed(f"recent {id}", room.beside, id)]
    if room.look.low and room.wide:
        boards = tribe_boards(room, room.beside, id, setup)
        left = _column([_board(room, id, "board", scrolling(tiles, spacing=TIGHT, shown=False))], expand=1)
        top = Top.keyed(f"top {id}", room.beside, id, stacked=False, timed=timed)
        lower = scrolling([bar, *cards, *boards, *rest], spacing=TIGHT, shown=False)
        right = _column([_players(room, id, "players", top, notice, lower, expand=True)], expand=1)
        sheet = replace(room.beside, width=2 * room.look.width + 2 * EDGE)
        return _under(ft.Row([left, right], expand=True, spacing=0, vertical_alignment=STRETCH), sheet, id)
    top = Top.keyed(f"top {id}", room.look, id, stacked=room.stacked, timed=timed)
    boards = tribe_boards(room, room.look, id, setup)
    if room.wide:
        left = _column(
            [_board(room, id, "board", top, scrolling([*tiles, *boards], spacing=TIGHT, shown=False))], expand=3
        )
        track = [TableTrack.keyed(f"track {id}", room.beside, id, room.track)] if room.track else []
        lower = _board(room, id, "rest", scrolling([*track, *rest], shown=False))
        # Below the rest the players are in reach of a thumb, and Tab comes to them after the board.
        right = _under(_column([lower, _players(room, id, "players", notice, bar, *cards)]), room.beside, id, expand=2)
        return ft.Row([left, right], expand=True, spacing=0, vertical_alignment=STRETCH)
    if room.stacked:
        board = _board(room, id, "board", scrolling([top, bar, *tiles, *boards, *rest], spacing=TIGHT, shown=False))
        return _under(_column([board, _players(room, id, "players", notice, *cards)]), room.beside, id)
    board = _board(room, id, "board", top, scrolling([*tiles, *boards, *rest], spacing=TIGHT, shown=False))
    return _under(_column([board, _players(room, id, "players", notice, bar, *cards)]), room.beside, id)


def _board(room: Arrangement, id: str, name: str, *controls: ft.Control) -> ft.Control:
    """What may come back after the players when a sheet is gone."""
    return Beneath.keyed(f"{name} {id}", _one_below_another(controls), room.look.keyboard, later=True, expand=True)


def _players(room: Arrangement, id: str, name: str, *controls: ft.Control, expand: bool | None = None) -> ft.Control:
    return Beneath.keyed(f"{name} {id}", _one_below_another(controls), room.look.keyboard, expand=expand)


def _under(table: ft.Control, look: Look, id: str, expand: bool | int = True) -> ft.Control:
    """What sheets lie over. A stack of their own keeps the device from building the table anew for each.

    It lets taps through where nothing lies; a container wouldn't.
    """
    over = ft.Stack([Cover.keyed(f"cover {id}", look, id)], fit=FILL)
    return ft.Stack([table, over], expand=expand, fit=FILL)


def _column(controls: list[ft.Control], expand: int | None = None) -> ft.Control:
    return ft.Container(_one_below_another(controls), expand=expand, padding=AROUND)


def _one_below_another(controls: Sequence[ft.Control]) -> ft.Control:
    return ft.Column([*controls], spacing=TIGHT, tight=True, expand=True, horizontal_alignment=STRETCH)


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
    content = sheet_content(look, saved, last) if last else None
    return cover(look, content, visible=sheet is not None)


@part
def Top(look: Look, id: str, stacked: bool, timed: bool) -> ft.Control:
    """Where the Age stands, what can be taken back, and the menu; in two lines if the text is large."""
    age, dragons, over, undo, names, revision, by = use_selected(id, _top, later=True)
    menu = icon_button(look, "menu", say("Menu"), ft.Icons.MORE_VERT, Opening(MenuSheet()))
    words = say("Age {age}", age=AGES[age - 1])
    dragon = _dragons(look, id, dragons, over)
    clock = [RunningClock(look, id)] if timed else []
    taken = width_of(words, 18, bold=True) + 14 + _dragons_width() + 30 + CLOCK * len(clock)
    left = look.width - (0 if stacked else taken * look.scale) - target(look)
    take_back = _undo(look, id, revision, undo, names, by, left / look.scale)
    rows = [[_end_age(look, id, age, words, over), dragon, *clock], [take_back, menu]]
    if not stacked:
        rows = [[*rows[0], *rows[1]]]
    middle = ft.CrossAxisAlignment.CENTER
    return ft.Column([ft.Row(row, spacing=4, vertical_alignment=middle) for row in rows], spacing=0, tight=True)


def _top(saved: Saved) -> tuple[int, int, bool, Code | None, tuple[str, ...], int, int | None]:
    state = as_it_ended(saved.game)
    names, undo = saved.game.setup.names, saved.undo
    return state.table.age, state.dragons, saved.over, undo, names, saved.revision, saved.undo_by


def _end_age(look: Look, id: str, age: int, words: str, over: bool) -> ft.Control:
    """Which Age it is; a tap leads to its end."""
    flag = ft.Icon(ft.Icons.EMOJI_EVENTS if over else ft.Icons.FLAG_OUTLINED, size=14 * look.scale, color=look.muted)
    inside = pressable(
        look,
        partial(see_the_end, id) if over else partial(go, game_path(id, "age-end")),
        unspoken(ft.Row([strong(look, words, 18, no_wrap=True), flag], spacing=2, tight=True)),
        height=target(look),
        padding=ft.Padding(right=4),
        border_radius=RADIUS,
        alignment=ft.Alignment.CENTER_LEFT,
    )
    return named("end-age", say("The end") if over else say("End Age {age}", age=AGES[age - 1]), inside)


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

    across = DRAGON * look.scale
    shown: list[ft.Control] = [
        ft.Container(
            width=across,
            height=across,
            border_radius=across / 2,
            bgcolor=dragon_colour(look) if number < dragons else None,
            border=ft.Border.all(2, dragon_colour(look)),
        )
        for number in range(DRAGONS_BEFORE_THE_LAST + 1)
    ]
    words = muted(look, _dragons_text(dragons), SMALL, no_wrap=True)
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
        unspoken(ft.Column([ft.Row(shown, spacing=4 * look.scale, tight=True), words], spacing=1, tight=True)),
        height=target(look),
        padding=ft.Padding.symmetric(horizontal=5),
        border_radius=RADIUS,
        alignment=ft.Alignment.CENTER,
    )
    return named("dragon", label, inside)


def _dragons_text(dragons: int) -> str:
    # Translators: very short, below three circles
    return say("Dragons {drawn} of {all}", drawn=dragons, all=DRAGONS_BEFORE_THE_LAST + 1)


def _dragons_width() -> float:
    """What the Dragons take of the heading at the usual size of text."""
    circles = (DRAGON + 4) * (DRAGONS_BEFORE_THE_LAST + 1)
    return max(circles, width_of(_dragons_text(0), SMALL)) + 10


def _undo(
    look: Look, id: str, revision: int, last: Code | None, names: tuple[str, ...], by: int | None, room: float
) -> ft.Control:
    """What can be taken back, named in two lines: by initials if there is little room, not at all if there is less."""
    if last is None:
        return ft.Container(expand=True)
    step = step_text(last, names)
    label, act = undo_text(step, names, by), partial(take_back, id, revision)
    if room < NARROWEST_UNDO:
        button = icon_button(look, "undo", label, ft.Icons.UNDO, act)
        return ft.Row([button], expand=True, alignment=ft.MainAxisAlignment.END)
    if width_of(step, 12) > 2 * (room - BESIDE_UNDO):
        step = step_text(last, initials(names))
    pill = undo_pill(look, label, step, act)
    pill.expand = pill.expand_loose = True
    return ft.Row([pill], expand=True, alignment=ft.MainAxisAlignment.END)


@part
def Over(look: Look, id: str) -> ft.Control:
    """Once the game is over, the way to its end."""
    over = use_selected(id, lambda saved: saved.game.state.over, later=True)
    if not over:
        return ft.Container(visible=False)
    return main_button(look, "see-the-end", say("The game is over: see the end"), partial(see_the_end, id))


@part
def LastEvent(look: Look, id: str, stacked: bool) -> ft.Control:
    """What happened last, with what led there and the ways to mend it; it stays until the next entry."""
    revision, saved = use_selected(id, seen, later=True)
    index, undo = len(saved.game.steps) - 1, saved.undo
    empty = use_kept(not saved.game.steps)
    begun = bool(saved.game.steps)
    ft.use_effect(lambda: _hinted(first_entry=empty.current and begun), [begun])
    first = not has_seen_hints(current_window().desk.settings)
    words = _event_words(saved.game, index) if saved.game.steps else _first_words(saved.game.setup, first=first)
    ledger = icon_button(look, "ledger", say("Ledger"), ft.Icons.LIST_ALT, partial(go, game_path(id, "ledger")))
    lines = text(look, words, 12.5, max_lines=2 if stacked else 3, overflow=ELLIPSIS)
    said_last = said("last-event", words, lines, expand=not stacked)
    mend = last_skeletons(look, saved)
    if saved.game.steps:
        edit = Opening(EditSheet(index))
        mend.append(icon_button(look, "last-edit", say("Edit: {entry}", entry=words), ft.Icons.EDIT, edit))
    if undo:
        names = saved.game.setup.names
        label = undo_text(step_text(undo, names), names, saved.undo_by)
        mend.append(icon_button(look, "last-undo", label, ft.Icons.UNDO, partial(take_back, id, revision)))
    shown: ft.Control = ft.Row([ledger, said_last, *mend], spacing=0)
    if stacked:
        shown = ft.Column([said_last, ft.Row([ledger, *mend], spacing=0)], spacing=0, tight=True)
    return ft.Container(
        shown,
        height=None if stacked else BAR * look.scale,
        bgcolor=look.raised,
        border_radius=RADIUS,
        padding=ft.Padding(left=12, right=12, top=6, bottom=0) if stacked else None,
    )


def _hinted(*, first_entry: bool) -> None:
    """Once an entry follows the hints, they are gone for ever."""
    desk = current_window().desk
    if first_entry and not has_seen_hints(desk.settings):
        desk.save_settings(with_hints_seen(desk.settings))


def _first_words(setup: Setup, *, first: bool) -> str:
    """Who begins and how; on the first table of all, what else can be tapped."""
    begins = setup.names[setup.first_player or 0]
    if not first:
        return say("{player} begins. Tap a player to enter a band.", player=begins)
    return say(
        "{player} begins. Tap a player to enter a band, a Kingdom for why and corrections, the circles for a Dragon.",
        player=begins,
    )


def _event_words(game: Game, index: int) -> str:
    return bar_text(game.setup, game.steps[index])


@part
def Recent(look: Look, id: str) -> ft.Control:
    """The last events before the very last, to look back at."""
    _, saved = use_selected(id, seen, later=True)
    last = len(saved.game.steps) - 1
    indices = range(last - 1, max(-1, last - 1 - RECENT), -1)
    lines = [muted(look, _event_words(saved.game, index), 12) for index in indices]
    return ft.Column([*lines], spacing=4, tight=True)


@part
def Rebuild(look: Look, id: str) -> ft.Control:
    return plain_button(look, "rebuild", say("Rebuild the table"), partial(go, game_path(id, "rebuild")))


def see_the_end(id: str) -> None:
    current_window().go(game_path(id, "end"))


DRAGON, SMALL = 14, 9.5
STRETCH = ft.CrossAxisAlignment.STRETCH
FILL = ft.StackFit.EXPAND
