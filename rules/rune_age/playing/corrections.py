"""Corrections: the table is the truth."""

from collections.abc import Iterator
from dataclasses import replace

from rules.problems import Problem
from rules.rune_age.codes import Code
from rules.rune_age.components import HOME_REALM
from rules.rune_age.events import Correction
from rules.rune_age.playing.elimination import put, with_damage
from rules.rune_age.setup import Setup
from rules.rune_age.state import State
from rules.rune_age.vocabulary import Phase


def verify_correction(setup: Setup, state: State, event: Correction) -> Iterator[Problem]:
    if event.active is not None and state.phase is not Phase.TURN:
        yield Problem(Code.WRONG_PHASE, "", "R-T1", "active")
    damage = [event.damage.get(seat, had) for seat, had in enumerate(state.damage)]
    for seat in dict.fromkeys(_named(event)):
        if damage[seat] >= HOME_REALM:
            yield Problem(Code.ELIMINATED_PLAYER, "", "R-D2", facts={"player": setup.names[seat]})
    for name in event.enemies or ():
        if state.enemy(name) is None:
            yield Problem(Code.NO_ENEMY, "", "R-C3", facts={"enemy": name})


def _named(event: Correction) -> Iterator[int]:
    """Everybody who is named elsewhere than in the damage."""
    yield from event.strongholds
    yield from event.runes
    owners = (*event.cities.values(), *event.rewards.values(), event.first_player, event.active)
    yield from (seat for seat in owners if seat is not None)


def correct(setup: Setup, state: State, event: Correction) -> State:
    """In the order in which the format names what can be set."""
    state = with_damage(setup, state, event.damage)
    for seat, count in event.strongholds.items():
        state = replace(state, strongholds=put(state.strongholds, seat, count))
    for place, owner in event.cities.items():
        state = replace(state, owners=put(state.owners, place, owner))
    for name, holder in event.rewards.items():
        state = _reward(state, name, holder)
    for seat, rune in event.runes.items():
        state = replace(state, runes=put(state.runes, seat, rune))
    if event.enemies is not None:
        state = replace(state, enemies=tuple(enemy for enemy in state.enemies if enemy.name in event.enemies))
    if event.events_left is not None:
        state = replace(state, events_left=event.events_left)
    if event.first_player is not None:
        state = replace(state, first_player=event.first_player)
    if event.active is not None:
        state = replace(state, active=event.active)
    return state


def _reward(state: State, name: str, holder: int | None) -> State:
    """Taken from whoever has it, and laid last beside the new holder's Home Realm."""
    rewards = tuple(tuple(held for held in row if held != name) for row in state.rewards)
    return replace(state, rewards=rewards if holder is None else put(rewards, holder, (*rewards[holder], name)))
