"""The pad: what lies on the table, to be typed or tapped; of Tribes' boards and tokens only those in play."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.controls.buttons import (
    card,
    chip,
    choice,
    plain_button,
    rows_of,
    section,
)
from companion.controls.fields import number_counter, number_field
from companion.controls.frame import part
from companion.controls.players import player_chip
from companion.controls.text import muted, strong, text
from companion.controls.typed import Field
from companion.ethnos.entering.age_end import EndDraft
from companion.ethnos.entering.age_sheet import (
    EMPTY_TABLE,
    AgeDraft,
    BandEntry,
    TypedBand,
)
from companion.ethnos.entering.game_rules import RulesDraft
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.parts.age_end import ThirdDragon, hordes, warnings_card
from companion.ethnos.parts.counts import giant_choices, horde_choices, marker_counts, merfolk_counts, troll_choices
from companion.ethnos.parts.set_up import TokenRow
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.parts.tokens import glory_token
from companion.ethnos.words.age_sheet import typed_band_text
from companion.ethnos.words.table import band_name
from companion.ethnos.words.terms import kingdom_name
from companion.look.theme import GAP, Look
from companion.shell.drafts import Choose, entering
from companion.speech.language import say, say_many
from rules.ethnos.components import MOST_GLORY
from rules.ethnos.scoring.warnings import DoubtCode, warnings
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Giant, with_seat
from rules.ethnos.vocabulary import KINGDOMS, LARGEST_BAND, Kingdom, Tribe


@dataclass(frozen=True, slots=True)
class Choosing:
    """What sets one thing of the draft, or of a draft within it."""

    age: Choose[AgeDraft]
    setting: Choose[SetupDraft]
    rules: Choose[RulesDraft]
    end: Choose[EndDraft]


def pad(look: Look, draft: AgeDraft, choose: Choosing) -> Iterator[ft.Control]:
    """What lies on the table; of Tribes' boards and tokens only those in play."""
    seats, table, tribes = draft.seats, draft.table, set(draft.setup.tribes)
    yield section(look, say("Glory before the reckoning"))
    for seat in seats.seats:
        yield GloryRow.keyed(f"glory {seat}", look, seats, seat, draft.glory[seat], choose.age)
    yield section(look, say("Markers in the Kingdoms"))
    for kingdom in KINGDOMS:
        yield from _kingdom(look, draft, kingdom, choose)
    if Tribe.MERFOLK in tribes:
        yield section(look, say("Merfolk board: each player's space"))
        yield Merfolk.keyed("merfolk", look, seats, table.merfolk, choose.age)
    if Tribe.GIANTS in tribes:
        yield section(look, say("Giant token"))
        yield GiantHolder.keyed("giant", look, seats, table.giant, choose.age)
    if Tribe.TROLLS in tribes:
        yield section(look, say("Troll tokens"))
        yield Trolls.keyed("trolls", look, seats, table.trolls, choose.age)
    if Tribe.ORCS in tribes:
        yield section(look, say("Hordes: the spaces that are filled"))
        yield Hordes.keyed("hordes", look, seats, table.hordes, choose.age)
    yield section(look, say("Bands: tap the size of each"))
    for seat in seats.seats:
        typed = tuple((place, band) for place, band in enumerate(draft.bands) if band.player == seat)
        recorded = tuple(band for band in table.bands if band.player == seat)
        yield Bands.keyed(f"bands {seat}", look, seats, seat, recorded, typed, draft.entries[seat], choose.age)
    lying = draft.lying()
    yield from hordes(look, seats, lying, draft.end.pillage, choose.end)
    # Who led the typed bands was never asked, so that only markers can be doubted.
    doubts = [doubt for doubt in warnings(draft.setup, lying) if doubt.code is DoubtCode.TOO_MANY_MARKERS]
    yield from warnings_card(look, seats, doubts)
    yield ThirdDragon.keyed("dragon", look, seats, draft.end.third_dragon, choose.end)


@part
def GloryRow(look: Look, seats: Setup, seat: int, glory: Field, choose: Choose[AgeDraft]) -> ft.Control:
    name, what = seats.names[seat], say("Glory")
    number = number_counter(
        look,
        f"glory-{seat}",
        f"{name}, {what}",
        glory.text,
        entering(choose, AgeDraft.with_typed_glory, seat),
        entering(choose, AgeDraft.with_glory, seat),
        digits=len(str(MOST_GLORY)),
    )
    who: list[ft.Control] = [player_chip(look, seats, seat), ft.Container(text(look, name, 15), expand=True)]
    if look.large:
        return ft.Column([ft.Row(who, spacing=GAP), number], spacing=4, tight=True)
    return ft.Row([*who, number], spacing=GAP)


def _kingdom(look: Look, draft: AgeDraft, kingdom: Kingdom, choose: Choosing) -> Iterator[ft.Control]:
    """A Kingdom's tokens, typed unless a game knows them, and everybody's markers there."""
    if draft.game:
        tokens = draft.game.tokens[kingdom]
        yield ft.Row(
            [
                kingdom_symbol(look, kingdom, 20),
                ft.Container(text(look, kingdom_name(kingdom), 15), expand=True),
                *(glory_token(look, value, in_play=place < draft.age, size=24) for place, value in enumerate(tokens)),
            ],
            spacing=6,
        )
    else:
        tokens_typed = draft.setting.tokens[kingdom][: draft.setting.ages]
        yield TokenRow.keyed(f"tokens {kingdom.id}", look, kingdom, tokens_typed, choose.setting)
    yield Markers.keyed(f"markers {kingdom.id}", look, draft.seats, kingdom, draft.table.markers[kingdom], choose.age)


