import pytest

from rules.ethnos.playing.centaurs import plays_again
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from tests.ethnos import a_band, a_setup, a_table

SETUP = a_setup(tribes=[Tribe.CENTAURS])
BAND = a_band(tribe=Tribe.CENTAURS, kingdom=Kingdom.DURIS, cards=2)


@pytest.mark.rule("ethnos", "B8")
def test_a_centaur_that_can_place_its_marker_plays_again() -> None:
    assert plays_again(SETUP, a_table(SETUP), BAND, Kingdom.DURIS)
    assert plays_again(SETUP, a_table(SETUP), BAND, None)


@pytest.mark.rule("ethnos", "B8")
def test_a_centaur_that_cannot_place_its_marker_does_not() -> None:
    table = a_table(SETUP, markers={Kingdom.DURIS: (2, 0, 0, 0)})
    assert not plays_again(SETUP, table, BAND, None)


@pytest.mark.rule("ethnos", "B8")
def test_by_the_russian_book_the_marker_must_be_placed() -> None:
    russian = a_setup(tribes=[Tribe.CENTAURS], edition=Edition.RU)
    assert plays_again(russian, a_table(russian), BAND, Kingdom.DURIS)
    assert not plays_again(russian, a_table(russian), BAND, None)


@pytest.mark.rule("ethnos", "B8")
def test_nobody_else_plays_again() -> None:
    assert not plays_again(SETUP, a_table(SETUP), a_band(tribe=Tribe.DWARVES), Kingdom.DURIS)
