"""What the events of each game say of players is tested with the game."""

from typing import Any

import pytest

from rules.formats.renaming import Name, by_name, renamed
from rules.problems import FileCode, Problem, Refused

DOUBLE = Problem(FileCode.BAD_VALUE, "players")
GAME = {
    "players": [{"name": "Ola", "colour": 1}, {"name": "Jan"}],
    "first_player": "Ola",
    "events": [{"by": "Ola"}],
}


def event(said: dict[str, Any], name: Name) -> dict[str, Any]:
    return {"by": name(said["by"])}


def test_players_and_events_have_the_new_name() -> None:
    assert renamed(GAME, "Ola", "Aleksandra", event, DOUBLE) == {
        "players": [{"name": "Aleksandra", "colour": 1}, {"name": "Jan"}],
        "first_player": "Aleksandra",
        "events": [{"by": "Aleksandra"}],
    }


def test_what_is_not_there_stays_away() -> None:
    assert renamed({"note": "Ola"}, "Ola", "Aleksandra", event, DOUBLE) == {"note": "Ola"}


def test_two_players_do_not_become_one() -> None:
    with pytest.raises(Refused) as refused:
        renamed(GAME, "Ola", "Jan", event, DOUBLE)
    assert refused.value.problems == (DOUBLE,)


def test_what_is_not_by_name_stays_as_it_is() -> None:
    assert by_name({"Ola": 3, "Jan": 4}, lambda name: name.upper()) == {"OLA": 3, "JAN": 4}
    assert by_name("Ola", lambda name: name.upper()) == "Ola"
