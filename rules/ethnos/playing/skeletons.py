"""Skeletons (B9): what a band of them can be."""

from rules.ethnos.setup import Setup
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import LARGEST_BAND


def is_ten_skeletons(band: Band) -> bool:
    """Ten Skeletons and nothing else, which nobody leads."""
    return band.tribe is None and band.cards == band.skeletons == LARGEST_BAND


def most_skeletons(cards: int) -> int:
    """As many as leave one card to lead the band."""
    return cards - 1


def can_be_led(cards: int, skeletons: int) -> bool:
    """Whether there can be a band of so many cards, one of which leads and is no Skeleton (B1, B9)."""
    return 1 <= cards <= LARGEST_BAND and skeletons <= most_skeletons(cards)


def wins_at_once(setup: Setup, band: Band) -> bool:
    return setup.rulings.ten_skeletons_win and is_ten_skeletons(band)
