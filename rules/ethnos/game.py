"""A game is its list of events. Each step keeps the state after it, so that going on, and back, costs one event."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from rules.changing import Change, play_all
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, Event
from rules.ethnos.overruling import overruled
from rules.ethnos.play import DRAGONS_BEFORE_THE_LAST, Step, apply
from rules.ethnos.reseating import Seats, reseated_event
from rules.ethnos.scoring.age import Reckoning, projection
from rules.ethnos.setup import Setup
from rules.ethnos.state import State, opening_state
from rules.played import Changing, PlayedGame


@dataclass(frozen=True)
class Game(PlayedGame[Setup, Step, Event, State]):
    def opening(self) -> State:
        return opening_state(self.setup)

    @cached_property
    def projected(self) -> Reckoning:
        """What everybody would have if the Age ended now, worked out once for all who show it."""
        return projection(self.setup, self.state.table)


def bands_of_this_age(game: Game) -> tuple[tuple[int, BandPlayed], ...]:
    """The bands that lie on the table, each with its place among the game's events."""
    ages = len(game.state.reports)
    return tuple(
        (index, step.event)
        for index, step in enumerate(game.steps)
        if isinstance(step.event, BandPlayed) and len(step.state.reports) == ages
    )


def just_ended(game: Game) -> AgeEnded | None:
    """The end of the last Age, if nothing has happened since."""
    last = game.steps[-1].event if game.steps else None
    return last if isinstance(last, AgeEnded) else None


def is_reckoned(game: Game) -> bool:
    """Whether the last Age has ended the game, and bands and tokens have gone back."""
    return game.state.over and just_ended(game) is not None


def as_it_ended(game: Game) -> State:
    """How a game that is reckoned stood when its last Dragon came; any other as it is."""
    if not is_reckoned(game):
        return game.state
    return replace(game.state_before(len(game.steps) - 1), dragons=DRAGONS_BEFORE_THE_LAST + 1)


def likely_next(game: Game, index: int) -> int:
    """Who most likely plays a band at this place: whoever sits after the player of the last one, or begins the Age."""
    state, seats = game.state_before(index), len(game.setup.players)
    for step in reversed(game.steps[:index]):
        if step.state.table.age < state.table.age:
            break
        if isinstance(step.event, BandPlayed):
            player, again = step.event.band.player, step.effect is not None and step.effect.plays_again
            return player if again else (player + 1) % seats
    return state.first_player or 0


def is_past(game: Game, index: int) -> bool:
    """Whether what happens at this place has been reckoned: in an earlier Age, or in a game that is over."""
    return game.state.over or game.state_before(index).table.age < game.state.table.age


def play(game: Game, event: Event) -> Game:
    """The game with one more event, or `Refused`."""
    return Game(game.setup, (*game.steps, apply(game.setup, game.state, event)))


def replay(setup: Setup, events: Iterable[Event]) -> Game:
    """The game of these events, or `Refused` with the problems of the first that can't be."""
    return play_all(Game(setup), events, play)


CHANGING: Final = Changing(play, overruled)
edit: Final = CHANGING.edit


def rerule(
    game: Game,
    setup: Setup,
    seats: Seats = (),
    *,
    keep: Collection[int] = (),
    logged: Correction | None = None,
) -> Change[Game]:
    """Play the same events with another set-up of the same people: other rules, tokens, Tribes, names or `seats`.

    Of those that no longer fit, what `keep` names by its index is kept if it can be. What is to be `logged`, and sets
    nothing, comes last, or before the event that ends the game.
    """
    events = [reseated_event(event, seats) for event in game.events] if seats else game.events
    return CHANGING.rerule(Game(setup), events, keep, logged)
