"""An event card while it is being entered: what was read off it so far."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from companion.controls.typed import EMPTY, Field, number_in, tidy
from rules.players import is_name_length
from rules.rune_age.components import MOST_DICE, MOST_STRENGTH
from rules.rune_age.events import EnemyDrawn, InstantDrawn
from rules.rune_age.state import State

Drawn = EnemyDrawn | InstantDrawn


class CardKind(StrEnum):
    ENEMY = "enemy"
    INSTANT = "instant"


class Lacks(StrEnum):
    """What has still to be entered, or can't be as it is."""

    NAME = "name"
    KIND = "kind"
    STRENGTH = "strength"
    DICE = "dice"
    TARGET = "target"
    """An attack on nobody."""


@dataclass(frozen=True, slots=True)
class EventDraft:
    name: Field = EMPTY
    kind: CardKind | None = None
    strength: Field = EMPTY
    dice: Field = EMPTY
    reward: bool = False
    start_effect: bool = False
    lasts: bool = False
    spared: tuple[int, ...] = ()
    """Living players whom the instant doesn't attack."""

    @classmethod
    def of(cls, event: Drawn, living: tuple[int, ...]) -> "EventDraft":
        """The draft that an event was entered from."""
        draft = cls().known(event)
        if isinstance(event, InstantDrawn) and event.attacks is not None:
            return replace(draft, spared=tuple(seat for seat in living if seat not in event.attacks))
        return draft

    def known(self, event: Drawn) -> "EventDraft":
        """As the card book has it; whom it attacks is open again."""
        enemy = isinstance(event, EnemyDrawn)
        return EventDraft(
            name=self.name.with_text(event.name),
            kind=CardKind.ENEMY if enemy else CardKind.INSTANT,
            strength=self.strength.with_text("" if event.strength is None else str(event.strength)),
            dice=self.dice.with_text(str(event.dice) if event.dice else ""),
            reward=isinstance(event, EnemyDrawn) and event.reward,
            start_effect=isinstance(event, EnemyDrawn) and event.start_effect,
            lasts=isinstance(event, InstantDrawn) and event.lasts,
        )

    def with_name(self, typed: str) -> "EventDraft":
        return replace(self, name=self.name.typed(typed))

    def with_kind(self, kind: CardKind) -> "EventDraft":
        return replace(self, kind=kind)

    def with_strength(self, typed: str) -> "EventDraft":
        return replace(self, strength=self.strength.typed(typed))

    def with_dice(self, typed: str) -> "EventDraft":
        return replace(self, dice=self.dice.typed(typed))

    def with_reward(self) -> "EventDraft":
        return replace(self, reward=not self.reward)

    def with_start_effect(self) -> "EventDraft":
        return replace(self, start_effect=not self.start_effect)

    def with_lasts(self) -> "EventDraft":
        return replace(self, lasts=not self.lasts)

    def with_attacked(self, seat: int) -> "EventDraft":
        """Attacked after all, or not."""
        spared = set(self.spared) ^ {seat}
        return replace(self, spared=tuple(sorted(spared)))

    @property
    def attacks(self) -> bool:
        """An instant with a strength goes for Home Realms."""
        return self.kind is CardKind.INSTANT and bool(self.strength.text)

    def attacked(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in state.living if seat not in self.spared)

    def lacks(self, state: State) -> Iterator[Lacks]:
        if not is_name_length(tidy(self.name.text)):
            yield Lacks.NAME
        if self.kind is None:
            yield Lacks.KIND
        strength = number_in(self.strength.text, MOST_STRENGTH)
        if strength is None and (self.strength.text or self.kind is CardKind.ENEMY):
            yield Lacks.STRENGTH
        if self.dice.text and number_in(self.dice.text, MOST_DICE) is None:
            yield Lacks.DICE
        if self.attacks and not self.attacked(state):
            yield Lacks.TARGET

    def event(self, state: State) -> Drawn | None:
        """Once nothing is lacking."""
        if any(self.lacks(state)):
            return None
        name, strength = tidy(self.name.text), number_in(self.strength.text, MOST_STRENGTH)
        dice = number_in(self.dice.text, MOST_DICE) or 0
        if self.kind is CardKind.ENEMY:
            return EnemyDrawn(name, strength or 0, dice, self.reward, self.start_effect)
        if strength is None:
            return InstantDrawn(name, self.lasts)
        attacked = self.attacked(state)
        return InstantDrawn(name, self.lasts, strength, dice, None if attacked == state.living else attacked)
