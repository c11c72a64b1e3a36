"""A corrected set-up in words."""

from collections.abc import Iterator

from companion.rune_age.words.terms import dice_text, strength_text
from companion.speech.language import say
from companion.speech.phrases import headed
from rules.rune_age.setup import City, Setup


def set_up_corrected_text(before: Setup, after: Setup) -> str:
    """What was typed otherwise, as the ledger keeps it."""
    return say("Set-up corrected: {changes}", changes="; ".join(set_up_changes(before, after)))


def set_up_changes(before: Setup, after: Setup) -> Iterator[str]:
    for was, now in zip(before.names, after.names, strict=True):
        if was != now:
            yield say("{before} is called {after}", before=was, after=now)
    for old, new in zip(before.cities, after.cities, strict=True):
        if old != new:
            yield headed(old.name, _city(new) if old.name == new.name else f"{new.name}, {_city(new)}")
    if after.objective and before.objective != after.objective:
        strength, dice = after.objective
        yield headed(say("Objective"), f"{strength_text(strength)}, {dice_text(dice)}")


def _city(city: City) -> str:
    return say("strength {strength}, defence {defence}", strength=city.strength, defence=city.defence)
