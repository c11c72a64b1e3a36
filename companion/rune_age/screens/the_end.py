"""The end of a game: who won and by what rule, damage and fights by round, and what to do next."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import flet as ft

from companion.controls.buttons import card
from companion.controls.frame import screen
from companion.controls.named import named, pressable, said, unspoken
from companion.controls.text import BOLD, muted, strong, text
from companion.look.fitting import shrunk
from companion.look.theme import GAP, RADIUS, Look
from companion.results.ending import end_view
from companion.rune_age.entering.new_game import SetupDraft, draft_again
from companion.rune_age.parts.races import race_sign
from companion.rune_age.parts.story import story
from companion.rune_age.paths import NEW, why_path
from companion.rune_age.saved import Saved
from companion.rune_age.words.outcome import outcome_text, winner_text
from companion.rune_age.words.table import damage_label
from companion.rune_age.words.terms import race_name
from companion.rune_age.words.the_end import (
    damage_by_round,
    damage_text,
    decided_text,
    fights_by_round,
    unfinished_text,
)
from companion.shell.hooks import use_game, use_look
from companion.shell.window import current_window
from companion.speech.language import say
from rules.rune_age.game import Game
from rules.rune_age.setup import Setup
from rules.rune_age.state import Outcome, State

TROPHY: Final = 44
BESIDE_TROPHY: Final = 41
"""What edges and the gap take of the width."""


@screen
def TheEndScreen() -> ft.View:
    look, saved = use_look(), use_game(ft.use_route_params()["id"])
    setup, state = saved.game.setup, saved.game.state
    body = [
        *(_result(look, saved.id, setup, state.outcome) if state.outcome else _unfinished(look, saved)),
        card(look, [_player(look, setup, state, seat) for seat in setup.seats]),
        _heading(look, say("Damage by round")),
        card(look, [*_damage(look, saved.game)]),
        *story(look, saved),
        *_fights(look, saved.game),
    ]
    return end_view(look, saved, body, partial(_rematch, saved))


def _result(look: Look, id: str, setup: Setup, outcome: Outcome) -> Iterator[ft.Control]:
    """The whole result in words, to be asked about, and the rule that decided it."""
    words, decided = winner_text(setup, outcome), decided_text(outcome)
    icon = ft.Icons.EMOJI_EVENTS if outcome.winners else ft.Icons.HEART_BROKEN
    size = shrunk(18, words, (look.width - TROPHY - BESIDE_TROPHY) / look.scale)
    row = ft.Row(
        [ft.Icon(icon, size=TROPHY, color=look.gain), ft.Container(strong(look, words, size), expand=True)],
        spacing=12,
    )
    ask = partial(current_window().look_up, why_path(id, "winner"))
    shown = unspoken(card(look, [row], edge=look.accent.fill))
    yield named("winner", outcome_text(setup, outcome), pressable(look, ask, shown, border_radius=RADIUS))
    yield said("decided-by", decided, muted(look, decided, 13))


def _unfinished(look: Look, saved: Saved) -> Iterator[ft.Control]:
    words = unfinished_text(saved.game.state, stopped=saved.finished is not None)
    yield said("unfinished", words, card(look, [text(look, words, 16)]))


def _player(look: Look, setup: Setup, state: State, seat: int) -> ft.Control:
    player = setup.players[seat]
    won = state.outcome is not None and seat in state.outcome.winners
    lines = [text(look, player.name, 16, weight=BOLD if won else None), muted(look, race_name(player.race), 12)]
    figure = strong(look, say("out") if state.is_out(seat) else str(state.damage[seat]), 20)
    row: list[ft.Control] = [
        race_sign(look, player.race, 26),
        ft.Column([*lines, *([figure] if look.large else ())], spacing=0, tight=True, expand=True),
        *(() if look.large else (figure,)),
    ]
    label, identifier = damage_label(player.name, state.damage[seat]), f"place-{seat}"
    if won:
        row.insert(2, ft.Icon(ft.Icons.EMOJI_EVENTS, size=24 * look.scale, color=look.gain))
        label, identifier = say("Winner: {player}", player=player.name), f"winner-{seat}"
    return said(identifier, label, ft.Container(ft.Row(row, spacing=GAP), padding=ft.Padding.symmetric(vertical=6)))


def _damage(look: Look, game: Game) -> Iterator[ft.Control]:
    setup = game.setup
    signs = [ft.Container(race_sign(look, player.race, 18), expand=True) for player in setup.players]
    yield ft.Row([ft.Container(expand=True), *signs])
    for number, damage in damage_by_round(game):
        cells = [ft.Container(text(look, str(suffered), 14), expand=True) for suffered in damage]
        row = ft.Row([ft.Container(muted(look, str(number), 14), expand=True), *cells])
        yield said(f"damage-in-{number}", damage_text(setup, number, damage), row)


def _fights(look: Look, game: Game) -> Iterator[ft.Control]:
    rounds = list(fights_by_round(game.setup, game.state))
    if rounds:
        yield _heading(look, say("Fights by round"))
    for heading, lines in rounds:
        yield card(look, [strong(look, heading, 14), *(text(look, line, 14) for line in lines)])


def _heading(look: Look, words: str) -> ft.Control:
    return ft.Semantics(header=True, content=strong(look, words, 17))


def _rematch(saved: Saved) -> None:
    window = current_window()
    window.drafts.keep(SetupDraft, draft_again(saved.game.setup))
    window.go(NEW)
