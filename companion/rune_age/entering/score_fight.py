"""One fight that belongs to no game, while it is being typed."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from companion.controls.typed import EMPTY, Field, number_in, tidy
from companion.rune_age.entering.armies import NOTHING_PLAYED, Figures
from rules.players import LONGEST_NAME
from rules.problems import Problem, in_order
from rules.rune_age.components import HOME_REALM, MOST_DICE, STRONGHOLD_STRENGTH
from rules.rune_age.fighting.fight import WHAT_FOLLOWS, Fight, Opponent, verify_fight
from rules.rune_age.setup import wrong_target
from rules.rune_age.vocabulary import FightKind, Scenario, TargetType

WITH_DICE: Final = (TargetType.ENEMY, TargetType.OBJECTIVE, TargetType.INSTANT)
DAMAGED: Final = (TargetType.INSTANT, TargetType.HOME_REALM)
"""What damages a Home Realm, or is one."""
FIELDS: Final = ("name", "strength", "dice", "defence", "damage")


@dataclass(frozen=True, slots=True)
class ScoreDraft:
    scenario: Scenario = Scenario.RESURGENCE
    type: TargetType = TargetType.CITY
    figures: Figures = NOTHING_PLAYED
    name: Field = EMPTY
    strength: Field = EMPTY
    dice: Field = EMPTY
    defence: Field = EMPTY
    damage: Field = EMPTY
    """What the Home Realm had before."""
    reward: bool = False

    @property
    def kind(self) -> FightKind:
        return self.figures.kind

    @property
    def types(self) -> tuple[TargetType, ...]:
        """What is attacked in such a fight."""
        return tuple(type for kind, type in WHAT_FOLLOWS if kind is self.kind)

    def with_kind(self, kind: FightKind) -> "ScoreDraft":
        """What was played stays, but for what only the other kind has."""
        changed = replace(self, figures=replace(self.figures, kind=kind, plays=(), lit=0))
        return changed if self.type in changed.types else replace(changed, type=TargetType.CITY)

    def with_scenario(self, scenario: Scenario) -> "ScoreDraft":
        return replace(self, scenario=scenario)

    def with_type(self, type: TargetType) -> "ScoreDraft":
        return replace(self, type=type)

    def with_reward(self) -> "ScoreDraft":
        return replace(self, reward=not self.reward)

    def with_text(self, field: str, text: str) -> "ScoreDraft":
        """What is typed into one of the fields."""
        typed: Field = getattr(self, field)
        return replace(self, **{field: typed.typed(text)})  # type: ignore[arg-type]

    def with_figures(self, change: Callable[[Figures], Figures]) -> "ScoreDraft":
        return replace(self, figures=change(self.figures))

    def emptied(self) -> "ScoreDraft":
        """As it was first, with fields that know that they are empty again."""
        fields = {name: getattr(self, name).with_text("") for name in FIELDS}
        return ScoreDraft(**fields)

    @property
    def fields(self) -> tuple[str, ...]:
        """Those that such a fight has, besides the name."""
        needed = ("defence",) if self.kind is FightKind.SIEGE and self.type is TargetType.CITY else ()
        needed = ("strength",) if self.kind is FightKind.BATTLE else needed
        dice = ("dice",) if self.type in WITH_DICE else ()
        return (*needed, *dice, *(("damage",) if self.type in DAMAGED else ()))

    @property
    def missing(self) -> tuple[str, ...]:
        """The fields whose number isn't known: a Stronghold's strength is, and nothing is said of none."""
        most = {"dice": MOST_DICE, "damage": HOME_REALM - 1}
        found = []
        for name in self.fields:
            text: str = getattr(self, name).text
            usual = name in most or self.type is TargetType.STRONGHOLD
            wrong = number_in(text, most[name]) is None if name in most else number_in(text) is None
            if wrong and not (usual and not text):
                found.append(name)
        return tuple(found)

    @property
    def fight(self) -> Fight:
        """As it is now; what is missing counts as nothing."""
        figures = self.figures
        siege = self.kind is FightKind.SIEGE
        printed = STRONGHOLD_STRENGTH if self.type is TargetType.STRONGHOLD and not self.strength.text else 0
        opponent = Opponent(
            self.type,
            tidy(self.name.text)[:LONGEST_NAME].rstrip() or None,
            strength=self._number("strength", printed),
            dice=self._number("dice"),
            reward=self.reward and self.type is TargetType.ENEMY,
            defence=self._number("defence"),
        )
        return Fight(
            self.scenario,
            self.kind,
            opponent,
            figures.army,
            defence=figures.defence,
            skulls=() if siege else figures.rolled(opponent.dice),
            order=figures.plays if siege and figures.plays else None,
            damage=self._number("damage"),
        )

    def _number(self, name: str, otherwise: int = 0) -> int:
        field: Field = getattr(self, name)
        found = number_in(field.text) if name in self.fields else None
        return otherwise if found is None else found

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Why such a fight can't be."""
        wrong = wrong_target(self.type, self.scenario, "")
        return in_order((*((wrong,) if wrong else ()), *verify_fight(self.fight)))
