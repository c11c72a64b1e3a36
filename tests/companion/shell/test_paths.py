from companion.shell.paths import PAST, game_path
from companion.shell.routes import LOBBY


def test_the_past_games_are_where_they_are_looked_for() -> None:
    assert PAST.strip("/") in LOBBY


def test_a_game_s_table_is_its_address_and_its_other_screens_are_below() -> None:
    assert game_path("20260131-201500-0a1b2c") == "/game/20260131-201500-0a1b2c"
    assert game_path("20260131-201500-0a1b2c", "ledger") == "/game/20260131-201500-0a1b2c/ledger"
