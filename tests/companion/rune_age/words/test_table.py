import pytest

from companion.rune_age.words.table import (
    bar_text,
    city_label,
    damage_label,
    phase_text,
    player_label,
    rewards_label,
    target_label,
)
from rules.rune_age.events import Damaged, InstantDrawn, PhaseEnded, TurnEnded
from rules.rune_age.vocabulary import Race
from tests.rune_age import CITIES, JAN, OLA, a_game, turns


def test_the_phase_names_the_round_and_whoever_acts() -> None:
    games = {
        "Round 1 · Turn: Ola": a_game(),
        "Round 1 · Events: Ola draws": a_game(*turns()),
        "Round 1 · Events: Ola defends": a_game(*turns(), InstantDrawn("A raid", strength=3)),
        "Round 1 · Events: Ola ends the phase": a_game(*turns(), InstantDrawn("A quiet night")),
        "Round 2 · Turn: Ola": a_game(*turns(), InstantDrawn("A quiet night"), PhaseEnded()),
        "Round 1 · The game is over": a_game(Damaged(JAN, 20), players=2),
    }
    assert {phase_text(game.setup, game.state) for game in games.values()} == set(games)


def test_a_player_is_spoken_of() -> None:
    assert player_label("Ola", Race.WAIQAR, first=True, acting=True, out=True) == (
        "Ola, Waiqar the Undying, first player, has to act, out of the game"
    )
    assert damage_label("Ola", 3) == "Ola: 3 of 20 damage"
    assert rewards_label("Ola", ()) == "Ola: no rewards"
    assert rewards_label("Ola", ("Kalladra", "Ghox")) == "Ola: rewards Kalladra, Ghox"


def test_targets_are_spoken_of() -> None:
    assert city_label(CITIES[0], None, attacked=False) == "Riverwatch: strength 5, defence 2, neutral"
    held = "Riverwatch: strength 5, defence 2, held by Ola, attacked this round"
    assert city_label(CITIES[0], "Ola", attacked=True) == held
    assert target_label("Ghox", 7, 1, attacked=True) == "Ghox: strength 7, dice 1, attacked this round"


def test_the_bar_says_what_happened_last() -> None:
    game = a_game(Damaged(OLA, 3))
    assert bar_text(game.setup, game.steps[-1]) == "Ola suffers 3 damage by a card."
    over = a_game(Damaged(JAN, 20), players=2)
    assert bar_text(over.setup, over.steps[-1]).startswith("Runewars: Ola wins in round 1.")


@pytest.mark.rule("rune_age", "R-T5", "R-E7")
def test_the_bar_reminds_everybody_to_draw() -> None:
    for event in (TurnEnded(), PhaseEnded()):
        before = () if isinstance(event, TurnEnded) else (*turns(), InstantDrawn("A quiet night"))
        game = a_game(*before, event)
        assert bar_text(game.setup, game.steps[-1]) == "Everybody draws up to five cards: Ola, Jan, Ewa."
