import pytest

from rules.ethnos.playing.skeletons import is_ten_skeletons, wins_at_once
from rules.ethnos.vocabulary import Edition, Tribe
from tests.ethnos import a_band, a_setup

TEN = a_band(tribe=None, kingdom=None, cards=10, skeletons=10)


@pytest.mark.rule("ethnos", "B9")
def test_ten_skeletons_are_ten_skeletons_and_nothing_else() -> None:
    assert is_ten_skeletons(TEN)
    assert not is_ten_skeletons(a_band(tribe=None, kingdom=None, cards=9, skeletons=9))
    assert not is_ten_skeletons(a_band(tribe=None, kingdom=None, cards=10, skeletons=9))
    assert not is_ten_skeletons(a_band(tribe=Tribe.ELVES, cards=10, skeletons=10))


@pytest.mark.rule("ethnos", "B9")
def test_only_the_polish_book_lets_them_win() -> None:
    assert [edition for edition in Edition if wins_at_once(a_setup(edition=edition), TEN)] == [Edition.PL]
    assert wins_at_once(a_setup(ten_skeletons_win=True), TEN)
    assert not wins_at_once(a_setup(ten_skeletons_win=True), a_band())
