"""The pad: what lies on the table, to be tapped or typed; of Tribes' boards and tokens only those that can be there."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.controls.buttons import ELLIPSIS, section
from companion.controls.fields import number_counter
from companion.controls.frame import part
from companion.controls.named import tappable
from companion.controls.players import player_chip
from companion.controls.text import muted, text
from companion.controls.typed import Field
from companion.ethnos.entering.age_end import EndDraft
from companion.ethnos.entering.age_sheet import AgeDraft
from companion.ethnos.entering.cells import (
    with_glory_at,
    with_glory_key,
    with_glory_lap,
    with_glory_passed,
)
from companion.ethnos.entering.game_rules import RulesDraft
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.parts.age_end import ThirdDragon, hordes, warnings_card
from companion.ethnos.parts.band_cards import BandCard, TypedSizes
from companion.ethnos.parts.grids import anchored, column, icon_key, key, keys, section_at
from companion.ethnos.parts.kingdom_grid import kingdom_grid
from companion.look.theme import GAP, TARGET, Look
from companion.shell.drafts import Choose, entering
from companion.speech.language import say
from rules.ethnos.components import MOST_GLORY, TRACK_SPACES
from rules.ethnos.scoring.warnings import DoubtCode, warnings
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Tribe


@dataclass(frozen=True, slots=True)
class Choosing:
    """What sets one thing of the draft, or of a draft within it."""

    age: Choose[AgeDraft]
    setting: Choose[SetupDraft]
    rules: Choose[RulesDraft]
    end: Choose[EndDraft]


def glory_pad(look: Look, draft: AgeDraft, choose: Choosing) -> Iterator[ft.Control]:
    """Everybody's Glory before the Age is reckoned."""
    seats, at = draft.seats, draft.at.glory
    name = "" if at is None or at >= len(seats.players) else seats.names[at]
    yield anchored("glory", section_at(look, say("Glory before the reckoning"), name))
    yield muted(look, say("As on the Glory track, every lap counted as {spaces}.", spaces=TRACK_SPACES), 13)
    for seat in seats.seats:
        yield GloryRow.keyed(f"glory {seat}", look, seats, seat, draft.glory[seat], at == seat, choose.age)
    yield GloryKeys.keyed("glory keys", look, bool(name), choose.age)


def kingdoms_pad(look: Look, draft: AgeDraft, choose: Choosing) -> Iterator[ft.Control]:
    """Tokens and markers."""
    yield anchored("kingdoms", column([*kingdom_grid(look, draft, choose.age, choose.setting)]))


def bands_pad(look: Look, draft: AgeDraft, choose: Choosing) -> Iterator[ft.Control]:
    """Everybody's bands, and what else is asked at the end of an Age."""
    seats, table = draft.seats, draft.table
    yield anchored("bands", section(look, say("Bands: tap the size of each")))
    dwarves, skeletons = draft.may_have(Tribe.DWARVES), draft.may_have(Tribe.SKELETONS)
    if dwarves:
        yield muted(look, say("A size that is held is a band led by a Dwarf."), 12)
    for seat in seats.seats:
        typed = tuple((place, band) for place, band in enumerate(draft.bands) if band.player == seat)
        chosen = next((place for place, _ in typed if place == draft.band), None)
        recorded = tuple(band for band in table.bands if band.player == seat)
        entry = draft.entries[seat]
        yield BandCard.keyed(
            f"bands {seat}", look, seats, seat, recorded, typed, chosen, entry, dwarves, skeletons, choose.age
        )
    yield TypedSizes.keyed("sizes", look, seats, tuple(entry.size for entry in draft.entries), choose.age)
    lying = draft.lying()
    yield from hordes(look, seats, lying, draft.end.pillage, choose.end)
    # Who led the typed bands was never asked, so that only markers can be doubted.
    doubts = [doubt for doubt in warnings(draft.setup, lying) if doubt.code is DoubtCode.TOO_MANY_MARKERS]
    yield from warnings_card(look, seats, doubts)
    if draft.asks_third_dragon:
        yield ThirdDragon.keyed("dragon", look, seats, draft.end.third_dragon, choose.end)


@part
def GloryRow(look: Look, seats: Setup, seat: int, glory: Field, is_next: bool, choose: Choose[AgeDraft]) -> ft.Control:
    """A player's Glory; a tap on the name has the keys fill it."""
    name, what = seats.names[seat], say("Glory")
    counted = number_counter(
        look,
        f"glory-{seat}",
        f"{name}, {what}",
        glory.text,
        entering(choose, AgeDraft.with_typed_glory, seat),
        entering(choose, AgeDraft.with_glory, seat),
        digits=len(str(MOST_GLORY)),
    )
    who = ft.Row([player_chip(look, seats, seat), ft.Container(_name(look, name), expand=True)], spacing=GAP)
    spoken = say("{player}: enter the Glory with the keys", player=name)
    act = partial(choose, with_glory_at, seat)
    height = max(TARGET, 26 * look.scale + 16)
    named = tappable(
        look, f"glory-at-{seat}", spoken, who, act, chosen=is_next, expand=True, height=height, padding=6, bgcolor=None
    )
    if look.large:
        return ft.Column([ft.Row([named]), counted], spacing=4, tight=True)
    return ft.Row([named, counted], spacing=GAP)


def _name(look: Look, name: str) -> ft.Control:
    """In one line where the text is large."""
    return text(look, name, 15, max_lines=1 if look.large else None, overflow=ELLIPSIS if look.large else None)


@part
def GloryKeys(look: Look, some_next: bool, choose: Choose[AgeDraft]) -> ft.Control:
    """Two digits and on to the next player; a lap comes before them."""

    def digit(value: int) -> ft.Control:
        act = partial(choose, with_glory_key, value) if some_next else None
        return key(look, f"glory-key-{value}", str(value), str(value), act)

    lap = partial(choose, with_glory_lap) if some_next else None
    passed = partial(choose, with_glory_passed) if some_next else None
    # Translators: a key that adds one lap of the Glory track, 60 spaces
    one_more = say("One lap more: {spaces} Glory", spaces=TRACK_SPACES)
    return keys(
        range(10),
        digit,
        key(look, "glory-lap", f"+{TRACK_SPACES}", one_more, lap),
        icon_key(look, "glory-next", say("Next player"), ft.Icons.KEYBOARD_TAB, passed),
    )
