"""The lines of a reckoning. A score is its lines: each says who gains how much, by which rules, from which facts.

Every line begins with `player` and `glory`, which is all that totals are made of. Nobody changes a line once it is
made; they are not frozen only because making them would take four times as long, and a reckoning has a hundred.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Kingdom


class Decision(StrEnum):
    """What put a player in their place."""

    MARKERS = "markers"
    TROLL_SUM = "troll_sum"
    TROLL_HIGHEST = "troll_highest"
    SHARED = "shared"


MARKERS, TROLL_SUM, TROLL_HIGHEST, SHARED = Decision


RULES_ON_TIES: Final[dict[Decision, tuple[str, ...]]] = {
    Decision.MARKERS: (),
    Decision.TROLL_SUM: ("A5",),
    Decision.TROLL_HIGHEST: ("A5",),
    Decision.SHARED: ("A4",),
}

Paid = tuple[tuple[int, ...], ...]
"""For each place from the first on, the tokens that pay it: 0 is I, 1 is II, 2 is III."""


@dataclass(slots=True)
class Contest:
    """One Kingdom, or the Merfolk board, with everything that decides its places."""

    kingdom: Kingdom | None
    """`None` is the Merfolk board."""
    strengths: tuple[int, ...]
    """Markers, or the space on the Merfolk board, by seat."""
    trolls: tuple[tuple[int, ...], ...]
    """The Troll tokens that count here, by seat; empty where they break no ties."""
    awards: tuple[int, ...]
    """What each place is worth, from the first on."""
    paid: Paid
    rules: tuple[str, ...]


@dataclass(slots=True)
class RankedLine:
    player: int
    glory: int
    place: int
    sharing: tuple[int, ...]
    """Everybody in this place, the player among them."""
    decided_by: Decision
    contest: Contest

    @property
    def tied_with(self) -> tuple[int, ...]:
        return tuple(other for other in self.sharing if other != self.player)

    @property
    def source(self) -> str:
        return "merfolk" if self.contest.kingdom is None else "kingdom"

    @property
    def rules(self) -> tuple[str, ...]:
        return self.contest.rules + RULES_ON_TIES[self.decided_by]

    @property
    def pool(self) -> tuple[int, ...]:
        """The awards that this place shares out among those tied for it (A4)."""
        return self.contest.awards[self.place - 1 : self.place - 1 + len(self.sharing)]


@dataclass(slots=True)
class GiantLine:
    source: ClassVar = "giant"
    rules: ClassVar = ("A6b",)

    player: int
    glory: int
    cards: int


@dataclass(slots=True)
class HordeLine:
    source: ClassVar = "orcs"
    rules: ClassVar = ("A6c",)

    player: int
    glory: int
    horde: tuple[Kingdom, ...]


@dataclass(slots=True)
class BandLine:
    source: ClassVar = "band"

    player: int
    glory: int
    cards: int
    """As they count: without Skeletons (A7), and one more under a Dwarf (A8)."""
    band: Band

    @property
    def rules(self) -> tuple[str, ...]:
        return ("A7", "A8") if self.band.skeletons else ("A8",)


Line = RankedLine | GiantLine | HordeLine | BandLine
