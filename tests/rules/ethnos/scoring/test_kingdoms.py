import pytest

from rules.ethnos.scoring.age import end_of_age
from rules.ethnos.scoring.kingdoms import tokens_missing
from rules.ethnos.scoring.lines import Decision
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_setup, a_table, awards, ranked

DURIS = Kingdom.DURIS


def duris(setup: Setup, age: int, *markers: int, **changes: object) -> dict[int, int]:
    return awards(setup, a_table(setup, age, {DURIS: markers}, **changes))


@pytest.mark.rule("ethnos", "A2")
def test_a_kingdom_ranks_its_players_by_markers() -> None:
    setup = a_setup()
    places = {line.player: line.place for line in ranked(setup, a_table(setup, 3, {DURIS: (1, 3, 2, 4)}))}
    assert places == {MARA: 1, ALEXIS: 2, WILFRED: 3, RODERICK: 4}


@pytest.mark.rule("ethnos", "A2")
def test_a_player_without_a_marker_has_no_rank() -> None:
    assert duris(a_setup(), 3, 0, 2, 0, 1) == {ALEXIS: 8, MARA: 4}


@pytest.mark.rule("ethnos", "A2")
def test_a_kingdom_without_markers_has_no_lines() -> None:
    assert duris(a_setup(), 1, 0, 0, 0, 0) == {}


@pytest.mark.rule("ethnos", "A2")
def test_lines_come_by_kingdom_then_place_then_seat() -> None:
    setup = a_setup()
    lines = ranked(setup, a_table(setup, 2, dict.fromkeys(KINGDOMS, (2, 1, 2, 3))))
    assert [(line.contest.kingdom, line.player) for line in lines] == [
        (kingdom, seat) for kingdom in KINGDOMS for seat in (MARA, RODERICK, WILFRED, ALEXIS)
    ]


@pytest.mark.rule("ethnos", "A3")
def test_age_one_pays_the_first_place_from_the_lowest_token() -> None:
    assert duris(a_setup(), 1, 4, 3, 2, 1) == {RODERICK: 2, ALEXIS: 0, WILFRED: 0, MARA: 0}


@pytest.mark.rule("ethnos", "A3")
def test_age_two_pays_the_second_place_from_the_lowest_token() -> None:
    """As the English example has it; the Polish summary on page 16 pays it from II, wrongly."""
    assert duris(a_setup(), 2, 3, 2, 1, 0) == {RODERICK: 4, ALEXIS: 2, WILFRED: 0}


@pytest.mark.rule("ethnos", "A3")
def test_age_three_pays_three_places() -> None:
    assert duris(a_setup(), 3, 4, 3, 2, 1) == {RODERICK: 8, ALEXIS: 4, WILFRED: 2, MARA: 0}


@pytest.mark.rule("ethnos", "A3")
def test_three_players_are_paid_by_place_in_both_ages() -> None:
    setup = a_setup(players=3)
    assert duris(setup, 1, 3, 2, 1) == {RODERICK: 2, ALEXIS: 0, WILFRED: 0}
    assert duris(setup, 2, 3, 2, 1) == {RODERICK: 4, ALEXIS: 2, WILFRED: 0}


@pytest.mark.rule("ethnos", "A3", "A2")
def test_a_line_names_its_tokens_and_rules() -> None:
    setup = a_setup()
    first, second, third = ranked(setup, a_table(setup, 2, {DURIS: (3, 2, 1, 0)}))
    assert first.contest.paid == ((1,), (0,))
    assert first.contest.awards == (4, 2)
    assert first.contest.strengths == (3, 2, 1, 0)
    assert first.rules == ("A2", "A3")
    assert (first.pool, second.pool, third.pool) == ((4,), (2,), ())
    assert {line.decided_by for line in (first, second, third)} == {Decision.MARKERS}


@pytest.mark.rule("ethnos", "A4")
def test_two_tied_for_first_in_age_two_share_both_awards() -> None:
    assert duris(a_setup(), 2, 3, 3, 1, 0) == {RODERICK: 3, ALEXIS: 3, WILFRED: 0}


@pytest.mark.rule("ethnos", "A4")
def test_any_tied_place_is_shared_and_not_only_the_first() -> None:
    """The text of the English page 9 speaks of the most markers only; its page 16 and the other books of any tie."""
    assert duris(a_setup(), 3, 4, 2, 2, 0) == {RODERICK: 8, ALEXIS: 3, WILFRED: 3}


@pytest.mark.rule("ethnos", "A4")
def test_shares_are_rounded_down() -> None:
    setup = a_setup(tokens={DURIS: (2, 4, 9)})
    assert duris(setup, 3, 2, 2, 0, 0) == {RODERICK: 6, ALEXIS: 6}


@pytest.mark.rule("ethnos", "A4")
def test_every_kingdom_rounds_by_itself() -> None:
    setup = a_setup(tokens={DURIS: (3, 4, 8), Kingdom.RHEA: (3, 4, 8)})
    lines = ranked(setup, a_table(setup, 1, {DURIS: (1, 1, 0, 0), Kingdom.RHEA: (1, 1, 0, 0)}))
    assert [line.glory for line in lines] == [1, 1, 1, 1]


@pytest.mark.rule("ethnos", "A4")
def test_more_tied_players_than_awards_share_what_there_is() -> None:
    assert duris(a_setup(), 2, 1, 1, 1, 1) == {RODERICK: 1, ALEXIS: 1, WILFRED: 1, MARA: 1}


