import pytest

from rules.rune_age.events import INSTANT, BattleFought, Bought, Damaged, InstantDrawn, SiegeFought, Target, TurnEnded
from rules.rune_age.play import can, verify
from rules.rune_age.vocabulary import Purchase, TargetType
from tests.rules.rune_age.playing.test_fights import refusal
from tests.rune_age import JAN, OLA, RIVERWATCH, a_game, announced, turns

CITY = Target(TargetType.CITY, RIVERWATCH)


@pytest.mark.rule("rune_age", "R-T1")
@pytest.mark.rule("rune_age", "R-T3")
def test_only_the_player_on_turn_acts_and_only_in_a_turn() -> None:
    assert refusal(Bought(JAN, Purchase.STRONGHOLD)) == ("not_active", "R-T1")
    assert refusal(*turns(), Bought(OLA, Purchase.STRONGHOLD)) == ("wrong_phase", "R-T1")
    assert refusal(*turns(), TurnEnded()) == ("wrong_phase", "R-T1")
    assert refusal(*turns(), BattleFought(OLA, CITY)) == ("wrong_phase", "R-T1")


@pytest.mark.rule("rune_age", "R-D2")
def test_nobody_who_is_out_acts_or_is_attacked() -> None:
    out = ("eliminated_player", "R-D2")
    assert refusal(Damaged(OLA, 20), Bought(OLA, Purchase.STRONGHOLD)) == out
    assert refusal(Damaged(JAN, 20), Damaged(JAN, 1)) == out
    assert refusal(Damaged(JAN, 20), SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN), announced(1))) == out
    assert refusal(Damaged(JAN, 20), *turns(2), InstantDrawn("Raid", strength=1, attacks=(JAN,))) == out
    assert refusal(*turns(), InstantDrawn("Raid", strength=1), Damaged(OLA, 20), BattleFought(OLA, INSTANT)) == out


def test_whether_an_event_can_be_is_asked_without_playing_it() -> None:
    game = a_game()
    assert can(game.setup, game.state, BattleFought(OLA, CITY))
    assert not can(game.setup, game.state, BattleFought(JAN, CITY))
    assert [problem.code for problem in verify(game.setup, game.state, BattleFought(JAN, CITY, skulls=(1,)))] == [
        "not_active",
        "dice_count",
    ]
