import pytest

from companion.look.room import Room

SMALL_PHONE, PHONE, ON_ITS_SIDE = Room(360, 640), Room(390, 844), Room(844, 390)
TABLET, DESKTOP = Room(768, 1024), Room(1280, 800)


def test_a_phone_has_one_column_and_its_side_two() -> None:
    assert [room.wide for room in (SMALL_PHONE, PHONE, TABLET)] == [False] * 3
    assert [room.wide for room in (ON_ITS_SIDE, Room(667, 375), DESKTOP)] == [True] * 3
    assert [room.low for room in (SMALL_PHONE, ON_ITS_SIDE, DESKTOP)] == [False, True, False]


def test_text_is_no_larger_on_a_phone_s_side() -> None:
    assert ON_ITS_SIDE.scale(1) == PHONE.scale(1) == SMALL_PHONE.scale(1) == 1


def test_text_grows_where_there_is_room() -> None:
    assert TABLET.scale(1) == pytest.approx(1.4)
    assert DESKTOP.scale(1) == pytest.approx(1.4)
    assert Room(3840, 2160).scale(1) == pytest.approx(1.6)


def test_text_that_was_chosen_large_is_never_made_smaller_nor_larger_than_the_column_bears() -> None:
    assert SMALL_PHONE.scale(2) == 2
    assert 2 <= TABLET.scale(2) < 2.2
