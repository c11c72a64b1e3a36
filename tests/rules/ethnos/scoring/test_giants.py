import pytest

from rules.ethnos.scoring.age import end_of_age
from rules.ethnos.scoring.giants import score_giants
from rules.ethnos.scoring.lines import GiantLine
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Tribe
from tests.ethnos import ALEXIS, RODERICK, a_band, a_setup, a_table


@pytest.mark.rule("ethnos", "A6b")
@pytest.mark.parametrize(("players", "printed"), [(4, [2, 4, 6]), (3, [2, 5]), (2, [2, 5])])
def test_the_holder_gains_what_is_printed_for_the_age(players: int, printed: list[int]) -> None:
    setup = a_setup(players)
    for age, glory in enumerate(printed, start=1):
        lines = score_giants(setup, a_table(setup, age, giant=Giant(ALEXIS, 5)))
        assert lines == [GiantLine(ALEXIS, glory, 5)]
        assert (lines[0].source, lines[0].rules) == ("giant", ("A6b",))


@pytest.mark.rule("ethnos", "A6b")
def test_a_token_beside_the_board_pays_nobody() -> None:
    setup = a_setup()
    assert score_giants(setup, a_table(setup)) == []


@pytest.mark.rule("ethnos", "A7")
def test_the_token_stays_with_its_holder_when_the_skeletons_are_gone() -> None:
    setup = a_setup()
    bands = (a_band(ALEXIS, Tribe.GIANTS, cards=5, skeletons=4), a_band(RODERICK, Tribe.GIANTS, cards=3))
    lines = end_of_age(setup, a_table(setup, 1, giant=Giant(ALEXIS, 5), bands=bands)).reckoning.lines
    assert [line.player for line in lines if line.source == "giant"] == [ALEXIS]