@part
def Markers(look: Look, seats: Setup, kingdom: Kingdom, row: tuple[int, ...], choose: Choose[AgeDraft]) -> ft.Control:
    table = replace(EMPTY_TABLE, markers=with_seat(EMPTY_TABLE.markers, kingdom, row))
    return _column(marker_counts(look, seats, table, entering(choose, AgeDraft.with_table), kingdom, hints=False))


@part
def Merfolk(look: Look, seats: Setup, spaces: tuple[int, ...], choose: Choose[AgeDraft]) -> ft.Control:
    table = replace(EMPTY_TABLE, merfolk=spaces)
    return _column(merfolk_counts(look, seats, table, entering(choose, AgeDraft.with_table)))


@part
def GiantHolder(look: Look, seats: Setup, giant: Giant | None, choose: Choose[AgeDraft]) -> ft.Control:
    table = replace(EMPTY_TABLE, giant=giant)
    return _column(giant_choices(look, seats, table, entering(choose, AgeDraft.with_table), cards=False))


@part
def Trolls(look: Look, seats: Setup, trolls: tuple[tuple[int, ...], ...], choose: Choose[AgeDraft]) -> ft.Control:
    table = replace(EMPTY_TABLE, trolls=trolls)
    return _column(troll_choices(look, seats, table, entering(choose, AgeDraft.with_table)))


@part
def Hordes(look: Look, seats: Setup, filled: tuple[tuple[Kingdom, ...], ...], choose: Choose[AgeDraft]) -> ft.Control:
    table = replace(EMPTY_TABLE, hordes=filled)
    return _column(horde_choices(look, seats, table, entering(choose, AgeDraft.with_table)))


@part
def Bands(
    look: Look,
    seats: Setup,
    seat: int,
    recorded: tuple[Band, ...],
    typed: tuple[tuple[int, TypedBand], ...],
    entry: BandEntry,
    choose: Choose[AgeDraft],
) -> ft.Control:
    """A player's bands: a tap on a size adds one, a tap on a band takes it out again."""
    name = seats.names[seat]
    head = ft.Row(
        [
            player_chip(look, seats, seat, 24),
            ft.Container(strong(look, name, 15), expand=True),
            muted(look, say_many("{n} band", "{n} bands", len(recorded) + len(typed)), 13),
        ],
        spacing=GAP,
    )
    shown: list[ft.Control] = [head]
    if recorded:
        bands = "; ".join(map(band_name, recorded))
        # Translators: {bands} is "3 cards, Elf; 2 cards, Orc"
        shown.append(muted(look, say("Entered already: {bands}.", bands=bands), 13))
    if typed:
        shown.append(ft.Row([_typed(look, name, seat, *band, choose) for band in typed], wrap=True, spacing=6))
    return card(look, [*shown, *_next_band(look, seats, seat, entry, choose)])


def _typed(look: Look, name: str, seat: int, place: int, band: TypedBand, choose: Choose[AgeDraft]) -> ft.Control:
    words = typed_band_text(band)
    cross = ft.Icon(ft.Icons.CLOSE, size=16 * look.scale, color=look.muted)
    act = partial(choose, AgeDraft.without_band, place)
    # Translators: {band} is "4 cards, Dwarf"
    spoken = say("{player}, remove the band: {band}", player=name, band=words)
    return chip(look, f"band-remove-{seat}-{place}", words, act, spoken=spoken, symbol=cross)


def _next_band(look: Look, seats: Setup, seat: int, entry: BandEntry, choose: Choose[AgeDraft]) -> Iterator[ft.Control]:
    name = seats.names[seat]
    if Tribe.DWARVES in seats.tribes:
        act = partial(choose, AgeDraft.with_dwarf, seat)
        label, spoken = say("A Dwarf leads the next one"), say("{player}, a Dwarf leads the next band", player=name)
        dwarf = choice(look, f"band-dwarf-{seat}", label, act, chosen=entry.dwarf, spoken=spoken)
        yield ft.Row([dwarf])
    if Tribe.SKELETONS in seats.tribes:
        number = number_counter(
            look,
            f"band-skeletons-{seat}",
            say("{player}, Skeletons in the next band", player=name),
            entry.skeletons.text,
            entering(choose, AgeDraft.with_typed_skeletons, seat),
            entering(choose, AgeDraft.with_skeletons, seat),
            field=f"band-skeletons-{seat}",
        )
        what = text(look, say("Skeletons in it"), 15)
        yield _column([what, number]) if look.large else ft.Row([ft.Container(what, expand=True), number], spacing=GAP)
    sizes = [
        choice(
            look,
            f"band-size-{seat}-{cards}",
            str(cards),
            partial(choose, AgeDraft.with_band, seat, cards),
            chosen=False,
            spoken=say_many("{player}, a band of {n} card", "{player}, a band of {n} cards", cards, player=name),
        )
        for cards in range(1, LARGEST_BAND + 1)
    ]
    yield rows_of(sizes, 5)
    add = partial(choose, AgeDraft.with_typed_band, seat)
    field = number_field(
        look,
        f"band-size-{seat}",
        say("{player}, cards of the next band", player=name),
        entry.size.text,
        entering(choose, AgeDraft.with_typed_size, seat),
        hint=say("or type it"),
        submit=add,
    )
    spoken = say("{player}, add the band", player=name)
    button = plain_button(look, f"band-add-{seat}", say("Add"), add, expand=True, spoken=spoken)
    yield ft.Row([ft.Container(field, expand=True), button], spacing=GAP)


def _column(controls: list[ft.Control]) -> ft.Control:
    return ft.Column(controls, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
