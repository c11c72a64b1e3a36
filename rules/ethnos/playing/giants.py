"""Giants (B15): taking the token from a smaller band."""

from typing import Final

from rules.ethnos.table import Band, Table
from rules.ethnos.vocabulary import Tribe

GLORY_FOR_TAKING: Final = 2


def takes_giant(table: Table, band: Band) -> bool:
    """Whether the band is larger than the one that holds the token, be it the same player's."""
    return band.tribe is Tribe.GIANTS and (table.giant is None or band.cards > table.giant.cards)
