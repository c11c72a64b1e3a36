import pytest

from rules.rune_age.comparison import compared
from rules.rune_age.events import BattleFought, Bought, Correction, Damaged, EnemyDrawn, PhaseEnded, Target, TurnEnded
from rules.rune_age.game import edit
from rules.rune_age.vocabulary import Purchase, Scenario, TargetType
from tests.rune_age import JAN, OLA, RIVERWATCH, a_game, announced, turns

CITY = Target(TargetType.CITY, RIVERWATCH)


def test_nothing_differs_if_nothing_is_changed() -> None:
    game = a_game(Damaged(OLA, 3), TurnEnded())
    assert not compared(game, edit(game, 0, 1, [Damaged(OLA, 3)]).game).differs


def test_what_lies_otherwise_is_told_before_and_after() -> None:
    game = a_game(BattleFought(OLA, CITY, announced(5)), TurnEnded(), Damaged(JAN, 2))
    change = compared(game, edit(game, 0, 1).game)
    assert change.differs
    assert change.cities[RIVERWATCH] == (OLA, None)
    assert change.damage == ((0, 0), (2, 2), (0, 0))
    assert change.outcome == (None, None)
    more = compared(game, edit(game, 2, 1, [Damaged(JAN, 4), Bought(JAN, Purchase.STRONGHOLD)]).game)
    assert (more.damage[JAN], more.strongholds[JAN]) == ((2, 4), (0, 1))


def test_a_change_may_end_the_game_or_turn_to_other_enemies() -> None:
    drawn = (*turns(), EnemyDrawn("Hydra", 4), PhaseEnded())
    game = a_game(*drawn, scenario=Scenario.CATACLYSM)
    without = compared(game, edit(game, 3, 2).game)
    assert (without.enemies, without.round, without.events_left) == ((("Hydra",), ()), (2, 1), (9, 10))
    lost = compared(game, edit(game, 0, 0, [Correction(damage={OLA: 20})]).game)
    assert lost.outcome[0] is None
    assert lost.outcome[1] is not None


def test_what_was_attacked_differs_too() -> None:
    game = a_game(BattleFought(OLA, CITY, announced(1)))
    assert compared(game, edit(game, 0, 1).game).else_differs


@pytest.mark.parametrize(
    "correction",
    [
        Correction(damage={OLA: 3}),
        Correction(strongholds={JAN: 1}),
        Correction(cities={RIVERWATCH: OLA}),
        Correction(rewards={"Ghost": JAN}),
        Correction(events_left=4),
        Correction(active=JAN),
    ],
)
def test_what_is_told_is_not_told_as_something_else_too(correction: Correction) -> None:
    change = compared(a_game(Correction(note="")), a_game(correction))
    assert change.differs
    assert not change.else_differs
