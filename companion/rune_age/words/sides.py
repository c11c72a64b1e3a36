"""What the sides of a fight are called where no player is known, or after it was fought."""

from companion.rune_age.words.fights import Sides, type_name
from companion.speech.language import say
from rules.rune_age.fighting.fight import Fight
from rules.rune_age.setup import Setup
from rules.rune_age.state import Fought
from rules.rune_age.vocabulary import FightKind, TargetType


def sides_of_sheet(fight: Fight) -> Sides:
    """Of a fight that belongs to no game."""
    opponent = fight.opponent
    if fight.kind is FightKind.BATTLE:
        return Sides(say("Army"), opponent.name or type_name(opponent.type))
    besieged = opponent.name if opponent.type is TargetType.HOME_REALM else None
    return Sides(say("Attacker"), besieged or say("Defender"))


def sides_of_fought(setup: Setup, fought: Fought) -> Sides:
    """Of a fight of a game."""
    fight = fought.report.fight
    other = sides_of_sheet(fight).other if fought.opponent is None else setup.names[fought.opponent]
    return Sides(setup.names[fought.player], other)
