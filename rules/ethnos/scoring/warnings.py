"""What can't be right at the table and still can be scored."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from rules.ethnos.setup import Setup
from rules.ethnos.table import Table, markers_in_kingdoms, supply_at_start
from rules.ethnos.vocabulary import Tribe


class DoubtCode(StrEnum):
    TOO_MANY_MARKERS = "too_many_markers"
    GIANT_NO_BAND = "giant_no_band"
    GIANT_NOT_LARGEST = "giant_not_largest"


class Doubt(NamedTuple):
    code: DoubtCode
    player: int
    found: int
    """Markers on the board, or cards of the holder's largest Giant-led band."""
    limit: int
    """The markers there are, or cards of somebody else's larger band."""


def warnings(setup: Setup, table: Table) -> tuple[Doubt, ...]:
    return (*_too_many_markers(setup, table), *_doubtful_giant(table))


def _too_many_markers(setup: Setup, table: Table) -> Iterator[Doubt]:
    limit = supply_at_start(setup)
    for seat in setup.seats:
        placed = markers_in_kingdoms(table, seat) + len(table.hordes[seat])
        if placed > limit:
            yield Doubt(DoubtCode.TOO_MANY_MARKERS, seat, placed, limit)


def _doubtful_giant(table: Table) -> Iterator[Doubt]:
    if table.giant is None:
        return
    holder = table.giant.player
    sizes = [(band.player, band.cards) for band in table.bands if band.tribe is Tribe.GIANTS]
    own = max((cards for player, cards in sizes if player == holder), default=0)
    others = max((cards for player, cards in sizes if player != holder), default=0)
    if not own:
        yield Doubt(DoubtCode.GIANT_NO_BAND, holder, 0, others)
    elif own < others:
        yield Doubt(DoubtCode.GIANT_NOT_LARGEST, holder, own, others)
