"""What is to be done next, and by whom."""

from enum import StrEnum
from typing import NamedTuple

from rules.rune_age.state import State
from rules.rune_age.vocabulary import Phase


class Do(StrEnum):
    TURN = "turn"
    DRAW = "draw"
    DEFEND = "defend"
    PHASE_END = "phase_end"
    NOTHING = "nothing"


class Upcoming(NamedTuple):
    do: Do
    player: int | None
    start_effects: tuple[str, ...] = ()
    """Enemies that do something before an event is drawn (R-E2)."""


def upcoming(state: State) -> Upcoming:
    if state.phase is Phase.OVER:
        return Upcoming(Do.NOTHING, None)
    if state.phase is Phase.TURN:
        return Upcoming(Do.TURN, state.active)
    if state.attack:
        return Upcoming(Do.DEFEND, state.attack.players[0])
    if state.drawn:
        return Upcoming(Do.PHASE_END, state.first_player)
    return Upcoming(Do.DRAW, state.first_player, tuple(enemy.name for enemy in state.enemies if enemy.start_effect))
