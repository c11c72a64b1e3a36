"""The cities of a set-up: known ones to tap, and a name with two numbers to type for each."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import chip, section
from companion.controls.fields import Fields, number_field, text_field
from companion.controls.frame import part
from companion.controls.text import muted
from companion.controls.typed import Field
from companion.look.theme import GAP, Look
from companion.rune_age.entering.new_game import CityDraft, SetupDraft
from companion.shell.drafts import Choose, entering
from companion.speech.language import say
from rules.rune_age.setup import City


@part
def KnownCities(
    look: Look, known: Sequence[City], lying: Sequence[str], room: bool, choose: Choose[SetupDraft]
) -> ft.Control:
    """A tap lays one out, another takes it away."""
    chips: list[ft.Control] = []
    for number, city in enumerate(known):
        there = city.name in lying
        act = partial(choose, SetupDraft.with_known_city, city) if there or room else None
        label = f"{city.name} {city.strength} · +{city.defence}"
        chips.append(chip(look, f"known-city-{number}", label, act, chosen=there))
    return ft.Row(chips, wrap=True, spacing=GAP, run_spacing=GAP)


def city_heads(look: Look) -> ft.Control:
    """What stands in each column below."""
    words = [
        ft.Container(muted(look, label, 12, text_align=ft.TextAlign.CENTER), width=NUMBER * look.scale)
        for label in (say("Strength"), say("Defence"))
    ]
    return ft.Row([ft.Container(expand=True), *words], spacing=GAP, visible=not look.large)


@part
def CityRow(look: Look, place: int, city: CityDraft, choose: Choose[SetupDraft], fields: Fields) -> ft.Control:
    """Name, strength and defence bonus, as printed."""
    which = say("City {number}", number=place + 1)
    names = [f"city-{what}-{place}" for what in ("name", "strength", "defence")]
    following = [*names[1:], f"city-name-{place + 1}"]
    name = text_field(
        look,
        names[0],
        which,
        city.name.text,
        entering(choose, SetupDraft.with_city_name, place),
        hint=which,
        submit=partial(fields.go_to, following[0]),
        name=True,
        place=fields.place(names[0]),
    )
    numbers = [
        number_field(
            look,
            identifier,
            f"{which}, {label}",
            typed.text,
            entering(choose, setter, place),
            hint=label if look.large else "",
            submit=partial(fields.go_to, after),
            place=fields.place(identifier),
        )
        for identifier, label, typed, setter, after in (
            (names[1], say("Strength"), city.strength, SetupDraft.with_city_strength, following[1]),
            (names[2], say("Defence"), city.defence, SetupDraft.with_city_defence, following[2]),
        )
    ]
    boxes = [ft.Container(number, width=NUMBER * look.scale) for number in numbers]
    if look.large:
        return ft.Column([ft.Row([name]), ft.Row([*boxes], spacing=GAP)], spacing=4, tight=True)
    return ft.Row([name, *boxes], spacing=GAP)


@part
def ObjectiveRow(look: Look, strength: Field, dice: Field, choose: Choose[SetupDraft]) -> ft.Control:
    """As printed on the Objective card."""
    fields = [
        number_field(
            look,
            "objective-strength",
            say("Strength of the Objective"),
            strength.text,
            entering(choose, SetupDraft.with_objective_strength),
            hint=say("Strength"),
        ),
        number_field(
            look,
            "objective-dice",
            say("Dice of the Objective"),
            dice.text,
            entering(choose, SetupDraft.with_objective_dice),
            hint=say("Dice"),
            digits=1,
        ),
    ]
    row = ft.Row([*fields], spacing=GAP)
    return ft.Column([section(look, say("Objective, as printed")), row], spacing=GAP, tight=True)


NUMBER = 52
