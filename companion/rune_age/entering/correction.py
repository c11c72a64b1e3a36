"""Corrections while somebody sets the table right: several taps are one correction, in which the latest counts."""

from dataclasses import dataclass, replace

from companion.controls.typed import EMPTY, Field
from rules.rune_age.events import Correction
from rules.rune_age.playing.corrections import correct
from rules.rune_age.setup import Setup
from rules.rune_age.state import State


def merged(first: Correction, then: Correction) -> Correction:
    """Both at once, as if the second had come after the first."""
    return replace(
        first,
        damage={**first.damage, **then.damage},
        strongholds={**first.strongholds, **then.strongholds},
        cities={**first.cities, **then.cities},
        rewards={**first.rewards, **then.rewards},
        runes={**first.runes, **then.runes},
        enemies=first.enemies if then.enemies is None else then.enemies,
        events_left=first.events_left if then.events_left is None else then.events_left,
        first_player=first.first_player if then.first_player is None else then.first_player,
        active=first.active if then.active is None else then.active,
    )


def sets_nothing(setup: Setup, before: State, correction: Correction) -> bool:
    """Whether the table already lies so."""
    return correct(setup, before, correction) == before


@dataclass(frozen=True, slots=True)
class NamesDraft:
    """What is typed in a player's sheet: the rune, and a reward that somebody is to have."""

    rune: Field | None = None
    """Once somebody has typed it."""
    reward: Field = EMPTY

    def with_rune(self, typed: str) -> "NamesDraft":
        return replace(self, rune=(self.rune or EMPTY).typed(typed))

    def with_reward(self, typed: str) -> "NamesDraft":
        return replace(self, reward=self.reward.typed(typed))

    def without_reward(self) -> "NamesDraft":
        return replace(self, reward=self.reward.with_text(""))
