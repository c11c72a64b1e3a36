import json

from companion.shell.desk import Desk
from companion.shell.game_files import game_file
from rules.ethnos.game import Game
from rules.kinds import kind_of
from tests.ethnos import a_setup


def test_a_game_file_is_read_as_the_game_it_was(desk: Desk) -> None:
    saved = desk.begin(Game(a_setup(3)), "ethnos")
    data = json.loads(game_file(saved))
    assert kind_of(data).read(data) == saved.game


def test_a_game_file_is_for_people_too(desk: Desk) -> None:
    content = game_file(desk.begin(Game(a_setup(2)), "ethnos"))
    assert content.startswith('{\n  "format": ')
    assert "\\u" not in content
