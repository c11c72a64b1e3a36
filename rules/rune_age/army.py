"""An army: what a player has played in a fight, or the strength that was announced."""

from dataclasses import dataclass
from typing import Final

from rules.rune_age.vocabulary import UnitState


@dataclass(frozen=True, slots=True)
class Unit:
    """Equal cards in the same state."""

    strength: int
    """Of one card."""
    name: str | None = None
    count: int = 1
    state: UnitState = UnitState.READY
    neutral: bool = False
    """It goes back to the centre, not to the barracks."""
    protected: bool = False
    """Attrition can't destroy it (R-A3)."""

    @property
    def can_die(self) -> bool:
        """Whether attrition can, or could, destroy it."""
        return not self.protected and self.state is not UnitState.DESTROYED


@dataclass(frozen=True, slots=True)
class Bonus:
    """From a tactic or an ability."""

    strength: int
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Army:
    announced: int | None = None
    """Its strength at the end, where nobody has said card by card what was played."""
    units: tuple[Unit, ...] = ()
    bonuses: tuple[Bonus, ...] = ()

    def cards(self, state: UnitState) -> int:
        """How many are in this state."""
        return sum(unit.count for unit in self.units if unit.state is state)


NO_CARD: Final = Army()
"""Nobody has to play any (R-C6)."""