@pytest.mark.rule("ethnos", "A4")
def test_a_tie_takes_up_the_places_behind_it() -> None:
    setup = a_setup()
    lines = ranked(setup, a_table(setup, 3, {DURIS: (3, 3, 1, 0)}))
    assert [(line.place, line.tied_with) for line in lines] == [(1, (ALEXIS,)), (1, (RODERICK,)), (3, ())]
    assert lines[0].decided_by is Decision.SHARED
    assert lines[0].rules == ("A2", "A3", "A4")
    assert lines[0].pool == (8, 4)


@pytest.mark.rule("ethnos", "A5a")
def test_of_two_players_the_first_gets_the_lowest_token_in_age_one() -> None:
    assert duris(a_setup(players=2), 1, 2, 1) == {RODERICK: 2, ALEXIS: 0}


@pytest.mark.rule("ethnos", "A5a")
def test_of_two_players_a_lone_one_gets_nothing_extra_in_age_one() -> None:
    assert duris(a_setup(players=2), 1, 2, 0) == {RODERICK: 2}


@pytest.mark.rule("ethnos", "A5a", "A4")
def test_of_two_players_those_tied_in_age_one_share_the_lowest_token() -> None:
    assert duris(a_setup(players=2), 1, 2, 2) == {RODERICK: 1, ALEXIS: 1}


@pytest.mark.rule("ethnos", "A5a")
def test_of_two_players_the_second_gets_nothing_in_age_two() -> None:
    setup = a_setup(players=2)
    assert duris(setup, 2, 2, 1) == {RODERICK: 4, ALEXIS: 0}
    assert ranked(setup, a_table(setup, 2, {DURIS: (2, 1)}))[0].rules == ("A2", "A5a")


@pytest.mark.rule("ethnos", "A5a")
def test_of_two_players_one_alone_gets_both_tokens_in_age_two() -> None:
    """Alone is who is without opposing markers: the Czech summary on page 16 asks for Glory, wrongly."""
    setup = a_setup(players=2)
    table = a_table(setup, 2, {DURIS: (0, 1)}, glory=(30, 0))
    assert awards(setup, table) == {ALEXIS: 6}
    assert ranked(setup, table)[0].contest.paid == ((0, 1),)


@pytest.mark.rule("ethnos", "A5a")
def test_of_two_players_a_tie_in_age_two_splits_the_highest_token() -> None:
    assert duris(a_setup(players=2), 2, 2, 2) == {RODERICK: 2, ALEXIS: 2}


@pytest.mark.rule("ethnos", "A5a")
def test_of_two_players_a_tie_in_age_two_splits_both_tokens_where_so_ruled() -> None:
    assert duris(a_setup(players=2, two_player_tie="both"), 2, 2, 2) == {RODERICK: 3, ALEXIS: 3}


@pytest.mark.rule("ethnos", "A5a")
def test_the_ruling_on_two_tied_players_changes_no_clear_result() -> None:
    setup = a_setup(players=2, two_player_tie="both")
    assert duris(setup, 2, 2, 1) == {RODERICK: 4, ALEXIS: 0}
    assert duris(setup, 2, 2, 0) == {RODERICK: 6}
    assert duris(setup, 1, 2, 2) == {RODERICK: 1, ALEXIS: 1}


@pytest.mark.rule("ethnos", "A5a", "A5")
def test_of_two_players_a_tie_parted_by_trolls_pays_the_first_alone() -> None:
    setup = a_setup(players=2, tribes=[Tribe.TROLLS], two_player_tie="both")
    assert duris(setup, 2, 2, 2, trolls=((), (1,))) == {ALEXIS: 4, RODERICK: 0}


def test_a_reckoning_of_kingdoms_pays_exactly_its_lines() -> None:
    setup = a_setup()
    reckoning = end_of_age(setup, a_table(setup, 2, {DURIS: (3, 2, 0, 0)}, glory=(7, 0, 0, 3))).reckoning
    assert reckoning.earned == (4, 2, 0, 0)
    assert reckoning.glory == (11, 2, 0, 3)


@pytest.mark.rule("ethnos", "A3")
@pytest.mark.parametrize(("age", "missing"), [(1, ()), (2, (Kingdom.DURIS,)), (3, (Kingdom.RHEA, Kingdom.DURIS))])
def test_a_kingdom_with_markers_needs_the_tokens_of_its_age(age: int, missing: tuple[Kingdom, ...]) -> None:
    setup = a_setup(tokens={Kingdom.RHEA: (2, 4), Kingdom.DURIS: (2,), Kingdom.ITHYS: ()})
    table = a_table(
        setup, age, {Kingdom.RHEA: (1, 0, 0, 0), Kingdom.DURIS: (0, 1, 0, 0), Kingdom.STRATON: (1, 1, 1, 1)}
    )
    assert tokens_missing(setup, table) == missing


@pytest.mark.rule("ethnos", "A2")
@pytest.mark.parametrize("players", [2, 4])
def test_tokens_of_a_kingdom_without_markers_may_be_known_in_part(players: int) -> None:
    setup = a_setup(players, tokens={Kingdom.DURIS: (4,), Kingdom.ITHYS: ()})
    assert end_of_age(setup, a_table(setup, age=setup.ages)).reckoning.glory == (0,) * players
