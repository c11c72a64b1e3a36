"""The table is the truth: what the players did against the rules, recorded as what the rules allow and a correction."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.problems import Refused
from rules.rune_age.army import Army
from rules.rune_age.components import HOME_REALM, MOST_ARMY, MOST_DAMAGE, STRONGHOLDS
from rules.rune_age.events import (
    BattleFought,
    Bought,
    Correction,
    EnemyDrawn,
    Event,
    InstantDrawn,
    SiegeFought,
)
from rules.rune_age.fighting.lines import army_lines, total
from rules.rune_age.play import apply, can
from rules.rune_age.playing.elimination import with_damage
from rules.rune_age.playing.fights import AnyFight, fight, fight_of
from rules.rune_age.setup import Setup
from rules.rune_age.state import State
from rules.rune_age.vocabulary import Phase, Side, TargetType

NOTHING = Correction()


def overruled(setup: Setup, state: State, event: Event, note: str | None = None) -> tuple[Event, ...] | None:
    """What the event is recorded as if the players insist on it; `None` if it can't be kept."""
    if can(setup, state, event):
        return (event,)
    if state.over:
        return None
    return next((events for events in _ways(setup, state, event, note) if _can_all(setup, state, events)), None)


def _can_all(setup: Setup, state: State, events: Sequence[Event]) -> bool:
    """Whether they can be played one after the other."""
    try:
        for event in events:
            state = apply(setup, state, event, 0).state
    except Refused:
        return False
    return bool(events)


def _ways(setup: Setup, state: State, event: Event, note: str | None) -> Iterator[tuple[Event, ...]]:
    """The nearest to what was told first."""
    match event:
        case BattleFought() | SiegeFought():
            told = _as_announced(setup, state, event)
            before = _cleared(state, event, note)
            yield (told,) if note is None else (told, Correction(note=note))
            yield (before, event)
            yield (before, told)
            yield _left_behind(setup, state, told, note)
        case Bought():
            yield (_cleared(state, event, note), event)
        case InstantDrawn() if event.attacks:
            living = tuple(seat for seat in event.attacks if not state.is_out(seat))
            spared = replace(event, attacks=living) if living else replace(event, attacks=None, strength=None, dice=0)
            yield (spared,)
            yield (Correction(events_left=1, note=note), spared)
        case EnemyDrawn() | InstantDrawn():
            yield (Correction(events_left=1, note=note), event)
        case Correction():
            yield _that_can_be(state, event, note)
        case _:
            return


def _cleared(state: State, event: AnyFight | Bought, note: str | None) -> Correction:
    """The turn is the player's who acts, and a city that is fought for in a battle is nobody's."""
    cleared = Correction(note=note)
    if state.phase is Phase.TURN and state.active != event.player:
        cleared = replace(cleared, active=event.player)
    city = event.target.place if isinstance(event, BattleFought) and event.target.type is TargetType.CITY else None
    if city is not None and state.owners[city] not in (None, event.player):
        cleared = replace(cleared, cities={city: None})
    return cleared


def _as_announced(setup: Setup, state: State, event: AnyFight) -> AnyFight:
    """The fight by its totals alone, with as many rolls as there are dice."""
    army = _announced(event.army, Side.ARMY)
    if isinstance(event, SiegeFought):
        return replace(event, army=army, defence=_announced(event.defence, Side.DEFENDER))
    dice = fight_of(setup, state, event).opponent.dice
    return replace(event, army=army, skulls=(*event.skulls, *(0,) * dice)[:dice])


def _announced(army: Army, side: Side) -> Army:
    return Army(announced=min(total(army_lines(army, side)), MOST_ARMY))


def _left_behind(setup: Setup, state: State, event: AnyFight, note: str | None) -> tuple[Event, ...]:
    """How the table lies after a fight that the rules don't know: nothing if that is as before, or can't be said."""
    if not _is_known(setup, state, event):
        return ()
    after = fight(setup, state, event, 0)
    damage = {
        seat: min(now, MOST_DAMAGE)
        for seat, (was, now) in enumerate(zip(state.damage, after.damage, strict=True))
        if was != now
    }
    before = with_damage(setup, state, damage)
    left = Correction(
        damage=damage,
        strongholds={
            seat: now
            for seat, (was, now) in enumerate(zip(before.strongholds, after.strongholds, strict=True))
            if was != now
        },
        cities={
            place: now for place, (was, now) in enumerate(zip(before.owners, after.owners, strict=True)) if was != now
        },
        rewards={
            name: seat
            for seat, (was, now) in enumerate(zip(before.rewards, after.rewards, strict=True))
            for name in now[len(was) :]
        },
        enemies=None if before.enemies == after.enemies else tuple(enemy.name for enemy in after.enemies),
    )
    return () if left == NOTHING else (replace(left, note=note, at=event.at, id=event.id),)


def _is_known(setup: Setup, state: State, event: AnyFight) -> bool:
    """Whether the fight is one against what is there, and for what can be had."""
    match event.target.type:
        case TargetType.ENEMY:
            return state.enemy(event.target.name) is not None
        case TargetType.STRONGHOLD:
            return state.strongholds[event.player] < STRONGHOLDS
        case TargetType.CITY:
            return state.owners[event.target.place] != event.player
        case TargetType.HOME_REALM:
            return event.target.place != event.player
        case _:
            return False


def _that_can_be(state: State, event: Correction, note: str | None) -> tuple[Event, ...]:
    """The correction without what it says of players who are out, of enemies that aren't there, and of no turn."""
    damage = [event.damage.get(seat, had) for seat, had in enumerate(state.damage)]

    def lives(seat: int | None) -> bool:
        return seat is None or damage[seat] < HOME_REALM

    left = replace(
        event,
        strongholds={seat: count for seat, count in event.strongholds.items() if lives(seat)},
        cities={place: owner for place, owner in event.cities.items() if lives(owner)},
        rewards={name: holder for name, holder in event.rewards.items() if lives(holder)},
        runes={seat: rune for seat, rune in event.runes.items() if lives(seat)},
        enemies=event.enemies and tuple(name for name in event.enemies if state.enemy(name)),
        first_player=event.first_player if lives(event.first_player) else None,
        active=event.active if state.phase is Phase.TURN and lives(event.active) else None,
        note=note if event.note is None else event.note,
    )
    says_nothing = replace(left, note=None, at=None, id=None) == NOTHING
    return () if says_nothing else (left,)
