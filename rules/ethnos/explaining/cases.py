"""The case that a question is about: an Age that ended, or one that is being played."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from rules.ethnos.events import AgeEnded, Event
from rules.ethnos.game import Game, replay
from rules.ethnos.play import Step
from rules.ethnos.rulings import Rulings
from rules.ethnos.scoring.age import AgeReport, end_of_age
from rules.ethnos.scoring.winner import Outcome
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.table import Table
from rules.problems import Refused


class End(NamedTuple):
    """How an Age ended."""

    willing: tuple[int, ...] = ()
    """Who emptied their Horde before they had to."""
    third_dragon: int | None = None


@dataclass(frozen=True, slots=True)
class Case:
    setup: Setup
    state: State
    """Before the Age's end, or now."""
    end: End | None = None
    """`None` while the Age is being played."""
    steps: tuple[Step, ...] = ()
    """What led here; an Age scored without a game has none."""

    @property
    def report(self) -> AgeReport:
        """The reckoning of the Age, or what it would be if the Age ended now."""
        willing, third_dragon = self.end or End()
        return end_of_age(self.setup, self.state.table, willing, third_dragon)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(step.event for step in self.steps)

    def state_before(self, index: int) -> State:
        """Of an event."""
        return Game(self.setup, self.steps).state_before(index)

    @property
    def outcome(self) -> Outcome | None:
        """Who wins, if the game was won before the Age's end or the Age is the last."""
        return self.state.outcome or self.report.outcome

    @property
    def won_at_once(self) -> bool:
        """Whether the game was won before the Age's end (B9)."""
        return self.state.over


def case_now(game: Game) -> Case:
    """The Age that is being played; of a game that is over after its last Age, that Age."""
    return case_of_age(game, game.setup.ages) or Case(game.setup, game.state, steps=game.steps)


def case_of_age(game: Game, age: int) -> Case | None:
    """An Age as its end found it; `None` if it hasn't ended."""
    for index, step in enumerate(game.steps):
        state, event = game.state_before(index), step.event
        if isinstance(event, AgeEnded) and state.table.age == age:
            return Case(game.setup, state, End(event.pillage, event.third_dragon), game.steps[:index])
    return None


def case_of_table(setup: Setup, table: Table, willing: tuple[int, ...], third_dragon: int | None) -> Case:
    """An Age that is scored without a game."""
    state = State(table, dragons=0, first_player=None, reports=(), outcome=None)
    return Case(setup, state, End(willing, third_dragon))


def under(case: Case, rulings: Rulings) -> Case | None:
    """The same events, or the same table, under other rulings; `None` if these refuse what was played."""
    setup = replace(case.setup, rulings=rulings)
    if not case.steps:
        return replace(case, setup=setup)
    try:
        game = replay(setup, case.events)
    except Refused:
        return None
    return replace(case, setup=setup, state=game.state, steps=game.steps)
