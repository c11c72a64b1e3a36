"""The ledger: every event, newest first, by round; each can be edited, removed, or preceded by what was forgotten."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.changing.ledger import Acts, Entering, entry_card, entry_list, way_back
from companion.changing.words import JUST_NOW, entry_label
from companion.controls.buttons import chip
from companion.controls.frame import part, screen, view
from companion.controls.named import tappable
from companion.controls.sharing import by_whom
from companion.controls.text import muted, strong, title
from companion.look.theme import Look
from companion.rune_age.acting.changes import propose
from companion.rune_age.parts.races import race_sign
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import EditSheet, InsertSheet
from companion.rune_age.words.events import event_text
from companion.rune_age.words.ledger import entry_details, entry_name
from companion.rune_age.words.terms import round_text
from companion.shell.drafts import About
from companion.shell.hooks import use_game, use_look, use_redraw
from companion.shell.window import current_window
from companion.speech.language import say, say_as
from companion.speech.phrases import time_of_day
from rules.rune_age.events import BattleFought, Bought, Correction, Damaged, Event, SiegeFought, TurnEnded
from rules.rune_age.play import Step
from rules.rune_age.setup import Setup
from rules.rune_age.state import State


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
    indices = [
        index for index, step in enumerate(saved.game.steps) if chosen.fits(step.event, saved.game.state_before(index))
    ]
    nothing = say("Nothing has happened yet.")
    return entry_list(look, saved, indices, _rows, Entering(EditSheet, InsertSheet, propose), nothing)


def _rows(look: Look, saved: Saved, indices: Sequence[int], new: frozenset[int], acts: Acts) -> Iterator[ft.Control]:
    """Entries, newest first, under their round."""
    game, heading, entered_by = saved.game, None, saved.entered_by
    for index in reversed(indices):
        step, before = game.steps[index], game.state_before(index)
        if heading != before.round:
            heading = before.round
            yield ft.Container(title(look, round_text(heading), 16), key=f"round {heading}")
        who, name = about(step.event, before), entry_name(game, index)
        by = entered_by[index] if index < len(entered_by) else None
        yield LedgerEntry.keyed(f"entry {index}", look, game.setup, index, step, who, by, name, index in new, acts)


@part
def LedgerEntry(
    look: Look,
    setup: Setup,
    index: int,
    step: Step,
    who: int | None,
    by: int | None,
    heading: str,
    new: bool,
    acts: Acts,
) -> ft.Control:
    entered = by_whom(setup.names, by)
    label = " · ".join(filter(None, (entry_label(event_text(setup, step), step.event.at, new=new), entered)))
    words = _words(look, setup, step, who, heading, new, entered)
    return entry_card(look, index, heading, label, words, acts, new=new)


def _words(look: Look, setup: Setup, step: Step, who: int | None, heading: str, new: bool, entered: str) -> ft.Control:
    marked, at = say(JUST_NOW) if new else "", step.event.at and time_of_day(step.event.at)
    details = " · ".join(filter(None, (marked, at, entry_details(setup, step), entered)))
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
