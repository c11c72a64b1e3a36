"""The words of the game, by the ids that files have."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Scenario(StrEnum):
    RESURGENCE = "resurgence"
    RUNEWARS = "runewars"
    CATACLYSM = "cataclysm"
    MONUMENT = "monument"


class Race(StrEnum):
    DAQAN = "daqan"
    LATARI = "latari"
    UTHUK = "uthuk"
    WAIQAR = "waiqar"


class Neutral(StrEnum):
    """Cards that lie in the centre."""

    WAR_CRY = "war_cry"
    FORCED_MARCH = "forced_march"
    DEMON = "demon"
    SUMMON_LIGHTNING = "summon_lightning"
    MANTICORE = "manticore"
    DRAGON = "dragon"
    PILLAGE = "pillage"
    NAGA = "naga"
    WARLOCK = "warlock"
    MIND_CONTROL = "mind_control"


NEUTRALS: Final[Mapping[Scenario, tuple[Neutral, Neutral, Neutral]]] = {
    Scenario.RESURGENCE: (Neutral.WAR_CRY, Neutral.FORCED_MARCH, Neutral.DEMON),
    Scenario.RUNEWARS: (Neutral.SUMMON_LIGHTNING, Neutral.MANTICORE, Neutral.DRAGON),
    Scenario.CATACLYSM: (Neutral.PILLAGE, Neutral.NAGA, Neutral.DEMON),
    Scenario.MONUMENT: (Neutral.WARLOCK, Neutral.NAGA, Neutral.MIND_CONTROL),
}
"""R-S3."""


BOUNTIFUL_HARVEST: Final = "bountiful_harvest"
GUARDIAN_OBELISK: Final = "guardian_obelisk"
BROTHER_AGAINST_BROTHER: Final = "brother_against_brother"
"""Events that stay in the box in some games (R-S9)."""


class FightKind(StrEnum):
    BATTLE = "battle"
    """Against what no player controls."""
    SIEGE = "siege"


class TargetType(StrEnum):
    STRONGHOLD = "stronghold"
    CITY = "city"
    ENEMY = "enemy"
    OBJECTIVE = "objective"
    INSTANT = "instant"
    """An event that attacks Home Realms."""
    HOME_REALM = "home_realm"


class Side(StrEnum):
    ARMY = "army"
    TARGET = "target"
    ATTACKER = "attacker"
    DEFENDER = "defender"


SIDES: Final[Mapping[FightKind, tuple[Side, Side]]] = {
    FightKind.BATTLE: (Side.ARMY, Side.TARGET),
    FightKind.SIEGE: (Side.ATTACKER, Side.DEFENDER),
}


class UnitState(StrEnum):
    READY = "ready"
    WOUNDED = "wounded"
    DESTROYED = "destroyed"
    """By a card."""
    ATTRITION = "attrition"
    """Destroyed by a skull, whatever it was before."""


class Play(StrEnum):
    """What one side does when it is its turn in a siege."""

    ATTACKER = "attacker"
    DEFENDER = "defender"
    ATTACKER_PASSES = "attacker_passes"
    DEFENDER_PASSES = "defender_passes"


class Purchase(StrEnum):
    STRONGHOLD = "stronghold"
    MONUMENT = "monument"


class Phase(StrEnum):
    TURN = "turn"
    EVENTS = "events"
    OVER = "over"
