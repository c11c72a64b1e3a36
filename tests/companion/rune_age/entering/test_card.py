import pytest

from companion.rune_age.cards import city_card, event_card, unit_card
from companion.rune_age.entering.card import CardDraft
from rules.rune_age.events import EnemyDrawn, InstantDrawn
from rules.rune_age.vocabulary import Race, Scenario
from storage.values import Card
from tests.rune_age import CITIES

CITY = city_card(CITIES[0])
UNIT = unit_card("Footman", 1, Race.DAQAN)
ENEMY = event_card(Scenario.RUNEWARS, EnemyDrawn("Ghox", 7, 1, reward=True))
INSTANT = event_card(Scenario.RUNEWARS, InstantDrawn("Quiet"))


@pytest.mark.parametrize("card", [CITY, UNIT, ENEMY, INSTANT])
def test_a_card_that_nobody_touches_stays_as_it_is(card: Card) -> None:
    assert CardDraft.of(card).mended() == card


def test_a_card_is_mended() -> None:
    mended = CardDraft.of(ENEMY).with_name(" Dragonlord  Ghox ").with_number("strength", "8").with_number("dice", "")
    turned = mended.with_flag("reward").with_flag("start_effect")
    expected = EnemyDrawn("Dragonlord Ghox", 8, start_effect=True)
    card = event_card(Scenario.RUNEWARS, expected)
    facts = {fact: value for fact, value in card.facts.items() if fact != "dice"}
    assert turned.mended() == Card(card.game, card.sort, card.name, facts)


@pytest.mark.parametrize(
    "draft",
    [
        CardDraft.of(CITY).with_name(" "),
        CardDraft.of(CITY).with_number("defence", ""),
        CardDraft.of(UNIT).with_number("strength", "100"),
        CardDraft.of(ENEMY).with_number("strength", ""),
        CardDraft.of(INSTANT).with_number("dice", "11"),
    ],
)
def test_what_cannot_be_printed_is_not_taken(draft: CardDraft) -> None:
    assert draft.mended() is None
