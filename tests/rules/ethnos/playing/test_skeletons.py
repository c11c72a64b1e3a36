import pytest

from rules.ethnos.playing.skeletons import can_be_led, is_ten_skeletons, most_skeletons, wins_at_once
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


@pytest.mark.rule("ethnos", "B9")
def test_one_card_is_left_to_lead() -> None:
    assert [most_skeletons(cards) for cards in (1, 2, 10)] == [0, 1, 9]


@pytest.mark.rule("ethnos", "B9")
@pytest.mark.parametrize(
    ("cards", "skeletons", "can"),
    [(1, 0, True), (10, 9, True), (3, 2, True), (3, 3, False), (10, 10, False), (11, 0, False), (0, 0, False)],
)
def test_a_band_can_be_led_if_it_has_a_leader_and_is_not_too_large(cards: int, skeletons: int, can: bool) -> None:
    assert can_be_led(cards, skeletons) is can
