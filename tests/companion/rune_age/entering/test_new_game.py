from dataclasses import replace
from random import Random

import pytest

from companion.rune_age.entering.new_game import SetupDraft, draft_again
from rules.rune_age.rulings import Rulings
from rules.rune_age.setup import City, Objective, Player
from rules.rune_age.vocabulary import Race, Scenario
from tests.rune_age import CITIES, a_setup

WORDS = {race: race.title() for race in Race}
OF_TWO = (Player("Ola", Race.WAIQAR), Player("Jan", Race.LATARI))


def a_draft(*cities: City) -> SetupDraft:
    draft = SetupDraft(chosen=Scenario.RUNEWARS, begins=1).with_players(OF_TWO).with_first(1)
    for city in cities:
        draft = draft.with_known_city(city)
    return draft


def test_what_is_entered_makes_a_set_up() -> None:
    draft = a_draft(*CITIES[:2]).with_city_name(2, " Third ").with_city_strength(2, "6")
    assert draft.setup() is None
    assert draft.cities_missing == 1
    setup = draft.with_city_defence(2, "3").setup()
    assert setup
    assert (setup.players, setup.first_player, setup.cities) == (OF_TWO, 1, CITIES[:3])


def test_nobody_needs_a_name() -> None:
    draft = a_draft(*CITIES[:3]).with_name(0, "").called(WORDS)
    assert draft.seated == ("Waiqar", "Jan")
    assert a_draft().with_name(0, "").with_name(1, "Waiqar").called(WORDS).seated == ("Waiqar 2", "Waiqar")


@pytest.mark.rule("rune_age", "R-S1")
def test_no_race_is_taken_twice() -> None:
    draft = SetupDraft().with_race(0, Race.UTHUK).with_race(1, Race.DAQAN).with_race(1, Race.UTHUK)
    assert draft.races[:2] == (Race.DAQAN, Race.UTHUK)
    drawn = SetupDraft().with_races_drawn(Random(1))
    assert set(drawn.races) == set(Race)


@pytest.mark.rule("rune_age", "R-S2")
def test_alone_only_two_scenarios_can_be_played() -> None:
    draft = a_draft().with_count(1)
    assert draft.scenario is None
    assert draft.with_scenario_drawn(Random(1)).scenario in (Scenario.RESURGENCE, Scenario.CATACLYSM)
    assert draft.first_player == 0
    assert not draft.with_scenario(Scenario.CATACLYSM).asks_cooperative


def test_names_that_stand_there_twice_or_are_too_long_stop_it() -> None:
    assert a_draft(*CITIES[:3]).ready
    assert a_draft(*CITIES[:3]).with_name(0, "Jan").doubled == ("Jan",)
    assert not a_draft(*CITIES[:3]).with_name(0, "Jan").ready
    assert not a_draft(*CITIES[:3]).with_name(0, "x" * 41).ready
    assert a_draft(*CITIES[:2]).with_city_name(2, "Riverwatch").doubled == ("Riverwatch",)


def test_seats_change_with_race_and_beginning() -> None:
    moved = a_draft().moved(1, -1)
    assert (moved.seated, moved.races[:2], moved.first_player) == (("Jan", "Ola"), (Race.LATARI, Race.WAIQAR), 0)
    assert replace(a_draft(), begins=None).moved(0, 1).first_player is None


def test_known_players_take_seats_and_leave_them() -> None:
    draft = SetupDraft().with_seat_for("Ola").with_seat_for("Jan").with_seat_for("Ewa")
    assert (draft.count, draft.seated) == (3, ("Ola", "Jan", "Ewa"))
    assert draft.with_seat_for("Ola").seated == ("", "Jan", "Ewa")
    full = draft.with_seat_for("Piotr")
    assert full.with_seat_for("Iza") == full
    assert full.with_count(2).with_seat_for("Piotr").seated == ("Ola", "Jan", "Piotr")


@pytest.mark.rule("rune_age", "R-S7")
def test_cities_are_dealt_from_those_that_are_known() -> None:
    dealt = a_draft().with_cities_dealt(CITIES, Random(1))
    assert len(set(dealt.lying)) == 3
    assert len(a_draft().with_cities_dealt(CITIES[:2], Random(1)).lying) == 2


def test_a_known_city_is_laid_out_and_taken_away() -> None:
    draft = a_draft(*CITIES[:3])
    assert draft.with_known_city(CITIES[3]) == draft
    assert draft.with_known_city(CITIES[0]).lying == CITIES[1:3]


def test_only_resurgence_has_an_objective() -> None:
    draft = a_draft(*CITIES[:3]).with_scenario(Scenario.RESURGENCE)
    assert draft.objective_missing
    setup = draft.with_objective_strength("18").with_objective_dice("2").setup()
    assert setup
    assert setup.objective == Objective(18, 2)
    assert draft.with_objective_strength("18").ready
    assert not draft.with_objective_strength("").ready


def test_rulings_and_cooperation_are_kept() -> None:
    draft = a_draft(*CITIES[:3]).with_scenario(Scenario.CATACLYSM).with_cooperative()
    setup = draft.with_ruling("secured_state", "exhausted").setup()
    assert setup
    assert setup.cooperative
    assert setup.rulings == Rulings(secured_state="exhausted")
    other = draft.with_scenario(Scenario.RUNEWARS).setup()
    assert other
    assert not other.cooperative


def test_who_begins_can_be_left_to_chance() -> None:
    assert SetupDraft().with_first_picked(Random(1)).first_player in (0, 1)


def test_the_same_once_more_deals_the_cities_anew() -> None:
    again = draft_again(a_setup(2, Scenario.RESURGENCE, last_standing="wins"))
    assert (again.seated, again.scenario, again.rulings.last_standing) == (("Ola", "Jan"), Scenario.RESURGENCE, "wins")
    assert (again.objective_missing, again.cities_missing, again.first_player) == (False, 3, None)
