from companion.look.large import FOOT, GAP, HEAD, SMALL, TELEVISION, laid_out
from companion.look.room import Room
from companion.look.theme import DARK


def test_everything_stands_beside_each_other_where_there_is_room() -> None:
    assert [laid_out(Room(*size)).beside for size in ((1920, 1080), (1280, 800))] == [True, True]
    assert [laid_out(Room(*size)).beside for size in ((800, 1280), (390, 844), (844, 390))] == [False] * 3


def test_a_line_of_a_television_is_a_line_and_of_a_tablet_less() -> None:
    large = laid_out(TELEVISION)
    assert large.unit == 1
    assert large.height + HEAD + FOOT + 4 * GAP == TELEVISION.height
    assert laid_out(Room(960, 540)).gap == GAP / 2


def test_it_can_be_read_from_three_metres() -> None:
    assert SMALL * laid_out(TELEVISION).look(DARK).scale >= TELEVISION.height / 50
