"""Skeletons (B9): what a band of them can be."""

from rules.ethnos.setup import Setup
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import LARGEST_BAND


def is_ten_skeletons(band: Band) -> bool:
    """Ten Skeletons and nothing else, which nobody leads."""
    return band.tribe is None and band.cards == band.skeletons == LARGEST_BAND


def wins_at_once(setup: Setup, band: Band) -> bool:
    return setup.rulings.ten_skeletons_win and is_ten_skeletons(band)
