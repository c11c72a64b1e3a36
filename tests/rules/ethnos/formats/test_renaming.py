from typing import Any

import pytest

from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.formats.games import read_game, write_game
from rules.ethnos.formats.renaming import renamed
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Kingdom
from rules.problems import Refused
from tests.ethnos import ALEXIS, RODERICK, SCORING_TRIBES, a_band, a_game, a_setup

SETUP = a_setup(tribes=SCORING_TRIBES)
GAME = a_game(
    SETUP,
    BandPlayed(a_band(ALEXIS)),
    BandPlayed(a_band(RODERICK)),
    DragonDrawn(ALEXIS),
    DragonDrawn(),
    Correction(
        glory={ALEXIS: 3},
        markers={Kingdom.RHEA: {ALEXIS: 2, RODERICK: 1}},
        merfolk={ALEXIS: 1},
        trolls={ALEXIS: (1,)},
        giant=Giant(ALEXIS, 4),
        hordes={ALEXIS: (Kingdom.RHEA,)},
        note="Alexis",
    ),
    Correction(giant=None),
    AgeEnded(ALEXIS, pillage=(ALEXIS, RODERICK)),
)


def test_the_game_is_the_same_but_for_the_name() -> None:
    after = read_game(renamed(write_game(GAME), "Alexis", "Alex"))
    assert after.setup.names == ("Roderick", "Alex", "Wilfred", "Mara")
    assert after.events == GAME.events
    assert renamed(renamed(write_game(GAME), "Alexis", "Alex"), "Alex", "Alexis") == write_game(GAME)


def test_a_tribe_or_kingdom_of_that_name_is_none() -> None:
    assert renamed({"events": [write_game(GAME)["events"][0]]}, "duris", "Doris") == {
        "events": [write_game(GAME)["events"][0]]
    }


def test_parts_of_a_file_are_renamed_too() -> None:
    assert renamed({"first_player": "Alexis", "edition": "en"}, "Alexis", "Alex") == {
        "first_player": "Alex",
        "edition": "en",
    }
    assert renamed({"events": []}, "Alexis", "Alex") == {"events": []}


@pytest.mark.rule("ethnos", "S1")
def test_two_players_do_not_become_one() -> None:
    with pytest.raises(Refused) as refused:
        renamed(write_game(GAME), "Alexis", "Mara")
    (problem,) = refused.value.problems
    assert (problem.code.value, problem.where, problem.rule) == ("duplicate_player", "players", "S1")
    assert problem.facts == {"player": "Mara"}
    assert renamed(write_game(GAME), "Nobody", "Mara") == write_game(GAME)


@pytest.mark.parametrize(
    "event",
    [{}, {"pillage": 3}, {"set": 3}, {"set": {"glory": 3, "markers": 4, "giant": None}}, {"set": {"giant": {}}}],
)
def test_what_is_not_as_it_should_be_stops_nothing(event: dict[str, Any]) -> None:
    assert renamed({"events": [event]}, "Alexis", "Alex")["events"][0].keys() == event.keys()
