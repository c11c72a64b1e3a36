"""How a game ended, or where it was left, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from companion.ethnos.words.terms import AGES
from companion.speech.language import mark, say, say_many
from companion.speech.phrases import headed, listed, numbered
from rules.ethnos.scoring.sums import Source
from rules.ethnos.scoring.winner import Standing
from rules.ethnos.state import State

SOURCES: Final[Mapping[Source, str]] = {
    Source.KINGDOMS: mark("Kingdoms"),
    Source.MERFOLK: mark("Merfolk"),
    Source.GIANT: mark("Giant"),
    Source.ORCS: mark("Orcs"),
    Source.BANDS: mark("Bands"),
    Source.PLAY: mark("During play"),
}
"""Where Glory comes from."""


def unfinished_text(state: State, standings: Sequence[Standing], names: Sequence[str], *, stopped: bool) -> str:
    """A game that isn't over: whether it was stopped, and who is ahead."""
    age, most = AGES[state.table.age - 1], max(state.table.glory)
    ahead = [names[standing.player] for standing in standings if standing.place == 1]
    how = say("Stopped in Age {age}, unfinished.", age=age) if stopped else say("Age {age} is being played.", age=age)
    return f"{how} {_ahead(ahead, most, everybody=len(ahead) == len(names))}"


def _ahead(ahead: Sequence[str], most: int, *, everybody: bool) -> str:
    if everybody:
        return say_many("Everybody has {n} Glory.", "Everybody has {n} Glory.", most)
    if len(ahead) == 1:
        return say_many("{player} is ahead with {n} Glory.", "{player} is ahead with {n} Glory.", most, player=ahead[0])
    return say_many(
        "{players} are ahead with {n} Glory.", "{players} are ahead with {n} Glory.", most, players=listed(ahead)
    )


def row_text(heading: str, names: Sequence[str], row: Sequence[int]) -> str:
    """A row of a table for those who listen: `Kingdoms: Roderick 8, Alexis 2`."""
    return headed(heading, ", ".join(map(numbered, names, row)))
