"""What happens in a game: events carry what people decided, rolled and read; results are worked out."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, cast

from rules.rune_age.army import NO_CARD, Army
from rules.rune_age.vocabulary import Purchase, TargetType


class Target(NamedTuple):
    """What is attacked: a city by its place, an enemy by its name, a Home Realm by its player's seat."""

    type: TargetType
    which: int | str | None = None

    @property
    def place(self) -> int:
        """Of a city, or the seat of a Home Realm's player."""
        return cast(int, self.which)

    @property
    def name(self) -> str:
        """Of an enemy."""
        return cast(str, self.which)


STRONGHOLD: Final = Target(TargetType.STRONGHOLD)
OBJECTIVE: Final = Target(TargetType.OBJECTIVE)
INSTANT: Final = Target(TargetType.INSTANT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stamped:
    at: str | None = None
    id: str | None = None


@dataclass(frozen=True, slots=True)
class TurnEnded(Stamped):
    strengths: Mapping[int, int] = field(default_factory=dict)
    """Of all unit cards, by seat, where Monuments decide (R-V4)."""


@dataclass(frozen=True, slots=True)
class BattleFought(Stamped):
    player: int
    target: Target
    army: Army = NO_CARD
    skulls: tuple[int, ...] = ()
    strength: int | None = None
    """The target's, if a card has changed it."""


@dataclass(frozen=True, slots=True)
class SiegeFought(Stamped):
    player: int
    target: Target
    army: Army = NO_CARD
    defence: Army = NO_CARD


@dataclass(frozen=True, slots=True)
class Bought(Stamped):
    player: int
    what: Purchase


@dataclass(frozen=True, slots=True)
class Damaged(Stamped):
    """By anything but a fight."""

    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class EnemyDrawn(Stamped):
    name: str
    strength: int
    dice: int = 0
    reward: bool = False
    start_effect: bool = False
    """It does something at the start of every Event phase (R-E2)."""


@dataclass(frozen=True, slots=True)
class InstantDrawn(Stamped):
    name: str
    lasts: bool = False
    """Through the next round."""
    strength: int | None = None
    """If it attacks Home Realms."""
    dice: int = 0
    attacks: tuple[int, ...] | None = None
    """Whom; `None` for everybody who lives."""


@dataclass(frozen=True, slots=True)
class PhaseEnded(Stamped):
    """The Event phase, and with it the round."""

    strengths: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Correction(Stamped):
    """The table is the truth: what is named is so; cities by their place, players by their seat."""

    damage: Mapping[int, int] = field(default_factory=dict)
    strongholds: Mapping[int, int] = field(default_factory=dict)
    cities: Mapping[int, int | None] = field(default_factory=dict)
    rewards: Mapping[str, int | None] = field(default_factory=dict)
    runes: Mapping[int, str | None] = field(default_factory=dict)
    enemies: tuple[str, ...] | None = None
    """Those that stay in play."""
    events_left: int | None = None
    first_player: int | None = None
    active: int | None = None
    note: str | None = None


Event = TurnEnded | BattleFought | SiegeFought | Bought | Damaged | EnemyDrawn | InstantDrawn | PhaseEnded | Correction
