from companion.rune_age.words.ledger import entry_details, entry_name
from rules.rune_age.events import STRONGHOLD, BattleFought, Damaged, InstantDrawn, TurnEnded
from tests.rune_age import JAN, OLA, a_game, announced, turns

GAME = a_game(Damaged(JAN, 3), TurnEnded())


def test_an_entry_is_named_as_its_step_is() -> None:
    assert [entry_name(GAME, 0), entry_name(GAME, 1)] == ["Jan: damage 3", "End of turn"]


def test_what_the_name_says_is_not_said_again() -> None:
    assert [entry_details(GAME.setup, step) for step in GAME.steps] == ["", ""]
    fought = a_game(BattleFought(OLA, STRONGHOLD, announced(3)))
    assert entry_details(fought.setup, fought.steps[0]).startswith("3 against 2")
    drawn = a_game(*turns(), InstantDrawn("Rain"))
    assert entry_details(drawn.setup, drawn.steps[-1]) == "An event is drawn: Rain."
