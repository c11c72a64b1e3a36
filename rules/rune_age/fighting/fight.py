"""A fight, and the report of it: totals, winner, what is gained or suffered, and what goes where."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from rules.problems import Problem
from rules.rune_age.army import NO_CARD, Army
from rules.rune_age.components import HOME_REALM
from rules.rune_age.fighting.attrition import losses, verify_dice, verify_losses
from rules.rune_age.fighting.lines import Line, What, army_lines, total
from rules.rune_age.fighting.order import next_to_play, verify_order
from rules.rune_age.rulings import USUAL, Rulings
from rules.rune_age.vocabulary import SIDES, FightKind, Play, Scenario, Side, TargetType, UnitState


class Gain(StrEnum):
    STRONGHOLD = "stronghold"
    CITY = "city"
    REWARD = "reward"
    EVENT_DISCARD = "event_discard"
    VICTORY = "victory"
    REPELLED = "repelled"


class Decision(StrEnum):
    STRENGTH = "strength"
    TIE = "tie"


class Destination(StrEnum):
    CENTRE = "centre"
    BARRACKS = "barracks"


class Moment(StrEnum):
    AT_ONCE = "at_once"
    END_OF_COMBAT = "end_of_combat"


@dataclass(frozen=True, slots=True)
class Opponent:
    """What is attacked, or attacks."""

    type: TargetType
    name: str | None = None
    strength: int = 0
    """In a battle."""
    dice: int = 0
    reward: bool = False
    """An enemy whose card says that it becomes one."""
    defence: int = 0
    """The bonus of a besieged city."""


@dataclass(frozen=True, slots=True)
class Fight:
    scenario: Scenario
    kind: FightKind
    opponent: Opponent
    army: Army = NO_CARD
    """In a siege the attacker's."""
    defence: Army = NO_CARD
    """In a siege the defender's."""
    skulls: tuple[int, ...] = ()
    """In a battle, by die."""
    order: tuple[Play, ...] | None = None
    """In a siege the plays so far, if anybody has said them."""
    damage: int = 0
    """What the Home Realm that is attacked had before."""
    rulings: Rulings = USUAL


class HomeRealm(NamedTuple):
    before: int
    after: int

    @property
    def eliminated(self) -> bool:
        """R-D2."""
        return self.after >= HOME_REALM


@dataclass(frozen=True, slots=True)
class Return:
    """Cards that leave their player, and where they go (R-U1, R-C5)."""

    side: Side
    name: str | None
    count: int
    to: Destination
    when: Moment


@dataclass(frozen=True, slots=True)
class Report:
    fight: Fight
    lines: tuple[Line, ...]
    totals: tuple[int, int]
    """By side: army and target, attacker and defender."""
    winner: Side
    gain: Gain | None
    exhausted: bool | None
    """Whether a stronghold or city that is gained arrives so; `None` where neither is."""
    damage: int
    home_realm: HomeRealm | None
    skulls: int
    losses: int | None
    survivors: tuple[int | None, ...]
    """Ready cards by side, of those that play cards; `None` where an announced strength hides how many."""
    returns: tuple[Return, ...]
    next: Side | None
    """Whose play it is, if the plays so far were said."""

    @property
    def decided_by(self) -> Decision:
        return Decision.TIE if self.totals[0] == self.totals[1] else Decision.STRENGTH

    @property
    def rules(self) -> tuple[str, ...]:
        """Who wins, what follows, and whether somebody is out."""
        out = ("R-D2",) if self.home_realm and self.home_realm.eliminated else ()
        return (WHO_WINS[self.fight.kind], WHAT_FOLLOWS[self.fight.kind, self.fight.opponent.type], *out)


WHO_WINS = {FightKind.BATTLE: "R-B5", FightKind.SIEGE: "R-G6"}
WHAT_FOLLOWS = {
    (FightKind.BATTLE, TargetType.STRONGHOLD): "R-B6",
    (FightKind.BATTLE, TargetType.CITY): "R-B6",
    (FightKind.BATTLE, TargetType.ENEMY): "R-B6",
    (FightKind.BATTLE, TargetType.OBJECTIVE): "R-V1",
    (FightKind.BATTLE, TargetType.INSTANT): "R-B7",
    (FightKind.SIEGE, TargetType.CITY): "R-G7",
    (FightKind.SIEGE, TargetType.HOME_REALM): "R-G8",
}


