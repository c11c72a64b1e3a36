"""Playing an event: why it can't be, whether it can, and what the game is after it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.problems import Problem, Refused, in_order
from rules.rune_age.codes import Code
from rules.rune_age.components import STRONGHOLDS
from rules.rune_age.events import (
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    Event,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    TurnEnded,
)
from rules.rune_age.fighting.fight import Gain
from rules.rune_age.playing.cards import draw, verify_drawn
from rules.rune_age.playing.corrections import correct, verify_correction
from rules.rune_age.playing.elimination import damaged, put
from rules.rune_age.playing.ending import (
    by_elimination,
    by_monument,
    by_objective,
    by_survival,
    verify_strengths,
)
from rules.rune_age.playing.fights import fight, no_stronghold_left, verify_as_fought, verify_target
from rules.rune_age.playing.turns import begin_round, end_turn
from rules.rune_age.setup import Setup
from rules.rune_age.state import Outcome, State
from rules.rune_age.vocabulary import Phase, Purchase, TargetType


@dataclass(frozen=True, slots=True)
class Step:
    """An event that was played, and the game after it."""

    event: Event
    state: State


def verify(setup: Setup, state: State, event: Event) -> tuple[Problem, ...]:
    """Every reason why the event can't be, the one to report at the front; none if it can."""
    if state.outcome:
        return (Problem(Code.GAME_OVER, "", state.outcome.rule),)
    phase = in_order(_verify_phase(state, event))
    return phase or in_order((*_verify_player(setup, state, event), *_verify_in_play(setup, state, event)))


def can(setup: Setup, state: State, event: Event) -> bool:
    return not verify(setup, state, event)


def apply(setup: Setup, state: State, event: Event, place: int) -> Step:
    """The event, of this place among all, and the game after it, or `Refused` with every reason."""
    problems = verify(setup, state, event)
    if problems:
        raise Refused(problems)
    return Step(event, _played(setup, state, event, place))


def _verify_phase(state: State, event: Event) -> Iterator[Problem]:
    """R-T1."""
    match event:
        case BattleFought() if event.target.type is TargetType.INSTANT:
            if state.attack is None:
                yield Problem(Code.WRONG_PHASE, "", "R-T1", "no_attack")
        case BattleFought() | SiegeFought() | Bought() | TurnEnded():
            if state.phase is not Phase.TURN:
                yield Problem(Code.WRONG_PHASE, "", "R-T1", "no_turn")
        case EnemyDrawn() | InstantDrawn() | PhaseEnded():
            if state.phase is not Phase.EVENTS:
                yield Problem(Code.WRONG_PHASE, "", "R-T1", "no_event_phase")
            elif state.attack:
                yield Problem(Code.WRONG_PHASE, "", "R-T1", "attack_goes_on")
            elif isinstance(event, PhaseEnded) and not state.drawn and state.events_left:
                yield Problem(Code.WRONG_PHASE, "", "R-T1", "nothing_drawn", {"cards": state.events_left})
        case _:
            return


def _verify_player(setup: Setup, state: State, event: Event) -> Iterator[Problem]:
    """Nobody who is out is named (R-D2); whoever acts is the one to act."""
    for seat in _named(event):
        if state.is_out(seat):
            yield Problem(Code.ELIMINATED_PLAYER, "", "R-D2", facts={"player": setup.names[seat]})
    match event:
        case BattleFought() if event.target.type is TargetType.INSTANT:
            if state.attack and event.player != state.attack.players[0]:
                facts = {"player": setup.names[event.player], "next": setup.names[state.attack.players[0]]}
                yield Problem(Code.NOT_ACTIVE, "", "R-E5", "defending", facts)
        case BattleFought() | SiegeFought() | Bought():
            if event.player != state.active and state.active is not None:
                facts = {"player": setup.names[event.player], "next": setup.names[state.active]}
                yield Problem(Code.NOT_ACTIVE, "", "R-T1", facts=facts)
        case _:
            return


def _named(event: Event) -> tuple[int, ...]:
    match event:
        case SiegeFought(player=player, target=target) if target.type is TargetType.HOME_REALM:
            return (player, target.place)
        case BattleFought() | SiegeFought() | Bought() | Damaged():
            return (event.player,)
        case InstantDrawn():
            return event.attacks or ()
        case _:
            return ()


def _verify_in_play(setup: Setup, state: State, event: Event) -> Iterator[Problem]:
    match event:
        case BattleFought() | SiegeFought():
            yield from verify_target(setup, state, event)
            yield from verify_as_fought(setup, state, event)
        case Bought():
            yield from _verify_bought(setup, state, event)
        case EnemyDrawn() | InstantDrawn():
            yield from verify_drawn(state, event)
        case TurnEnded() | PhaseEnded():
            yield from verify_strengths(setup, state, event)
        case Correction():
            yield from verify_correction(setup, state, event)
        case _:
            return


def _verify_bought(setup: Setup, state: State, event: Bought) -> Iterator[Problem]:
    if event.what is Purchase.STRONGHOLD and state.strongholds[event.player] == STRONGHOLDS:
        yield no_stronghold_left(setup, event.player)
    if event.what is Purchase.MONUMENT and event.player in state.monuments:
        yield Problem(Code.MONUMENT_BUILT, "", "R-V4", facts={"player": setup.names[event.player]})


def _played(setup: Setup, state: State, event: Event, place: int) -> State:
    outcome: Outcome | None = None
    match event:
        case BattleFought() | SiegeFought():
            state = fight(setup, state, event, place)
            if state.fights[-1].report.gain is Gain.VICTORY:
                outcome = by_objective(state, event.player)
        case Bought(player=player, what=Purchase.STRONGHOLD):
            state = replace(state, strongholds=put(state.strongholds, player, state.strongholds[player] + 1))
        case Bought(player=player):
            state = replace(state, monuments=(*state.monuments, player))
        case Damaged(player=player, amount=amount):
            state = damaged(setup, state, player, amount)
        case EnemyDrawn() | InstantDrawn():
            state = draw(setup, state, event)
        case TurnEnded():
            outcome = by_monument(setup, state, event)
            state = state if outcome else end_turn(state)
        case PhaseEnded():
            outcome = by_survival(setup, state) or by_monument(setup, state, event)
            state = state if outcome else begin_round(setup, state)
        case _:
            state = correct(setup, state, event)
    outcome = outcome or by_elimination(setup, state)
    return state if outcome is None else replace(state, phase=Phase.OVER, active=None, attack=None, outcome=outcome)
