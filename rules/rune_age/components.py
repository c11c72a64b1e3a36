"""What is in the box, as far as the rules count it."""

from typing import Final, NamedTuple

HOME_REALM: Final = 20
"""Damage at which a player is out (R-D2)."""
STRONGHOLDS: Final = 3
"""Of a race (R-I4)."""
STRONGHOLD_STRENGTH: Final = 2
EVENT_CARDS: Final = 10
"""Of a scenario (R-S9)."""
DAMAGE_TOKENS: Final = (5, 1)
"""Their values, largest first (R-D1)."""
MOST_PLAYERS: Final = 4
MOST_STRENGTH: Final = 99
"""Of a card or a target."""
MOST_ARMY: Final = 999
"""An announced strength, or a sum of strengths in a deck."""
MOST_DAMAGE: Final = 99
"""At once, or by a correction."""
MOST_DICE: Final = 9
MOST_SKULLS: Final = 6
"""Of one roll."""
MOST_EVENT_CARDS: Final = 40
"""In a deck that is made anew."""


class Supply(NamedTuple):
    """What lies in the centre, by the number of players (R-S4)."""

    gold: tuple[int, int, int]
    """Cards of value 1, 2 and 3."""
    neutrals: int
    """In each stack."""
    cities: int


SUPPLY: Final = {
    4: Supply((24, 14, 10), 5, 5),
    3: Supply((19, 12, 8), 4, 4),
    2: Supply((14, 10, 6), 3, 3),
    1: Supply((9, 8, 4), 2, 2),
}


def tokens_for(damage: int) -> tuple[int, ...]:
    """How many tokens of each value lie for so much damage, largest value first (R-D1)."""
    counts = []
    for value in DAMAGE_TOKENS:
        count, damage = divmod(damage, value)
        counts.append(count)
    return tuple(counts)
