"""The race: everybody's Glory over the game, event by event, and the time they took."""

from typing import NamedTuple

from rules.clock import Clock, clock
from rules.ethnos.events import AgeEnded, BandPlayed, DragonDrawn, Event
from rules.ethnos.game import Game


class Race(NamedTuple):
    glory: tuple[tuple[int, ...], ...]
    """By seat: before the first event, and after each."""
    borders: tuple[int, ...]
    """The points at which an Age ended."""


def race(game: Game) -> Race:
    glory = (game.state_before(0).table.glory, *(step.state.table.glory for step in game.steps))
    ends = (point for point, step in enumerate(game.steps, start=1) if isinstance(step.event, AgeEnded))
    return Race(glory, tuple(ends))


def time_taken(game: Game) -> Clock:
    return clock(((_whose(event), event.at) for event in game.events), len(game.setup.players))


def _whose(event: Event) -> int | None:
    if isinstance(event, BandPlayed):
        return event.band.player
    return event.player if isinstance(event, DragonDrawn) else None
