"""Bands (A7, A8): Skeletons crumble, a Dwarf counts once more, the cards that are left score."""

from collections.abc import Sequence
from typing import Final

from rules.ethnos.scoring.lines import BandLine
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import LARGEST_BAND, Tribe

GLORY_BY_CARDS: Final = (0, 0, 1, 3, 6, 10) + (15,) * (LARGEST_BAND - 4)


def score_bands(bands: Sequence[Band]) -> list[BandLine]:
    """A line for each band, in the order in which they were played."""
    dwarves = Tribe.DWARVES
    return [
        BandLine(band.player, GLORY_BY_CARDS[cards], cards, band)
        for band in bands
        for cards in (band.cards - band.skeletons + (band.tribe is dwarves),)
    ]
