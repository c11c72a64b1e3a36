"""How a game stands after its events."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from rules.rune_age.components import HOME_REALM
from rules.rune_age.events import Target
from rules.rune_age.fighting.fight import Report
from rules.rune_age.setup import Setup
from rules.rune_age.vocabulary import Phase


class Enemy(NamedTuple):
    """In play, beside the Objective (R-E4)."""

    name: str
    strength: int
    dice: int
    reward: bool
    start_effect: bool


class Lasting(NamedTuple):
    """An instant that lies there until a round ends."""

    name: str
    until: int


class Attack(NamedTuple):
    """An event that attacks Home Realms, and who has still to defend, in order (R-E5)."""

    name: str
    strength: int
    dice: int
    players: tuple[int, ...]


class Eliminated(NamedTuple):
    player: int
    by: int | None
    """The besieger."""
    round: int
    rune: str | None
    """The one held till then."""


class Fought(NamedTuple):
    """A fight of the game."""

    event: int
    """Its place among the game's events."""
    round: int
    player: int
    opponent: int | None
    """In a siege the owner of the city, before it, or of the Home Realm."""
    report: Report


class WonBy(StrEnum):
    OBJECTIVE = "objective"
    LAST_STANDING = "last_standing"
    SURVIVED_EVENTS = "survived_events"
    ELIMINATION = "elimination"
    ALL_ELIMINATED = "all_eliminated"
    MONUMENT = "monument"
    UNIT_STRENGTH = "unit_strength"


class Outcome(NamedTuple):
    winners: tuple[int, ...]
    """None if all lose."""
    decided_by: WonBy
    round: int
    rule: str


@dataclass(frozen=True, slots=True)
class State:
    round: int
    phase: Phase
    active: int | None
    first_player: int
    order: tuple[int, ...]
    """Of this round's turns: all seats, whoever lives."""
    events_left: int
    damage: tuple[int, ...]
    strongholds: tuple[int, ...]
    owners: tuple[int | None, ...]
    """Of the cities; `None` is neutral."""
    rewards: tuple[tuple[str, ...], ...]
    runes: tuple[str | None, ...]
    attacked: tuple[tuple[Target, ...], ...]
    """In this round, by seat (R-C2)."""
    stronghold_losses: tuple[int, ...]
    """Battles against strongholds that were lost in this round, by seat."""
    monuments: tuple[int, ...] = ()
    """Who has built one, in order."""
    drawn: bool = False
    """Whether an event was drawn in this Event phase."""
    enemies: tuple[Enemy, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    attack: Attack | None = None
    eliminated: tuple[Eliminated, ...] = ()
    fights: tuple[Fought, ...] = ()
    outcome: Outcome | None = None

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def is_out(self, seat: int) -> bool:
        """R-D2."""
        return self.damage[seat] >= HOME_REALM

    @property
    def living(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.damage)) if not self.is_out(seat))

    def enemy(self, name: str) -> Enemy | None:
        return next((enemy for enemy in self.enemies if enemy.name == name), None)


def opening_state(setup: Setup) -> State:
    """Before the first turn."""
    nothing = tuple(0 for _ in setup.seats)
    return State(
        round=1,
        phase=Phase.TURN,
        active=setup.first_player,
        first_player=setup.first_player,
        order=setup.clockwise_from(setup.first_player),
        events_left=setup.event_cards,
        damage=nothing,
        strongholds=nothing,
        owners=tuple(None for _ in setup.cities),
        rewards=tuple(() for _ in setup.seats),
        runes=tuple(None for _ in setup.seats),
        attacked=tuple(() for _ in setup.seats),
        stronghold_losses=nothing,
    )
