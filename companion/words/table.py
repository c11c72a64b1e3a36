"""The table screen's short phrases: what was done, how a Kingdom stands, what a band will do."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.words.age_end import end_name
from companion.words.events import event_text, ordinal
from companion.words.terms import ONE_OF_TRIBE, counted, kingdom_name, listed, tribe_name
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.playing.bands import effect
from rules.ethnos.scoring.lines import Decision, RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Kingdom, Tribe

NO_CORRECTION: Final = "The game is over. Take its end back to correct the table."


def step_name(setup: Setup, event: Event, age: int) -> str:
    """An event in as few words as tell it, for the button that takes it back."""
    match event:
        case BandPlayed():
            return f"{setup.names[event.band.player]}, {band_name(event.band)}"
        case DragonDrawn():
            return "Dragon"
        case AgeEnded():
            return end_name(age)
        case Correction():
            return "Correction"


def band_name(band: Band) -> str:
    """`3 Elves`, `1 Elf`."""
    if band.tribe is None:
        return "10 Skeletons"
    if band.cards == 1:
        return f"1 {ONE_OF_TRIBE[band.tribe].split()[1]}"
    return f"{band.cards} {tribe_name(band.tribe)}"


def bar_text(setup: Setup, before: State, event: Event) -> str:
    """What happened last, and what its player is to remember."""
    if not isinstance(event, BandPlayed):
        return event_text(setup, before, event)
    player = setup.names[event.band.player]
    return " · ".join((player, band_name(event.band), *band_details(setup, before, event)))


def band_details(setup: Setup, before: State, event: BandPlayed) -> Iterator[str]:
    """What a band did, in a few words each."""
    band, table = event.band, before.table
    done = effect(setup, table, event)
    if done.wins:
        yield "wins the game"
        return
    if done.marker is not None:
        number = table.markers[done.marker][band.player] + 1
        yield f"{ordinal(number)} marker in {kingdom_name(done.marker)}"
    elif band.tribe is not Tribe.HALFLINGS:
        yield "no marker"
    if band.tribe is Tribe.MERFOLK:
        yield f"Merfolk space {done.merfolk_space}"
    if done.merfolk_markers:
        yield f"extra in {listed([kingdom_name(kingdom) for kingdom in done.merfolk_markers])}"
    if done.horde is not None:
        yield f"Horde space {kingdom_name(done.horde)}"
    if done.troll is not None:
        yield f"Troll token {done.troll}"
    if done.takes_giant:
        yield f"Giant token, +{done.glory}"
    if done.plays_again:
        yield "plays another band"
    if done.keeps:
        yield f"keep up to {counted(done.keeps, 'card')}"
    if done.draws:
        yield f"draw {counted(done.draws, 'card')}"


def standing(lines: Sequence[RankedLine], names: Sequence[str]) -> str:
    """Who leads a Kingdom or the Merfolk board, in a few words."""
    if not lines:
        return "Nobody yet"
    first, *others = lines
    if not others:
        return f"{names[first.player]} alone"
    if first.tied_with:
        tied = [names[line.player] for line in lines if line.place == 1]
        return f"Tied: {listed(tied)}"
    if first.decided_by in (Decision.TROLL_SUM, Decision.TROLL_HIGHEST):
        return f"{names[first.player]} leads by Trolls"
    return f"{names[first.player]} leads"


def kingdom_summary(
    setup: Setup, kingdom: Kingdom, markers: Sequence[int], lines: Sequence[RankedLine], age: int, projected: bool
) -> str:
    """A whole Kingdom tile for those who listen."""
    tokens = setup.tokens[kingdom]
    pays = listed([str(value) for value in tokens[:age]])
    parts = [f"{kingdom_name(kingdom)}, tokens in play {pays}"]
    for line in lines:
        award = f", {line.glory} Glory" if projected else ""
        parts.append(f"{setup.names[line.player]} {counted(markers[line.player], 'marker')}{award}")
    return ". ".join([*parts, standing(lines, setup.names)])
