import pytest

from companion.controls.menu import MenuSheet
from companion.rune_age.acting.following import after, after_entry
from companion.rune_age.sheets.values import EliminationSheet, FightSheet, ResultSheet
from rules.rune_age.events import INSTANT, STRONGHOLD, BattleFought, Correction, Damaged, InstantDrawn, TurnEnded
from tests.rune_age import EWA, JAN, OLA, PIOTR, a_game, announced, turns

RAID = InstantDrawn("A raid", strength=6)


def test_a_fight_is_followed_by_its_result_and_anything_else_by_the_table() -> None:
    game = a_game(BattleFought(OLA, STRONGHOLD), TurnEnded())
    assert after_entry(game, 0) == ResultSheet(0)
    assert after_entry(game, 1) is None
    assert after(game, ResultSheet(0)) is None
    assert after(game, MenuSheet()) is None


@pytest.mark.rule("rune_age", "R-E5")
def test_while_an_event_attacks_the_next_defence_follows() -> None:
    drawn = a_game(*turns(), RAID)
    assert after_entry(drawn, 3) == FightSheet()
    fought = a_game(*drawn.events, BattleFought(OLA, INSTANT, announced(6)))
    assert after(fought, ResultSheet(4)) == FightSheet()
    over = a_game(*fought.events, *(BattleFought(seat, INSTANT, announced(6)) for seat in (JAN, EWA)))
    assert after(over, ResultSheet(6)) is None
    assert after(over, ResultSheet(4)) is None


@pytest.mark.rule("rune_age", "R-D2")
def test_who_is_out_is_told_before_the_next_one_defends() -> None:
    game = a_game(Damaged(OLA, 18), *turns(), RAID, BattleFought(OLA, INSTANT))
    assert after(game, ResultSheet(5)) == EliminationSheet(OLA)
    assert after(game, EliminationSheet(OLA)) == FightSheet()


def test_several_who_are_out_at_once_are_told_one_after_the_other() -> None:
    game = a_game(Correction(damage={OLA: 20, PIOTR: 21}), players=4)
    assert after_entry(game, 0) == EliminationSheet(OLA)
    assert after(game, EliminationSheet(OLA)) == EliminationSheet(PIOTR)
    assert after(game, EliminationSheet(PIOTR)) is None
    assert after(game, EliminationSheet(JAN)) is None
