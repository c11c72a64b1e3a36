from companion.ethnos.reports.data import age_report, replay_report
from rules.ethnos.scoring.age import end_of_age
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import SCORING_TRIBES, a_band, a_game, a_setup, a_table

SETUP = a_setup(tribes=SCORING_TRIBES)


def test_what_players_earn_is_the_sum_of_their_lines() -> None:
    table = a_table(SETUP, 2, {Kingdom.RHEA: (3, 2, 0, 0)}, bands=(a_band(0), a_band(2)), merfolk=(4, 0, 2, 0))
    report = age_report(SETUP, end_of_age(SETUP, table, SETUP.seats))
    for player, earned in report["earned"].items():
        assert earned == sum(line["glory"] for line in report["lines"] if line["player"] == player)


def test_bands_are_counted_in_the_order_of_the_sheet() -> None:
    table = a_table(SETUP, 1, bands=(a_band(1), a_band(0)))
    lines = age_report(SETUP, end_of_age(SETUP, table, SETUP.seats))["lines"]
    assert [line["band"] for line in lines if line["source"] == "band"] == [0, 1]


def test_a_game_that_is_being_played_has_no_outcome() -> None:
    report = replay_report(a_game(SETUP, a_band(0, Tribe.GIANTS, Kingdom.RHEA, 3)))
    assert (report["over"], report["outcome"], report["reports"]) == (False, None, [])
    assert report["giant"] == {"player": "Roderick", "cards": 3}
    assert report["markers"]["rhea"] == {"Roderick": 1, "Alexis": 0, "Wilfred": 0, "Mara": 0}
