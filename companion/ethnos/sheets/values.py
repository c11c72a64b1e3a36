"""The sheets that can lie over the table, as values: which one, and what it is about."""

from dataclasses import dataclass

from rules.ethnos.vocabulary import Kingdom, Tribe


@dataclass(frozen=True, slots=True)
class BandSheet:
    """A player plays a band."""

    seat: int
    again: bool = False
    """After a Centaur."""


@dataclass(frozen=True, slots=True)
class EditSheet:
    """An event of the ledger as it should have been."""

    index: int


@dataclass(frozen=True, slots=True)
class InsertSheet:
    """What was forgotten before an event of the ledger."""

    index: int


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


@dataclass(frozen=True, slots=True)
class MenuSheet:
    """The table's menu."""


TableSheet = BandSheet | EditSheet | InsertSheet | KingdomSheet | BoardSheet | GlorySheet | TrackSheet | MenuSheet
