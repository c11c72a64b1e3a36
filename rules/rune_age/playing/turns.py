"""Turns and rounds (R-T1)."""

from dataclasses import replace

from rules.rune_age.setup import Setup
from rules.rune_age.state import State
from rules.rune_age.vocabulary import Phase


def next_turn(state: State) -> int | None:
    """Who is on turn next in this round; after the last nobody is."""
    later = state.order[state.order.index(state.active) + 1 :] if state.active in state.order else ()
    return next((seat for seat in later if not state.is_out(seat)), None)


def end_turn(state: State) -> State:
    """The turn goes on, or the Event phase begins."""
    following = next_turn(state)
    if following is not None:
        return replace(state, active=following)
    return replace(state, phase=Phase.EVENTS, active=None, drawn=False)


def begin_round(setup: Setup, state: State) -> State:
    """The first player is on turn; what lasted until the round that ends is gone."""
    return replace(
        state,
        round=state.round + 1,
        phase=Phase.TURN,
        active=state.first_player,
        order=setup.clockwise_from(state.first_player),
        drawn=False,
        lasting=tuple(each for each in state.lasting if each.until > state.round),
        attacked=tuple(() for _ in setup.seats),
        stronghold_losses=tuple(0 for _ in setup.seats),
    )
