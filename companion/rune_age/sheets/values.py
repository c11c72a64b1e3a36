"""The sheets that can lie over the table, as values: which one, and what it is about."""

from dataclasses import dataclass

from companion.changing.sheets import EditSheet, InsertSheet
from companion.controls.menu import MenuSheet


@dataclass(frozen=True, slots=True)
class FightSheet:
    """The player on turn fights; while an event attacks, the next one defends."""


@dataclass(frozen=True, slots=True)
class ResultSheet:
    """What a fight led to."""

    event: int
    """Its place among the game's events."""


@dataclass(frozen=True, slots=True)
class EliminationSheet:
    """What becomes of the cards of a player who is out (R-D3, R-D5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class EventSheet:
    """An event is drawn."""


@dataclass(frozen=True, slots=True)
class NewDeckSheet:
    """The event deck is made anew (R-E6)."""


@dataclass(frozen=True, slots=True)
class StrengthsSheet:
    """What all unit cards of those with a Monument add up to, at the end of the round (R-V4)."""


@dataclass(frozen=True, slots=True)
class PlayerSheet:
    seat: int


@dataclass(frozen=True, slots=True)
class CitySheet:
    place: int


@dataclass(frozen=True, slots=True)
class EnemySheet:
    """One in play, by its name: places change."""

    name: str


@dataclass(frozen=True, slots=True)
class EventsLeftSheet:
    """The event deck."""


@dataclass(frozen=True, slots=True)
class PhaseSheet:
    """Whose turn it is, and who is first."""


@dataclass(frozen=True, slots=True)
class BuySheet:
    """A Stronghold or a Monument."""


@dataclass(frozen=True, slots=True)
class DamageSheet:
    """By anything but a fight."""


TableSheet = (
    FightSheet
    | ResultSheet
    | EliminationSheet
    | EventSheet
    | NewDeckSheet
    | StrengthsSheet
    | PlayerSheet
    | CitySheet
    | EnemySheet
    | EventsLeftSheet
    | PhaseSheet
    | BuySheet
    | DamageSheet
    | EditSheet
    | InsertSheet
    | MenuSheet
)
