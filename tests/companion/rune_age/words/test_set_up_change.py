from dataclasses import replace

from companion.rune_age.words.set_up_change import set_up_changes, set_up_corrected_text
from rules.rune_age.setup import City, Objective, Player
from rules.rune_age.vocabulary import Race, Scenario
from tests.rune_age import a_setup


def test_everything_that_is_otherwise_is_told() -> None:
    before = a_setup(2, Scenario.RESURGENCE)
    cities = (City("Riverwatch", 6, 2), City("Northgate", 4, 1), before.cities[2])
    players = (Player("Ola", Race.DAQAN), Player("Janek", Race.LATARI))
    after = replace(before, players=players, cities=cities, objective=Objective(17, 1))
    assert list(set_up_changes(before, after)) == [
        "Jan is called Janek",
        "Riverwatch: strength 6, defence 2",
        "Frostgate: Northgate, strength 4, defence 1",
        "Objective: strength 17, 1 die",
    ]
    assert set_up_corrected_text(before, replace(before, players=players)) == "Set-up corrected: Jan is called Janek"
