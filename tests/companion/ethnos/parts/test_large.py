from itertools import product

from companion.ethnos.parts.large import SMALL, TELEVISION, laid_out
from companion.ethnos.parts.standings import figure_on
from companion.look.room import Room
from companion.look.theme import DARK

NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eve", "Finn")
TABLET, UPRIGHT, PHONE = Room(1280, 800), Room(800, 1280), Room(390, 844)


def test_everything_stands_beside_each_other_where_there_is_room() -> None:
    assert laid_out(TELEVISION).beside
    assert laid_out(TABLET).beside
    assert not laid_out(UPRIGHT).beside
    assert not laid_out(PHONE).beside
    assert not laid_out(Room(844, 390)).beside


def test_it_fits_the_room() -> None:
    for room, players in product((TELEVISION, TABLET, Room(2560, 1080)), range(2, 7)):
        large = laid_out(room)
        width, height = large.card(players)
        tiles = large.tiles(DARK, NAMES[:players])
        assert width + large.track + large.kingdoms + 2 * large.gap <= large.width + 1
        assert players * height + (players - 1) * large.gap <= large.height + 1
        assert 3 * tiles.tile + 2 * large.gap <= large.height + 1


def test_it_can_be_read_from_three_metres() -> None:
    """The smallest text on a television is a fiftieth of its height; a Kingdom's is 12 in its own measure."""
    for players in range(2, 7):
        large = laid_out(TELEVISION)
        assert min(SMALL * large.unit, 12 * large.tiles(DARK, NAMES[:players]).tiles.scale) >= TELEVISION.height / 50
        assert figure_on(*large.card(players)) >= TELEVISION.height / 12


def test_on_a_screen_that_stands_things_are_as_wide_as_it() -> None:
    large = laid_out(UPRIGHT)
    assert large.track == large.kingdoms == large.standings == large.card(4)[0]
    assert large.tiles(DARK, NAMES).tile > 0
