from companion.ethnos.options import confirms_every_band, shows_projection, switch_projection
from storage.values import Settings


def test_what_was_never_chosen_is_as_the_game_has_it() -> None:
    assert shows_projection(Settings())
    assert not confirms_every_band(Settings())


def test_the_projection_is_switched_there_and_back() -> None:
    hidden = switch_projection(Settings())
    assert not shows_projection(hidden)
    assert shows_projection(switch_projection(hidden))
