"""How a game ends (R-V1 to R-V5)."""

from collections.abc import Iterator, Mapping
from typing import Final

from rules.problems import Problem
from rules.rune_age.codes import Code
from rules.rune_age.events import PhaseEnded, TurnEnded
from rules.rune_age.playing.turns import next_turn
from rules.rune_age.setup import Setup
from rules.rune_age.state import Outcome, State, WonBy
from rules.rune_age.vocabulary import Phase, Scenario

NOBODY_LEFT: Final[Mapping[Scenario, str]] = {
    Scenario.RESURGENCE: "R-V1",
    Scenario.RUNEWARS: "R-V2",
    Scenario.MONUMENT: "R-V4",
}
RoundEnd = TurnEnded | PhaseEnded


def by_elimination(setup: Setup, state: State) -> Outcome | None:
    """Looked for after every event."""
    living = state.living
    if setup.scenario is Scenario.CATACLYSM:
        return Outcome((), WonBy.ELIMINATION, state.round, "R-V3") if state.eliminated else None
    if state.attack and setup.rulings.event_eliminations == "together":
        return None
    if not living:
        return Outcome((), WonBy.ALL_ELIMINATED, state.round, NOBODY_LEFT[setup.scenario])
    if len(living) > 1 or len(setup.players) == 1:
        return None
    if setup.scenario is Scenario.RUNEWARS:
        return Outcome(living, WonBy.LAST_STANDING, state.round, "R-V2")
    if setup.rulings.last_standing == "wins":
        return Outcome(living, WonBy.LAST_STANDING, state.round, "R-V5")
    return None


def by_objective(state: State, player: int) -> Outcome:
    return Outcome((player,), WonBy.OBJECTIVE, state.round, "R-V1")


def by_survival(setup: Setup, state: State) -> Outcome | None:
    """The Cataclysm has no event left that could be drawn."""
    if setup.scenario is not Scenario.CATACLYSM or state.drawn:
        return None
    return Outcome(tuple(setup.seats), WonBy.SURVIVED_EVENTS, state.round, "R-V3")


def builders(setup: Setup, state: State, event: RoundEnd) -> tuple[int, ...]:
    """Whose Monuments decide, if the round ends with this event as far as they are concerned, in seat order."""
    ends = PhaseEnded if setup.rulings.monument_end == "after_events" else TurnEnded
    if not isinstance(event, ends) or (state.phase is Phase.TURN and next_turn(state) is not None):
        return ()
    return tuple(sorted(state.monuments))


def verify_strengths(setup: Setup, state: State, event: RoundEnd) -> Iterator[Problem]:
    """Of several who have built, each must be compared."""
    decide = builders(setup, state, event)
    missing = [setup.names[seat] for seat in decide if seat not in event.strengths]
    if len(decide) > 1 and missing:
        yield Problem(Code.MISSING_STRENGTHS, "", "R-V4", facts={"players": tuple(missing)})


def by_monument(setup: Setup, state: State, event: RoundEnd) -> Outcome | None:
    decide = builders(setup, state, event)
    if len(decide) < 2:
        return Outcome(decide, WonBy.MONUMENT, state.round, "R-V4") if decide else None
    most = max(event.strengths[seat] for seat in decide)
    winners = tuple(seat for seat in decide if event.strengths[seat] == most)
    return Outcome(winners, WonBy.UNIT_STRENGTH, state.round, "R-V4")
