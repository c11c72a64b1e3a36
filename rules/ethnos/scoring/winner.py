"""Who wins, and what decided it (F3-F6)."""

from collections.abc import Callable, Collection, Sequence
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
    contenders = best(setup.seats, glory.__getitem__)
    if len(contenders) == 1:
        return Outcome(contenders, WonBy.GLORY, contenders)
    by_markers = best(contenders, lambda seat: markers_in_kingdoms(table, seat))
    if len(by_markers) == 1:
        return Outcome(by_markers, WonBy.MARKERS, contenders)
    by_bands = best(by_markers, lambda seat: band_sizes(setup, table, seat))
    return Outcome(by_bands, WonBy.BANDS if len(by_bands) == 1 else WonBy.SHARED, contenders)


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


def best(seats: Sequence[int], measure: Callable[[int], Any]) -> tuple[int, ...]:
    """Those of the players who share the highest measure."""
    highest = max(map(measure, seats))
    return tuple(seat for seat in seats if measure(seat) == highest)


def band_sizes(setup: Setup, table: Table, seat: int) -> tuple[int, ...]:
    """A player's bands of this Age, largest first, to compare one by one (F5); a Dwarf adds nothing here."""
    removed = setup.rulings.tiebreak_skeletons == "removed"
    sizes = [band.cards - band.skeletons * removed for band in table.bands if band.player == seat]
    return tuple(sorted(sizes, reverse=True))
