"""Playing an event: why it can't be, whether it can, what it does and what the game is after it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.ethnos.codes import Code
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.playing.age_end import end_age, needs_third_dragon, verify_age_end
from rules.ethnos.playing.bands import Effect, effect, lay_band, verify_band
from rules.ethnos.playing.choices import verify_choices
from rules.ethnos.playing.corrections import correct, verify_corrected, verify_correction
from rules.ethnos.scoring.winner import Outcome, WonBy
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.problems import FileCode, Problem, Refused, in_order

DRAGONS_BEFORE_THE_LAST = 2


@dataclass(frozen=True, slots=True)
class Step:
    """An event that was played, with all that came of it."""

    event: Event
    effect: Effect | None
    """What a band did; other events have none."""
    state: State
    """After the event."""

    @property
    def age(self) -> int:
        """The Age that it was played in."""
        return self.state.reports[-1].age if isinstance(self.event, AgeEnded) else self.state.table.age


def verify(setup: Setup, state: State, event: Event) -> tuple[Problem, ...]:
    """Every reason why the event can't be, the one to report at the front; none if it can."""
    if state.over:
        return (Problem(Code.GAME_OVER, "", "F3"),)
    return in_order((*verify_at_sight(setup, event), *verify_in_play(setup, state, event)))


def can(setup: Setup, state: State, event: Event) -> bool:
    return not verify(setup, state, event)


def apply(setup: Setup, state: State, event: Event) -> Step:
    """The event with what it does and the game after it, or `Refused` with every reason."""
    problems = verify(setup, state, event)
    if problems:
        raise Refused(problems)
    match event:
        case BandPlayed():
            return _play_band(setup, state, event)
        case DragonDrawn():
            return Step(event, None, replace(state, dragons=state.dragons + 1))
        case AgeEnded():
            return Step(event, None, end_age(setup, state, event))
        case _:
            return Step(event, None, replace(state, table=correct(state.table, event)))


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
    elif isinstance(event, AgeEnded) and event.third_dragon is None and needs_third_dragon(setup, state.table.age):
        yield Problem(FileCode.MISSING_FIELD, "third_dragon", "F2", facts={"field": "third_dragon"})
    elif isinstance(event, DragonDrawn) and state.dragons == DRAGONS_BEFORE_THE_LAST:
        yield Problem(Code.DRAGON_COUNT, "", "A1")


def _play_band(setup: Setup, state: State, event: BandPlayed) -> Step:
    done = effect(setup, state.table, event)
    after = replace(state, table=lay_band(state.table, event.band, done))
    if done.wins:
        winner = (event.band.player,)
        after = replace(after, first_player=None, outcome=Outcome(winner, WonBy.TEN_SKELETONS, winner))
    return Step(event, done, after)
