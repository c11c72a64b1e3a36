"""The ledger: every event, newest first, by round; each can be edited, removed, or preceded by what was forgotten."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.changing.pending import just_put, pending_of
from companion.changing.words import JUST_NOW, entry_label
from companion.controls.buttons import chip, icon_button, main_button, plain_button
from companion.controls.frame import part, screen, view
from companion.controls.named import said, tappable
from companion.controls.text import muted, strong, text, title
from companion.look.theme import GAP, RADIUS, Look
from companion.rune_age.acting.changes import propose
from companion.rune_age.parts.races import race_sign
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import EditSheet, InsertSheet
from companion.rune_age.words.events import event_text
from companion.rune_age.words.ledger import entry_details, entry_name
from companion.rune_age.words.steps import step_text
from companion.rune_age.words.terms import round_text
from companion.shell.drafts import About
from companion.shell.hooks import use_game, use_kept, use_look, use_redraw, use_stable, use_value
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say, say_as
from companion.speech.phrases import time_of_day
from rules.rune_age.events import BattleFought, Bought, Correction, Damaged, Event, SiegeFought, TurnEnded
from rules.rune_age.game import Game
from rules.rune_age.play import Step
from rules.rune_age.setup import Setup
from rules.rune_age.state import State

AT_ONCE = 30
"""Entries that are shown before somebody scrolls."""
LARGE = 1.4
"""From this text size on, an entry's buttons stand below its words."""
Open = Callable[[EditSheet | InsertSheet], None]
Remove = Callable[[int], None]
"""The event at this place."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which entries are shown; `None` is no choice."""

    player: int | None = None

    def fits(self, event: Event, before: State) -> bool:
        return self.player is None or self.player == about(event, before)

    def by_player(self, player: int) -> "Filter":
        """Chosen once more, it is no choice again."""
        return replace(self, player=None if self.player == player else player)


def about(event: Event, before: State) -> int | None:
    """Whom an entry is about, if anybody."""
    match event:
        case BattleFought() | SiegeFought() | Bought() | Damaged():
            return event.player
        case TurnEnded():
            return before.active
        case _:
            return None


@dataclass(frozen=True, slots=True)
class Place:
    """How far somebody has read."""

    offset: float = 0.0
    most: int = AT_ONCE
    """How many entries are shown."""


@screen
def LedgerScreen() -> ft.View:
    look, window, redraw = use_look(), current_window(), use_redraw()
    id = ft.use_route_params()["id"]
    chosen = window.drafts.get(Filter, About(id)) or Filter()

    def choose(filter: Filter) -> None:
        window.drafts.keep(Filter, filter, About(id))
        redraw()

    return view(
        look,
        say("Ledger"),
        ft.Container(Entries.keyed(f"{chosen}", look, id, chosen), expand=True),
        back=_way_back(id),
        actions=[_everything(look, chosen, choose)],
        bottom=_filters(look, window.desk.game(id).game.setup, chosen, choose),
    )


def _way_back(id: str) -> str:
    """To the end of the game, if that led here; to the table otherwise."""
    end = game_path(id, "end")
    return end if current_window().trail.before == end else game_path(id)


@part
def Entries(look: Look, id: str, chosen: Filter) -> ft.Control:
    """As many entries as were scrolled to; after a sheet, at the place where they were left."""
    window, saved = current_window(), use_game(id)
    place = use_kept(window.drafts.get(Place, About(id)) or Place())
    most, set_most = use_value(lambda: place.current.most)

    def scrolled(event: ft.OnScrollEvent) -> None:
        place.current = Place(event.pixels, most)
        if len(indices) > most and event.pixels > event.max_scroll_extent - event.viewport_dimension:
            show_older()

    def show_older() -> None:
        set_most(most + AT_ONCE)

    def open_sheet(sheet: EditSheet | InsertSheet) -> None:
        window.drafts.keep(Place, replace(place.current, most=most), About(id))
        window.open_from(game_path(id), sheet)

    def remove(index: int) -> None:
        propose(window, saved, index, 1)

    def come_back() -> None:
        left = window.drafts.drop(Place, About(id))
        if left and left.offset:
            window.run(partial(shown.scroll_to, offset=left.offset))

    stable_open, stable_remove = use_stable(open_sheet), use_stable(remove)
    indices = [
        index for index, step in enumerate(saved.game.steps) if chosen.fits(step.event, saved.game.state_before(index))
    ]
    new = just_put(window, saved)
    rows = list(_rows(look, saved.game, indices[-most:], new, stable_open, stable_remove))
    if not rows:
        rows = [said("empty", _empty(saved.game), text(look, _empty(saved.game), 16))]
    if len(indices) > most:
        rows.append(plain_button(look, "older", say("Older entries"), show_older))
    shown = ft.ListView([*_above(look, saved, stable_open), *rows], spacing=GAP, expand=True, on_scroll=scrolled)
    ft.use_effect(come_back, [])
    return shown


