"""The ledger: every event, newest first, by Age; each can be edited, removed, or preceded by what was forgotten."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.changing.pending import just_put, pending_of
from companion.changing.words import JUST_NOW, entry_label
from companion.controls.buttons import chip, icon_button, main_button, plain_button
from companion.controls.frame import part, screen, view
from companion.controls.named import said, tappable
from companion.controls.players import player_chip
from companion.controls.text import muted, strong, text, title
from companion.ethnos.acting.changes import propose
from companion.ethnos.palette import dragon_colour
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.values import EditSheet, InsertSheet
from companion.ethnos.words.events import event_text
from companion.ethnos.words.ledger import entry_details
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.terms import AGES, kingdom_name
from companion.look.fitting import EDGES, cell
from companion.look.theme import GAP, RADIUS, Look
from companion.shell.drafts import About
from companion.shell.hooks import use_game, use_kept, use_look, use_redraw, use_stable, use_value
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say, say_as
from companion.speech.phrases import time_of_day
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event, kingdoms_named, players_named
from rules.ethnos.game import Game
from rules.ethnos.play import Step
from rules.ethnos.setup import Setup
from rules.ethnos.steps import step_played
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

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
    kingdom: Kingdom | None = None

    def fits(self, event: Event) -> bool:
        return (self.player is None or self.player in players_named(event)) and (
            self.kingdom is None or self.kingdom in kingdoms_named(event)
        )

    def by_player(self, player: int) -> "Filter":
        """Chosen once more, it is no choice again."""
        return replace(self, player=None if self.player == player else player)

    def by_kingdom(self, kingdom: Kingdom) -> "Filter":
        return replace(self, kingdom=None if self.kingdom is kingdom else kingdom)


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
    indices = [index for index, step in enumerate(saved.game.steps) if chosen.fits(step.event)]
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
    return say("Nothing has happened yet. Bands are entered at the table.")


def _rows(
    look: Look, game: Game, indices: Sequence[int], new: frozenset[int], open_sheet: Open, remove: Remove
) -> Iterator[ft.Control]:
    """Entries, newest first, under the name of their Age."""
    heading = None
    for index in reversed(indices):
        step = game.steps[index]
        if heading != step.age:
            heading = step.age
            yield ft.Container(title(look, say("Age {age}", age=AGES[heading - 1]), 16), key=f"age {heading}")
        yield LedgerEntry.keyed(f"entry {index}", look, game.setup, index, step, index in new, open_sheet, remove)


@part
def LedgerEntry(
    look: Look, setup: Setup, index: int, step: Step, new: bool, open_sheet: Open, remove: Remove
) -> ft.Control:
    """An event. The bin stands where no thumb scrolls; what was changed or put in just now is marked."""
    heading = step_text(step_played(setup, step), setup.names)
    label = entry_label(event_text(setup, step), step.event.at, new=new)
    words = said(f"entry-{index}", label, _words(look, setup, step, heading, new), expand=True)
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


def _words(look: Look, setup: Setup, step: Step, heading: str, new: bool) -> ft.Control:
    event = step.event
    head = ft.Row([*_kingdom(look, event), ft.Container(strong(look, heading, 14), expand=True)], spacing=6)
    marked, at = say(JUST_NOW) if new else "", event.at and time_of_day(event.at)
    details = " · ".join(filter(None, (marked, at, entry_details(setup, step))))
    rest = [muted(look, details, 13)] if details else []
    lines = ft.Column([head, *rest], spacing=2, tight=True, expand=True)
    return ft.Row([_sign(look, setup, event), lines], spacing=10)


def _sign(look: Look, setup: Setup, event: Event) -> ft.Control:
    """Who or what the entry is about, at a glance."""
    match event:
        case BandPlayed():
            return player_chip(look, setup, event.band.player)
        case DragonDrawn():
            icon, colour = ft.Icons.CIRCLE, dragon_colour(look)
        case AgeEnded():
            icon, colour = ft.Icons.FLAG, dragon_colour(look)
        case Correction():
            icon, colour = ft.Icons.BUILD, look.muted
    return ft.Container(ft.Icon(icon, size=18 * look.scale, color=colour), width=26, alignment=ft.Alignment.CENTER)


def _kingdom(look: Look, event: Event) -> list[ft.Control]:
    """The Leader's colour."""
    if isinstance(event, BandPlayed) and event.band.kingdom is not None:
        return [kingdom_symbol(look, event.band.kingdom, 13)]
    return []


def _everything(look: Look, chosen: Filter, choose: Callable[[Filter], None]) -> ft.Control:
    # Translators: all entries
    label = say_as("entries", "All")
    if look.large:
        return icon_button(look, "filter-all", label, ft.Icons.FILTER_LIST_OFF, partial(choose, Filter()))
    return chip(look, "filter-all", label, partial(choose, Filter()), chosen=chosen == Filter())


def _filters(look: Look, setup: Setup, chosen: Filter, choose: Callable[[Filter], None]) -> list[ft.Control]:
    """In reach of the thumb: everybody, and the Kingdoms."""
    across = min(24, (cell(look.width, len(KINGDOMS), 6) - EDGES) / look.scale)
    players = [
        tappable(
            look,
            f"filter-player-{seat}",
            say("Only {player}", player=setup.names[seat]),
            player_chip(look, setup, seat, across),
            partial(choose, chosen.by_player(seat)),
            chosen=seat == chosen.player,
            expand=True,
        )
        for seat in setup.seats
    ]
    kingdoms = [
        tappable(
            look,
            f"filter-kingdom-{kingdom.id}",
            say("Only {kingdom}", kingdom=kingdom_name(kingdom)),
            kingdom_symbol(look, kingdom, across),
            partial(choose, chosen.by_kingdom(kingdom)),
            chosen=kingdom is chosen.kingdom,
            expand=True,
        )
        for kingdom in KINGDOMS
    ]
    return [ft.Row(players, spacing=6), ft.Row(kingdoms, spacing=6)]


def _go(path: str) -> None:
    current_window().go(path)
