"""The ledger: every event, newest first, by Age; each can be edited, removed, or preceded by what was forgotten."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.changing.ledger import Acts, ByPlayer, Told, entry_card, entry_list, ledger_view, player_filters
from companion.controls.frame import part, screen
from companion.controls.named import tappable
from companion.controls.players import player_chip
from companion.controls.sharing import by_whom
from companion.controls.text import title
from companion.ethnos.acting.changes import propose
from companion.ethnos.palette import dragon_colour
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.saved import Saved
from companion.ethnos.words.events import event_text
from companion.ethnos.words.ledger import entry_details
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.terms import AGES, kingdom_name
from companion.look.fitting import EDGES, cell
from companion.look.theme import Look
from companion.shell.drafts import Choose
from companion.shell.hooks import use_game
from companion.speech.language import say
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event, kingdoms_named, players_named
from rules.ethnos.play import Step
from rules.ethnos.setup import Setup
from rules.ethnos.steps import step_played
from rules.ethnos.vocabulary import KINGDOMS, Kingdom


@dataclass(frozen=True, slots=True)
class Filter(ByPlayer):
    kingdom: Kingdom | None = None

    def fits(self, event: Event) -> bool:
        return (self.player is None or self.player in players_named(event)) and (
            self.kingdom is None or self.kingdom in kingdoms_named(event)
        )

    def by_kingdom(self, kingdom: Kingdom) -> "Filter":
        return replace(self, kingdom=None if self.kingdom is kingdom else kingdom)


@screen
def LedgerScreen() -> ft.View:
    return ledger_view(Filter, _filters, Entries.keyed)


@part
def Entries(look: Look, id: str, chosen: Filter) -> ft.Control:
    saved = use_game(id)
    indices = [index for index, step in enumerate(saved.game.steps) if chosen.fits(step.event)]
    nothing = say("Nothing has happened yet. Bands are entered at the table.")
    return entry_list(look, saved, indices, _rows, propose, nothing)


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
    event, heading = step.event, step_text(step_played(setup, step), setup.names)
    entered_by = by_whom(setup.names, by)
    told = Told(heading, event_text(setup, step), entry_details(setup, step), event.at, entered_by, new)
    return entry_card(look, index, told, _sign(look, setup, event), acts, _kingdom(look, event))


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
    sign = ft.Icon(icon, size=18 * look.scale, color=colour)
    return ft.Container(sign, width=26 * look.scale, alignment=ft.Alignment.CENTER)


def _kingdom(look: Look, event: Event) -> list[ft.Control]:
    """The Leader's colour."""
    if isinstance(event, BandPlayed) and event.band.kingdom is not None:
        return [kingdom_symbol(look, event.band.kingdom, 13)]
    return []


def _filters(look: Look, setup: Setup, chosen: Filter, choose: Choose[Filter]) -> list[ft.Control]:
    """Everybody, and the Kingdoms."""
    across = min(24, (cell(look.width, len(KINGDOMS), 6) - EDGES) / look.scale)
    kingdoms = [
        tappable(
            look,
            f"filter-kingdom-{kingdom.id}",
            say("Only {kingdom}", kingdom=kingdom_name(kingdom)),
            kingdom_symbol(look, kingdom, across),
            partial(choose, Filter.by_kingdom, kingdom),
            chosen=kingdom is chosen.kingdom,
            expand=True,
        )
        for kingdom in KINGDOMS
    ]
    players = [player_chip(look, setup, seat, across) for seat in setup.seats]
    return [player_filters(look, setup.names, chosen, choose, players), ft.Row(kingdoms, spacing=6)]
