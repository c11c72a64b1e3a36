from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from rules.ethnos.components import tokens_in_the_box
from rules.ethnos.rulings import rulings_of
from rules.ethnos.setup import (
    Setup,
    ages_of,
    deal_tokens,
    draw_tribes,
    new_setup,
    pick_first_player,
    tokens_left,
    tribes_of,
    verify_setup,
)
from rules.ethnos.vocabulary import KINGDOMS, Colour, Edition, Tribe
from rules.players import Player
from rules.problems import Problem
from tests.ethnos import NAMES, a_setup


def the_problem(setup: Setup) -> Problem:
    (problem,) = verify_setup(setup)
    return problem


@pytest.mark.rule("ethnos", "S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_people_play(players: int) -> None:
    assert verify_setup(a_setup(players)) == ()


@pytest.mark.rule("ethnos", "S1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_neither_fewer_nor_more_play(players: int) -> None:
    wrong = replace(a_setup(6 if players > 3 else 2), players=tuple(Player(str(seat)) for seat in range(players)))
    assert [(p.code, p.where, p.rule, p.facts) for p in verify_setup(wrong)] == [
        ("player_count", "players", "S1", {"players": players})
    ]


@pytest.mark.rule("ethnos", "S1")
def test_everybody_has_a_name_and_a_colour_of_their_own() -> None:
    twins = replace(a_setup(2), players=(Player("Mara", Colour.BLUE), Player("Mara", Colour.BLUE)))
    assert [(p.code, p.where, p.rule, p.facts) for p in verify_setup(twins)] == [
        ("duplicate_player", "players[1].name", "S1", {"player": "Mara"}),
        ("duplicate_colour", "players[1].colour", "S1", {"colour": "blue"}),
    ]


@pytest.mark.rule("ethnos", "S1")
def test_colours_that_nobody_named_do_not_clash() -> None:
    assert verify_setup(replace(a_setup(2), players=(Player("Mara"), Player("Tove")))) == ()


@pytest.mark.parametrize("name", ["", "x" * 41])
def test_a_name_has_one_to_forty_characters(name: str) -> None:
    problem = the_problem(replace(a_setup(2), players=(Player("x" * 40), Player(name))))
    assert (problem.code, problem.where, problem.reason) == ("bad_value", "players[1].name", "length")
    assert problem.facts == {"field": "name", "value": name, "most": 40}


@pytest.mark.rule("ethnos", "S2")
@pytest.mark.parametrize(("players", "ages", "tribes"), [(2, 2, 5), (3, 2, 5), (4, 3, 6), (5, 3, 6), (6, 3, 6)])
def test_ages_tribes_and_tokens_follow_from_the_number_of_players(players: int, ages: int, tribes: int) -> None:
    assert (ages_of(players), tribes_of(players)) == (ages, tribes)
    setup = a_setup(players)
    assert (setup.ages, len(setup.tribes), {len(row) for row in setup.tokens}) == (ages, tribes, {ages})


@pytest.mark.rule("ethnos", "S2")
def test_the_wrong_number_of_tribes_is_said_with_the_right_one() -> None:
    problem = the_problem(replace(a_setup(4), tribes=tuple(Tribe)[:5]))
    assert (problem.code, problem.where, problem.rule) == ("tribe_count", "tribes", "S2")
    assert problem.facts == {"players": 4, "needed": 6, "tribes": 5}


@pytest.mark.rule("ethnos", "S2")
def test_no_tribe_plays_twice() -> None:
    problem = the_problem(replace(a_setup(2), tribes=(*tuple(Tribe)[:4], Tribe.CENTAURS)))
    assert (problem.code, problem.where, problem.rule) == ("duplicate_tribe", "tribes[4]", "S2")
    assert problem.facts == {"tribe": "centaurs"}


@pytest.mark.rule("ethnos", "S2")
def test_the_wrong_number_of_tokens_is_said_with_the_right_one() -> None:
    problem = the_problem(replace(a_setup(4), tokens=((2, 4),) + ((2, 4, 8),) * 5))
    assert (problem.code, problem.where, problem.rule) == ("token_count", "tokens.rhea", "S2")
    assert problem.facts == {"kingdom": "rhea", "players": 4, "needed": 3, "tokens": 2}


@pytest.mark.rule("ethnos", "S3")
def test_tokens_ascend_within_a_kingdom_and_may_be_equal() -> None:
    assert verify_setup(replace(a_setup(2), tokens=((4, 4),) * 6)) == ()
    problem = the_problem(replace(a_setup(2), tokens=((4, 4),) * 5 + ((4, 2),)))
    assert (problem.code, problem.where, problem.rule) == ("tokens_not_ascending", "tokens.ithys", "S3")
    assert problem.facts == {"kingdom": "ithys", "tokens": (4, 2), "sorted": (2, 4)}


@pytest.mark.rule("ethnos", "S3")
def test_a_layout_is_never_refused_for_values_the_box_does_not_have() -> None:
    assert verify_setup(replace(a_setup(4), tokens=((10, 10, 10), (1, 3, 99)) + ((0, 0, 0),) * 4)) == ()


@pytest.mark.rule("ethnos", "S5")
@pytest.mark.parametrize("name", ["giant", "merfolk"])
def test_printed_values_are_one_for_each_age(name: str) -> None:
    problem = the_problem(a_setup(4, components={name: (1, 2)}))
    assert (problem.code, problem.where, problem.reason) == ("bad_value", f"components.{name}", "one_for_each_age")
    assert problem.facts == {"needed": 3, "given": 2}


@pytest.mark.parametrize("symbols", [(7, 3), (3, 3), (3, 19)])
def test_symbol_spaces_ascend_on_the_board(symbols: tuple[int, ...]) -> None:
    problem = the_problem(a_setup(4, components={"merfolk_symbols": symbols}))
    assert (problem.code, problem.where) == ("bad_value", "components.merfolk_symbols")
    assert (problem.reason, problem.facts) == ("symbols", {"end": 18})


@pytest.mark.parametrize("symbols", [(), (18,), (3, 7)])
def test_any_ascending_symbol_spaces_will_do(symbols: tuple[int, ...]) -> None:
    assert verify_setup(a_setup(4, components={"merfolk_symbols": symbols})) == ()


def test_a_merfolk_board_has_a_space() -> None:
    problem = the_problem(a_setup(4, components={"merfolk_symbols": (), "merfolk_end": 0}))
    assert (problem.code, problem.where, problem.reason) == ("bad_value", "components.merfolk_end", "least")
    assert problem.facts == {"field": "merfolk_end", "ge": 1, "value": 0}
    assert verify_setup(a_setup(4, components={"merfolk_symbols": (), "merfolk_end": 1})) == ()


@pytest.mark.rule("ethnos", "S2")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_tribes_are_drawn_by_chance(players: int) -> None:
    drawn = draw_tribes(players, Random(1))
    assert len(set(drawn)) == tribes_of(players)
    assert list(drawn) == sorted(drawn)
    assert len({draw_tribes(players, Random(seed)) for seed in range(50)}) > 25
    assert {tribe for seed in range(50) for tribe in draw_tribes(players, Random(seed))} == set(Tribe)


@pytest.mark.rule("ethnos", "S2")
def test_tribes_are_drawn_beside_those_that_were_chosen() -> None:
    chosen = (Tribe.WIZARDS, Tribe.CENTAURS)
    draws = {draw_tribes(4, Random(seed), chosen) for seed in range(50)}
    assert len(draws) > 25
    assert all(len(set(drawn)) == 6 and set(chosen) <= set(drawn) and list(drawn) == sorted(drawn) for drawn in draws)


@pytest.mark.rule("ethnos", "S2")
def test_of_too_many_chosen_tribes_chance_keeps_as_many_as_play() -> None:
    chosen = tuple(Tribe)[:6]
    draws = {draw_tribes(2, Random(seed), chosen) for seed in range(50)}
    assert len(draws) == 6
    assert all(len(set(drawn)) == 5 and set(drawn) < set(chosen) for drawn in draws)


@pytest.mark.rule("ethnos", "S2", "S3")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_tokens_are_dealt_from_the_whole_box_by_chance(players: int) -> None:
    dealt = deal_tokens(players, Random(1))
    assert Counter(token for row in dealt for token in row) == Counter(tokens_in_the_box(players))
    assert [len(row) for row in dealt] == [ages_of(players)] * len(KINGDOMS)
    assert all(list(row) == sorted(row) for row in dealt)
    assert len({deal_tokens(players, Random(seed)) for seed in range(20)}) > 15


@pytest.mark.rule("ethnos", "S2", "S3")
def test_tokens_are_dealt_beside_those_that_lie_there() -> None:
    lying = ((10, 10), (), (5,), (0, 2, 4), (), ())
    dealt = deal_tokens(4, Random(1), lying)
    assert all(list(row) == sorted(row) for row in dealt)
    assert dealt[3] == (0, 2, 4)
    assert dealt[0][1:] == (10, 10)
    assert 5 in dealt[2]
    taken = Counter(token for row in dealt for token in row)
    assert taken - Counter(tokens_in_the_box(4)) == Counter([5])


@pytest.mark.rule("ethnos", "S6")
def test_chance_decides_who_begins() -> None:
    assert {pick_first_player(3, Random(seed)) for seed in range(30)} == {0, 1, 2}


def test_a_new_set_up_follows_edition_and_number_of_players() -> None:
    setup = new_setup([Player(name) for name in NAMES[:3]], draw_tribes(3, Random(1)), [[1, 2]] * 6, 2, Edition.PL)
    assert setup.names == NAMES[:3]
    assert list(setup.seats) == [0, 1, 2]
    assert setup.rulings == rulings_of(Edition.PL)
    assert setup.components.giant == (2, 5)
    assert (setup.edition, setup.first_player, setup.tokens[0]) == (Edition.PL, 2, (1, 2))
    assert new_setup([Player("a"), Player("b")], [], []).edition is Edition.EN


@pytest.mark.rule("ethnos", "S3")
def test_what_the_box_has_left_is_known_unless_something_else_lies_there() -> None:
    assert tokens_left(4, ((0, 2, 2, 2, 4, 4, 4), (4, 6, 6, 6, 6, 8, 8, 8, 10))) == (0, 10)
    assert tokens_left(2, ()) == tuple(sorted(tokens_in_the_box(2)))
    assert tokens_left(4, ((3,),)) is None
    assert tokens_left(4, ((0, 0, 0),)) is None
