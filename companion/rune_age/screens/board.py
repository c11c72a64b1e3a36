"""The board for everybody in the room, on a tablet or a television: nothing on it can be tapped but the way back."""

from functools import partial
from typing import NamedTuple

import flet as ft

from companion.controls.board import board_line, board_parts, board_view
from companion.controls.buttons import ELLIPSIS
from companion.controls.frame import part, screen
from companion.controls.named import said
from companion.controls.text import BOLD, muted, strong, text
from companion.look.fitting import cell, in_one_line, width_of
from companion.look.large import LARGE, SMALL, USUAL, Large, laid_out
from companion.look.theme import RADIUS, Look
from companion.rune_age.palette import race_colour
from companion.rune_age.parts.players import Shown, damage_bar, shown
from companion.rune_age.parts.races import race_sign
from companion.rune_age.saved import Saved
from companion.rune_age.words.table import bar_text, city_label, damage_label, phase_parts, target_label
from companion.rune_age.words.terms import events_left_text
from companion.shell.hooks import use_look, use_room, use_selected
from companion.speech.language import say
from rules.rune_age.components import HOME_REALM, STRONGHOLDS
from rules.rune_age.setup import City, Setup
from rules.rune_age.state import State

PLAYERS, TARGETS = 0.46, 0.28
"""What they take of the width; what happened has the rest."""
CARD, TILE, LARGEST = 210, 92, 140
"""Heights: of a player where things stand below one another, of a city or an enemy, and of one with room to spare."""
RECENT = 8


class Seen(NamedTuple):
    """What the board is drawn from, told from what it was by its revision."""

    revision: int
    setup: Setup
    state: State
    happened: tuple[str, ...]
    """The latest first."""


@screen
def BoardScreen() -> ft.View:
    look, large, id = use_look(), laid_out(use_room()), ft.use_route_params()["id"]
    over = use_selected(id, lambda saved: saved.game.state.over)
    head, board = Head.keyed(f"head {id}", look, large, id), Board.keyed(f"board {id}", look, large, id)
    return board_view(look, large, id, head, board, over=over)


@part
def Head(look: Look, large: Large, id: str) -> ft.Control:
    """The round, and who has to do what."""
    seen, here = use_selected(id, _seen), large.look(look)
    number, doing = phase_parts(seen.setup, seen.state)
    words = [strong(here, say("The end") if seen.state.over else number, LARGE)]
    if not seen.state.over:
        words += [strong(here, doing, USUAL), muted(here, events_left_text(seen.state.events_left), SMALL)]
    return said("board-phase", " · ".join((number, doing)), ft.Row([*words], spacing=2 * large.gap))


@part
def Board(look: Look, large: Large, id: str) -> ft.Control:
    seen = use_selected(id, _seen)
    players = _players(look, large, seen)
    targets = _targets(look, large, seen)
    first = seen.setup.names[seen.setup.first_player]
    last = board_line(look, large, seen.happened[0] if seen.happened else say("{player} begins", player=first))
    return board_parts(large, [players, targets, _before(look, large, seen.happened[1:])], last)


def _seen(saved: Saved) -> Seen:
    game = saved.game
    happened = tuple(bar_text(game.setup, step) for step in game.steps[: -RECENT - 1 : -1])
    return Seen(saved.revision, game.setup, game.state, happened)


def _width(large: Large, part_of: float) -> float:
    return large.width * part_of if large.beside else large.width


def _players(look: Look, large: Large, seen: Seen) -> ft.Control:
    """One below the other, in the order of their seats: there is no ranking in this game before its end."""
    seats, width = seen.setup.seats, _width(large, PLAYERS)
    height = min(cell(large.height, max(2, len(seats)), large.gap), 1.4 * CARD * large.unit) if large.beside else None
    cards = [_player(look, large, seen, seat, width, height or CARD * large.unit) for seat in seats]
    return ft.Column([*cards], spacing=large.gap, width=width)


