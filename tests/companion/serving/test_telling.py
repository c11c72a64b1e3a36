from pathlib import Path

import pytest

from companion.serving.telling import table_text, tell_tables
from companion.shell.desk import Desk
from tests.companion.sharing.guests import a_shared_game
from tests.companion.sharing.screens.test_share import ADoor
from tests.stores import a_store


def test_nothing_is_said_of_a_door_that_is_shut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(a_store(tmp_path, "test"))
    tell_tables(desk, None)
    desk.door = ADoor()
    tell_tables(desk, None)
    assert capsys.readouterr().out == ""


def test_the_terminal_says_where_to_come_and_shows_open_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = Desk(a_store(tmp_path, "test"))
    desk.door = door = ADoor()
    door.open()
    tell_tables(desk, "http://192.168.1.5:8550/?key=abc")
    said = capsys.readouterr().out
    assert "http://192.168.1.5:8550/join" in said
    assert "http://10.0.0.5:8550/join" in said
    assert "/?key=abc" in said
    assert "choose Share" in said
    id = a_shared_game(desk)
    table = desk.house.table(id)
    assert table
    tell_tables(desk, None)
    said = capsys.readouterr().out
    assert table.code in said
    assert "█" in said or "▀" in said
    assert "\n" in table_text(door, "ACDEFH")
