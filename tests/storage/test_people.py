import pytest
from pydantic import ValidationError

from rules.ethnos.game import Game
from rules.ethnos.setup import Player as Seated
from rules.ethnos.vocabulary import Colour
from storage.errors import NameTaken, NoSuchPlayer
from storage.records import Player
from storage.store import Store
from storage.values import Filter
from tests.ethnos import a_setup


@pytest.fixture
def known(store: Store) -> Store:
    store.players.remember([Seated("Mara", Colour.PINK), Seated("Tove", Colour.BLUE)], "2026-01-01")
    store.players.remember([Seated("Ines", Colour.WHITE)], "2026-01-02")
    return store


def names(store: Store) -> list[str]:
    return [player.name for player in store.players.everybody()]


def test_players_are_remembered_whoever_played_last_first(known: Store) -> None:
    assert names(known) == ["Ines", "Tove", "Mara"]
    known.players.remember([Seated("Mara", Colour.GREEN)], "2026-01-03")
    assert known.players.everybody()[0] == Player(name="Mara", colour=Colour.GREEN, last_played="2026-01-03")


def test_a_new_game_remembers_its_players(store: Store) -> None:
    saved = store.begin(Game(a_setup(players=2)))
    assert {player.name: player.colour for player in store.players.everybody()} == {
        "Roderick": "white",
        "Alexis": "black",
    }
    assert store.players.everybody()[0].last_played == saved.started


def test_a_renamed_player_is_found_in_older_games(store: Store) -> None:
    id = store.begin(Game(a_setup(players=2))).id
    store.players.rename("Alexis", "Alex")
    assert sorted(names(store)) == ["Alex", "Roderick"]
    assert store.players.names("Alex") == {"Alex", "Alexis"}
    assert [game.id for game in store.games.page(Filter(player=store.players.names("Alex")))] == [id]
    store.players.rename("Alex", "Alexis")
    assert store.players.names("Alexis") == {"Alexis", "Alex"}


def test_two_players_that_are_one_are_merged(known: Store) -> None:
    known.players.rename("Tove", "T")
    known.players.merge("T", "Mara")
    assert names(known) == ["Ines", "Mara"]
    assert known.players.names("Mara") == {"Mara", "T", "Tove"}
    known.players.remember([Seated("Mara", None)], "2026-01-09")
    assert known.players.names("Mara") == {"Mara", "T", "Tove"}


def test_a_merged_player_played_when_either_did(known: Store) -> None:
    known.players.merge("Ines", "Mara")
    assert [player.last_played for player in known.players.everybody() if player.name == "Mara"] == ["2026-01-02"]


def test_a_player_is_forgotten(known: Store) -> None:
    known.players.forget("Mara")
    assert names(known) == ["Ines", "Tove"]


def test_what_cannot_be_is_said(known: Store) -> None:
    with pytest.raises(NameTaken, match="Another player is called Tove"):
        known.players.rename("Mara", "Tove")
    for ask in (
        lambda: known.players.rename("Nobody", "X"),
        lambda: known.players.merge("Nobody", "Mara"),
        lambda: known.players.merge("Mara", "Nobody"),
        lambda: known.players.forget("Nobody"),
    ):
        with pytest.raises(NoSuchPlayer, match="No player called Nobody"):
            ask()
    with pytest.raises(ValidationError):
        known.players.rename("Mara", "")
    assert names(known) == ["Ines", "Tove", "Mara"]


def test_players_of_a_backup_are_added_once(known: Store) -> None:
    assert known.players.add([Player(name="Mara"), Player(name="Ola")]) == 1
    assert sorted(names(known)) == ["Ines", "Mara", "Ola", "Tove"]
