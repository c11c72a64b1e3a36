"""Numbers that are asked for in the Event phase, while they are typed: by seat, or the one of a new deck."""

from dataclasses import dataclass, replace

from companion.controls.typed import EMPTY, Field, number_in
from rules.rune_age.components import MOST_ARMY, MOST_PLAYERS
from rules.rune_age.events import PhaseEnded, TurnEnded
from rules.rune_age.state import State
from rules.rune_age.vocabulary import Phase


@dataclass(frozen=True, slots=True)
class StrengthsDraft:
    fields: tuple[Field, ...] = (EMPTY,) * MOST_PLAYERS

    def with_number(self, place: int, typed: str) -> "StrengthsDraft":
        fields = list(self.fields)
        fields[place] = fields[place].typed(typed)
        return replace(self, fields=tuple(fields))

    def field(self, place: int) -> Field:
        return self.fields[place]

    def number(self, place: int, most: int) -> int | None:
        return number_in(self.fields[place].text, most)


def round_end(state: State, draft: StrengthsDraft) -> TurnEnded | PhaseEnded | None:
    """What ends the round, with the sums of all who have built a Monument; nothing before all are there."""
    sums = {seat: draft.number(seat, MOST_ARMY) for seat in state.monuments}
    known = {seat: number for seat, number in sums.items() if number is not None}
    if len(known) < len(sums):
        return None
    return TurnEnded(known) if state.phase is Phase.TURN else PhaseEnded(known)
