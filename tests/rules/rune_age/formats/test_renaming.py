import pytest

from rules.problems import Problem, Refused
from rules.rune_age.codes import Code
from rules.rune_age.events import (
    INSTANT,
    BattleFought,
    Bought,
    Correction,
    InstantDrawn,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.formats.games import read_game
from rules.rune_age.formats.renaming import renamed
from rules.rune_age.formats.writing import write_game
from rules.rune_age.vocabulary import Purchase, Scenario, TargetType
from tests.rune_age import EWA, JAN, OLA, a_game, announced, turns

EVERYWHERE = (
    Bought(OLA, Purchase.STRONGHOLD),
    SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN), announced(1)),
    TurnEnded(),
    SiegeFought(JAN, Target(TargetType.HOME_REALM, OLA), announced(1)),
    Correction(
        damage={OLA: 3, JAN: 2},
        strongholds={OLA: 1},
        cities={0: OLA, 1: None},
        rewards={"Ola": OLA, "Hydra": None},
        runes={OLA: "Ola"},
        first_player=OLA,
        active=OLA,
    ),
    *turns(),
    InstantDrawn("Ola", strength=3, attacks=(OLA, EWA)),
    BattleFought(OLA, INSTANT),
)


def test_a_player_is_called_otherwise_wherever_they_are_named() -> None:
    game = a_game(*EVERYWHERE)
    data = renamed(write_game(game), "Ola", "Aleksandra")
    again = read_game(data)
    assert again.events == game.events
    assert again.setup.names == ("Aleksandra", "Jan", "Ewa")
    assert data["events"][4]["set"]["rewards"] == {"Ola": "Aleksandra", "Hydra": None}
    assert data["events"][-2]["name"] == "Ola"
    assert renamed(data, "Aleksandra", "Ola") == write_game(game)
    monument = a_game(TurnEnded({OLA: 3, JAN: 4}), scenario=Scenario.MONUMENT)
    assert renamed(write_game(monument), "Jan", "Ola Two")["events"] == [
        {"type": "turn_end", "strengths": {"Ola": 3, "Ola Two": 4}}
    ]


def test_parts_of_a_file_and_what_is_not_as_it_should_be_are_left() -> None:
    assert renamed({"events": [{"player": 3, "target": "city", "set": [], "strengths": 7}]}, "Ola", "Ala") == {
        "events": [{"player": 3, "target": "city", "set": [], "strengths": 7}]
    }
    odd = {"events": [{"set": {"damage": 1, "cities": [], "active": None}, "attacks": None}]}
    assert renamed(odd, "Ola", "Ala") == odd
    assert renamed({"first_player": "Ola"}, "Ola", "Ala") == {"first_player": "Ala"}


def test_two_players_do_not_become_one() -> None:
    with pytest.raises(Refused) as refused:
        renamed(write_game(a_game()), "Ola", "Jan")
    assert refused.value.problems == (Problem(Code.DUPLICATE_PLAYER, "players", "R-S1", facts={"player": "Jan"}),)
