import pytest

from companion.rune_age.words.corrections import changes_text
from companion.rune_age.words.steps import step_text
from rules.rune_age.events import Correction, EnemyDrawn
from rules.rune_age.steps import step_of
from tests.rune_age import JAN, NAMES, OLA, a_game, turns


@pytest.mark.parametrize(
    ("correction", "words"),
    [
        (Correction(damage={OLA: 3}, strongholds={JAN: 1}), "Ola: damage 0 to 3; Jan: Strongholds 0 to 1"),
        (Correction(runes={JAN: "Fire"}), "Jan: Dragon Rune Fire"),
        (Correction(cities={0: JAN}), "Riverwatch: Jan"),
        (Correction(rewards={"Crown": OLA}), "Crown: Ola"),
        (Correction(events_left=3), "Events left: 10 to 3"),
        (Correction(first_player=JAN, active=JAN), "First player: Jan; Turn: Jan"),
    ],
)
def test_a_correction_is_named_by_what_it_changes(correction: Correction, words: str) -> None:
    assert step_text(step_of(a_game(), [correction]), NAMES) == f"Correction: {words}"


def test_what_is_taken_away_is_said() -> None:
    held = Correction(cities={0: JAN}, rewards={"Crown": OLA}, runes={JAN: "Fire"})
    game = a_game(held, *turns(), EnemyDrawn("Ghox", 7))
    gone = Correction(cities={0: None}, rewards={"Crown": None}, runes={JAN: None}, enemies=())
    words = "Jan: Dragon Rune –; Riverwatch: neutral; Crown: gone; Ghox: out of play"
    assert step_text(step_of(game, [gone]), NAMES) == f"Correction: {words}"


@pytest.mark.parametrize(
    "change",
    [
        {},
        7,
        {"of": "weather", "player": 0, "was": 1, "now": 2},
        {"of": "damage", "player": 9, "was": 1, "now": 2},
        {"of": "city", "name": "Riverwatch", "now": 9},
    ],
)
def test_what_nobody_knows_is_left_out(change: object) -> None:
    assert changes_text([change], NAMES) == changes_text(None, NAMES) == ""
