"""Age III of five players as it lies on a table, and every tap that enters it on the pad."""

from collections.abc import Iterator
from typing import Final

from companion.ethnos.entering.new_game import COLOURS
from rules.ethnos.formats.sheets import Sheet
from rules.ethnos.setup import new_setup
from rules.ethnos.table import Band, Giant, Table
from rules.ethnos.vocabulary import Kingdom, Tribe
from rules.players import Player

PLAYERS: Final = ("Anna", "Ben", "Clara", "David", "Eva")
TRIBES: Final = (Tribe.DWARVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.ORCS, Tribe.SKELETONS, Tribe.TROLLS)
GLORY: Final = (34, 51, 28, 47, 39)
TOKENS: Final = ((0, 4, 6), (2, 6, 10), (4, 4, 8), (0, 6, 8), (2, 4, 10), (2, 6, 8))
MARKERS: Final = (
    (4, 3, 2, 1, 0),
    (3, 4, 1, 2, 0),
    (5, 3, 2, 0, 0),
    (2, 1, 4, 3, 1),
    (1, 2, 3, 4, 3),
    (2, 3, 1, 0, 5),
)
"""By Kingdom: 65 of them."""
MERFOLK: Final = (12, 9, 6, 5, 0)
GIANT: Final = 3
TROLLS: Final = {1: 0, 2: 4, 3: 1, 4: 0, 5: 2, 6: 3}
HORDES: Final = ((Kingdom.RHEA, 1), (Kingdom.DURIS, 1), (Kingdom.ALTHEA, 4), (Kingdom.ITHYS, 1))
BANDS: Final = ((3, 2, 4, 1), (5, 2, 3, 3), (2, 4, 1, 6), (3, 3, 2, 5), (4, 2, 5, 3))
"""By player: twenty of them."""
DWARVES: Final = ((0, 2), (3, 3))
"""Whose bands a Dwarf leads, by player and place."""
SKELETONS: Final = {(1, 0): 1, (4, 2): 1}


def sheet() -> Sheet:
    """The same as a score sheet."""
    players = [Player(name, colour) for name, colour in zip(PLAYERS, COLOURS, strict=False)]
    bands = [
        Band(seat, _leader(seat, place), Kingdom.RHEA, cards, SKELETONS.get((seat, place), 0))
        for seat, sizes in enumerate(BANDS)
        for place, cards in enumerate(sizes)
    ]
    hordes = tuple(tuple(sorted(kingdom for kingdom, seat in HORDES if seat == whose)) for whose in range(5))
    trolls = tuple(tuple(token for token, seat in TROLLS.items() if seat == whose) for whose in range(5))
    table = Table(3, GLORY, MARKERS, MERFOLK, Giant(GIANT, 1), trolls, hordes, tuple(bands))
    return Sheet(new_setup(players, TRIBES, TOKENS), table, (), None)


def _leader(seat: int, place: int) -> Tribe:
    return Tribe.DWARVES if (seat, place) in DWARVES else Tribe.ORCS


def taps() -> Iterator[str]:
    """From the first screen to the reckoning, by identifiers; a size that is held begins with `hold `."""
    yield from ("score-age", "same-players", "age-3")
    yield from (f"glory-key-{digit}" for glory in GLORY for digit in str(glory))
    # The box has eighteen tokens, so that those of the last Kingdom are what is left.
    yield from (f"token-key-{value}" for row in TOKENS[:-1] for value in row)
    for row in MARKERS:
        yield from _kingdom(row)
    yield from (f"merfolk-key-{space}" for space in MERFOLK if space)
    yield f"giant-{GIANT}"
    yield from (f"troll-{token}-{seat}" for token, seat in TROLLS.items())
    yield from (f"horde-{kingdom.id}-{seat}" for kingdom, seat in HORDES)
    for seat, bands in enumerate(BANDS):
        for place, cards in enumerate(bands):
            yield from [f"band-skeletons-{seat}-more"] * SKELETONS.get((seat, place), 0)
            yield f"{'hold ' * ((seat, place) in DWARVES)}band-size-{seat}-{cards}"
    yield "reckon"


def _kingdom(row: tuple[int, ...]) -> Iterator[str]:
    """Who has nothing and comes last is passed over, all of them with one tap."""
    typed = max(place + 1 for place, markers in enumerate(row) if markers)
    yield from (f"markers-key-{markers}" for markers in row[:typed])
    if typed < len(row):
        yield "markers-next"
