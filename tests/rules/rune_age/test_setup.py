from dataclasses import replace

import pytest

from rules.rune_age.codes import Code
from rules.rune_age.components import SUPPLY, tokens_for
from rules.rune_age.setup import City, Player, verify_cities, verify_players, verify_scenario, wrong_target
from rules.rune_age.vocabulary import NEUTRALS, Race, Scenario, TargetType
from tests.rune_age import CITIES, a_setup

DAQAN, LATARI, UTHUK, WAIQAR = Race


def codes(*players: Player, scenario: Scenario = Scenario.RUNEWARS) -> list[tuple[Code, str]]:
    return [(problem.code, problem.where) for problem in verify_players(players, scenario)]  # type: ignore[misc]


@pytest.mark.rule("rune_age", "R-S1")
def test_one_to_four_play_each_with_a_name_and_a_race_of_their_own() -> None:
    four = [Player(name, race) for name, race in zip("abcd", Race, strict=True)]
    assert codes(*four) == []
    assert codes(*four, Player("e", DAQAN)) == [
        (Code.PLAYER_COUNT, "players"),
        (Code.DUPLICATE_RACE, "players[4].race"),
    ]
    assert codes() == [(Code.PLAYER_COUNT, "players")]
    assert codes(Player("a", DAQAN), Player("a", LATARI)) == [(Code.DUPLICATE_PLAYER, "players[1].name")]


@pytest.mark.rule("rune_age", "R-S2")
@pytest.mark.parametrize("scenario", Scenario)
def test_alone_one_plays_resurgence_and_the_cataclysm_only(scenario: Scenario) -> None:
    refused = scenario in (Scenario.RUNEWARS, Scenario.MONUMENT)
    assert codes(Player("a", DAQAN), scenario=scenario) == ([(Code.SOLO_SCENARIO, "scenario")] if refused else [])


@pytest.mark.rule("rune_age", "R-S3")
def test_each_scenario_has_three_neutral_cards() -> None:
    assert NEUTRALS[Scenario.CATACLYSM] == ("pillage", "naga", "demon")
    assert all(len(set(cards)) == 3 for cards in NEUTRALS.values())
    assert set(NEUTRALS) == set(Scenario)


@pytest.mark.rule("rune_age", "R-S4")
@pytest.mark.rule("rune_age", "R-S6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_after_dealing_five_gold_to_each_four_are_left(players: int) -> None:
    assert SUPPLY[players].gold[0] - 5 * players == 4
    assert SUPPLY[players].cities == SUPPLY[players].neutrals == players + 1


@pytest.mark.rule("rune_age", "R-S7")
def test_as_many_cities_as_the_table_says_each_under_its_own_name() -> None:
    assert list(verify_cities(CITIES[:3], 2)) == []
    (problem,) = verify_cities(CITIES, 3)
    assert (problem.code, problem.where, problem.rule) == (Code.CITY_COUNT, "cities", "R-S4")
    (problem,) = verify_cities([City("a", 1, 1), City("b", 1, 1), City("a", 2, 2)], 2)
    assert (problem.code, problem.where, problem.rule) == (Code.DUPLICATE_CITY, "cities[2].name", "R-S7")


def test_for_a_number_of_players_that_cannot_be_no_number_of_cities_is_wrong() -> None:
    assert list(verify_cities(CITIES, 7)) == []


@pytest.mark.rule("rune_age", "R-S9")
def test_events_that_stay_in_the_box() -> None:
    assert a_setup(2).take_out == ()
    assert a_setup(1, Scenario.RESURGENCE).take_out == ("bountiful_harvest",)
    assert a_setup(2, Scenario.RESURGENCE).take_out == ()
    solo = a_setup(1, Scenario.CATACLYSM)
    assert solo.take_out == ("guardian_obelisk", "brother_against_brother")
    assert replace(solo, cooperative=True).event_cards == solo.event_cards == 8
    together = a_setup(3, Scenario.CATACLYSM, cooperative=True)
    assert together.take_out == ("brother_against_brother",)
    assert together.event_cards == 9
    assert a_setup(3, Scenario.CATACLYSM).event_cards == 10


@pytest.mark.rule("rune_age", "R-S9")
def test_only_the_cataclysm_has_three_stages() -> None:
    assert [a_setup(2, scenario).stages for scenario in Scenario] == [2, 2, 3, 2]


def test_what_only_one_scenario_has() -> None:
    assert list(verify_scenario(Scenario.RESURGENCE, objective=True, cooperative=False)) == []
    assert list(verify_scenario(Scenario.CATACLYSM, objective=False, cooperative=True)) == []
    found = verify_scenario(Scenario.RUNEWARS, objective=True, cooperative=True)
    assert [(problem.where, problem.rule) for problem in found] == [("objective", "R-V1"), ("cooperative", "R-S9")]


def test_clockwise_goes_round_the_table() -> None:
    assert a_setup(4).clockwise_from(2) == (2, 3, 0, 1)


@pytest.mark.rule("rune_age", "R-D1")
def test_damage_lies_in_tokens_of_five_and_one() -> None:
    assert tokens_for(17) == (3, 2)
    assert tokens_for(0) == (0, 0)


def test_what_another_scenario_has_is_refused_by_the_name_of_this_one() -> None:
    wrong = [
        *verify_scenario(Scenario.RUNEWARS, objective=True, cooperative=True),
        wrong_target(TargetType.OBJECTIVE, Scenario.RUNEWARS, "target"),
    ]
    assert [problem and problem.facts for problem in wrong] == [{"scenario": Scenario.RUNEWARS}] * 3
    besieged = wrong_target(TargetType.HOME_REALM, Scenario.MONUMENT, "target")
    assert besieged
    assert besieged.facts == {"scenario": Scenario.MONUMENT}
