from dataclasses import replace
from itertools import product

import pytest

from companion.ethnos.parts.arrangement import TIGHT, Arrangement, arranged, height_needed
from companion.look.room import Room
from companion.look.theme import DARK, EDGE, GAP, TARGET

SIX = ("Roderick", "Alexis", "Wilfred", "Mara", "Anna", "Ben")
LONG = tuple(f"{name} Featherstonehaugh"[:24] for name in SIX)
SMALL, PHONE, SIDE = Room(360, 640), Room(390, 844), Room(844, 390)


def at(room: Room, names: tuple[str, ...] = SIX, scale: float = 1, boards: int = 4) -> Arrangement:
    return arranged(replace(DARK, scale=scale, width=room.width - 2 * EDGE), room, names, boards)


@pytest.mark.parametrize("names", [SIX, LONG], ids=["short", "long"])
def test_six_players_on_a_small_phone_see_all_kingdoms(names: tuple[str, ...]) -> None:
    made = at(SMALL, names)
    rows = 6 // made.tiles_in_a_row
    cards = len(names) // made.cards_in_a_row * (made.card + TIGHT)
    everything = TARGET + TIGHT + rows * (made.tile + TIGHT) + made.board + TIGHT + 52 + TIGHT + cards - TIGHT
    assert everything <= SMALL.height - 2 * GAP
    assert made.tile >= height_needed(6, made.holdings_in_a_row, made.leader)


def test_a_tile_has_a_line_for_everybody_where_there_is_height() -> None:
    assert at(PHONE, SIX[:4]).holdings_in_a_row == 1
    assert at(SMALL).holdings_in_a_row == 2


def test_kingdoms_grow_to_fill_the_room() -> None:
    made = at(PHONE, SIX[:2])
    assert made.tiles.scale > made.look.scale == 1
    assert at(SMALL, LONG).tiles.scale < 1.1


def test_large_text_has_fewer_columns() -> None:
    assert [at(SMALL, scale=scale).tiles_in_a_row for scale in (1, 1.5, 2)] == [2, 1, 1]
    assert [at(SMALL, scale=scale).cards_in_a_row for scale in (1, 1.5, 2)] == [3, 2, 2]
    assert [at(SMALL, scale=scale).stacked for scale in (1, 1.5, 2)] == [False, True, True]


def test_a_phone_on_its_side_has_no_larger_text_than_upright() -> None:
    assert at(SIDE).look.scale == at(PHONE).look.scale
    assert at(SIDE).look.low
    assert at(SIDE).wide


def test_tablets_and_desktops_are_read_from_across_the_table() -> None:
    for room in (Room(768, 1024), Room(1280, 800)):
        assert at(room).look.scale >= 1.4
        assert not at(room).stacked


def test_every_table_is_laid_out() -> None:
    rooms = (SMALL, PHONE, SIDE, Room(768, 1024), Room(1280, 800), Room(320, 480), Room(200, 200))
    for room, players, scale, boards in product(rooms, range(2, 7), (0.8, 1, 1.5, 2), range(5)):
        made = at(room, SIX[:players], scale, boards)
        assert made.tile >= height_needed(players, made.holdings_in_a_row, made.leader) * made.look.scale - 0.01
        assert made.card > 0
