from dataclasses import replace

from hypothesis import given

from companion.ethnos.entering.game_rules import RulesDraft
from companion.ethnos.words.events import event_text
from companion.ethnos.words.game_rules import preview_lines, rules_changed_text
from companion.ethnos.words.ledger import entry_details, entry_label
from rules.ethnos.comparison import compared
from rules.ethnos.events import AgeEnded, Correction
from rules.ethnos.game import Game
from rules.ethnos.play import apply
from rules.ethnos.rulings import rulings_of
from rules.ethnos.setup import Setup
from rules.ethnos.state import opening_state
from rules.ethnos.vocabulary import Edition
from tests.ethnos import NAMES, SCORING_TRIBES, a_band, a_game, a_setup
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
    assert rules_changed_text(SETUP, shorter) == (
        "Rules changed: Symbol spaces of the Merfolk board: 3, 7; Last space of the Merfolk board: 8"
    )
    without = RulesDraft.of(SETUP).with_printed("merfolk-end", "2").on(SETUP)
    assert "Symbol spaces of the Merfolk board: none" in rules_changed_text(SETUP, without)


def test_a_correction_that_sets_nothing_is_said_by_its_note() -> None:
    def said(correction: Correction) -> str:
        return event_text(SETUP, apply(SETUP, opening_state(SETUP), correction))

    note = apply(SETUP, opening_state(SETUP), Correction(note="Rules changed: Rulebook: Polish"))
    assert event_text(SETUP, note) == "Rules changed: Rulebook: Polish."
    assert entry_label(SETUP, note) == "Rules changed: Rulebook: Polish."
    assert entry_details(SETUP, note) == "Rules changed: Rulebook: Polish"
    assert said(Correction(note="Spilled tea.")) == "Spilled tea."
    assert said(Correction()) == "Correction: nothing changed."
    assert said(Correction(glory={0: 1}, note="lapped")) == ("Correction (lapped): Roderick has 1 Glory.")


def test_an_age_that_is_no_longer_reckoned_names_nobody_to_begin() -> None:
    ended, running = a_game(SETUP, a_band(cards=3), AgeEnded(0)), Game(SETUP)
    assert preview_lines(NAMES[:4], compared(ended, running), 2) == [
        "2 entries no longer fit; what becomes of each is asked next.",
        "Age I pays: Roderick 8 to 0.",
        "Glory now: Roderick 8 to 0.",
        "What lies on the table changes too.",
    ]
