import pytest

from companion.rune_age.entering.armies import Figures
from companion.rune_age.entering.fight import FightDraft, choices
from companion.shell.drafts import About
from companion.shell.shelf import draft_in, entry_of
from rules.rune_age.army import Unit
from rules.rune_age.events import (
    INSTANT,
    OBJECTIVE,
    STRONGHOLD,
    BattleFought,
    Damaged,
    EnemyDrawn,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.game import Game
from rules.rune_age.playing.fights import AnyFight
from rules.rune_age.vocabulary import FightKind, Scenario, TargetType
from tests.rune_age import JAN, OLA, RIVERWATCH, a_game, announced, turns, units

CITY = Target(TargetType.CITY, RIVERWATCH)
KALLADRA = Target(TargetType.ENEMY, "Kalladra")


def refused(game: Game, player: int) -> dict[str, tuple[str, str | None]]:
    found = choices(game.setup, game.state, player)
    return {each.identifier: (each.refused.code, each.refused.rule) for each in found if each.refused}


def kinds(game: Game, player: int) -> dict[str, FightKind]:
    return {each.identifier: each.kind for each in choices(game.setup, game.state, player)}


@pytest.mark.rule("rune_age", "R-C3")
def test_everything_that_can_be_attacked_is_a_target_and_what_the_rules_refuse_says_so() -> None:
    kalladra = (*turns(2), EnemyDrawn("Kalladra", 10, dice=2), PhaseEnded())
    game = a_game(*kalladra, BattleFought(OLA, CITY, announced(5)), players=2, scenario=Scenario.RESURGENCE)
    assert kinds(game, OLA) == {
        "target-stronghold": FightKind.BATTLE,
        **{f"target-city-{place}": FightKind.BATTLE for place in range(3)},
        "target-enemy-0": FightKind.BATTLE,
        "target-objective": FightKind.BATTLE,
        "target-home-1": FightKind.SIEGE,
    }
    assert refused(game, OLA) == {"target-city-0": ("target_not_attackable", "R-C3")}
    later = a_game(*game.events, TurnEnded(), players=2, scenario=Scenario.RESURGENCE)
    assert kinds(later, JAN)["target-city-0"] is FightKind.SIEGE
    assert not refused(later, JAN)


@pytest.mark.rule("rune_age", "R-C2")
def test_what_was_attacked_in_this_round_and_who_is_out_is_refused() -> None:
    game = a_game(BattleFought(OLA, CITY, announced(4)), Damaged(JAN, 20))
    assert refused(game, OLA) == {
        "target-city-0": ("target_attacked_already", "R-C2"),
        "target-home-1": ("eliminated_player", "R-D2"),
    }


@pytest.mark.rule("rune_age", "R-V4")
def test_in_the_monument_no_home_realm_is_a_target() -> None:
    game = a_game(players=2, scenario=Scenario.MONUMENT)
    assert refused(game, OLA) == {"target-home-1": ("not_this_scenario", "R-V4")}


def test_the_player_on_turn_fights_and_while_an_event_attacks_the_next_one_defends() -> None:
    assert FightDraft.upcoming(a_game(TurnEnded()).state) == FightDraft(JAN)
    raid = a_game(*turns(), InstantDrawn("A raid", strength=6, attacks=(JAN,)))
    assert FightDraft.upcoming(raid.state) == FightDraft(JAN, INSTANT)
    assert FightDraft.upcoming(a_game(*turns()).state).player == OLA


def test_a_draft_makes_the_event() -> None:
    game = a_game(*turns(), EnemyDrawn("Kalladra", 10, dice=1), PhaseEnded())
    draft = FightDraft(OLA).with_target(KALLADRA, FightKind.BATTLE).with_strength("12")
    draft = draft.with_figures(lambda figures: figures.with_unit(3).with_skulls(0, 1).with_lost(0))
    event = draft.event(game.setup, game.state)
    assert isinstance(event, BattleFought)
    assert (event.target, event.skulls, event.strength) == (KALLADRA, (1,), 12)
    siege = FightDraft(OLA).with_target(CITY, FightKind.SIEGE).with_figures(lambda figures: figures.with_digit(7))
    assert siege.event(game.setup, game.state) == SiegeFought(OLA, CITY, announced(7))


def test_another_target_keeps_what_was_played_but_not_its_dice() -> None:
    draft = FightDraft(OLA, KALLADRA, Figures().with_unit(3).with_skulls(0, 1)).with_strength("12")
    other = draft.with_target(STRONGHOLD, FightKind.BATTLE)
    assert (other.figures.army, other.figures.skulls, other.strength.text) == (units(Unit(3)), (), "")


@pytest.mark.parametrize(
    "event",
    [
        BattleFought(OLA, OBJECTIVE, units(Unit(3), Unit(2), bonuses=(2,)), (1, 0), 15),
        BattleFought(OLA, STRONGHOLD, announced(2)),
        SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN), announced(4), units(Unit(1))),
    ],
)
def test_an_event_is_taken_up_again_as_it_was_fought(event: AnyFight) -> None:
    game = a_game(players=2, scenario=Scenario.RESURGENCE)
    draft = FightDraft.of(event)
    assert draft.event(game.setup, game.state) == event
    entry = entry_of(FightDraft, About("game"), draft)
    assert entry is not None
    assert draft_in(FightDraft, entry) == draft


def test_a_refused_target_can_be_insisted_on() -> None:
    assert FightDraft(OLA).with_insisting().insists
