"""What is said of a fight: against whom, who wins it now and why, and what follows."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from companion.rune_age.words.terms import dice_text, strength_text
from companion.speech.language import mark, phrase, say, say_many
from companion.speech.phrases import signed
from rules.rune_age.army import Unit
from rules.rune_age.components import DAMAGE_TOKENS, HOME_REALM, tokens_for
from rules.rune_age.events import BattleFought, Target
from rules.rune_age.fighting.fight import Decision, Destination, Gain, Moment, Report, Return
from rules.rune_age.fighting.lines import Line, What
from rules.rune_age.playing.fights import defender, fight_of
from rules.rune_age.setup import Setup
from rules.rune_age.state import State
from rules.rune_age.vocabulary import FightKind, Side, TargetType, UnitState

AGAINST_THE_RULES: Final = mark("recorded as it lies on the table")
"""The note of a correction that keeps what the players did against the rules."""


class Sides(NamedTuple):
    """What both sides of a fight are called."""

    army: str
    other: str


def sides_of(setup: Setup, state: State, player: int, target: Target) -> Sides:
    """The player, and the target; in a siege whoever defends."""
    owner = defender(state, player, target)
    return Sides(setup.names[player], target_name(setup, state, target) if owner is None else setup.names[owner])


def target_name(setup: Setup, state: State, target: Target) -> str:
    match target.type:
        case TargetType.CITY:
            return setup.cities[target.place].name
        case TargetType.ENEMY:
            return target.name
        case TargetType.HOME_REALM:
            return say("Home Realm: {player}", player=setup.names[target.place])
        case TargetType.INSTANT:
            return state.attack.name if state.attack else say("Event")
        case _:
            return type_name(target.type)


TYPE_NAMES: Final[Mapping[TargetType, str]] = {
    TargetType.STRONGHOLD: mark("Stronghold"),
    TargetType.CITY: mark("City"),
    TargetType.ENEMY: mark("Enemy"),
    TargetType.OBJECTIVE: mark("Objective"),
    TargetType.INSTANT: mark("Event"),
    TargetType.HOME_REALM: mark("Home Realm"),
}
KIND_NAMES: Final[Mapping[FightKind, str]] = {FightKind.BATTLE: mark("Battle"), FightKind.SIEGE: mark("Siege")}


@phrase
def type_name(type: TargetType) -> str:
    return say(TYPE_NAMES[type])


@phrase
def kind_name(kind: FightKind) -> str:
    return say(KIND_NAMES[kind])


def tie_text(kind: FightKind) -> str:
    """R-B5, R-G6."""
    if kind is FightKind.BATTLE:
        return say("Battle: a tie is the army's.")
    return say("Siege: a tie is the defender's.")


def passed_text(side: int) -> str:
    """Why a side plays no more card (R-G3)."""
    if side == 0:
        return say("The attacker has passed, and that is final (R-G3). If it was a slip, tap the pass again.")
    return say("The defender has passed, and that is final (R-G3). If it was a slip, tap the pass again.")


def verdict_text(report: Report, sides: Sides) -> str:
    """Who wins and why, and what follows."""
    return " ".join((_who_wins(report, sides), *_follows(report, sides)))


def _who_wins(report: Report, sides: Sides) -> str:
    army, other = report.totals
    won = report.winner in (Side.ARMY, Side.ATTACKER)
    facts = {"player": sides.army if won else sides.other, "army": army, "other": other}
    if report.decided_by is Decision.STRENGTH:
        # Translators: {player} is a player, a city, an enemy or an event; two strengths follow
        return say("{army} against {other}: {player} wins.", **facts)
    if won:
        return say("{army} against {other}: {player} wins, for a tie is the army's.", **facts)
    return say("{army} against {other}: {player} wins, for a tie is the defender's.", **facts)


def _follows(report: Report, sides: Sides) -> Iterator[str]:
    if report.gain is None:
        yield from _suffers(report, sides)
    else:
        yield _gained(report, report.gain, sides)


def _gained(report: Report, gain: Gain, sides: Sides) -> str:
    name = report.fight.opponent.name or type_name(report.fight.opponent.type)
    match gain:
        case Gain.STRONGHOLD if report.exhausted:
            return say("The Stronghold is secured, and arrives exhausted.")
        case Gain.STRONGHOLD:
            return say("The Stronghold is secured, and arrives refreshed.")
        case Gain.CITY if report.exhausted:
            return say("{city} goes to {player}, exhausted.", city=name, player=sides.army)
        case Gain.CITY:
            return say("{city} goes to {player}, refreshed.", city=name, player=sides.army)
        case Gain.REWARD:
            return say("{enemy} becomes a reward: {player}.", enemy=name, player=sides.army)
        case Gain.EVENT_DISCARD:
            return say("{enemy} goes to the event discard pile.", enemy=name)
        case Gain.VICTORY:
            return say("The game is won.")
        case Gain.REPELLED:
            return say("No damage.")


def _suffers(report: Report, sides: Sides) -> Iterator[str]:
    """A Home Realm, if one was attacked."""
    realm = report.home_realm
    if realm is None:
        yield say("Nothing changes hands.")
        return
    if not report.damage:
        yield say("No damage.")
        return
    player = sides.other if report.fight.kind is FightKind.SIEGE else sides.army
    # Translators: {before} and {after} are the damage on a Home Realm before a fight and after it
    yield say_many(
        "{player}: {n} damage, {before} to {after}.",
        "{player}: {n} damage, {before} to {after}.",
        report.damage,
        player=player,
        before=realm.before,
        after=realm.after,
    )
    if realm.eliminated:
        yield say("{player} is out.", player=player)


@phrase
def unnamed_unit(strength: int) -> str:
    return say("Unit of strength {strength}", strength=strength)


def unit_name(unit: Unit) -> str:
    return unit.name or unnamed_unit(unit.strength)


def unit_text(unit: Unit) -> str:
    """One entry of an army, for those who listen: what it is, how many, and in what state."""
    words = [unit_name(unit)]
    if unit.name:
        words.append(strength_text(unit.strength))
    if unit.count > 1:
        words.append(say_many("{n} card", "{n} cards", unit.count))
    if unit.state is not UnitState.READY:
        words.append(say(STATE_NAMES[unit.state]))
    if unit.neutral:
        # Translators: of a unit that is one of the neutral cards
        words.append(say("neutral"))
    if unit.protected:
        words.append(say("protected"))
    return ", ".join(words)


STATE_NAMES: Final[Mapping[UnitState, str]] = {
    UnitState.WOUNDED: mark("wounded"),
    UnitState.DESTROYED: mark("destroyed"),
    UnitState.ATTRITION: mark("destroyed by a skull"),
}


def line_text(line: Line, report: Report) -> str:
    """A line of a sum, without what it adds."""
    name = line.name or ""
    words = _LINES[line.what]
    if line.what in (What.ANNOUNCED, What.FLOOR):
        return say(words)
    if line.what in (What.TARGET, What.DEFENCE_BONUS):
        called = name or type_name(report.fight.opponent.type)
        return called if line.what is What.TARGET else say(words, city=called)
    if line.what is What.BONUS:
        return name or say(words)
    called = name or say("Unit")
    if line.count > 1:
        # Translators: several equal cards, such as two Berserkers
        called = say("{count} × {name}", count=line.count, name=called)
    return called if line.what is What.READY else say(words, unit=called)


_LINES: Final[Mapping[What, str]] = {
    What.ANNOUNCED: mark("announced"),
    What.READY: "",
    What.WOUNDED: mark("{unit}, wounded"),
    What.DESTROYED: mark("{unit}, destroyed"),
    What.ATTRITION: mark("{unit}, lost to a skull"),
    What.BONUS: mark("Bonus"),
    What.FLOOR: mark("not below 0"),
    What.TARGET: "",
    What.DEFENCE_BONUS: mark("Defence bonus of {city}"),
}


def added_text(line: Line) -> str:
    """What a line adds."""
    return signed(line.strength) if line.what in (What.BONUS, What.DEFENCE_BONUS, What.FLOOR) else str(line.strength)


def return_text(back: Return, sides: Sides) -> str:
    """Cards that leave their player."""
    name = back.name or say("Unit")
    called = name if back.count == 1 else say("{count} × {name}", count=back.count, name=name)
    facts = {"player": sides.army if back.side in (Side.ARMY, Side.ATTACKER) else sides.other, "unit": called}
    if back.to is Destination.CENTRE:
        words = mark("{player}: {unit} to the centre, at once")
        later = mark("{player}: {unit} to the centre, at the end of the fight")
    else:
        words = mark("{player}: {unit} to the barracks, at once")
        later = mark("{player}: {unit} to the barracks, at the end of the fight")
    return say(words if back.when is Moment.AT_ONCE else later, **facts)


def figures_text(setup: Setup, state: State, target: Target, kind: FightKind) -> str:
    """What a target has against an army: strength and dice, or who holds it and its bonus."""
    opponent = fight_of(setup, state, BattleFought(0, target)).opponent
    if kind is FightKind.SIEGE and target.type is TargetType.HOME_REALM:
        return say("{damage} of {most} damage", damage=state.damage[target.place], most=HOME_REALM)
    if kind is FightKind.SIEGE:
        owner = state.owners[target.place]
        bonus = say("defence {number}", number=opponent.defence)
        return f"{setup.names[owner or 0]}, {bonus}"
    words = strength_text(opponent.strength)
    return f"{words}, {dice_text(opponent.dice)}" if opponent.dice else words


def ending_text() -> str:
    """R-C5."""
    return say("Everything else that was played goes to its owner's discard pile.")


def tokens_text(damage: int) -> str:
    """What lies on a Home Realm with so much damage (R-D1)."""
    counts = zip(tokens_for(damage), DAMAGE_TOKENS, strict=True)
    # Translators: damage tokens on a Home Realm: {tokens} is how many of which value
    return say("Tokens: {tokens}.", tokens=", ".join(f"{count} × {value}" for count, value in counts if count))
