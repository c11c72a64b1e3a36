"""What the pads of a typed Age fill, cell by cell."""

from collections.abc import Callable, Iterable
from functools import reduce

import pytest

from companion.ethnos.entering.age_sheet import FIRST_CELLS, AgeDraft
from companion.ethnos.entering.cells import (
    marker_cell,
    token_cell,
    with_giant_given,
    with_glory_key,
    with_glory_lap,
    with_glory_passed,
    with_horde_turned,
    with_kingdom_passed,
    with_marker_key,
    with_marker_step,
    with_merfolk_key,
    with_merfolk_step,
    with_token_at,
    with_token_key,
    with_troll_given,
)
from rules.ethnos.components import MARKERS_OF_A_COLOUR
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_setup, a_table


def keyed(key: Callable[[AgeDraft, int], AgeDraft], values: Iterable[int], draft: AgeDraft | None = None) -> AgeDraft:
    return reduce(key, values, draft or AgeDraft())


def of(players: int) -> AgeDraft:
    return AgeDraft().with_setting(lambda setting: setting.with_count(players))


def glory(draft: AgeDraft) -> tuple[int, ...]:
    return draft.lying().glory


def test_two_digits_of_glory_and_the_next_player_follows() -> None:
    draft = keyed(with_glory_key, (3, 4, 0, 7, 5))
    assert glory(draft) == (34, 7, 5, 0)
    draft = keyed(with_glory_key, (1, 2), with_glory_passed(draft))
    assert (glory(draft), draft.at.glory) == ((34, 7, 5, 12), None)
    assert keyed(with_glory_key, (9,), draft) is draft
    assert with_glory_lap(draft) is draft
    assert with_glory_passed(draft) is draft


@pytest.mark.rule("ethnos", "S7")
def test_a_lap_is_60_whether_it_comes_before_the_digits_or_between_them() -> None:
    before = keyed(with_glory_key, (1, 2), with_glory_lap(AgeDraft()))
    between = keyed(with_glory_key, (2,), with_glory_lap(keyed(with_glory_key, (1,))))
    assert glory(before) == glory(between) == (72, 0, 0, 0)
    assert glory(with_glory_lap(with_glory_lap(before))) == (72, 120, 0, 0)


@pytest.mark.rule("ethnos", "S3")
def test_tokens_are_put_in_order_and_the_last_kingdom_has_what_is_left() -> None:
    draft = keyed(with_token_key, (6, 0, 4, 2, 6, 10, 4, 4, 8, 0, 6, 8, 2, 4, 10))
    assert draft.setup.tokens == ((0, 4, 6), (2, 6, 10), (4, 4, 8), (0, 6, 8), (2, 4, 10), (2, 6, 8))
    assert draft.at.tokens is None
    assert with_token_key(draft, 4) is draft


@pytest.mark.rule("ethnos", "S3")
def test_tokens_that_are_not_of_the_box_leave_the_last_kingdom_to_be_typed() -> None:
    draft = keyed(with_token_key, (0, 0, 0, *(2,) * 12))
    assert draft.setup.tokens[Kingdom.ITHYS] == ()
    assert draft.at.tokens == token_cell(Kingdom.ITHYS, 0)


def test_a_token_that_is_corrected_leads_on_to_the_next_kingdom() -> None:
    draft = keyed(with_token_key, (0, 4, 6, 2), of(6))
    draft = with_token_key(with_token_at(draft, token_cell(Kingdom.RHEA, 0)), 10)
    assert draft.setup.tokens[Kingdom.RHEA] == (4, 6, 10)
    assert draft.at.tokens == token_cell(Kingdom.PELAGON, 0)


def test_markers_go_from_player_to_player_and_from_kingdom_to_kingdom() -> None:
    draft = with_kingdom_passed(keyed(with_marker_key, (3, 0, 2, 4), of(3)))
    draft = with_marker_key(draft, 5)
    assert draft.lying().markers[:3] == ((3, 0, 2), (4, 0, 0), (5, 0, 0))
    assert draft.at.markers == marker_cell(Kingdom.ALTHEA, 1)
    through = reduce(lambda draft, _: with_kingdom_passed(draft), KINGDOMS, draft)
    assert through.at.markers is None
    assert with_kingdom_passed(through) is through
    assert with_marker_key(through, 1) is through


def test_markers_are_counted_up_and_down_and_the_keys_go_on_from_there() -> None:
    draft = with_marker_step(AgeDraft(), Kingdom.DURIS, MARA, -1)
    assert draft.lying().markers[Kingdom.DURIS][MARA] == 0
    many = reduce(lambda draft, _: with_marker_step(draft, Kingdom.DURIS, MARA, 1), range(30), draft)
    assert many.lying().markers[Kingdom.DURIS][MARA] == MARKERS_OF_A_COLOUR
    assert with_marker_key(many, 2).at.markers == marker_cell(Kingdom.STRATON, RODERICK)


@pytest.mark.rule("ethnos", "B13")
def test_spaces_end_where_the_board_does() -> None:
    draft = keyed(with_merfolk_key, (18, 0, 12))
    assert draft.lying().merfolk == (18, 0, 12, 0)
    assert with_merfolk_step(draft, RODERICK, 1).lying().merfolk[RODERICK] == 18
    assert with_merfolk_step(draft, ALEXIS, -1).lying().merfolk[ALEXIS] == 0
    through = with_merfolk_key(draft, 3)
    assert with_merfolk_key(through, 3) is through


@pytest.mark.rule("ethnos", "S2")
def test_what_lies_there_says_that_its_tribe_is_in_play() -> None:
    draft = with_merfolk_key(AgeDraft(), 0)
    draft = with_giant_given(with_troll_given(draft, 4, None), None)
    assert draft.setup.tribes == ()
    draft = with_horde_turned(with_troll_given(with_giant_given(draft, WILFRED), 4, MARA), ALEXIS, Kingdom.RHEA)
    assert draft.setup.tribes == (Tribe.GIANTS, Tribe.ORCS, Tribe.TROLLS)
    assert draft.lying().giant == Giant(WILFRED, 1)
    assert with_giant_given(draft, MARA).lying().giant == Giant(MARA, 1)
    emptied = with_horde_turned(draft, ALEXIS, Kingdom.RHEA)
    assert (emptied.lying().hordes[ALEXIS], emptied.setup.tribes) == ((), draft.setup.tribes)


@pytest.mark.rule("ethnos", "S2")
def test_the_tribes_of_a_game_stay_as_they_are() -> None:
    setup = a_setup(tribes=[tribe for tribe in Tribe if tribe is not Tribe.TROLLS][:6])
    draft = AgeDraft.of_game(setup, a_table(setup))
    assert with_troll_given(draft, 4, MARA).setup.tribes == setup.tribes


def test_more_players_begin_the_pads_again() -> None:
    draft = keyed(with_marker_key, (3, 2))
    assert draft.with_setting(lambda setting: setting.with_count(5)).at == FIRST_CELLS
    assert draft.with_setting(lambda setting: setting.with_name(0, "Mara")).at == draft.at
