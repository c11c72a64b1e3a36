from dataclasses import replace

from hypothesis import given

from companion.ethnos.entering.game_rules import RulesDraft
from rules.ethnos.rulings import rulings_of
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Edition
from tests.ethnos import SCORING_TRIBES, a_setup
from tests.strategies import setups

SETUP = a_setup(tribes=SCORING_TRIBES)


@given(setups())
def test_the_rules_of_a_game_are_read_as_they_are(setup: Setup) -> None:
    assert RulesDraft.of(setup).on(setup) == setup


@given(setups())
def test_another_book_brings_its_own_rulings_and_keeps_the_printed_values(setup: Setup) -> None:
    other = RulesDraft.of(setup).with_edition(Edition.PL).on(setup)
    assert other == replace(setup, edition=Edition.PL, rulings=rulings_of(Edition.PL))


def test_a_shorter_merfolk_board_loses_its_last_symbols() -> None:
    shorter = RulesDraft.of(SETUP).with_printed("merfolk-end", "8").on(SETUP)
    assert shorter.components.merfolk_symbols == (3, 7)
    without = RulesDraft.of(SETUP).with_printed("merfolk-end", "2").on(SETUP)
    assert without.components.merfolk_symbols == ()