def _player(look: Look, large: Large, seen: Seen, seat: int, width: float, height: float) -> ft.Control:
    """Whose turn it is has an edge; who has won, a cup."""
    player, outcome = shown(seen.setup, seen.state, seat), seen.state.outcome
    won = outcome is not None and seat in outcome.winners
    here = large.look(look, height / large.unit / CARD)
    unit = here.scale
    figure = say("out") if player.out else f"{player.damage}/{HOME_REALM}"
    beside = width_of(figure, 1.3 * LARGE, bold=True) + (1.2 * LARGE + 16 if won else 0)
    free = width / unit - beside - LARGE - 2 * (18 + 6 + 16)
    size = in_one_line(LARGE, player.name, free, least=0.5)
    name = strong(here, player.name, size, max_lines=1, overflow=ELLIPSIS)
    row: list[ft.Control] = [race_sign(here, player.race, LARGE), ft.Container(name, expand=True)]
    if won:
        row.append(ft.Icon(ft.Icons.EMOJI_EVENTS, size=1.2 * LARGE * unit, color=look.gain))
    row.append(strong(here, figure, 1.3 * LARGE, color=look.muted if player.out else look.text))
    inside = ft.Column(
        [
            ft.Row(row, spacing=16 * unit),
            damage_bar(large.look(look, 2.4 * height / large.unit / CARD), player.damage),
            _held(look, here, player),
        ],
        spacing=10 * unit,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    card = ft.Container(
        inside,
        width=width,
        height=height,
        padding=ft.Padding.symmetric(horizontal=18 * unit),
        bgcolor=look.card,
        border_radius=RADIUS,
        border=ft.Border.all(6 * large.unit, race_colour(look, player.race) if player.acting else look.card),
    )
    label = damage_label(player.name, player.damage)
    return said(f"board-damage-{seat}", say("Winner: {player}", player=player.name) if won else label, card)


def _held(look: Look, here: Look, player: Shown) -> ft.Control:
    """Strongholds, rewards, a rune and a Monument."""
    size = SMALL * here.scale
    castles = [
        ft.Icon(
            ft.Icons.CASTLE if number < player.strongholds else ft.Icons.CASTLE_OUTLINED,
            size=size,
            color=look.text if number < player.strongholds else look.outline,
        )
        for number in range(STRONGHOLDS)
    ]
    row: list[ft.Control] = [ft.Row([*castles], spacing=2, tight=True)]
    row += _counted(look, here, ft.Icons.STARS_OUTLINED, str(len(player.rewards)))
    if player.rune:
        row += _counted(look, here, ft.Icons.DIAMOND_OUTLINED, player.rune)
    if player.monument:
        row.append(ft.Icon(ft.Icons.ACCOUNT_BALANCE, size=size, color=look.text))
    return ft.Row(row, spacing=10 * here.scale)


def _counted(look: Look, here: Look, icon: ft.IconData, words: str) -> list[ft.Control]:
    return [
        ft.Icon(icon, size=SMALL * here.scale, color=look.muted),
        muted(here, words, SMALL, max_lines=1, overflow=ELLIPSIS),
    ]


def _targets(look: Look, large: Large, seen: Seen) -> ft.Control:
    """Cities with their holders, the Objective and the enemies, as tall as there is room for."""
    setup, state = seen.setup, seen.state
    tiles = [partial(_city, city=city, holder=owner, place=place) for place, (city, owner) in enumerate(_cities(seen))]
    width = _width(large, TARGETS)
    others = [*([(say("Objective"), *setup.objective)] if setup.objective else [])]
    others += [(enemy.name, enemy.strength, enemy.dice) for enemy in state.enemies]
    count = len(tiles) + len(others)
    room = cell(large.height, count, large.gap / 2) if count and large.beside else TILE * large.unit
    height = min(LARGEST * large.unit, room)
    here = large.look(look, height / large.unit / TILE)
    drawn = [tile(look, here, seen=seen, width=width, height=height) for tile in tiles]
    drawn += [_enemy(look, here, place, *other, width=width, height=height) for place, other in enumerate(others)]
    return ft.Column([*drawn], spacing=large.gap / 2, width=width)


def _cities(seen: Seen) -> list[tuple[City, int | None]]:
    return list(zip(seen.setup.cities, seen.state.owners, strict=True))


def _city(
    look: Look, here: Look, *, city: City, holder: int | None, place: int, seen: Seen, width: float, height: float
) -> ft.Control:
    player = None if holder is None else seen.setup.players[holder]
    sign: ft.Control = ft.Icon(ft.Icons.LOCATION_CITY, size=USUAL * here.scale, color=look.muted)
    label = city_label(city, player.name if player else None, attacked=False)
    who, figures = player.name if player else "", f"{city.strength} · +{city.defence}"
    edge = race_colour(look, player.race) if player else look.card
    sign = race_sign(here, player.race, USUAL) if player else sign
    tile = _tile(look, here, sign, city.name, who, figures, edge, width, height)
    return said(f"board-city-{place}", label, tile)


def _enemy(
    look: Look, here: Look, place: int, name: str, strength: int, dice: int, *, width: float, height: float
) -> ft.Control:
    sign = ft.Icon(ft.Icons.PEST_CONTROL, size=USUAL * here.scale, color=look.danger)
    # Translators: very short: the strength of an enemy, and its attrition dice
    figures = say("{strength}, dice {dice}", strength=strength, dice=dice) if dice else str(strength)
    tile = _tile(look, here, sign, name, "", figures, look.card, width, height)
    return said(f"board-enemy-{place}", target_label(name, strength, dice, attacked=False), tile)


def _tile(
    look: Look, here: Look, sign: ft.Control, name: str, who: str, figures: str, edge: str, width: float, height: float
) -> ft.Control:
    room = width / here.scale - width_of(figures, SMALL, bold=True) - USUAL - 2 * (12 + 3 + 12)
    size = partial(in_one_line, SMALL, room=room)
    lines: list[ft.Control] = [text(here, name, size(name), weight=BOLD, max_lines=1, overflow=ELLIPSIS)]
    if who:
        lines.append(muted(here, who, size(who), max_lines=1, overflow=ELLIPSIS))
    column = ft.Column(lines, spacing=0, alignment=ft.MainAxisAlignment.CENTER, expand=True)
    return ft.Container(
        ft.Row([sign, column, text(here, figures, SMALL, weight=BOLD, no_wrap=True)], spacing=12 * here.scale),
        width=width,
        height=height,
        padding=ft.Padding.symmetric(horizontal=12 * here.scale),
        bgcolor=look.card,
        border_radius=RADIUS,
        border=ft.Border.all(3 * here.scale, edge),
    )


def _before(look: Look, large: Large, happened: tuple[str, ...]) -> ft.Control:
    """What happened before the latest."""
    here, width = large.look(look), large.width * (1 - PLAYERS - TARGETS) - 2 * large.gap
    lines = [muted(here, words, SMALL, max_lines=3, overflow=ELLIPSIS) for words in happened]
    inside = ft.Column([*lines], spacing=large.gap / 2, tight=True)
    if not large.beside:
        return inside
    return ft.Container(inside, width=width, height=large.height, clip_behavior=ft.ClipBehavior.HARD_EDGE)
