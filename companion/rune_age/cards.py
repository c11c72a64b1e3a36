"""The card book: names and numbers of cities, events and units that people have read off their cards and typed.

The app comes with none. What is in the book was entered in a game, and is offered the next time.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from rules.players import is_name_length
from rules.rune_age.army import Army, Unit
from rules.rune_age.components import MOST_DICE, MOST_STRENGTH
from rules.rune_age.events import BattleFought, EnemyDrawn, Event, InstantDrawn, SiegeFought
from rules.rune_age.game import Game
from rules.rune_age.kind import KIND
from rules.rune_age.setup import City, Setup
from rules.rune_age.vocabulary import Race, Scenario, TargetType
from storage.values import Card

Drawn = EnemyDrawn | InstantDrawn
CITY, EVENT, UNIT = "city", "event", "unit"
"""The sorts of cards in the book."""
SORTS: Final = (CITY, EVENT, UNIT)
ENEMY, INSTANT = "enemy", "instant"
NEUTRAL: Final = "neutral"
"""Whose a unit is that is no race's."""


def cards_in(before: Game | None, game: Game) -> list[Card]:
    """What was typed in a game since it was as it was before; before its first event it was not."""
    old = () if before is None else before.events
    cities = () if before is not None and before.setup.cities == game.setup.cities else game.setup.cities
    new = _new(old, game.events)
    return [*map(city_card, cities), *(card for event in new for card in _cards_of(game.setup, event))]


def _new(old: Sequence[Event], events: Sequence[Event]) -> Sequence[Event]:
    """Those that aren't the same from the front or from the back."""
    front = _alike(old, events)
    back = _alike(old[front:][::-1], events[front:][::-1])
    return events[front : len(events) - back]


def _alike(some: Sequence[Event], others: Sequence[Event]) -> int:
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(some, others, strict=False))))


def _cards_of(setup: Setup, event: Event) -> Iterator[Card]:
    match event:
        case EnemyDrawn() | InstantDrawn():
            yield event_card(setup.scenario, event)
        case BattleFought():
            yield from _units(setup.players[event.player].race, event.army)
        case SiegeFought():
            yield from _units(setup.players[event.player].race, event.army)
            defender = setup.players[event.target.place].race if event.target.type is TargetType.HOME_REALM else None
            yield from _units(defender, event.defence)


def _units(race: Race | None, army: Army) -> Iterator[Card]:
    """Those with a name; whose they are is left out where nobody knows it."""
    for unit in army.units:
        if unit.name and (unit.neutral or race):
            yield unit_card(unit.name, unit.strength, NEUTRAL if unit.neutral else race or NEUTRAL)


def city_card(city: City) -> Card:
    return Card(KIND.name, CITY, city.name, {"strength": city.strength, "defence": city.defence})


def unit_card(name: str, strength: int, whose: str) -> Card:
    return Card(KIND.name, UNIT, name, {"strength": strength, "race": str(whose)})


def event_card(scenario: Scenario, event: Drawn) -> Card:
    """Whom it attacked this time is not on it."""
    facts: dict[str, bool | int | str] = {"scenario": str(scenario), "dice": event.dice}
    if isinstance(event, EnemyDrawn):
        facts |= {"kind": ENEMY, "reward": event.reward, "start_effect": event.start_effect}
    else:
        facts |= {"kind": INSTANT, "lasts": event.lasts}
    if event.strength is not None:
        facts["strength"] = event.strength
    return Card(KIND.name, EVENT, event.name, facts)


def known_cities(cards: Sequence[Card]) -> tuple[City, ...]:
    """By their names."""
    found = (_city(card) for card in _of(cards, CITY))
    return tuple(city for city in found if city)


def known_units(cards: Sequence[Card], race: Race) -> tuple[Unit, ...]:
    """Of a race and of none."""
    found = (_unit(card) for card in _of(cards, UNIT) if card.facts.get("race") in (race, NEUTRAL))
    return tuple(unit for unit in found if unit)


def known_events(cards: Sequence[Card], game: Game) -> tuple[Drawn, ...]:
    """Of the scenario that is played: those that weren't drawn in this game first, none that is in play."""
    drawn = {event.name for event in game.events if isinstance(event, EnemyDrawn | InstantDrawn)}
    found = (_event(card) for card in _of(cards, EVENT) if card.facts.get("scenario") == game.setup.scenario)
    offered = (event for event in found if event and not game.state.enemy(event.name))
    return tuple(sorted(offered, key=lambda event: event.name in drawn))


def _of(cards: Sequence[Card], sort: str) -> list[Card]:
    """As names are looked up."""
    return sorted((card for card in cards if card.sort == sort), key=lambda card: card.name.casefold())


def _city(card: Card) -> City | None:
    strength, defence = number(card, "strength", MOST_STRENGTH), number(card, "defence", MOST_STRENGTH)
    return None if strength is None or defence is None else City(card.name, strength, defence)


def _unit(card: Card) -> Unit | None:
    strength = number(card, "strength", MOST_STRENGTH)
    return None if strength is None else Unit(strength, card.name, neutral=card.facts.get("race") == NEUTRAL)


def _event(card: Card) -> Drawn | None:
    """None for a card that was spoilt, wherever it comes from."""
    if not is_name_length(card.name):
        return None
    strength, dice = number(card, "strength", MOST_STRENGTH), number(card, "dice", MOST_DICE) or 0
    match card.facts.get("kind"):
        case "enemy" if strength is not None:
            return EnemyDrawn(card.name, strength, dice, is_so(card, "reward"), is_so(card, "start_effect"))
        case "instant":
            return InstantDrawn(card.name, is_so(card, "lasts"), strength, dice if strength is not None else 0)
        case _:
            return None


def number(card: Card, fact: str, most: int) -> int | None:
    """A number of a card, if it is one that a file may have."""
    value = card.facts.get(fact)
    return value if type(value) is int and 0 <= value <= most else None


def is_so(card: Card, fact: str) -> bool:
    return card.facts.get(fact) is True
