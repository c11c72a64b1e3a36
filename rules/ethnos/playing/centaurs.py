"""Centaurs (B8): whether the player may play another band at once."""

from rules.ethnos.playing.markers import marker_choices
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Table
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe


def plays_again(setup: Setup, table: Table, band: Band, marker: Kingdom | None) -> bool:
    """A band that can place its marker gives another one; by the Russian book the marker must be placed."""
    if band.tribe is not Tribe.CENTAURS or not marker_choices(setup, table, band):
        return False
    return marker is not None or setup.edition is not Edition.RU
