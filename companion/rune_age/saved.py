"""A game of Rune Age as it is kept."""

from typing import TypeAlias

from rules.rune_age.game import Game
from storage import values

Saved: TypeAlias = values.Saved[Game]
