from typing import get_args, get_origin

from companion.rune_age.saved import Saved
from companion.shell.desk import Desk
from storage import values
from tests.rune_age import a_game


def test_what_the_desk_keeps_is_what_the_screens_take_it_for(desk: Desk) -> None:
    saved = desk.begin(a_game(), "rune_age")
    assert get_origin(Saved) is values.Saved is type(saved)
    assert get_args(Saved) == (type(saved.game),)
