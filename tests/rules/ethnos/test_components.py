import pytest
from pydantic import ValidationError

from rules.ethnos.components import (
    Components,
    components_of,
    components_with,
    tokens_in_the_box,
    track_laps,
    track_space,
)


@pytest.mark.rule("ethnos", "S5")
@pytest.mark.parametrize(("players", "giant", "merfolk"), [(2, (2, 5), (1, 3)), (3, (2, 5), (1, 3))])
def test_two_or_three_players_use_the_small_sides(
    players: int, giant: tuple[int, ...], merfolk: tuple[int, ...]
) -> None:
    assert (components_of(players).giant, components_of(players).merfolk) == (giant, merfolk)


@pytest.mark.rule("ethnos", "S5")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_four_to_six_players_use_the_large_sides(players: int) -> None:
    assert components_of(players) == Components(
        giant=(2, 4, 6),
        merfolk=(1, 2, 4),
        merfolk_symbols=(3, 7, 12, 18),
        merfolk_end=18,
        orcs=(1, 3, 6, 10, 15, 20),
    )


@pytest.mark.rule("ethnos", "S2")
def test_tokens_marked_for_four_stay_in_the_box_with_fewer_players() -> None:
    assert sorted(tokens_in_the_box(4)) == [0, 0, 2, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 8, 8, 8, 10, 10]
    assert tokens_in_the_box(6) == tokens_in_the_box(4)
    assert sorted(tokens_in_the_box(3)) == [0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10]


@pytest.mark.rule("ethnos", "S7")
@pytest.mark.parametrize(("glory", "space"), [(0, 0), (59, 59), (60, 0), (61, 1), (125, 5)])
def test_the_glory_track_is_a_loop_of_60_spaces(glory: int, space: int) -> None:
    assert track_space(glory) == space


@pytest.mark.rule("ethnos", "S7")
@pytest.mark.parametrize(("before", "after", "laps"), [(0, 59, 0), (59, 60, 1), (58, 121, 2), (60, 119, 0), (5, 5, 0)])
def test_a_lap_is_counted_each_time_0_is_passed(before: int, after: int, laps: int) -> None:
    assert track_laps(before, after) == laps


def test_given_values_replace_single_fields() -> None:
    merged = components_with(Components(giant=(1, 2)), players=3)
    assert (merged.giant, merged.merfolk, merged.merfolk_symbols) == ((1, 2), (1, 3), (3, 7, 12, 18))


def test_symbols_beyond_a_given_end_are_never_reached() -> None:
    assert components_with(Components(merfolk_end=12), players=4).merfolk_symbols == (3, 7, 12)


def test_given_symbols_are_kept_as_they_are() -> None:
    assert components_with(Components(merfolk_symbols=(5, 50), merfolk_end=12), players=4).merfolk_symbols == (5, 50)


@pytest.mark.parametrize(
    "wrong",
    [{"giant": [-1]}, {"giant": [100]}, {"merfolk_end": 0}, {"merfolk_end": 100}, {"orcs": [1] * 5}, {"orcs": [1] * 7}],
)
def test_values_out_of_range_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Components.model_validate(wrong)


@pytest.mark.parametrize(
    "right", [{"giant": [0]}, {"giant": [99]}, {"merfolk_end": 1}, {"merfolk_end": 99}, {"orcs": [9] * 6}]
)
def test_values_in_range_are_taken(right: dict[str, object]) -> None:
    assert Components.model_validate(right)
