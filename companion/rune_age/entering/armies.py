"""What both sides of a fight have played, while it is being entered: totals, or card by card."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import Final, NamedTuple

from companion.controls.typed import tidy
from companion.rune_age.entering.figures import with_digit
from rules.players import LONGEST_NAME
from rules.problems import Problem
from rules.rune_age.army import Army, Bonus, Unit
from rules.rune_age.components import MOST_ARMY, MOST_STRENGTH
from rules.rune_age.fighting.order import OTHER, PLAYER, next_to_play, verify_order
from rules.rune_age.vocabulary import FightKind, Play, Side, UnitState

ARMY, DEFENCE = range(2)
"""The sides by their places: the army, in a siege the attacker's; and the defender's."""
SIDES: Final = (Side.ATTACKER, Side.DEFENDER)
PLAYS: Final = (Play.ATTACKER, Play.DEFENDER)
PASSED: Final = (Play.ATTACKER_PASSES, Play.DEFENDER_PASSES)
NO_PLAYS: Final[tuple[Play, ...]] = ()
MOST_CARDS: Final = 99


@dataclass(frozen=True, slots=True)
class Entered:
    """Of one side. A total hides what was played card by card until it is cleared: nothing is lost by it."""

    total: int | None = None
    units: tuple[Unit, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    told: bool = False
    """Whether the total was told earlier: the next digit begins anew."""

    @classmethod
    def of(cls, army: Army) -> "Entered":
        return cls(army.announced, army.units, army.bonuses, told=army.announced is not None)

    @property
    def army(self) -> Army:
        return Army(units=self.units, bonuses=self.bonuses) if self.total is None else Army(self.total)

    @property
    def bonus(self) -> int:
        return sum(bonus.strength for bonus in self.bonuses)

    def with_digit(self, digit: int) -> "Entered":
        """One more at the end; what would be too large begins anew."""
        return replace(self, total=with_digit(None if self.told else self.total, digit, MOST_ARMY), told=False)

    def with_unit(self, unit: Unit) -> "Entered":
        return replace(self, total=None, units=(*self.units, unit))

    def with_bonus(self, by: int) -> "Entered":
        """More or less of the bonus without a name, which comes last and is gone when it is 0."""
        named, last = self.bonuses, Bonus(0)
        if named and named[-1].name is None:
            *before, last = named
            named = tuple(before)
        strength = last.strength + by
        if abs(strength) > MOST_STRENGTH:
            return self
        return replace(self, total=None, bonuses=(*named, Bonus(strength)) if strength else named)

    def with_units(self, place: int, *units: Unit) -> "Entered":
        """Others in the place of one."""
        return replace(self, total=None, units=(*self.units[:place], *units, *self.units[place + 1 :]))


class Opened(NamedTuple):
    """A unit that is looked at."""

    side: int
    place: int
    name: str
    """As it was when it was opened: what is typed since needn't be drawn."""


