"""What can be fought for on the table: cities with their holders, enemies, the Objective; and what still lasts."""

from typing import NamedTuple

import flet as ft

from companion.controls.buttons import ELLIPSIS, rows_of
from companion.controls.frame import part
from companion.controls.named import Act, roomy, said, tappable
from companion.controls.text import BOLD, muted, text
from companion.look.fitting import cell, width_of
from companion.look.theme import RADIUS, Look
from companion.rune_age.palette import race_colour
from companion.rune_age.parts.races import race_sign
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import CitySheet, EnemySheet
from companion.rune_age.words.table import city_label, target_label
from companion.shell.hooks import use_selected
from companion.shell.window import Opening
from companion.speech.language import say
from rules.rune_age.events import OBJECTIVE, Target
from rules.rune_age.setup import City, Objective, Player
from rules.rune_age.state import Enemy, Lasting, State
from rules.rune_age.vocabulary import TargetType


class ShownCity(NamedTuple):
    city: City
    holder: Player | None
    attacked: bool


@part
def Cities(look: Look, id: str) -> ft.Control:
    """Their numbers stand below their names where a name is too long to stand beside them."""
    cities, each = use_selected(id, _cities), 1 if look.large else 2
    room = cell(look.width, each) / look.scale - BESIDE_NAME
    below = any(width_of(shown.city.name, 13) > room for shown in cities)
    return rows_of([_city(look, place, city, below=below) for place, city in enumerate(cities)], each)


BESIDE_NAME = 92
"""What a tile's sign, numbers and edges take of its width."""


def _cities(saved: Saved) -> tuple[ShownCity, ...]:
    setup, state = saved.game.setup, saved.game.state
    return tuple(
        ShownCity(
            city,
            None if owner is None else setup.players[owner],
            has_attacked(state, Target(TargetType.CITY, place)),
        )
        for place, (city, owner) in enumerate(zip(setup.cities, state.owners, strict=True))
    )


def has_attacked(state: State, target: Target) -> bool:
    """Whether the player on turn has attacked it in this round (R-C2)."""
    return state.active is not None and target in state.attacked[state.active]


def _city(look: Look, place: int, shown: ShownCity, *, below: bool) -> ft.Control:
    city, holder, attacked = shown
    sign: ft.Control = ft.Icon(ft.Icons.LOCATION_CITY, size=16 * look.scale, color=look.muted)
    return _tile(
        look,
        f"city-{place}",
        city_label(city, holder.name if holder else None, attacked=attacked),
        race_sign(look, holder.race, 16) if holder else sign,
        city.name,
        f"{city.strength} · +{city.defence}",
        Opening(CitySheet(place)),
        attacked=attacked,
        below=below,
        edge=race_colour(look, holder.race) if holder else None,
    )


class InPlay(NamedTuple):
    enemies: tuple[Enemy, ...]
    attacked: tuple[bool, ...]
    objective: Objective | None
    objective_attacked: bool
    lasting: tuple[Lasting, ...]


@part
def Others(look: Look, id: str) -> ft.Control:
    """Enemies, the Objective, and what still lasts."""
    play = use_selected(id, _in_play)
    tiles: list[ft.Control] = []
    if play.objective:
        name, (strength, dice) = say("Objective"), play.objective
        label = target_label(name, strength, dice, attacked=play.objective_attacked)
        flag = ft.Icon(ft.Icons.FLAG, size=16 * look.scale, color=look.muted)
        figures = _figures(strength, dice)
        tiles.append(_tile(look, "objective", label, flag, name, figures, None, attacked=play.objective_attacked))
    for place, (enemy, attacked) in enumerate(zip(play.enemies, play.attacked, strict=True)):
        tiles.append(
            _tile(
                look,
                f"enemy-{place}",
                target_label(enemy.name, enemy.strength, enemy.dice, attacked=attacked),
                ft.Icon(ft.Icons.PEST_CONTROL, size=16 * look.scale, color=look.danger),
                enemy.name,
                _figures(enemy.strength, enemy.dice),
                Opening(EnemySheet(enemy.name)),
                attacked=attacked,
            )
        )
    rows: list[ft.Control] = [ft.Row([tile]) for tile in tiles]
    for place, lasting in enumerate(play.lasting):
        words = say("{event} lasts until the end of round {round}", event=lasting.name, round=lasting.until)
        rows.append(said(f"lasting-{place}", words, muted(look, words, 13)))
    return ft.Column(rows, spacing=8, tight=True, visible=bool(rows))


def _in_play(saved: Saved) -> InPlay:
    setup, state = saved.game.setup, saved.game.state
    return InPlay(
        state.enemies,
        tuple(has_attacked(state, Target(TargetType.ENEMY, enemy.name)) for enemy in state.enemies),
        setup.objective,
        has_attacked(state, OBJECTIVE),
        state.lasting,
    )


def _figures(strength: int, dice: int) -> str:
    # Translators: very short: the strength of an enemy, and its attrition dice
    return say("{strength}, dice {dice}", strength=strength, dice=dice) if dice else str(strength)


def _tile(
    look: Look,
    identifier: str,
    label: str,
    sign: ft.Control,
    name: str,
    figures: str,
    act: Act | None,
    *,
    attacked: bool,
    below: bool = False,
    edge: str | None = None,
) -> ft.Control:
    """Struck through once the player on turn has attacked it; its figures stand `below` its name, or beside it."""
    struck, colour = STRUCK if attacked else None, look.muted if attacked else look.text
    words = text(look, name, 13, max_lines=2, overflow=ELLIPSIS, style=struck, color=colour)
    numbers = text(look, figures, 13, weight=BOLD, no_wrap=True, color=colour)
    inside = [ft.Column([words, numbers], spacing=0, tight=True, expand=True)]
    row = ft.Row([sign, *(inside if below else [ft.Container(words, expand=True), numbers])], spacing=5)
    return tappable(
        look,
        identifier,
        label,
        row,
        act,
        expand=True,
        edge=edge or look.card,
        padding=roomy(13),
        border_radius=RADIUS,
    )


STRUCK = ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH, decoration_thickness=2)
