"""The card book in words."""

from collections.abc import Mapping
from typing import Final

from companion.rune_age.cards import CITY, ENEMY, EVENT, NEUTRAL, SORTS, UNIT
from companion.rune_age.words.terms import race_name, scenario_name, strength_text
from companion.speech.language import mark, say
from rules.rune_age.vocabulary import Race, Scenario
from storage.values import Card

HEADINGS: Final[Mapping[str, str]] = {CITY: mark("Cities"), EVENT: mark("Events"), UNIT: mark("Units")}
LABELS: Final[Mapping[str, str]] = {
    "strength": mark("Strength"),
    "defence": mark("Defence bonus"),
    "dice": mark("Dice"),
    "reward": mark("Becomes a reward of whoever defeats it"),
    "start_effect": mark("Acts at the start of every Event phase"),
    "lasts": mark("Lasts through the next round"),
}


def heading(sort: str) -> str:
    return say(HEADINGS[sort])


def fact_label(fact: str) -> str:
    return say(LABELS[fact])


def facts_text(card: Card) -> str:
    """`Runewars, enemy, strength 7, dice 1`. Whatever nobody knows of a spoilt card is left out."""
    facts, words = card.facts, list[str]()
    if card.sort == EVENT:
        words += [scenario_name(each) for each in Scenario if each == facts.get("scenario")]
        words.append(say("enemy") if facts.get("kind") == ENEMY else say("instant"))
    if card.sort == UNIT:
        words += [race_name(each) for each in Race if each == facts.get("race")]
        words += [say("neutral")] if facts.get("race") == NEUTRAL else []
    if type(strength := facts.get("strength")) is int:
        words.append(strength_text(strength))
    if type(defence := facts.get("defence")) is int:
        words.append(say("defence bonus {number}", number=defence))
    if type(dice := facts.get("dice")) is int and dice:
        words.append(say("dice {number}", number=dice))
    return ", ".join(words)


def order(card: Card) -> tuple[int, str]:
    """As the book is read: by sort and name; what is of no sort is last."""
    return SORTS.index(card.sort) if card.sort in SORTS else len(SORTS), card.name.casefold()
