"""Who begins the next Age (F1, F2)."""

from typing import NamedTuple


class FirstPlayer(NamedTuple):
    player: int | None
    """`None` if a tie for least needs the third Dragon and nobody said who drew it."""
    least: tuple[int, ...]
    """Everybody with the least Glory."""
    third_dragon: int | None


def first_player(glory: tuple[int, ...], third_dragon: int | None) -> FirstPlayer:
    """The least Glory begins; of those tied, the nearest clockwise from the third Dragon, its drawer first."""
    lowest = min(glory)
    least = tuple(seat for seat, total in enumerate(glory) if total == lowest)
    if len(least) == 1:
        return FirstPlayer(least[0], least, third_dragon)
    if third_dragon is None:
        return FirstPlayer(None, least, None)
    nearest = min(least, key=lambda seat: (seat - third_dragon) % len(glory))
    return FirstPlayer(nearest, least, third_dragon)
