"""An Age that was played without the app: the events that bring a game to the table as it lies there."""

from collections.abc import Iterable
from typing import Final

from rules.ethnos.events import BandPlayed, Correction, Event
from rules.ethnos.play import apply
from rules.ethnos.playing.corrections import difference
from rules.ethnos.playing.skeletons import wins_at_once
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.table import Band, Table
from rules.ethnos.vocabulary import Tribe


def events_for(setup: Setup, state: State, table: Table) -> tuple[Event, ...]:
    """The bands not yet played, with nothing chosen, and one correction if anything else differs; or `Refused`."""
    played = len(state.table.bands)
    if table.age != state.table.age or table.bands[:played] != state.table.bands:
        raise ValueError("a table of another Age, or without the bands played in this one")
    events: list[Event] = [_laid(setup, band) for band in table.bands[played:]]
    laid = _after(setup, state, events)
    correction = difference(laid.table, table)
    if correction != Correction():
        # Ten Skeletons change nothing on the table and end the game, so what else lies there comes before them.
        events.insert(len(events) - laid.over, correction)
        _after(setup, state, events)
    return tuple(events)


def leader_of_unknown(setup: Setup) -> Tribe:
    """A Leader for a band of which only the size is known, and that no Dwarf leads: a Tribe in play, if there is one,
    whose lead changes nothing on the table and nothing in the reckoning. With all Tribes named there always is one.
    """
    return next((tribe for tribe in setup.tribes if tribe not in LEADERS_THAT_MATTER), Tribe.HALFLINGS)


LEADERS_THAT_MATTER: Final = (Tribe.DWARVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.SKELETONS)
"""Dwarves count as a card, Giants take their token, Merfolk move on their board, and Skeletons never lead."""


def _laid(setup: Setup, band: Band) -> BandPlayed:
    """The band with every choice declined; ten Skeletons have none to decline."""
    return BandPlayed(band) if wins_at_once(setup, band) else BandPlayed(band, marker=None, horde=False)


def _after(setup: Setup, state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = apply(setup, state, event).state
    return state
