"""Damage, who goes out by it, and what that leaves behind (R-D1 to R-D4)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from rules.rune_age.setup import Setup
from rules.rune_age.state import Eliminated, State

V = TypeVar("V")


def damaged(setup: Setup, state: State, seat: int, amount: int, by: int | None = None) -> State:
    """More damage on a Home Realm; `by` whom it is besieged, if it is."""
    return with_damage(setup, state, {seat: state.damage[seat] + amount}, by)


def with_damage(setup: Setup, state: State, damage: Mapping[int, int], by: int | None = None) -> State:
    """All of it is laid first: who has less than would be out is back, with nothing; then others go out by seats."""
    was_out = {each.player for each in state.eliminated}
    after = replace(
        state,
        damage=tuple(damage.get(seat, had) for seat, had in enumerate(state.damage)),
    )
    after = replace(after, eliminated=tuple(each for each in state.eliminated if after.is_out(each.player)))
    for seat in setup.seats:
        if after.is_out(seat) and seat not in was_out:
            after = _out(setup, after, seat, by)
    return after


def _out(setup: Setup, state: State, seat: int, by: int | None) -> State:
    """Strongholds, cities, rewards, rune and Monument are gone; the next living player may become the first."""
    attack = state.attack
    if attack:
        left = tuple(other for other in attack.players if other != seat)
        attack = attack._replace(players=left) if left else None
    return replace(
        state,
        strongholds=put(state.strongholds, seat, 0),
        owners=tuple(None if owner == seat else owner for owner in state.owners),
        rewards=put(state.rewards, seat, ()),
        runes=put(state.runes, seat, None),
        monuments=tuple(other for other in state.monuments if other != seat),
        attack=attack,
        eliminated=(*state.eliminated, Eliminated(seat, by, state.round, state.runes[seat])),
        first_player=_first_after(setup, state, seat),
    )


def _first_after(setup: Setup, state: State, seat: int) -> int:
    """Who is first once this player is out; if nobody is left, it stays as it is."""
    if state.first_player != seat:
        return state.first_player
    return next((other for other in setup.clockwise_from(seat) if not state.is_out(other)), seat)


def put(values: tuple[V, ...], place: int, value: V) -> tuple[V, ...]:
    return (*values[:place], value, *values[place + 1 :])
