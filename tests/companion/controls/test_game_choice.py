"""With one game there is nothing to choose; `tests/companion/test_made_up_game.py` has several."""

import pytest

from companion.controls.game_choice import game_choice, game_sign
from companion.look.theme import DARK
from companion.shell.games import new_game_path
from rules import registry


def test_where_there_is_one_game_it_needs_no_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", ("ethnos",))
    assert game_choice(DARK, "ethnos") == game_sign(DARK, "ethnos") == []
    assert new_game_path(None) == "/new"
