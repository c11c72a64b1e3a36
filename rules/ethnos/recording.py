"""An Age that was played without the app: the events that bring a game to the table as it lies, or a game of it."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from rules.ethnos.events import AgeEnded, BandPlayed, Correction, Event
from rules.ethnos.formats.sheets import Sheet
from rules.ethnos.game import Game, replay
from rules.ethnos.play import apply
from rules.ethnos.playing.corrections import difference
from rules.ethnos.playing.skeletons import wins_at_once
from rules.ethnos.setup import Setup, verify_setup
from rules.ethnos.state import State
from rules.ethnos.table import Band, Table
from rules.ethnos.vocabulary import Tribe
from rules.problems import FileCode, Problem


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


def why_no_game(sheet: Sheet) -> tuple[Problem, ...]:
    """What a score sheet leaves out that a game needs: all its Tribes and tokens, and who begins the next Age."""
    problems = verify_setup(sheet.setup)
    if sheet.table.age < sheet.setup.ages and _third_dragon(sheet) is None:
        missing = Problem(FileCode.MISSING_FIELD, "third_dragon", "F2", facts={"field": "third_dragon"})
        return (*problems, missing)
    return problems


def game_of(sheet: Sheet, note: str) -> Game:
    """A game of which only this Age is known, or `Refused`: what was before it is the Glory that everybody had.

    Somebody began it, and somebody drew the third Dragons of earlier Ages; it decides nothing who that was.
    """
    setup, age = replace(sheet.setup, first_player=0), sheet.table.age
    before: list[Event] = [AgeEnded(0)] * (age - 1)
    glory = {seat: total for seat, total in enumerate(sheet.table.glory) if total}
    if glory:
        before.insert(max(0, age - 2), Correction(glory=glory, note=note))
    laid = events_for(setup, replay(setup, before).state, sheet.table)
    noted = [replace(event, note=note) if isinstance(event, Correction) else event for event in laid]
    return replay(setup, (*before, *noted, AgeEnded(_third_dragon(sheet), sheet.pillage)))


def _third_dragon(sheet: Sheet) -> int | None:
    """Who drew it, or anybody if only one player can begin the next Age."""
    next_first = sheet.score().next_first
    return next_first.player if sheet.third_dragon is None and next_first else sheet.third_dragon


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
