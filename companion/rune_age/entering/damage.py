"""Damage by a card: who suffers it, and how much."""

from dataclasses import dataclass, replace

from companion.rune_age.entering.figures import with_digit
from rules.rune_age.components import MOST_DAMAGE
from rules.rune_age.events import Damaged


@dataclass(frozen=True, slots=True)
class DamageDraft:
    player: int | None = None
    amount: int | None = None

    def to(self, player: int) -> "DamageDraft":
        return replace(self, player=player)

    def with_digit(self, digit: int) -> "DamageDraft":
        return replace(self, amount=with_digit(self.amount, digit, MOST_DAMAGE))

    def without_amount(self) -> "DamageDraft":
        return replace(self, amount=None)

    def event(self) -> Damaged | None:
        """Once it says both; no damage is none."""
        return Damaged(self.player, self.amount) if self.player is not None and self.amount else None

    @classmethod
    def of(cls, event: Damaged) -> "DamageDraft":
        return cls(event.player, event.amount)
