"""The seats of a set-up: who sits there, with which race, and who begins."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import chip, rows_of
from companion.controls.fields import Fields
from companion.controls.frame import part
from companion.controls.named import tappable
from companion.controls.seats import count_choices, first_choices, name_field, seat_row
from companion.controls.text import BOLD, text
from companion.controls.typed import Field
from companion.look.theme import GAP, Look
from companion.rune_age.entering.new_game import SetupDraft
from companion.rune_age.parts.races import race_sign
from companion.rune_age.words.setting_up import SHORT_RACES, players_text
from companion.rune_age.words.terms import race_name
from companion.shell.drafts import Choose, entering
from companion.speech.language import say
from rules.rune_age.components import MOST_PLAYERS
from rules.rune_age.vocabulary import Race


@part
def Counts(look: Look, count: int, choose: Choose[SetupDraft]) -> ft.Control:
    counts = range(1, MOST_PLAYERS + 1)
    return count_choices(look, counts, count, entering(choose, SetupDraft.with_count), players_text(count))


@part
def KnownPlayers(
    look: Look, known: Sequence[str], seated: Sequence[str], room: bool, choose: Choose[SetupDraft]
) -> ft.Control:
    """Remembered players to tap: a tap gives them a seat, another one takes it back."""
    chips: list[ft.Control] = []
    for number, name in enumerate(known):
        act = partial(choose, SetupDraft.with_seat_for, name) if room or name in seated else None
        chips.append(chip(look, f"known-player-{number}", name, act, chosen=name in seated))
    return ft.Row(chips, wrap=True, spacing=GAP, run_spacing=GAP)


@part
def Seat(
    look: Look, seat: int, count: int, name: Field, race: Race | None, choose: Choose[SetupDraft], fields: Fields
) -> ft.Control:
    """Name, arrows that change places, and the races to take; whoever has one that is taken gets the other."""
    who = say("Player {number}", number=seat + 1)
    typed = entering(choose, SetupDraft.with_name, seat)
    field = name_field(look, seat, name.text, typed, fields, say(SHORT_RACES[race]) if race else who)
    row = seat_row(look, seat, count, [field], entering(choose, SetupDraft.moved, seat))
    races = [_race(look, who, seat, each, race is each, choose) for each in Race]
    return ft.Column([row, rows_of(races, 2 if look.large else len(races))], spacing=4, tight=True)


def _race(look: Look, who: str, seat: int, race: Race, chosen: bool, choose: Choose[SetupDraft]) -> ft.Control:
    word = text(look, say(SHORT_RACES[race]), 12, weight=BOLD if chosen else None, no_wrap=True)
    middle = ft.CrossAxisAlignment.CENTER
    return tappable(
        look,
        f"race-{seat}-{race}",
        f"{who}: {race_name(race)}",
        ft.Column([race_sign(look, race, 18), word], spacing=2, tight=True, horizontal_alignment=middle),
        partial(choose, SetupDraft.with_race, seat, race),
        chosen=chosen,
        expand=True,
        padding=ft.Padding.symmetric(vertical=5),
    )


@part
def Beginning(look: Look, names: Sequence[str], first: int | None, choose: Choose[SetupDraft]) -> ft.Control:
    """Who begins: the youngest (R-S8)."""
    return first_choices(look, names, first, entering(choose, SetupDraft.with_first))
