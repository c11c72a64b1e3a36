import pytest

from rules.ethnos.scoring.bands import score_bands
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, RODERICK, a_band


def glory(tribe: Tribe, cards: int, skeletons: int = 0) -> int:
    (line,) = score_bands([a_band(RODERICK, tribe, Kingdom.RHEA, cards, skeletons)])
    return line.glory


@pytest.mark.rule("ethnos", "A8")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (8, 15), (9, 15), (10, 15)],
)
def test_a_band_is_worth_more_the_more_cards_it_has(cards: int, expected: int) -> None:
    assert glory(Tribe.ELVES, cards) == expected


@pytest.mark.rule("ethnos", "A8")
@pytest.mark.parametrize(("cards", "expected"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (10, 15)])
def test_a_dwarf_led_band_counts_as_one_card_more(cards: int, expected: int) -> None:
    assert glory(Tribe.DWARVES, cards) == expected


@pytest.mark.rule("ethnos", "A8")
def test_three_bands_of_the_printed_example_are_worth_13() -> None:
    """The Russian page 11 prints 10, counting three Dwarves as 3; the other books have it right."""
    bands = [
        a_band(RODERICK, Tribe.ELVES, Kingdom.ALTHEA, 2),
        a_band(RODERICK, Tribe.DWARVES, Kingdom.DURIS, 3),
        a_band(RODERICK, Tribe.GIANTS, Kingdom.RHEA, 4),
    ]
    assert [line.glory for line in score_bands(bands)] == [1, 6, 6]


@pytest.mark.rule("ethnos", "A7")
def test_skeletons_are_gone_before_bands_score() -> None:
    assert glory(Tribe.ELVES, 5, skeletons=2) == 3
    assert glory(Tribe.ELVES, 10, skeletons=9) == 0


@pytest.mark.rule("ethnos", "A7", "A8")
def test_the_dwarf_counts_after_the_skeletons_are_gone() -> None:
    assert glory(Tribe.DWARVES, 3, skeletons=2) == 1


@pytest.mark.rule("ethnos", "A7", "A8")
def test_a_line_says_which_cards_count_and_why() -> None:
    bands = [a_band(ALEXIS, Tribe.DWARVES, cards=5, skeletons=2), a_band(RODERICK, Tribe.ELVES, cards=2)]
    with_skeletons, plain = score_bands(bands)
    assert (with_skeletons.player, with_skeletons.cards, with_skeletons.rules) == (ALEXIS, 4, ("A7", "A8"))
    assert (plain.player, plain.cards, plain.rules) == (RODERICK, 2, ("A8",))
    assert with_skeletons.band is bands[0]
    assert plain.source == "band"
