"""Whom damage is done to, and how much: players to choose from, and the pad."""

from functools import partial

import flet as ft

from companion.controls.buttons import rows_of
from companion.controls.text import muted, strong
from companion.look.theme import Look
from companion.rune_age.entering.damage import DamageDraft
from companion.rune_age.parts.pad import pad
from companion.rune_age.parts.races import in_a_row, player_choice
from companion.rune_age.words.rebuild import lying_tokens
from companion.shell.drafts import Choose, entering
from companion.speech.language import say
from rules.rune_age.components import HOME_REALM
from rules.rune_age.setup import Setup
from rules.rune_age.state import State


def damage_rows(
    look: Look, setup: Setup, state: State, draft: DamageDraft, choose: Choose[DamageDraft]
) -> list[ft.Control]:
    players = [
        player_choice(
            look,
            setup,
            seat,
            f"damage-to-{seat}",
            partial(choose, DamageDraft.to, seat),
            chosen=seat == draft.player,
            spoken=say("{player}: damage {amount}", player=setup.names[seat], amount=state.damage[seat]),
        )
        for seat in state.living
    ]
    press = entering(choose, DamageDraft.with_digit)
    return [
        rows_of(players, in_a_row(look)),
        strong(look, "–" if draft.amount is None else str(draft.amount), 28, text_align=ft.TextAlign.CENTER),
        muted(look, _outlook(setup, state, draft), 13, text_align=ft.TextAlign.CENTER),
        pad(look, press, partial(choose, DamageDraft.without_amount)),
    ]


def _outlook(setup: Setup, state: State, draft: DamageDraft) -> str:
    """What lies there afterwards, in tokens, and what is left (R-D1)."""
    if draft.player is None or not draft.amount or draft.player not in state.living:
        return say("Choose a player, then the damage.")
    after = state.damage[draft.player] + draft.amount
    player = setup.names[draft.player]
    if after >= HOME_REALM:
        return say(
            "{player}: {before} to {after}. {player} is out.",
            player=player,
            before=state.damage[draft.player],
            after=after,
        )
    return say(
        "{player}: {before} to {after}. Tokens: {tokens}.",
        player=player,
        before=state.damage[draft.player],
        after=after,
        tokens=lying_tokens(after),
    )
