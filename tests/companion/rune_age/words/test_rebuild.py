import pytest

from companion.rune_age.words.rebuild import centre_lines, player_lines, tokens_text
from rules.rune_age.events import Bought, Correction, Damaged, EnemyDrawn, InstantDrawn
from rules.rune_age.vocabulary import Purchase, Scenario
from tests.rune_age import JAN, OLA, RIVERWATCH, a_game, turns

TIMES = "\N{MULTIPLICATION SIGN}"


@pytest.mark.rule("rune_age", "R-D1")
def test_damage_is_told_in_tokens() -> None:
    assert tokens_text(11) == f"Damage 11: 2 {TIMES} 5, 1 {TIMES} 1"
    assert tokens_text(0) == "Damage 0"


def test_what_lies_in_the_middle_is_told() -> None:
    game = a_game(*turns(), EnemyDrawn("Ghox", 7), InstantDrawn("Plague", lasts=True))
    assert list(centre_lines(game.setup, game.state)) == [
        "Round 1 · Events: Ola ends the phase",
        "First player: Ola",
        "8 events left",
        "Neutral cities: Riverwatch, Frostgate, Third, Fourth",
        "Enemies in play: Ghox.",
        "Plague lasts until the end of round 2",
    ]


def test_what_lies_before_a_player_is_told() -> None:
    held = Correction(cities={RIVERWATCH: OLA}, rewards={"Ghox": OLA}, runes={OLA: "Fire"})
    game = a_game(held, Damaged(JAN, 20))
    assert list(player_lines(game.setup, game.state, OLA))[3:] == [
        "Cities: Riverwatch",
        "Rewards: Ghox",
        "Dragon Rune: Fire",
    ]
    assert list(player_lines(game.setup, game.state, JAN))[1:] == ["out of the game"]
    built = a_game(Bought(OLA, Purchase.MONUMENT), scenario=Scenario.MONUMENT)
    assert list(player_lines(built.setup, built.state, OLA))[-1] == "Monument"
