from itertools import product

from companion.ethnos.parts.large import CARD, card_size, kingdom_tiles, kingdoms_width, track_size
from companion.ethnos.parts.standings import figure_on
from companion.look.large import TELEVISION, laid_out
from companion.look.room import Room
from companion.look.theme import DARK

NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eve", "Finn")


def test_it_fits_the_room() -> None:
    for room, players in product((TELEVISION, Room(1280, 800), Room(2560, 1080)), range(2, 7)):
        large = laid_out(room)
        width, height = card_size(large, players)
        tiles = kingdom_tiles(large, DARK, NAMES[:players])
        assert width + track_size(large) + kingdoms_width(large) + 2 * large.gap <= large.width + 1
        assert players * height + (players - 1) * large.gap <= large.height + 1
        assert 3 * tiles.tile + 2 * large.gap <= large.height + 1


def test_it_can_be_read_from_three_metres() -> None:
    """The smallest text of a Kingdom is 12 in its own measure."""
    large = laid_out(TELEVISION)
    for players in range(2, 7):
        assert 12 * kingdom_tiles(large, DARK, NAMES[:players]).tiles.scale >= TELEVISION.height / 50
        assert figure_on(*card_size(large, players)) >= TELEVISION.height / 12


def test_on_a_screen_that_stands_things_are_as_wide_as_it() -> None:
    large = laid_out(Room(800, 1280))
    assert track_size(large) == kingdoms_width(large) == large.width
    assert card_size(large, 4) == (large.width, CARD * large.unit)
    assert kingdom_tiles(large, DARK, NAMES).holdings_in_a_row == 1
