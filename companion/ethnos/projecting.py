"""What everybody would have if the Age ended now, worked out once for all who show it."""

from functools import lru_cache

from rules.ethnos.game import Game
from rules.ethnos.scoring.age import Reckoning, projection


class _Same:
    """A game compared by being the same, which is all that is needed and costs nothing."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __hash__(self) -> int:
        return id(self.game)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.game is other.game


def projected_of(game: Game) -> Reckoning:
    return _projected(_Same(game))


@lru_cache(8)
def _projected(same: _Same) -> Reckoning:
    return projection(same.game.setup, same.game.state.table)
