"""The players on the table: one card each, with damage as a bar and what is held."""

from functools import partial
from typing import NamedTuple

import flet as ft

from companion.controls.buttons import ELLIPSIS, rows_of
from companion.controls.frame import part
from companion.controls.named import said, tappable
from companion.controls.text import muted, strong
from companion.look.fitting import cell, width_of
from companion.look.theme import GAP, RADIUS, Look
from companion.rune_age.palette import damage_colour, race_colour
from companion.rune_age.parts.races import in_a_row, race_sign
from companion.rune_age.parts.targets import STRUCK, has_attacked
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import PlayerSheet
from companion.rune_age.words.table import damage_label, player_label, rewards_label
from companion.rune_age.words.terms import strongholds_text
from companion.shell.hooks import use_selected
from companion.shell.window import Opening
from companion.speech.language import say
from rules.rune_age.components import HOME_REALM, STRONGHOLDS
from rules.rune_age.events import Target
from rules.rune_age.setup import Setup
from rules.rune_age.state import State
from rules.rune_age.upcoming import upcoming
from rules.rune_age.vocabulary import Race, Scenario, TargetType


class Shown(NamedTuple):
    """What a player's card shows."""

    name: str
    race: Race
    first: bool
    acting: bool
    out: bool
    damage: int
    strongholds: int
    rewards: tuple[str, ...]
    rune: str | None
    monument: bool
    scenario: Scenario
    attacked: bool = False
    """Whether the player on turn has besieged this Home Realm in this round (R-C2)."""


def shown(setup: Setup, state: State, seat: int) -> Shown:
    player = setup.players[seat]
    return Shown(
        player.name,
        player.race,
        seat == state.first_player,
        seat == upcoming(state).player,
        state.is_out(seat),
        state.damage[seat],
        state.strongholds[seat],
        state.rewards[seat],
        state.runes[seat],
        seat in state.monuments,
        setup.scenario,
        has_attacked(state, Target(TargetType.HOME_REALM, seat)),
    )


def player_cards(look: Look, id: str, seats: range) -> ft.Control:
    cards = [PlayerCard.keyed(f"player {seat}", look, id, seat) for seat in seats]
    each = in_a_row(look)
    return rows_of(cards, each)


@part
def PlayerCard(look: Look, id: str, seat: int) -> ft.Control:
    player = use_selected(id, partial(_shown, seat))
    name = strong(
        look,
        player.name,
        _name_size(look, player),
        max_lines=2,
        overflow=ELLIPSIS,
        color=look.muted if player.out or player.attacked else look.text,
        style=STRUCK if player.attacked else None,
    )
    row: list[ft.Control] = [race_sign(look, player.race, 18), ft.Container(name, expand=True)]
    if player.first:
        row.append(ft.Icon(ft.Icons.LOOKS_ONE_OUTLINED, size=16 * look.scale, color=look.muted))
    head = tappable(
        look,
        f"player-{seat}",
        _label(player),
        ft.Row(row, spacing=6),
        Opening(PlayerSheet(seat)),
        padding=ft.Padding.symmetric(horizontal=8, vertical=4),
        bgcolor=None,
        border=None,
        height=48 * look.scale,
        alignment=ft.Alignment.CENTER_LEFT,
    )
    column = ft.Column([head, _damage(look, seat, player), _held(look, seat, player)], spacing=0, tight=True)
    return ft.Container(
        column,
        bgcolor=look.card,
        border_radius=RADIUS,
        border=ft.Border.all(2, race_colour(look, player.race) if player.acting else look.card),
        padding=ft.Padding(left=0, right=0, top=0, bottom=8),
        expand=True,
    )


def _label(player: Shown) -> str:
    label = player_label(player.name, player.race, first=player.first, acting=player.acting, out=player.out)
    return ", ".join((label, say("attacked this round"))) if player.attacked else label


def _name_size(look: Look, player: Shown) -> float:
    """Smaller where its longest word would be broken."""
    room = cell(look.width, in_a_row(look), GAP) / look.scale - (NEXT_TO_NAME if player.first else NEXT_TO_NAME - 22)
    return LARGE if all(width_of(word, LARGE, bold=True) <= room for word in player.name.split()) else SMALL


def _shown(seat: int, saved: Saved) -> Shown:
    return shown(saved.game.setup, saved.game.state, seat)


def _damage(look: Look, seat: int, player: Shown) -> ft.Control:
    """A bar to 20, with the figure."""
    figure = strong(look, say("out") if player.out else f"{player.damage}/{HOME_REALM}", 13, no_wrap=True)
    bar = ft.Container(damage_bar(look, player.damage), expand=True)
    row = ft.Container(ft.Row([bar, figure], spacing=6), padding=ft.Padding.symmetric(horizontal=8))
    return said(f"damage-{seat}", damage_label(player.name, player.damage), row)


def damage_bar(look: Look, damage: int) -> ft.Control:
    full = min(damage, HOME_REALM)
    parts: list[ft.Control] = []
    if full:
        parts.append(ft.Container(bgcolor=damage_colour(look), expand=full))
    if full < HOME_REALM:
        parts.append(ft.Container(bgcolor=look.background, expand=HOME_REALM - full))
    return ft.Container(
        ft.Row(parts, spacing=0),
        height=10 * look.scale,
        border_radius=5 * look.scale,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        border=ft.Border.all(1, look.outline),
    )


def _held(look: Look, seat: int, player: Shown) -> ft.Control:
    strongholds = ft.Row(
        [
            ft.Icon(
                ft.Icons.CASTLE if number < player.strongholds else ft.Icons.CASTLE_OUTLINED,
                size=15 * look.scale,
                color=look.text if number < player.strongholds else look.outline,
            )
            for number in range(STRONGHOLDS)
        ],
        spacing=1,
        tight=True,
    )
    label = f"{player.name}: {strongholds_text(player.strongholds)}"
    held: list[ft.Control] = [said(f"strongholds-{seat}", label, strongholds)]
    words = rewards_label(player.name, player.rewards)
    held.append(said(f"rewards-{seat}", words, _counted(look, ft.Icons.STARS_OUTLINED, str(len(player.rewards)))))
    if player.scenario is Scenario.RUNEWARS:
        words = say("{player}: Dragon Rune {rune}", player=player.name, rune=player.rune or "–")
        held.append(said(f"rune-{seat}", words, _counted(look, ft.Icons.DIAMOND_OUTLINED, player.rune or "–")))
    if player.monument:
        words = say("{player}: Monument", player=player.name)
        held.append(
            said(f"monument-{seat}", words, ft.Icon(ft.Icons.ACCOUNT_BALANCE, size=16 * look.scale, color=look.text))
        )
    return ft.Container(
        ft.Row(held, spacing=8, run_spacing=2, wrap=True), padding=ft.Padding(left=8, right=8, top=4, bottom=0)
    )


def _counted(look: Look, icon: ft.IconData, words: str) -> ft.Control:
    shown = muted(look, words, 12, max_lines=2, overflow=ELLIPSIS)
    row: list[ft.Control] = [
        ft.Icon(icon, size=15 * look.scale, color=look.muted),
        ft.Container(shown, expand=True, expand_loose=True),
    ]
    return ft.Row(row, spacing=2, tight=True)


LARGE, SMALL = 14, 11.5
NEXT_TO_NAME = 66
"""What signs and edges take of a card's width."""
