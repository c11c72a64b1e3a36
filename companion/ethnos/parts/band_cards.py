"""A player's bands of an Age that is typed: a tap on a size adds one, and what was added can be changed afterwards."""

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.controls.buttons import card, chip, choice, counter, icon_button, plain_button, rows_of, section
from companion.controls.fields import number_counter, number_field
from companion.controls.frame import part
from companion.controls.named import tappable
from companion.controls.players import player_chip
from companion.controls.text import muted, strong, text
from companion.controls.typed import Field
from companion.ethnos.entering.age_sheet import AgeDraft, BandEntry, TypedBand, can_have
from companion.ethnos.parts.grids import column
from companion.ethnos.words.age_sheet import typed_band_text
from companion.ethnos.words.table import band_name
from companion.look.theme import GAP, TARGET, Look
from companion.shell.drafts import Choose, entering
from companion.shell.window import taps
from companion.speech.language import say, say_many
from companion.speech.phrases import listed
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import LARGEST_BAND


@part
def BandCard(
    look: Look,
    seats: Setup,
    seat: int,
    recorded: tuple[Band, ...],
    typed: tuple[tuple[int, TypedBand], ...],
    chosen: int | None,
    entry: BandEntry,
    dwarves: bool,
    skeletons: bool,
    choose: Choose[AgeDraft],
) -> ft.Control:
    """As high with bands as without: what is added to one card never moves the sizes of the next under a finger."""
    name = seats.names[seat]
    bands = say_many("{n} band", "{n} bands", len(recorded) + len(typed))
    who: list[ft.Control] = [player_chip(look, seats, seat, 24), ft.Container(strong(look, name, 15), expand=True)]
    shown: list[ft.Control] = [ft.Row([*who, muted(look, bands, 13)], spacing=GAP)]
    if recorded:
        # Translators: {bands} is "3 Elves and 2 Orcs"
        words = say("Entered already: {bands}.", bands=listed([band_name(band) for band in recorded]))
        shown.append(muted(look, words, 13))
    shown += _next_band(look, name, seat, entry, dwarves, skeletons, choose)
    shown.append(rows_of([_size(look, name, seat, cards, dwarves, choose) for cards in SIZES], 5))
    chips = [_chip(look, name, seat, place, band, place == chosen, choose) for place, band in reversed(typed)]
    shown.append(ft.Row(chips, spacing=6, height=TARGET * look.scale, scroll=ft.ScrollMode.HIDDEN))
    for place, band in typed:
        if place == chosen:
            shown += _changes(look, name, seat, place, band, dwarves, skeletons, choose)
    return card(look, shown)


SIZES = range(1, LARGEST_BAND + 1)


def _size(look: Look, name: str, seat: int, cards: int, dwarves: bool, choose: Choose[AgeDraft]) -> ft.Control:
    """Held, it is a band that a Dwarf leads."""
    led = partial(choose, AgeDraft.with_dwarf_band, seat, cards)
    return tappable(
        look,
        f"band-size-{seat}-{cards}",
        say_many("{player}, a band of {n} card", "{player}, a band of {n} cards", cards, player=name),
        text(look, str(cards), 15),
        partial(choose, AgeDraft.with_band, seat, cards),
        expand=True,
        height=TARGET,
        padding=0,
        on_long_press=taps(led) if dwarves else None,
    )


def _next_band(
    look: Look, name: str, seat: int, entry: BandEntry, dwarves: bool, skeletons: bool, choose: Choose[AgeDraft]
) -> Iterator[ft.Control]:
    """What the next size is to be led by, and what lies in it."""
    asked: list[ft.Control] = []
    if dwarves:
        act = partial(choose, AgeDraft.with_dwarf, seat)
        label, spoken = say("Led by a Dwarf"), say("{player}, a Dwarf leads the next band", player=name)
        asked.append(choice(look, f"band-dwarf-{seat}", label, act, chosen=entry.dwarf, spoken=spoken))
    if skeletons:
        number = number_counter(
            look,
            f"band-skeletons-{seat}",
            say("{player}, Skeletons in the next band", player=name),
            entry.skeletons.text,
            entering(choose, AgeDraft.with_typed_skeletons, seat),
            entering(choose, AgeDraft.with_skeletons, seat),
            field=f"band-skeletons-{seat}",
        )
        asked.append(_with_caption(look, say("Skeletons in it"), number))
    if asked:
        yield column(asked) if look.large else ft.Row(asked, spacing=GAP)


