from companion.rune_age.entering.event import Lacks
from companion.rune_age.words.drawing import event_words, lacking_text
from rules.rune_age.events import EnemyDrawn, InstantDrawn


def test_everything_that_may_be_lacking_is_said() -> None:
    assert len({lacking_text(lacks) for lacks in Lacks}) == len(Lacks)
    assert lacking_text(Lacks.STRENGTH) == "Type the strength on the card, from 0 to 99."


def test_a_card_of_the_book_is_said_with_its_numbers() -> None:
    assert event_words(EnemyDrawn("Ghox", 7, 1)) == "Ghox: enemy, strength 7, 1 die"
    assert event_words(InstantDrawn("Quiet")) == "Quiet: instant"
