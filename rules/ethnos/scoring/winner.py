"""Who wins, and what decided it (F3-F6)."""

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

from rules.ethnos.setup import Setup
from rules.ethnos.table import Table, markers_in_kingdoms


class WonBy(StrEnum):
    GLORY = "glory"
    MARKERS = "markers"
    BANDS = "bands"
    SHARED = "shared"
    TEN_SKELETONS = "ten_skeletons"


RULE_OF_WIN: Final = {
    WonBy.GLORY: "F3",
    WonBy.MARKERS: "F4",
    WonBy.BANDS: "F5",
    WonBy.SHARED: "F6",
    WonBy.TEN_SKELETONS: "B9",
}


class Outcome(NamedTuple):
    winners: tuple[int, ...]
    decided_by: WonBy
    contenders: tuple[int, ...]
    """Everybody with the most Glory."""

    @property
    def rule(self) -> str:
        """The rule that decided it."""
        return RULE_OF_WIN[self.decided_by]


def winner(setup: Setup, table: Table, glory: Sequence[int]) -> Outcome:
    """The most Glory wins; then the most markers in the Kingdoms; then the largest bands; who is still tied shares."""
    contenders = best(dict(enumerate(glory)))
    found = tie_breaks(setup, table, contenders)
    if found.bands:
        winners = best(found.bands)
        return Outcome(winners, WonBy.BANDS if len(winners) == 1 else WonBy.SHARED, contenders)
    if found.markers:
        return Outcome(best(found.markers), WonBy.MARKERS, contenders)
    return Outcome(contenders, WonBy.GLORY, contenders)


class TieBreaks(NamedTuple):
    """What is compared of those with the most Glory, by seat; empty where nobody is tied any more."""

    markers: Mapping[int, int]
    """In all Kingdoms (F4)."""
    bands: Mapping[int, tuple[int, ...]]
    """Sizes, largest first (F5)."""


def tie_breaks(setup: Setup, table: Table, contenders: Sequence[int]) -> TieBreaks:
    if len(contenders) == 1:
        return TieBreaks({}, {})
    markers = {seat: markers_in_kingdoms(table, seat) for seat in contenders}
    tied = best(markers)
    return TieBreaks(markers, {seat: band_sizes(setup, table, seat) for seat in tied} if len(tied) > 1 else {})


class Standing(NamedTuple):
    place: int
    player: int


def standings(glory: Sequence[int], winners: Collection[int] = ()) -> tuple[Standing, ...]:
    """Everybody by place: the winners, then by Glory. Equals share a place, for tie-breaks are about the first only."""

    def rank(seat: int) -> tuple[bool, int]:
        return seat in winners, glory[seat]

    ordered = sorted(range(len(glory)), key=rank, reverse=True)
    ranks = [rank(seat) for seat in ordered]
    return tuple(Standing(1 + ranks.index(rank(seat)), seat) for seat in ordered)


def best(measured: Mapping[int, Any]) -> tuple[int, ...]:
    """Those of the players who share the highest measure."""
    highest = max(measured.values())
    return tuple(seat for seat, measure in measured.items() if measure == highest)


def band_sizes(setup: Setup, table: Table, seat: int) -> tuple[int, ...]:
    """A player's bands of this Age, largest first, to compare one by one (F5); a Dwarf adds nothing here."""
    removed = setup.rulings.tiebreak_skeletons == "removed"
    sizes = [band.cards - band.skeletons * removed for band in table.bands if band.player == seat]
    return tuple(sorted(sizes, reverse=True))
