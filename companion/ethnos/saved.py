"""A game of Ethnos as it is kept."""

from typing import TypeAlias

from rules.ethnos.game import Game
from storage import values

Saved: TypeAlias = values.Saved[Game]
