"""What a change of a game makes of how it stands: what lies otherwise on the table, and how it ends."""

from dataclasses import dataclass, replace
from typing import TypeVar

from rules.rune_age.game import Game
from rules.rune_age.state import Outcome

T = TypeVar("T")
Shift = tuple[T, T]
"""Before the change and after it."""


@dataclass(frozen=True, slots=True)
class Comparison:
    round: Shift[int]
    active: Shift[int | None]
    """Who is on turn; nobody in an Event phase, or once the game is over."""
    damage: tuple[Shift[int], ...]
    """By seat, as is what follows."""
    strongholds: tuple[Shift[int], ...]
    rewards: tuple[Shift[tuple[str, ...]], ...]
    cities: tuple[Shift[int | None], ...]
    """Who holds each."""
    events_left: Shift[int]
    enemies: Shift[tuple[str, ...]]
    outcome: Shift[Outcome | None]
    else_differs: bool
    """Whether anything but this is otherwise, such as what was attacked in this round."""

    @property
    def differs(self) -> bool:
        singles = (self.round, self.active, self.events_left, self.enemies, self.outcome)
        lists = (*self.damage, *self.strongholds, *self.rewards, *self.cities)
        return self.else_differs or any(was != now for was, now in (*singles, *lists))


def compared(before: Game, after: Game) -> Comparison:
    """Two games of the same table."""
    was, now = before.state, after.state
    alike = replace(
        was,
        round=now.round,
        active=now.active,
        damage=now.damage,
        strongholds=now.strongholds,
        rewards=now.rewards,
        owners=now.owners,
        events_left=now.events_left,
        enemies=now.enemies,
        outcome=now.outcome,
        fights=now.fights,
        order=now.order,
    )
    return Comparison(
        round=(was.round, now.round),
        active=(was.active, now.active),
        damage=tuple(zip(was.damage, now.damage, strict=True)),
        strongholds=tuple(zip(was.strongholds, now.strongholds, strict=True)),
        rewards=tuple(zip(was.rewards, now.rewards, strict=True)),
        cities=tuple(zip(was.owners, now.owners, strict=True)),
        events_left=(was.events_left, now.events_left),
        enemies=(
            tuple(enemy.name for enemy in was.enemies),
            tuple(enemy.name for enemy in now.enemies),
        ),
        outcome=(was.outcome, now.outcome),
        else_differs=alike != now,
    )
