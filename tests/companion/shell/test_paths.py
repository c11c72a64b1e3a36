from companion.shell.paths import game_path


def test_a_game_s_table_is_its_address_and_its_other_screens_are_below() -> None:
    assert game_path("20260131-201500-0a1b2c") == "/game/20260131-201500-0a1b2c"
    assert game_path("20260131-201500-0a1b2c", "ledger") == "/game/20260131-201500-0a1b2c/ledger"
