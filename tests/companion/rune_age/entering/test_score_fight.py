import pytest

from companion.rune_age.entering.armies import DEFENCE
from companion.rune_age.entering.score_fight import ScoreDraft
from companion.shell.drafts import About
from companion.shell.shelf import draft_in, entry_of
from rules.rune_age.fighting.fight import Fight, Opponent
from rules.rune_age.vocabulary import FightKind, Play, Scenario, TargetType
from tests.rune_age import announced

SIEGE = ScoreDraft().with_kind(FightKind.SIEGE)


def test_a_battle_is_what_was_typed() -> None:
    draft = ScoreDraft().with_type(TargetType.ENEMY).with_reward().with_scenario(Scenario.RUNEWARS)
    draft = draft.with_text("name", " Kalladra ").with_text("strength", "10").with_text("dice", "1")
    draft = draft.with_figures(lambda figures: figures.with_digit(9))
    opponent = Opponent(TargetType.ENEMY, "Kalladra", 10, 1, reward=True)
    assert draft.fight == Fight(Scenario.RUNEWARS, FightKind.BATTLE, opponent, announced(9), skulls=(0,))
    assert not draft.problems


def test_a_siege_has_its_plays() -> None:
    draft = SIEGE.with_text("defence", "2").with_figures(lambda figures: figures.with_unit(3).with_unit(1))
    assert draft.fight.order == (Play.ATTACKER, Play.DEFENDER)
    assert draft.fight.opponent == Opponent(TargetType.CITY, defence=2)
    totals = SIEGE.with_figures(lambda figures: figures.with_digit(3).with_lit(DEFENCE).with_digit(4))
    assert (totals.fight.order, totals.fight.defence) == (None, announced(4))


def test_each_fight_has_its_own_fields() -> None:
    battle = ScoreDraft()
    assert {type.value: battle.with_type(type).fields for type in battle.types} == {
        "stronghold": ("strength",),
        "city": ("strength",),
        "enemy": ("strength", "dice"),
        "objective": ("strength", "dice"),
        "instant": ("strength", "dice", "damage"),
    }
    assert {type.value: SIEGE.with_type(type).fields for type in SIEGE.types} == {
        "city": ("defence",),
        "home_realm": ("damage",),
    }


def test_another_kind_is_fought_against_what_it_can_be_fought_against() -> None:
    enemy = ScoreDraft().with_type(TargetType.ENEMY)
    assert enemy.with_kind(FightKind.SIEGE).type is TargetType.CITY
    assert SIEGE.with_type(TargetType.CITY).with_kind(FightKind.BATTLE).type is TargetType.CITY


def test_what_is_missing_is_known_and_a_strongholds_strength_is_not_missed() -> None:
    assert ScoreDraft().missing == ("strength",)
    stronghold = ScoreDraft().with_type(TargetType.STRONGHOLD)
    assert (stronghold.missing, stronghold.fight.opponent.strength) == ((), 2)
    assert stronghold.with_text("strength", "3").fight.opponent.strength == 3
    raid = ScoreDraft().with_type(TargetType.INSTANT).with_text("strength", "6")
    assert raid.missing == ()
    assert raid.with_text("damage", "20").with_text("dice", "10").missing == ("dice", "damage")
    assert SIEGE.missing == ("defence",)


@pytest.mark.rule("rune_age", "R-V1")
def test_only_resurgence_has_an_objective_to_fight() -> None:
    draft = ScoreDraft().with_type(TargetType.OBJECTIVE).with_text("strength", "18")
    assert not draft.problems
    assert [problem.rule for problem in draft.with_scenario(Scenario.RUNEWARS).problems] == ["R-V1"]


def test_what_is_emptied_is_drawn_anew_and_a_draft_outlives_its_window() -> None:
    typed = ScoreDraft().with_text("name", "Kalladra")
    assert (typed.emptied().name.text, typed.emptied().name == typed.name) == ("", False)
    entry = entry_of(ScoreDraft, About(), typed)
    assert entry is not None
    assert draft_in(ScoreDraft, entry) == typed
