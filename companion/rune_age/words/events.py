"""One sentence for what happened, as the ledger tells it: present tense, name first, nobody declined."""

from collections.abc import Iterator

from companion.rune_age.words.fights import verdict_text
from companion.rune_age.words.sides import sides_of_fought
from companion.speech.language import say, say_many
from companion.speech.phrases import headed, listed, numbered
from rules.rune_age.events import (
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    TurnEnded,
)
from rules.rune_age.play import Step
from rules.rune_age.setup import Setup
from rules.rune_age.vocabulary import Purchase, TargetType


def event_text(setup: Setup, step: Step) -> str:
    """What the event was, and what it did."""
    event, names = step.event, setup.names
    match event:
        case TurnEnded() | PhaseEnded():
            return " ".join(_ended(setup, event))
        case BattleFought() | SiegeFought():
            return _fought(setup, step)
        case Bought(player=player, what=Purchase.STRONGHOLD):
            return say("{player} buys a Stronghold.", player=names[player])
        case Bought(player=player):
            return say("{player} builds the Monument.", player=names[player])
        case Damaged(player=player, amount=amount):
            return say_many(
                "{player} suffers {n} damage by a card.",
                "{player} suffers {n} damage by a card.",
                amount,
                player=names[player],
            )
        case EnemyDrawn() | InstantDrawn():
            return _drawn(setup, event)
        case Correction():
            changed = ", ".join(set_texts(setup, event))
            if not changed:
                return say("Note: {note}", note=event.note) if event.note else say("Correction.")
            # Translators: {changed} lists what is set: "damage: Ola 3"
            words = say("Correction: {changed}.", changed=changed)
            return f"{words} {event.note}" if event.note else words


def _ended(setup: Setup, event: TurnEnded | PhaseEnded) -> Iterator[str]:
    yield say("The turn ends.") if isinstance(event, TurnEnded) else say("The Event phase ends, and with it the round.")
    if event.strengths:
        sums = ", ".join(numbered(setup.names[seat], strength) for seat, strength in event.strengths.items())
        # Translators: {sums} lists players and numbers: "Ola 31, Jan 28"
        yield say("Strength of all unit cards: {sums}.", sums=sums)


def _fought(setup: Setup, step: Step) -> str:
    fought = step.state.fights[-1]
    player, target = setup.names[fought.player], fought.report.fight.opponent
    result = verdict_text(fought.report, sides_of_fought(setup, fought))
    match target.type:
        case TargetType.STRONGHOLD:
            words = say("{player} fights for a Stronghold.", player=player)
        case TargetType.OBJECTIVE:
            words = say("{player} fights against the Objective.", player=player)
        case TargetType.CITY if fought.opponent is None:
            # Translators: {city} is a name
            words = say("{player} fights for a city, {city}.", player=player, city=target.name)
        case TargetType.CITY:
            words = say("{player} besieges a city, {city}.", player=player, city=target.name)
        case TargetType.HOME_REALM:
            # Translators: {other} is another player
            words = say("{player} besieges a Home Realm: {other}.", player=player, other=target.name)
        case TargetType.ENEMY:
            # Translators: {enemy} is a name
            words = say("{player} fights against an enemy, {enemy}.", player=player, enemy=target.name)
        case TargetType.INSTANT:
            # Translators: {event} is what a card is called
            words = say("{player} defends against an event, {event}.", player=player, event=target.name)
    return f"{words} {result}"


def _drawn(setup: Setup, event: EnemyDrawn | InstantDrawn) -> str:
    facts = {"name": event.name, "strength": event.strength, "dice": event.dice}
    if isinstance(event, EnemyDrawn):
        # Translators: {name} is what a card is called; numbers follow
        return say("An enemy is drawn: {name}, strength {strength}, dice {dice}.", **facts)
    words = say("An event is drawn: {name}.", **facts)
    if event.strength is not None:
        if event.attacks is None:
            attack = say("It attacks everybody with strength {strength}, dice {dice}.", **facts)
        else:
            players = listed([setup.names[seat] for seat in event.attacks])
            # Translators: {players} lists names
            attack = say("It attacks with strength {strength}, dice {dice}: {players}.", players=players, **facts)
        words = f"{words} {attack}"
    return " ".join((words, say("It lasts through the next round."))) if event.lasts else words


def set_texts(setup: Setup, event: Correction) -> Iterator[str]:
    """What a correction sets, each as `damage: Ola 3`."""
    names = setup.names
    for seat, damage in event.damage.items():
        yield headed(say("damage"), numbered(names[seat], damage))
    for seat, count in event.strongholds.items():
        yield headed(say("Strongholds"), numbered(names[seat], count))
    for place, owner in event.cities.items():
        yield headed(setup.cities[place].name, say("neutral city") if owner is None else names[owner])
    for name, holder in event.rewards.items():
        yield headed(name, say("gone") if holder is None else names[holder])
    for seat, rune in event.runes.items():
        # Translators: {rune} is what a dragon rune is called
        words = say("no rune") if rune is None else say("rune {rune}", rune=rune)
        yield headed(names[seat], words)
    if event.enemies is not None:
        yield headed(say("enemies in play"), ", ".join(event.enemies) or say("none"))
    if event.events_left is not None:
        yield headed(say("events left"), event.events_left)
    if event.first_player is not None:
        yield headed(say("first player"), names[event.first_player])
    if event.active is not None:
        yield headed(say("on turn"), names[event.active])
