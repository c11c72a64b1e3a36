import pytest

from companion.ethnos.results import blank
from tests.companion.results.played import a_result


def test_groups_and_lines_both_add_up_to_everybody_s_glory() -> None:
    result = a_result(4)
    for seat, player in enumerate(result.seats):
        assert sum(row.cells[seat] or 0 for group in result.groups for row in group.rows) == player.score
        assert sum(entry.points or 0 for entry in result.entries if entry.seat == seat) == player.score
    assert result.race[0] == (0, 0, 0, 0)
    assert result.race[-1] == result.total.cells  # type: ignore[union-attr]


def test_an_age_that_is_played_has_nothing_filled_in_but_what_was_gained() -> None:
    result = a_result(over=False)
    open_ = result.groups[-1]
    assert {row.source: row.cells for row in open_.rows if row.source != "play"}["kingdom"] == (None,) * 4
    assert not any(seat.winner for seat in result.seats)


@pytest.mark.parametrize(("players", "ages"), [(2, 2), (3, 2), (4, 3), (6, 3)])
def test_an_empty_sheet_has_the_ages_of_as_many_players(players: int, ages: int) -> None:
    assert len(blank(players).groups) == ages
