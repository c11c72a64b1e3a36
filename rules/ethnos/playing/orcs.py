"""Orcs (B14): the marker on the Horde board."""

from rules.ethnos.table import Band, Table
from rules.ethnos.vocabulary import Tribe


def is_horde_space_open(table: Table, band: Band) -> bool:
    """Whether an Orc leads and the Horde space of its colour is empty."""
    return band.tribe is Tribe.ORCS and band.kingdom not in table.hordes[band.player]
