"""What can be asked about a game."""

from enum import StrEnum
from typing import NamedTuple

from rules.rune_age.game import Game


class Subject(StrEnum):
    DAMAGE = "damage"
    STRONGHOLDS = "strongholds"
    REWARDS = "rewards"
    CITY = "city"
    """Who holds it, and why."""
    EVENTS_LEFT = "events_left"
    FIGHT = "fight"
    """One battle or siege: its totals, who won it, what followed."""
    OUTCOME = "outcome"


class Question(NamedTuple):
    subject: Subject
    which: int | None = None
    """A player's seat, a city's place, or a fight's place among the game's events."""


OF_PLAYERS = (Subject.DAMAGE, Subject.STRONGHOLDS, Subject.REWARDS)


def can_ask(game: Game, question: Question) -> bool:
    """Whether the game has such a player, city or fight, or is over."""
    subject, which = question
    if subject in OF_PLAYERS:
        return which in game.setup.seats
    if subject is Subject.CITY:
        return which is not None and which in range(len(game.setup.cities))
    if subject is Subject.FIGHT:
        return any(fought.event == which for fought in game.state.fights)
    return subject is Subject.EVENTS_LEFT or game.state.over
