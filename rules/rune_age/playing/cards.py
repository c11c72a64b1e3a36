"""The Event phase: cards that are drawn, and its end (R-E1 to R-E7)."""

from collections.abc import Iterator
from dataclasses import replace

from rules.problems import Problem
from rules.rune_age.codes import Code
from rules.rune_age.events import EnemyDrawn, InstantDrawn
from rules.rune_age.setup import Setup
from rules.rune_age.state import Attack, Enemy, Lasting, State

Drawn = EnemyDrawn | InstantDrawn


def verify_drawn(state: State, event: Drawn) -> Iterator[Problem]:
    if state.events_left == 0:
        yield Problem(Code.NO_EVENT_CARD, "", "R-E6")
    if state.enemy(event.name):
        yield Problem(Code.ENEMY_IN_PLAY, "", "R-E4", facts={"enemy": event.name})


def draw(setup: Setup, state: State, event: Drawn) -> State:
    state = replace(state, events_left=state.events_left - 1, drawn=True)
    if isinstance(event, EnemyDrawn):
        enemy = Enemy(event.name, event.strength, event.dice, event.reward, event.start_effect)
        return replace(state, enemies=(*state.enemies, enemy))
    if event.lasts:
        state = replace(state, lasting=(*state.lasting, Lasting(event.name, state.round + 1)))
    return replace(state, attack=_attack(setup, state, event))


def _attack(setup: Setup, state: State, event: InstantDrawn) -> Attack | None:
    """On whom it goes, one after the other from the first player on (R-E5)."""
    if event.strength is None:
        return None
    named = state.living if event.attacks is None else event.attacks
    players = tuple(seat for seat in setup.clockwise_from(state.first_player) if seat in named)
    return Attack(event.name, event.strength, event.dice, players)
