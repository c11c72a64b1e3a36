"""Playing an event: why it can't be, whether it can, and what the game is after it."""

from collections.abc import Iterator
from dataclasses import replace

from rules.ethnos.codes import Code
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.playing.age_end import end_age, verify_age_end
from rules.ethnos.playing.bands import lay_band, verify_band
from rules.ethnos.playing.choices import verify_choices
from rules.ethnos.playing.corrections import correct, verify_corrected, verify_correction
from rules.ethnos.playing.skeletons import wins_at_once
from rules.ethnos.scoring.winner import Outcome, WonBy
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.problems import Problem, Refused, in_order

DRAGONS_BEFORE_THE_LAST = 2


def verify(setup: Setup, state: State, event: Event) -> tuple[Problem, ...]:
    """Every reason why the event can't be, the one to report at the front; none if it can."""
    if state.over:
        return (Problem(Code.GAME_OVER, "", "F3"),)
    return in_order((*verify_at_sight(setup, event), *verify_in_play(setup, state, event)))


def can(setup: Setup, state: State, event: Event) -> bool:
    return not verify(setup, state, event)


def apply(setup: Setup, state: State, event: Event) -> State:
    """The game after the event, or `Refused` with every reason."""
    problems = verify(setup, state, event)
    if problems:
        raise Refused(problems)
    match event:
        case BandPlayed():
            return _play_band(setup, state, event)
        case DragonDrawn():
            return replace(state, dragons=state.dragons + 1)
        case AgeEnded():
            return end_age(setup, state, event)
        case _:
            return replace(state, table=correct(state.table, event))


def verify_at_sight(setup: Setup, event: Event) -> Iterator[Problem]:
    """What can be seen to be wrong without playing."""
    if isinstance(event, BandPlayed):
        yield from verify_band(setup, event.band)
    elif isinstance(event, AgeEnded):
        yield from verify_age_end(setup, event)
    elif isinstance(event, Correction):
        yield from verify_correction(setup, event)


def verify_in_play(setup: Setup, state: State, event: Event) -> Iterator[Problem]:
    """What is wrong with the event at this moment of the game."""
    if isinstance(event, BandPlayed):
        yield from verify_choices(setup, state.table, event)
    elif isinstance(event, Correction):
        yield from verify_corrected(setup, state.table, event)
    elif isinstance(event, DragonDrawn) and state.dragons == DRAGONS_BEFORE_THE_LAST:
        yield Problem(Code.DRAGON_COUNT, "", "A1")


def _play_band(setup: Setup, state: State, event: BandPlayed) -> State:
    table = lay_band(setup, state.table, event)
    if not wins_at_once(setup, event.band):
        return replace(state, table=table)
    winner = (event.band.player,)
    return replace(state, table=table, first_player=None, outcome=Outcome(winner, WonBy.TEN_SKELETONS, winner))
