from typing import get_args, get_origin

from companion.ethnos.saved import Saved
from companion.shell.desk import Desk
from rules.ethnos.game import Game
from storage import values
from tests.ethnos import a_setup


def test_what_the_desk_keeps_is_what_the_screens_take_it_for(desk: Desk) -> None:
    saved = desk.begin(Game(a_setup()), "ethnos")
    assert get_origin(Saved) is values.Saved is type(saved)
    assert get_args(Saved) == (type(saved.game),)
