import pytest

from rules.rune_age.army import Unit
from rules.rune_age.events import (
    INSTANT,
    OBJECTIVE,
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    Event,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.overruling import overruled
from rules.rune_age.vocabulary import Purchase, Scenario, TargetType, UnitState
from tests.rune_age import A_QUIET_EVENT, EWA, JAN, OLA, RIVERWATCH, a_game, announced, turns, units

CITY = Target(TargetType.CITY, RIVERWATCH)
HYDRA = Target(TargetType.ENEMY, "Hydra")
HYDRA_DRAWN = (*turns(), EnemyDrawn("Hydra", 4, dice=1, reward=True), PhaseEnded())
JANS_HOME = Target(TargetType.HOME_REALM, JAN)
NOTE = Correction(note="insisted")
TAKEN = (BattleFought(OLA, CITY, announced(5)), TurnEnded())


def kept(*before: Event, insisted: Event, scenario: Scenario = Scenario.RUNEWARS) -> tuple[Event, ...] | None:
    game = a_game(*before, scenario=scenario)
    return overruled(game.setup, game.state, insisted, "insisted")


def test_what_can_be_is_recorded_as_it_is() -> None:
    assert kept(insisted=TurnEnded()) == (TurnEnded(),)


def test_who_acts_is_on_turn() -> None:
    siege = SiegeFought(JAN, Target(TargetType.HOME_REALM, OLA), announced(3))
    assert kept(insisted=siege) == (Correction(active=JAN, note="insisted"), siege)
    bought = Bought(JAN, Purchase.STRONGHOLD)
    assert kept(insisted=bought) == (Correction(active=JAN, note="insisted"), bought)


def test_a_city_that_was_fought_for_was_nobodys() -> None:
    battle = BattleFought(JAN, CITY, announced(6))
    assert kept(*TAKEN, insisted=battle) == (Correction(cities={RIVERWATCH: None}, note="insisted"), battle)


def test_a_fight_with_other_losses_than_the_dice_say_is_kept_by_its_total() -> None:
    army = units(Unit(3), Unit(2, state=UnitState.ATTRITION))
    battle = BattleFought(OLA, HYDRA, army)
    assert kept(*HYDRA_DRAWN, insisted=battle) == (BattleFought(OLA, HYDRA, announced(3), skulls=(0,)), NOTE)
    siege = SiegeFought(OLA, JANS_HOME, army, units(Unit(9, count=99), Unit(9, count=99)))
    assert kept(insisted=siege) == (SiegeFought(OLA, JANS_HOME, announced(3), announced(999)), NOTE)


def test_a_second_attack_in_a_round_leaves_what_it_changes() -> None:
    again = SiegeFought(OLA, JANS_HOME, announced(7), announced(2))
    assert kept(again, insisted=again) == (Correction(damage={JAN: 10}, note="insisted"),)
    lost = BattleFought(OLA, CITY, announced(1))
    assert kept(lost, insisted=BattleFought(OLA, CITY, announced(9), at="2026-01-01T10:00")) == (
        Correction(cities={RIVERWATCH: OLA}, note="insisted", at="2026-01-01T10:00"),
    )
    assert kept(lost, insisted=lost) is None
    beaten = BattleFought(OLA, HYDRA, announced(1), (0,))
    assert kept(*HYDRA_DRAWN, beaten, insisted=BattleFought(OLA, HYDRA, announced(9), (0,))) == (
        Correction(rewards={"Hydra": OLA}, enemies=(), note="insisted"),
    )
    out = SiegeFought(OLA, JANS_HOME, announced(18))
    assert kept(Bought(OLA, Purchase.STRONGHOLD), out, insisted=out) == (Correction(damage={JAN: 36}, note="insisted"),)


def test_a_stronghold_too_many_battles_lost_is_still_a_stronghold() -> None:
    lost = BattleFought(OLA, STRONGHOLD, announced(1))
    won = BattleFought(OLA, STRONGHOLD, announced(2))
    assert kept(lost, lost, lost, insisted=won) == (Correction(strongholds={OLA: 1}, note="insisted"),)


@pytest.mark.parametrize(
    ("before", "insisted"),
    [
        ((), BattleFought(OLA, HYDRA, announced(9))),
        ((), BattleFought(OLA, INSTANT, announced(9))),
        ((), SiegeFought(OLA, Target(TargetType.HOME_REALM, OLA), announced(9))),
        ((*TAKEN, *turns(2), A_QUIET_EVENT, PhaseEnded()), SiegeFought(OLA, CITY, announced(9))),
        ((Bought(OLA, Purchase.STRONGHOLD),) * 3, BattleFought(OLA, STRONGHOLD, announced(9))),
        ((), PhaseEnded()),
        ((Correction(damage={JAN: 20}),), Damaged(JAN, 2)),
        ((Correction(damage={JAN: 20}),), Correction(strongholds={JAN: 2}, note="why")),
        ((Correction(damage={JAN: 20, OLA: 20}),), TurnEnded()),
        (TAKEN[:1], BattleFought(OLA, CITY, announced(9))),
    ],
)
def test_what_cannot_lie_there_is_not_kept(before: tuple[Event, ...], insisted: Event) -> None:
    expected = (
        (Correction(enemies=(), note="insisted"),) if isinstance(insisted, Correction) and insisted.enemies else None
    )
    assert kept(*before, insisted=insisted) == expected


def test_the_objective_is_beaten_by_the_rules_or_not_at_all() -> None:
    lost = BattleFought(OLA, OBJECTIVE, announced(1), (0, 0))
    won = BattleFought(OLA, OBJECTIVE, announced(99), (0, 0))
    assert kept(lost, insisted=won, scenario=Scenario.RESURGENCE) is None


def test_a_card_that_was_drawn_was_there() -> None:
    none_left = (*turns(), Correction(events_left=0))
    assert kept(*none_left, insisted=A_QUIET_EVENT) == (Correction(events_left=1, note="insisted"), A_QUIET_EVENT)
    raid = InstantDrawn("A raid", strength=6, dice=1, attacks=(OLA, JAN))
    out = (Correction(damage={JAN: 20}), TurnEnded(), TurnEnded())
    assert kept(*out, insisted=raid) == (InstantDrawn("A raid", strength=6, dice=1, attacks=(OLA,)),)
    on_nobody = InstantDrawn("A raid", strength=6, attacks=(JAN,))
    assert kept(*out, insisted=on_nobody) == (InstantDrawn("A raid"),)
    assert kept(*out, Correction(events_left=0), insisted=raid) == (
        Correction(events_left=1, note="insisted"),
        InstantDrawn("A raid", strength=6, dice=1, attacks=(OLA,)),
    )


def test_of_a_correction_what_can_be_is_kept() -> None:
    said = Correction(
        strongholds={JAN: 1, OLA: 2},
        cities={0: JAN, 1: EWA, 2: None},
        rewards={"Hydra": JAN, "Ghost": OLA},
        runes={JAN: "Fire", EWA: "Ice"},
        enemies=("Nobody",),
        events_left=3,
        first_player=JAN,
        active=JAN,
        note="why",
    )
    assert kept(Correction(damage={JAN: 20}), insisted=said) == (
        Correction(
            strongholds={OLA: 2},
            cities={1: EWA, 2: None},
            rewards={"Ghost": OLA},
            runes={EWA: "Ice"},
            enemies=(),
            events_left=3,
            note="why",
        ),
    )
    assert kept(*turns(), insisted=Correction(active=OLA, first_player=JAN)) == (
        Correction(first_player=JAN, note="insisted"),
    )
