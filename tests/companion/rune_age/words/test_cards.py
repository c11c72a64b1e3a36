import pytest

from companion.rune_age.cards import SORTS, city_card, event_card, unit_card
from companion.rune_age.entering.card import FLAGS, NUMBERS
from companion.rune_age.words.cards import fact_label, facts_text, heading, order
from rules.rune_age.events import EnemyDrawn, InstantDrawn
from rules.rune_age.vocabulary import Race, Scenario
from storage.values import Card
from tests.rune_age import CITIES


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (city_card(CITIES[0]), "strength 5, defence bonus 2"),
        (unit_card("Footman", 1, Race.DAQAN), "Daqan Lords, strength 1"),
        (unit_card("Demon", 5, "neutral"), "neutral, strength 5"),
        (event_card(Scenario.RUNEWARS, EnemyDrawn("Ghox", 7, 1)), "Runewars, enemy, strength 7, dice 1"),
        (event_card(Scenario.MONUMENT, InstantDrawn("Quiet")), "The Monument, instant"),
        (Card("rune_age", "city", "Spoilt", {"strength": "x"}), ""),
    ],
)
def test_a_card_is_said_with_what_is_printed_on_it(card: Card, words: str) -> None:
    assert facts_text(card) == words


def test_every_sort_and_fact_has_a_name_and_the_book_an_order() -> None:
    facts = {fact for sort in NUMBERS.values() for fact in sort} | {fact for kind in FLAGS.values() for fact in kind}
    assert all(map(fact_label, facts))
    assert all(map(heading, SORTS))
    cards = [Card("rune_age", sort, name) for sort in ("other", "unit", "city") for name in ("b", "A")]
    assert [card.name for card in sorted(cards, key=order)] == ["A", "b", "A", "b", "A", "b"]
    assert sorted(cards, key=order)[0].sort == "city"
