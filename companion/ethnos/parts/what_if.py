"""What if, on a Kingdom's sheet: what a player needs to lead there, and what a band played there would change."""

from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.controls.buttons import beside_words, card, chip, counter, plain_button, section
from companion.controls.frame import part
from companion.controls.named import said
from companion.controls.players import player_chip
from companion.controls.scrolling import Scroller, in_view, use_in_view
from companion.controls.text import text
from companion.ethnos.words.what_if import band_lines, lead_text
from companion.look.theme import GAP, Look
from companion.shell.drafts import About
from companion.shell.hooks import Draft, use_draft
from companion.speech.language import say
from rules.ethnos.playing.markers import cards_needed
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import LARGEST_BAND, Kingdom
from rules.ethnos.what_if import lead_in, try_band


@dataclass(frozen=True, slots=True)
class WhatIfDraft:
    is_open: bool = False
    player: int = 0
    cards: int | None = None
    """Not chosen: as many as the player's next marker needs."""

    def size(self, setup: Setup, table: Table, kingdom: Kingdom) -> int:
        return self.cards or min(cards_needed(setup, table, self.player, kingdom), LARGEST_BAND)


@part
def WhatIf(look: Look, id: str, setup: Setup, table: Table, kingdom: Kingdom, scroller: Scroller) -> ft.Control:
    """Folded away until somebody asks."""
    draft = use_draft(WhatIfDraft, About(id, place=kingdom))
    is_open = draft.value.is_open
    use_in_view(scroller, "what-if", is_open)

    def fold() -> None:
        draft.change(lambda latest: replace(latest, is_open=not latest.is_open))

    icon = ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE
    shown = [plain_button(look, "what-if-open", say("What if …"), fold, icon=icon)]
    if is_open:
        shown += _asked(look, setup, table, kingdom, draft)
    return in_view("what-if", shown)


def _asked(look: Look, setup: Setup, table: Table, kingdom: Kingdom, draft: Draft[WhatIfDraft]) -> list[ft.Control]:
    asked = draft.value
    cards, player = asked.size(setup, table, kingdom), setup.names[asked.player]

    def choose(seat: int) -> None:
        draft.change(lambda latest: replace(latest, player=seat))

    def add(more: int) -> None:
        def added(latest: WhatIfDraft) -> WhatIfDraft:
            size = latest.size(setup, table, kingdom) + more
            return replace(latest, cards=max(1, min(size, LARGEST_BAND)))

        draft.change(added)

    players: list[ft.Control] = [
        chip(
            look,
            f"what-if-player-{seat}",
            name,
            partial(choose, seat),
            chosen=seat == asked.player,
            symbol=player_chip(look, setup, seat, 22),
        )
        for seat, name in enumerate(setup.names)
    ]
    fewer = partial(add, -1) if cards > 1 else None
    more = partial(add, 1) if cards < LARGEST_BAND else None
    label = say("Cards of the band")
    count = counter(look, "what-if-cards", label, cards, fewer, more)
    lead = lead_text(lead_in(table, kingdom, asked.player), player)
    lines = [lead, *band_lines(try_band(setup, table, kingdom, asked.player, cards), cards, player, setup.names)]
    answer = ft.Column([text(look, line, 14) for line in lines], spacing=4, tight=True)
    return [
        said("what-if", " ".join(lines), card(look, [answer])),
        section(look, say("Who plays a band with a Leader of this colour?")),
        ft.Row(players, wrap=True, spacing=GAP, run_spacing=GAP),
        beside_words(look, text(look, label), count),
    ]