def _with_caption(look: Look, words: str, number: ft.Control) -> ft.Control:
    middle = ft.CrossAxisAlignment.CENTER
    return ft.Column([muted(look, words, 12), number], spacing=0, tight=True, horizontal_alignment=middle)


def _chip(
    look: Look, name: str, seat: int, place: int, band: TypedBand, chosen: bool, choose: Choose[AgeDraft]
) -> ft.Control:
    words = typed_band_text(band)
    # Translators: {band} is "4 cards, Dwarf"
    spoken = say("{player}, change the band: {band}", player=name, band=words)
    return chip(
        look,
        f"band-typed-{seat}-{place}",
        words,
        partial(choose, AgeDraft.with_band_chosen, place),
        chosen=chosen,
        spoken=spoken,
        symbol=ft.Icon(ft.Icons.CHECK, size=16 * look.scale, color=look.muted),
    )


def _changes(
    look: Look,
    name: str,
    seat: int,
    place: int,
    band: TypedBand,
    dwarves: bool,
    skeletons: bool,
    choose: Choose[AgeDraft],
) -> Iterator[ft.Control]:
    """What there was to say of the band that is chosen, afterwards."""
    words = typed_band_text(band)
    if dwarves:
        act = partial(choose, AgeDraft.with_band_led, place)
        yield ft.Row([choice(look, f"band-led-{seat}-{place}", say("Led by a Dwarf"), act, chosen=band.dwarf)])
    last: list[ft.Control] = []
    if skeletons:

        def step(more: int) -> partial[None] | None:
            possible = can_have(band.cards, band.skeletons + more)
            return partial(choose, AgeDraft.with_band_skeletons, place, more) if possible else None

        what = say("Skeletons in it")
        count = counter(look, f"band-bones-{seat}-{place}", f"{what}: {words}", band.skeletons, step(-1), step(1))
        last.append(_with_caption(look, what, count))
    # Translators: {band} is "4 cards, Dwarf"
    spoken = say("{player}, remove the band: {band}", player=name, band=words)
    remove = partial(choose, AgeDraft.without_band, place)
    last.append(
        plain_button(look, f"band-remove-{seat}-{place}", say("Remove"), remove, expand=True, spoken=spoken, icon=BIN)
    )
    yield ft.Row(last, spacing=GAP)


BIN = ft.Icons.DELETE_OUTLINE


@part
def TypedSizes(look: Look, seats: Setup, sizes: tuple[Field, ...], choose: Choose[AgeDraft]) -> ft.Control:
    """For those who have a keyboard: a size, and Enter."""

    def typed(seat: int) -> ft.Control:
        name, add = seats.names[seat], partial(choose, AgeDraft.with_typed_band, seat)
        field = number_field(
            look,
            f"band-size-{seat}",
            say("{player}, cards of the next band", player=name),
            sizes[seat].text,
            entering(choose, AgeDraft.with_typed_size, seat),
            submit=add,
        )
        spoken = say("{player}, add the band", player=name)
        button = icon_button(look, f"band-add-{seat}", spoken, ft.Icons.ADD_CIRCLE_OUTLINE, add)
        return ft.Container(ft.Row([player_chip(look, seats, seat), field, button], spacing=4), expand=True)

    heading = section(look, say("Or type the sizes of bands, each with Enter"))
    return column([heading, rows_of([typed(seat) for seat in seats.seats], 1 if look.large else 2)])
