from dataclasses import replace

from companion.rune_age.words.ledger import decision_text, entry_details, entry_label, entry_name, where_text
from rules.rune_age.events import STRONGHOLD, BattleFought, Damaged, InstantDrawn, TurnEnded
from tests.rune_age import JAN, OLA, a_game, announced, turns

GAME = a_game(Damaged(JAN, 3), TurnEnded())


def test_an_entry_is_told_with_its_time() -> None:
    step = GAME.steps[0]
    assert entry_name(GAME, 0) == "Jan: damage 3"
    assert entry_label(GAME.setup, step) == "Jan suffers 3 damage by a card."
    timed = replace(step, event=replace(step.event, at="2026-03-03T11:00:00Z"))
    assert entry_label(GAME.setup, timed, new=True).startswith("Just now: ")
    assert entry_label(GAME.setup, timed).endswith(": Jan suffers 3 damage by a card.")


def test_the_place_of_a_forgotten_entry_is_told() -> None:
    assert where_text(a_game(), 0) == "It is the first entry."
    assert where_text(GAME, 0) == "It comes before the first entry, “Jan: damage 3”."
    assert where_text(GAME, 1) == "It goes between “Jan: damage 3” and “End of turn”."
    assert where_text(GAME, 2) == "It comes after the last entry, “End of turn”."


def test_what_becomes_of_an_entry_is_told() -> None:
    assert decision_text("End of turn", kept=True) == "End of turn: kept, with a correction"
    assert decision_text("End of turn", kept=False) == "End of turn: left out"


def test_what_the_name_says_is_not_said_again() -> None:
    assert [entry_details(GAME.setup, step) for step in GAME.steps] == ["", ""]
    fought = a_game(BattleFought(OLA, STRONGHOLD, announced(3)))
    assert entry_details(fought.setup, fought.steps[0]).startswith("3 against 2")
    drawn = a_game(*turns(), InstantDrawn("Rain"))
    assert entry_details(drawn.setup, drawn.steps[-1]) == "An event is drawn: Rain."
