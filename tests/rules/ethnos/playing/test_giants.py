import pytest

from rules.ethnos.playing.giants import takes_giant
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Tribe
from tests.ethnos import ALEXIS, RODERICK, a_band, a_game, a_setup, a_table

SETUP = a_setup(tribes=[Tribe.GIANTS])


@pytest.mark.rule("ethnos", "B15")
@pytest.mark.parametrize(("cards", "takes"), [(3, False), (4, False), (5, True)])
def test_only_a_larger_band_takes_the_token(cards: int, takes: bool) -> None:
    table = a_table(SETUP, giant=Giant(ALEXIS, 4))
    assert takes_giant(table, a_band(RODERICK, Tribe.GIANTS, cards=cards)) is takes


@pytest.mark.rule("ethnos", "B15")
def test_an_unclaimed_token_goes_to_any_giant_led_band() -> None:
    assert takes_giant(a_table(SETUP), a_band(RODERICK, Tribe.GIANTS, cards=1))
    assert not takes_giant(a_table(SETUP), a_band(RODERICK, Tribe.DWARVES, cards=9))


@pytest.mark.rule("ethnos", "B15")
def test_taking_the_token_gains_2_glory_at_once_and_again_from_oneself() -> None:
    game = a_game(SETUP, a_band(RODERICK, Tribe.GIANTS, cards=3), a_band(RODERICK, Tribe.GIANTS, cards=4))
    assert game.state.table.glory == (4, 0, 0, 0)
    assert game.state.table.giant == Giant(RODERICK, 4)


@pytest.mark.rule("ethnos", "B15")
def test_a_larger_band_takes_the_token_away() -> None:
    game = a_game(SETUP, a_band(RODERICK, Tribe.GIANTS, cards=3), a_band(ALEXIS, Tribe.GIANTS, cards=4))
    assert game.state.table.glory == (2, 2, 0, 0)
    assert game.state.table.giant == Giant(ALEXIS, 4)


@pytest.mark.rule("ethnos", "B15")
def test_an_equal_band_takes_nothing() -> None:
    game = a_game(SETUP, a_band(RODERICK, Tribe.GIANTS, cards=3), a_band(ALEXIS, Tribe.GIANTS, cards=3))
    assert game.state.table.glory == (2, 0, 0, 0)
    assert game.state.table.giant == Giant(RODERICK, 3)
