"""The sheets that can lie over the table, as values: which one, and what it is about."""

from dataclasses import dataclass

from companion.changing.sheets import EditSheet, InsertSheet
from companion.controls.menu import MenuSheet
from rules.ethnos.vocabulary import Kingdom, Tribe


@dataclass(frozen=True, slots=True)
class BandSheet:
    """A player plays a band."""

    seat: int
    again: bool = False
    """After a Centaur."""


@dataclass(frozen=True, slots=True)
class KingdomSheet:
    kingdom: Kingdom


@dataclass(frozen=True, slots=True)
class BoardSheet:
    """A Tribe's board or tokens."""

    tribe: Tribe


@dataclass(frozen=True, slots=True)
class GlorySheet:
    """The Glory track."""


@dataclass(frozen=True, slots=True)
class TrackSheet:
    """The Glory track, drawn."""


TableSheet = BandSheet | EditSheet | InsertSheet | KingdomSheet | BoardSheet | GlorySheet | TrackSheet | MenuSheet
