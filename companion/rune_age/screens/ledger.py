"""The ledger: every event, newest first, by round; each can be edited, removed, or preceded by what was forgotten."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import flet as ft

from companion.changing.ledger import Acts, ByPlayer, Told, entry_card, entry_list, ledger_view, player_filters
from companion.controls.frame import part, screen
from companion.controls.sharing import by_whom
from companion.controls.text import title
from companion.look.theme import Look
from companion.rune_age.acting.changes import propose
from companion.rune_age.parts.races import race_sign
from companion.rune_age.saved import Saved
from companion.rune_age.words.events import event_text
from companion.rune_age.words.ledger import entry_details, entry_name
from companion.rune_age.words.terms import round_text
from companion.shell.drafts import Choose
from companion.shell.hooks import use_game
from companion.speech.language import say
from rules.rune_age.events import BattleFought, Bought, Correction, Damaged, Event, SiegeFought, TurnEnded
from rules.rune_age.play import Step
from rules.rune_age.setup import Setup
from rules.rune_age.state import State


@dataclass(frozen=True, slots=True)
class Filter(ByPlayer):
    def fits(self, event: Event, before: State) -> bool:
        return self.player is None or self.player == about(event, before)


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
    return ledger_view(Filter, _filters, Entries.keyed)


@part
def Entries(look: Look, id: str, chosen: Filter) -> ft.Control:
    saved = use_game(id)
    indices = [
        index for index, step in enumerate(saved.game.steps) if chosen.fits(step.event, saved.game.state_before(index))
    ]
    nothing = say("Nothing has happened yet.")
    return entry_list(look, saved, indices, _rows, propose, nothing)


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
    entered_by = by_whom(setup.names, by)
    told = Told(heading, event_text(setup, step), entry_details(setup, step), step.event.at, entered_by, new)
    return entry_card(look, index, told, _sign(look, setup, step.event, who), acts)


def _sign(look: Look, setup: Setup, event: Event, who: int | None) -> ft.Control:
    """Whom or what the entry is about, at a glance."""
    if who is not None:
        return race_sign(look, setup.players[who].race, 22)
    icon = ft.Icons.BUILD if isinstance(event, Correction) else ft.Icons.STYLE
    return ft.Icon(icon, size=20 * look.scale, color=look.muted)


def _filters(look: Look, setup: Setup, chosen: Filter, choose: Choose[Filter]) -> list[ft.Control]:
    signs = [race_sign(look, player.race, 22) for player in setup.players]
    return [player_filters(look, setup.names, chosen, choose, signs)]