def _above(look: Look, saved: Saved, open_sheet: Open) -> Iterator[ft.Control]:
    """A change that waits for decisions, and what was forgotten last."""
    pending = pending_of(current_window(), saved.id)
    if pending and pending.revision == saved.revision:
        go_on = partial(_go, game_path(saved.id, "change"))
        # Translators: {change} is "Changed: Mara, 3 cards, Elf"
        label = say("Not finished: {change}", change=step_text(pending.step, saved.game.setup.names))
        yield main_button(look, "resume-change", label, go_on)
    if not saved.game.state.over:
        last = partial(open_sheet, InsertSheet(len(saved.game.steps)))
        label = say("Add an entry at the end")
        yield plain_button(look, f"insert-{len(saved.game.steps)}", label, last, icon=ft.Icons.ADD)


def _empty(game: Game) -> str:
    if game.steps:
        return say("No entry is about these.")
    return say("Nothing has happened yet.")


def _rows(
    look: Look, game: Game, indices: Sequence[int], new: frozenset[int], open_sheet: Open, remove: Remove
) -> Iterator[ft.Control]:
    """Entries, newest first, under their round."""
    heading = None
    for index in reversed(indices):
        step, before = game.steps[index], game.state_before(index)
        if heading != before.round:
            heading = before.round
            yield ft.Container(title(look, round_text(heading), 16), key=f"round {heading}")
        who, name = about(step.event, before), entry_name(game, index)
        yield LedgerEntry.keyed(
            f"entry {index}", look, game.setup, index, step, who, name, index in new, open_sheet, remove
        )


@part
def LedgerEntry(
    look: Look,
    setup: Setup,
    index: int,
    step: Step,
    who: int | None,
    heading: str,
    new: bool,
    open_sheet: Open,
    remove: Remove,
) -> ft.Control:
    """An event. The bin stands where no thumb scrolls; what was changed or put in just now is marked."""
    label = entry_label(event_text(setup, step), step.event.at, new=new)
    words = said(f"entry-{index}", label, _words(look, setup, step, who, heading, new), expand=True)
    edits, removes = say("Edit: {entry}", entry=heading), say("Remove: {entry}", entry=heading)
    inserts = say("Enter what was forgotten before: {entry}", entry=heading)
    buttons = [
        icon_button(look, f"remove-{index}", removes, ft.Icons.DELETE_OUTLINE, partial(remove, index), quiet=True),
        icon_button(
            look, f"insert-{index}", inserts, ft.Icons.PLAYLIST_ADD, partial(open_sheet, InsertSheet(index)), quiet=True
        ),
        icon_button(look, f"edit-{index}", edits, ft.Icons.EDIT, partial(open_sheet, EditSheet(index)), quiet=True),
    ]
    large = look.scale >= LARGE
    content = (
        ft.Column([ft.Row([words]), ft.Row(buttons, alignment=ft.MainAxisAlignment.END)], spacing=0, tight=True)
        if large
        else ft.Row([words, *buttons], spacing=0)
    )
    return ft.Container(
        content,
        bgcolor=look.raised if new else look.card,
        border_radius=RADIUS,
        border=ft.Border(left=ft.BorderSide(5, look.accent.fill)) if new else None,
        padding=ft.Padding(left=10, right=0, top=4, bottom=4),
    )


def _words(look: Look, setup: Setup, step: Step, who: int | None, heading: str, new: bool) -> ft.Control:
    marked, at = say(JUST_NOW) if new else "", step.event.at and time_of_day(step.event.at)
    details = " · ".join(filter(None, (marked, at, entry_details(setup, step))))
    rest = [muted(look, details, 13)] if details else []
    lines = ft.Column([strong(look, heading, 14), *rest], spacing=2, tight=True, expand=True)
    return ft.Row([_sign(look, setup, step.event, who), lines], spacing=10)


def _sign(look: Look, setup: Setup, event: Event, who: int | None) -> ft.Control:
    """Whom or what the entry is about, at a glance."""
    if who is not None:
        return race_sign(look, setup.players[who].race, 22)
    icon = ft.Icons.BUILD if isinstance(event, Correction) else ft.Icons.STYLE
    return ft.Icon(icon, size=20 * look.scale, color=look.muted)


def _everything(look: Look, chosen: Filter, choose: Callable[[Filter], None]) -> ft.Control:
    # Translators: all entries
    label = say_as("entries", "All")
    return chip(look, "filter-all", label, partial(choose, Filter()), chosen=chosen == Filter())


def _filters(look: Look, setup: Setup, chosen: Filter, choose: Callable[[Filter], None]) -> list[ft.Control]:
    """In reach of the thumb."""
    players = [
        tappable(
            look,
            f"filter-player-{seat}",
            say("Only {player}", player=setup.names[seat]),
            race_sign(look, setup.players[seat].race, 22),
            partial(choose, chosen.by_player(seat)),
            chosen=seat == chosen.player,
            expand=True,
        )
        for seat in setup.seats
    ]
    return [ft.Row(players, spacing=6)]


def _go(path: str) -> None:
    current_window().go(path)
