"""An event of a game as a sentence: what was played, and what it did on the table."""

from collections.abc import Iterator
from typing import Final

from companion.words.terms import ONE_OF_TRIBE, counted, kingdom_name, listed
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event, LeftOut
from rules.ethnos.playing.bands import effect
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.vocabulary import Tribe

AGAINST_THE_RULES: Final = "recorded as it lies on the table"
"""The note of a correction that keeps what the players did against the rules."""


def event_text(setup: Setup, before: State, event: Event) -> str:
    """The event in words, given the game before it."""
    match event:
        case BandPlayed():
            return " ".join(_band(setup, before, event))
        case DragonDrawn():
            drawn = f"{setup.names[event.player]} draws" if event.player is not None else "There is"
            return f"{drawn} a Dragon, the {ordinal(before.dragons + 1)}."
        case AgeEnded():
            pillage = [setup.names[seat] for seat in event.pillage]
            empties = f" Hordes are emptied by {listed(pillage)}." if pillage else ""
            return f"{setup.names[event.third_dragon]} draws the third Dragon.{empties}"
        case _:
            note = f" ({event.note})" if event.note else ""
            return f"Correction{note}: {corrected_text(setup, event)}."


def _band(setup: Setup, before: State, event: BandPlayed) -> Iterator[str]:
    band = event.band
    player = setup.names[band.player]
    if band.tribe is None or band.kingdom is None:
        yield f"{player} plays ten Skeletons and wins."
        return
    skeletons = f" with {counted(band.skeletons, 'Skeleton')}" if band.skeletons else ""
    cards = counted(band.cards, "card")
    yield f"{player} plays {cards} led by {ONE_OF_TRIBE[band.tribe]} of {kingdom_name(band.kingdom)}{skeletons}."
    yield from band_effects(setup, before, event)


def band_effects(setup: Setup, before: State, event: BandPlayed) -> Iterator[str]:
    """What a band does on the table, a sentence each."""
    band, table = event.band, before.table
    done = effect(setup, table, event)
    if done.wins:
        yield "Ten Skeletons win the game at once."
        return
    if done.marker is not None:
        number = table.markers[done.marker][band.player] + 1
        yield f"Marker to {kingdom_name(done.marker)}, the {ordinal(number)}."
    elif band.tribe is not Tribe.HALFLINGS:
        yield "No marker."
    if band.tribe is Tribe.MERFOLK:
        yield f"Merfolk board {table.merfolk[band.player]} to {done.merfolk_space}."
    if done.merfolk_markers:
        kingdoms = listed([kingdom_name(kingdom) for kingdom in done.merfolk_markers])
        yield f"Extra {'marker' if len(done.merfolk_markers) == 1 else 'markers'} to {kingdoms}."
    if done.horde is not None:
        yield f"Horde space {kingdom_name(done.horde)} filled."
    if done.troll is not None:
        yield f"Troll token {done.troll} taken."
    if done.takes_giant:
        yield f"Giant token taken: {done.glory} Glory."
    if done.plays_again:
        yield "Another band may follow at once."
    if done.keeps:
        yield f"Up to {counted(done.keeps, 'card')} may be kept."
    if done.draws:
        yield f"Draws {counted(done.draws, 'card')}."


def corrected_text(setup: Setup, event: Correction) -> str:
    """What a correction sets."""
    return "; ".join(_corrected(setup, event)) or "nothing changed"


def _corrected(setup: Setup, event: Correction) -> Iterator[str]:
    names = setup.names
    for seat, glory in event.glory.items():
        yield f"{names[seat]} has {glory} Glory"
    for kingdom, counts in event.markers.items():
        for seat, markers in counts.items():
            yield f"{names[seat]} has {counted(markers, 'marker')} in {kingdom_name(kingdom)}"
    for seat, space in event.merfolk.items():
        yield f"{names[seat]} is on Merfolk space {space}"
    for seat, tokens in event.trolls.items():
        yield f"{names[seat]} has {_tokens(tokens)}"
    for seat, horde in event.hordes.items():
        yield f"{names[seat]} has {counted(len(horde), 'marker')} in the Horde"
    if event.giant is None:
        yield "nobody holds the Giant token"
    elif not isinstance(event.giant, LeftOut):
        yield f"{names[event.giant.player]} holds the Giant token with {counted(event.giant.cards, 'card')}"


def _tokens(tokens: tuple[int, ...]) -> str:
    if not tokens:
        return "no Troll token"
    return f"Troll {'token' if len(tokens) == 1 else 'tokens'} {listed([str(token) for token in sorted(tokens)])}"


def ordinal(number: int) -> str:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number % 100 not in (11, 12, 13) else "th"
    return f"{number}{ending}"