def verify_fight(fight: Fight) -> Iterator[Problem]:
    """Attrition and the order of play, as far as they can be seen in what was played."""
    if fight.kind is FightKind.BATTLE:
        yield from verify_dice(fight.opponent.dice, fight.skulls)
    yield from verify_losses(fight.army, sum(fight.skulls), "army")
    if fight.kind is FightKind.SIEGE:
        yield from verify_losses(fight.defence, 0, "defence")
    yield from verify_order(fight.order or ())


def fought(fight: Fight) -> Report:
    first, second = SIDES[fight.kind]
    own, theirs = army_lines(fight.army, first), _against(fight)
    totals = (total(own), total(theirs))
    won = _wins(fight.kind, totals)
    gain = _gain(fight) if won else None
    damage = abs(totals[0] - totals[1]) if _suffers(fight, won) else 0
    attacked = fight.opponent.type in (TargetType.INSTANT, TargetType.HOME_REALM)
    armies = [(first, fight.army)]
    if fight.kind is FightKind.SIEGE:
        armies.append((second, fight.defence))
    return Report(
        fight=fight,
        lines=(*own, *theirs),
        totals=totals,
        winner=first if won else second,
        gain=gain,
        exhausted=_exhausted(fight) if gain in (Gain.STRONGHOLD, Gain.CITY) else None,
        damage=damage,
        home_realm=HomeRealm(fight.damage, fight.damage + damage) if attacked else None,
        skulls=sum(fight.skulls),
        losses=losses(fight.army, sum(fight.skulls)),
        survivors=tuple(None if army.announced is not None else army.cards(UnitState.READY) for _, army in armies),
        returns=tuple(back for side, army in armies for back in _returns(army, side)),
        next=None if fight.order is None else next_to_play(fight.order),
    )


def _against(fight: Fight) -> tuple[Line, ...]:
    """The target of a battle; in a siege the defender's army, and the city (R-G5)."""
    opponent = fight.opponent
    if fight.kind is FightKind.BATTLE:
        return (Line(Side.TARGET, What.TARGET, opponent.strength, opponent.name),)
    army = army_lines(fight.defence, Side.DEFENDER)
    if opponent.type is TargetType.HOME_REALM:
        return army
    return (*army, Line(Side.DEFENDER, What.DEFENCE_BONUS, opponent.defence, opponent.name))


def _wins(kind: FightKind, totals: tuple[int, int]) -> bool:
    """A tie is the army's in a battle (R-B5), the defender's in a siege (R-G6)."""
    army, against = totals
    return army >= against if kind is FightKind.BATTLE else army > against


def _gain(fight: Fight) -> Gain | None:
    match fight.opponent.type:
        case TargetType.STRONGHOLD:
            return Gain.STRONGHOLD
        case TargetType.CITY:
            return Gain.CITY
        case TargetType.ENEMY:
            return Gain.REWARD if fight.opponent.reward else Gain.EVENT_DISCARD
        case TargetType.OBJECTIVE:
            return Gain.VICTORY
        case TargetType.INSTANT:
            return Gain.REPELLED
        case _:
            return None


def _suffers(fight: Fight, won: bool) -> bool:
    """Whether a Home Realm is damaged: by an event that isn't repelled (R-B7), by an attacker who wins (R-G8)."""
    return fight.opponent.type is (TargetType.HOME_REALM if won else TargetType.INSTANT)


def _exhausted(fight: Fight) -> bool:
    """R-B6 and its ruling; R-G7."""
    if fight.kind is FightKind.BATTLE:
        return fight.rulings.secured_state == "exhausted"
    return fight.scenario is Scenario.CATACLYSM


def _returns(army: Army, side: Side) -> Iterator[Return]:
    for unit in army.units:
        if unit.state is not UnitState.READY:
            to = Destination.CENTRE if unit.neutral else Destination.BARRACKS
            when = Moment.END_OF_COMBAT if unit.state is UnitState.WOUNDED else Moment.AT_ONCE
            yield Return(side, unit.name, unit.count, to, when)
