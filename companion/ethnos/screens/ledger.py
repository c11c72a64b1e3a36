"""The ledger: every event, newest first, by Age; each can be edited, removed, or preceded by what was forgotten."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.changing.ledger import Acts, Entering, entry_card, entry_list, way_back
from companion.changing.words import JUST_NOW, entry_label
from companion.controls.buttons import chip, icon_button
from companion.controls.frame import part, screen, view
from companion.controls.named import tappable
from companion.controls.players import player_chip
from companion.controls.sharing import by_whom
from companion.controls.text import muted, strong, title
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
from companion.look.theme import Look
from companion.shell.drafts import About
from companion.shell.hooks import use_game, use_look, use_redraw
from companion.shell.window import current_window
from companion.speech.language import say, say_as
from companion.speech.phrases import time_of_day
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event, kingdoms_named, players_named
from rules.ethnos.play import Step
from rules.ethnos.setup import Setup
from rules.ethnos.steps import step_played
from rules.ethnos.vocabulary import KINGDOMS, Kingdom


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
        back=way_back(id),
        actions=[_everything(look, chosen, choose)],
        bottom=_filters(look, window.desk.game(id).game.setup, chosen, choose),
    )


@part
def Entries(look: Look, id: str, chosen: Filter) -> ft.Control:
    saved = use_game(id)
    indices = [index for index, step in enumerate(saved.game.steps) if chosen.fits(step.event)]
    nothing = say("Nothing has happened yet. Bands are entered at the table.")
    return entry_list(look, saved, indices, _rows, Entering(EditSheet, InsertSheet, propose), nothing)


def _rows(look: Look, saved: Saved, indices: Sequence[int], new: frozenset[int], acts: Acts) -> Iterator[ft.Control]:
    """Entries, newest first, under the name of their Age."""
    game, heading, entered_by = saved.game, None, saved.entered_by
    for index in reversed(indices):
        step = game.steps[index]
        if heading != step.age:
            heading = step.age
            yield ft.Container(title(look, say("Age {age}", age=AGES[heading - 1]), 16), key=f"age {heading}")
        by = entered_by[index] if index < len(entered_by) else None
        yield LedgerEntry.keyed(f"entry {index}", look, game.setup, index, step, by, index in new, acts)


@part
def LedgerEntry(look: Look, setup: Setup, index: int, step: Step, by: int | None, new: bool, acts: Acts) -> ft.Control:
    heading, entered = step_text(step_played(setup, step), setup.names), by_whom(setup.names, by)
    said = entry_label(event_text(setup, step), step.event.at, new=new)
    label = " · ".join(filter(None, (said, entered)))
    words = _words(look, setup, step, heading, new, entered)
    return entry_card(look, index, heading, label, words, acts, new=new)


def _words(look: Look, setup: Setup, step: Step, heading: str, new: bool, entered: str) -> ft.Control:
    event = step.event
    head = ft.Row([*_kingdom(look, event), ft.Container(strong(look, heading, 14), expand=True)], spacing=6)
    marked, at = say(JUST_NOW) if new else "", event.at and time_of_day(event.at)
    details = " · ".join(filter(None, (marked, at, entry_details(setup, step), entered)))
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