@dataclass(frozen=True, slots=True)
class Figures:
    kind: FightKind = FightKind.BATTLE
    lit: int = ARMY
    """The side that the pad and the chips write to."""
    sides: tuple[Entered, Entered] = (Entered(), Entered())
    plays: tuple[Play, ...] = ()
    """In a siege, as far as it is entered card by card."""
    skulls: tuple[int | None, ...] = ()
    """By die, as far as they are rolled."""
    opened: Opened | None = None

    @property
    def army(self) -> Army:
        return self.sides[ARMY].army

    @property
    def defence(self) -> Army:
        return self.sides[DEFENCE].army

    @property
    def by_cards(self) -> bool:
        """Whether anything was entered card by card."""
        return any(army.units or army.bonuses for army in (self.army, self.defence))

    @property
    def next(self) -> Side | None:
        """Whose play it is in a siege that is entered card by card."""
        return next_to_play(self.plays)

    def has_passed(self, side: int) -> bool:
        return PASSED[side] in self.plays

    @property
    def refused(self) -> Problem | None:
        """Why the lit side can play no more card (R-G3)."""
        if not self.has_passed(self.lit):
            return None
        return next(verify_order((*self.plays, PLAYS[self.lit])))

    def rolled(self, dice: int) -> tuple[int, ...]:
        """The skulls. Where only a total is said, a die shows none until somebody says otherwise."""
        known = (*self.skulls, *(None,) * dice)[:dice]
        usual = 0 if self.sides[ARMY].total is not None else None
        shown = (usual if skulls is None else skulls for skulls in known)
        return tuple(skulls for skulls in shown if skulls is not None)

    def shown_skulls(self, die: int) -> int | None:
        """What a die shows, as far as anybody knows."""
        rolled = self.skulls[die] if die < len(self.skulls) else None
        return 0 if rolled is None and self.sides[ARMY].total is not None else rolled

    def with_lit(self, side: int) -> "Figures":
        return replace(self, lit=side)

    def with_digit(self, digit: int) -> "Figures":
        return self._with_side(self.lit, lambda side: side.with_digit(digit))

    def with_cleared(self) -> "Figures":
        return self._with_side(self.lit, lambda side: replace(side, total=None))

    def with_unit(self, strength: int, name: str | None = None, *, neutral: bool = False) -> "Figures":
        """A unit joins the lit side, and in a siege it is the other's play; nobody does who has passed."""
        if self.refused:
            return self
        unit = Unit(strength, name, neutral=neutral)
        joined = self._with_side(self.lit, lambda side: side.with_unit(unit))
        return joined._with_plays((*self.plays, PLAYS[self.lit]))

    def with_bonus(self, by: int) -> "Figures":
        return self._with_side(self.lit, lambda side: side.with_bonus(by))

    def with_pass(self, side: int) -> "Figures":
        """The side passes; a pass that was a slip is taken back."""
        if self.has_passed(side):
            return self._with_plays(play for play in self.plays if play is not PASSED[side])
        return self._with_plays((*self.plays, PASSED[side]))

    def with_skulls(self, die: int, skulls: int) -> "Figures":
        known = [*self.skulls, *(None,) * (die + 1 - len(self.skulls))]
        known[die] = skulls
        return replace(self, skulls=tuple(known))

    def with_lost(self, place: int) -> "Figures":
        """A skull destroys one card of the army; it didn't, if it lies there as destroyed by one already."""
        unit = self.sides[ARMY].units[place]
        if unit.state is UnitState.ATTRITION:
            back = (replace(unit, state=UnitState.READY),)
        else:
            left = (replace(unit, count=unit.count - 1),) if unit.count > 1 else ()
            back = (*left, replace(unit, count=1, state=UnitState.ATTRITION))
        return replace(self._with_side(ARMY, lambda side: side.with_units(place, *back)), opened=None)

    def with_opened(self, side: int, place: int) -> "Figures":
        return replace(self, opened=Opened(side, place, self.sides[side].units[place].name or ""))

    def with_closed(self) -> "Figures":
        return replace(self, opened=None)

    @property
    def unit(self) -> Unit | None:
        """The one that is open."""
        opened = self.opened
        return self.sides[opened.side].units[opened.place] if opened else None

    def with_name(self, name: str) -> "Figures":
        return self._with_unit(lambda unit: replace(unit, name=tidy(name)[:LONGEST_NAME].rstrip() or None))

    def with_count(self, by: int) -> "Figures":
        return self._with_unit(lambda unit: replace(unit, count=min(max(unit.count + by, 1), MOST_CARDS)))

    def with_state(self, state: UnitState) -> "Figures":
        """Wounded or destroyed; ready again, if it was so already."""
        return self._with_unit(
            lambda unit: replace(unit, state=UnitState.READY if unit.state is state else state),
        )

    def with_neutral(self) -> "Figures":
        return self._with_unit(lambda unit: replace(unit, neutral=not unit.neutral))

    def with_protected(self) -> "Figures":
        return self._with_unit(lambda unit: replace(unit, protected=not unit.protected))

    def with_removed(self) -> "Figures":
        """Without the unit that is open: it was never played."""
        if not self.opened:
            return self
        side, place = self.opened.side, self.opened.place
        plays = list(self.plays)
        if PLAYS[side] in plays:
            del plays[len(plays) - 1 - plays[::-1].index(PLAYS[side])]
        without = replace(self._with_side(side, lambda entered: entered.with_units(place)), opened=None)
        return without._with_plays(plays)

    def _with_unit(self, change: Callable[[Unit], Unit]) -> "Figures":
        opened, unit = self.opened, self.unit
        if opened is None or unit is None:
            return self
        return self._with_side(opened.side, lambda side: side.with_units(opened.place, change(unit)))

    def _with_side(self, side: int, change: Callable[[Entered], Entered]) -> "Figures":
        army, defence = self.sides
        return replace(self, sides=(change(army), defence) if side == ARMY else (army, change(defence)))

    def _with_plays(self, plays: Iterable[Play]) -> "Figures":
        """The side whose play it is then is lit."""
        if self.kind is FightKind.BATTLE:
            return self
        mended: tuple[Play, ...] = reduce(_in_turn, plays, NO_PLAYS)
        upcoming = next_to_play(mended)
        return replace(self, plays=mended, lit=self.lit if upcoming is None else SIDES.index(upcoming))


NOTHING_PLAYED: Final = Figures()


def _in_turn(plays: tuple[Play, ...], play: Play) -> tuple[Play, ...]:
    """One play more. Whose turn it was instead has played something that isn't entered here, a tactic say."""
    side = PLAYER[play]
    if next_to_play(plays) is not side:
        plays = (*plays, PLAYS[SIDES.index(OTHER[side])])
    return (*plays, play)
