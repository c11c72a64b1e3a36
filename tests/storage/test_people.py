import pytest

from rules.ethnos.game import Game
from rules.ethnos.kind import KIND
from rules.players import Player as Seated
from rules.problems import Refused
from storage.errors import NameTaken, NoSuchPlayer
from storage.people import MOST_NAMES, MOST_PLAYERS
from storage.values import Filter, Player
from tests.ethnos import a_setup
from tests.storage.engines import Engine


@pytest.fixture
def known(engine: Engine) -> Engine:
    engine.players.remember([Seated("Mara", "pink"), Seated("Tove", "blue")], "2026-01-01T20:15:00.000000Z")
    engine.players.remember([Seated("Ines", "white")], "2026-01-02T20:15:00.000000Z")
    return engine


def names(engine: Engine) -> list[str]:
    return [player.name for player in engine.players.everybody()]


def test_players_are_remembered_whoever_played_last_first(known: Engine) -> None:
    assert names(known) == ["Ines", "Mara", "Tove"]
    known.players.remember([Seated("Mara", "green")], "2026-01-03T20:15:00.000000Z")
    assert known.players.everybody()[0] == Player(
        name="Mara", colour="green", last_played="2026-01-03T20:15:00.000000Z"
    )


def test_those_who_played_last_are_in_the_order_of_their_seats(known: Engine) -> None:
    known.players.remember(
        [Seated("Tove", "blue"), Seated("Ola", "pink"), Seated("Ines", "white")], "2026-01-03T20:15:00.000000Z"
    )
    assert names(known) == ["Tove", "Ola", "Ines", "Mara"]
    known.players.rename("Ola", "Aleksandra")
    assert names(known) == ["Tove", "Aleksandra", "Ines", "Mara"]


def test_a_name_from_before_in_a_game_that_is_brought_here_is_nobody_new(engine: Engine) -> None:
    data = KIND.write(Game(a_setup(players=2)))
    engine.games.import_game(data)
    engine.players.rename("Alexis", "Alex")
    again = engine.games.import_game(data)
    assert names(engine) == ["Roderick", "Alex"]
    assert {player.last_played for player in engine.players.everybody()} == {again.started}
    assert engine.players.names("Alex") == {"Alex", "Alexis"}
    assert engine.players.add([Player("Alexis"), Player("Ola")], brought=True) == 1
    assert engine.players.add([Player("Alexis")]) == 1


def test_somebody_new_may_have_a_name_that_another_one_had(engine: Engine) -> None:
    engine.games.begin(Game(a_setup(players=2)), "ethnos")
    engine.players.rename("Alexis", "Alex")
    engine.games.begin(Game(a_setup(players=2)), "ethnos")
    assert sorted(names(engine)) == ["Alex", "Alexis", "Roderick"]


def test_a_new_game_remembers_its_players(engine: Engine) -> None:
    saved = engine.games.begin(Game(a_setup(players=2)), "ethnos")
    assert {player.name: player.colour for player in engine.players.everybody()} == {
        "Roderick": "white",
        "Alexis": "black",
    }
    assert engine.players.everybody()[0].last_played == saved.started


def test_a_renamed_player_is_found_in_older_games(engine: Engine) -> None:
    id = engine.games.begin(Game(a_setup(players=2)), "ethnos").id
    engine.players.rename("Alexis", "Alex")
    assert sorted(names(engine)) == ["Alex", "Roderick"]
    assert engine.players.names("Alex") == {"Alex", "Alexis"}
    assert [game.id for game in engine.listing.page(Filter(player=engine.players.names("Alex")))] == [id]
    engine.players.rename("Alex", "Alexis")
    assert engine.players.names("Alexis") == {"Alexis", "Alex"}


def test_two_players_that_are_one_are_merged(known: Engine) -> None:
    known.players.rename("Tove", "T")
    known.players.merge("T", "Mara")
    assert names(known) == ["Ines", "Mara"]
    assert known.players.names("Mara") == {"Mara", "T", "Tove"}
    known.players.remember([Seated("Mara", None)], "2026-01-09T20:15:00.000000Z")
    assert known.players.names("Mara") == {"Mara", "T", "Tove"}


def test_a_merged_player_played_when_either_did(known: Engine) -> None:
    known.players.merge("Ines", "Mara")
    assert [player.last_played for player in known.players.everybody() if player.name == "Mara"] == [
        "2026-01-02T20:15:00.000000Z"
    ]


def test_a_player_is_forgotten(known: Engine) -> None:
    known.players.forget("Mara")
    assert names(known) == ["Ines", "Tove"]


def test_what_cannot_be_is_said(known: Engine) -> None:
    with pytest.raises(NameTaken, match="name_taken, name Tove"):
        known.players.rename("Mara", "Tove")
    for ask in (
        lambda: known.players.rename("Nobody", "X"),
        lambda: known.players.merge("Nobody", "Mara"),
        lambda: known.players.merge("Mara", "Nobody"),
        lambda: known.players.forget("Nobody"),
    ):
        with pytest.raises(NoSuchPlayer, match="no_such_player, name Nobody"):
            ask()
    for name in ("", "x" * 41, "a\x1bb"):
        with pytest.raises(Refused):
            known.players.rename("Mara", name)
    assert names(known) == ["Ines", "Mara", "Tove"]


def test_players_of_a_backup_are_added_once(known: Engine) -> None:
    assert known.players.add([Player(name="Mara"), Player(name="Ola")]) == 1
    assert sorted(names(known)) == ["Ines", "Mara", "Ola", "Tove"]


def test_only_so_many_players_are_remembered_and_the_last_to_play_are_among_them(engine: Engine) -> None:
    crowd = [Player(f"Player {number}", last_played="2026-01-01T20:15:00.000000Z") for number in range(MOST_PLAYERS)]
    assert engine.players.add([*crowd, Player("Nobody")]) == MOST_PLAYERS
    assert "Nobody" not in names(engine)
    assert engine.players.add([Player("Too late", last_played="2026-01-09T20:15:00.000000Z")]) == 0
    engine.players.remember([Seated("Mara", "pink")], "2026-01-02T20:15:00.000000Z")
    assert names(engine)[0] == "Mara"
    assert len(names(engine)) == MOST_PLAYERS


def test_only_so_many_names_of_a_player_are_remembered(known: Engine) -> None:
    for number in range(MOST_NAMES + 5):
        old = "Mara" if number == 0 else f"Mara {number - 1}"
        known.players.rename(old, f"Mara {number}")
    found = known.players.names(f"Mara {MOST_NAMES + 4}")
    assert len(found) == MOST_NAMES + 1
    assert f"Mara {MOST_NAMES + 3}" in found
    assert "Mara" not in found


def test_a_player_twice_in_a_backup_is_one(engine: Engine) -> None:
    assert engine.players.add([Player("Mara"), Player("Mara")]) == 1
    assert names(engine) == ["Mara"]
