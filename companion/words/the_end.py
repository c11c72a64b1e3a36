"""How a game ended, or where it was left, in words."""

from collections.abc import Sequence
from typing import Final

from companion.words.terms import AGES, listed
from rules.ethnos.scoring.sums import Source
from rules.ethnos.scoring.winner import Standing
from rules.ethnos.state import State

SOURCES: Final = {
    Source.KINGDOMS: "Kingdoms",
    Source.MERFOLK: "Merfolk",
    Source.GIANT: "Giant",
    Source.ORCS: "Orcs",
    Source.BANDS: "Bands",
    Source.PLAY: "During play",
}


def unfinished_text(state: State, standings: Sequence[Standing], names: Sequence[str], *, stopped: bool) -> str:
    """A game that isn't over: whether it was stopped, and who is ahead."""
    age, most = AGES[state.table.age - 1], max(state.table.glory)
    ahead = [names[standing.player] for standing in standings if standing.place == 1]
    how = f"Stopped in Age {age}, unfinished." if stopped else f"Age {age} is being played."
    if len(ahead) == len(names):
        return f"{how} Everybody has {most} Glory."
    return f"{how} {listed(ahead)} {'is' if len(ahead) == 1 else 'are'} ahead with {most} Glory."


def row_text(heading: str, names: Sequence[str], row: Sequence[int]) -> str:
    """A row of a table for those who listen: `Kingdoms: Roderick 8, Alexis 2`."""
    return f"{heading}: {', '.join(f'{name} {value}' for name, value in zip(names, row, strict=True))}"
