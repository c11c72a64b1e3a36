"""The set-up: scenario, players, cities and Objective, and what follows from them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rules.doubles import doubles
from rules.problems import Problem
from rules.rune_age.codes import Code
from rules.rune_age.components import EVENT_CARDS, MOST_PLAYERS, SUPPLY
from rules.rune_age.rulings import USUAL, Rulings
from rules.rune_age.vocabulary import (
    BOUNTIFUL_HARVEST,
    BROTHER_AGAINST_BROTHER,
    GUARDIAN_OBELISK,
    Race,
    Scenario,
    TargetType,
)

SOLO_SCENARIOS: Final = (Scenario.RESURGENCE, Scenario.CATACLYSM)
"""R-S2."""


class Player(NamedTuple):
    name: str
    race: Race


class City(NamedTuple):
    name: str
    strength: int
    """In a battle, as long as nobody holds it."""
    defence: int
    """What it adds to whoever holds it, in a siege (R-G5)."""


class Objective(NamedTuple):
    strength: int
    dice: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    scenario: Scenario
    players: tuple[Player, ...]
    """In clockwise seats."""
    first_player: int
    cities: tuple[City, ...]
    objective: Objective | None = None
    """In Resurgence."""
    cooperative: bool = False
    """The Cataclysm, fully cooperative (R-S9)."""
    rulings: Rulings = USUAL

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def stages(self) -> int:
        return 3 if self.scenario is Scenario.CATACLYSM else 2

    @property
    def take_out(self) -> tuple[str, ...]:
        """Events that stay in the box."""
        return take_out_of(self.scenario, len(self.players), cooperative=self.cooperative)

    @property
    def event_cards(self) -> int:
        return EVENT_CARDS - len(self.take_out)

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """All seats, this one first."""
        return (*self.seats[seat:], *self.seats[:seat])


def take_out_of(scenario: Scenario, players: int, *, cooperative: bool) -> tuple[str, ...]:
    """Events that stay in the box (R-S9)."""
    match scenario:
        case Scenario.RESURGENCE if players == 1:
            return (BOUNTIFUL_HARVEST,)
        case Scenario.CATACLYSM if players == 1:
            return (GUARDIAN_OBELISK, BROTHER_AGAINST_BROTHER)
        case Scenario.CATACLYSM if cooperative:
            return (BROTHER_AGAINST_BROTHER,)
        case _:
            return ()


def verify_players(players: Sequence[Player], scenario: Scenario) -> Iterator[Problem]:
    """R-S1, R-S2."""
    if not 1 <= len(players) <= MOST_PLAYERS:
        yield Problem(Code.PLAYER_COUNT, "players", "R-S1", facts={"players": len(players), "most": MOST_PLAYERS})
    for seat, name in doubles(player.name for player in players):
        yield Problem(Code.DUPLICATE_PLAYER, f"players[{seat}].name", "R-S1", facts={"player": name})
    for seat, race in doubles(player.race for player in players):
        yield Problem(Code.DUPLICATE_RACE, f"players[{seat}].race", "R-S1", facts={"race": race})
    if len(players) == 1 and scenario not in SOLO_SCENARIOS:
        yield Problem(Code.SOLO_SCENARIO, "scenario", "R-S2", facts={"scenario": scenario})


def verify_cities(cities: Sequence[City], players: int) -> Iterator[Problem]:
    """R-S4, R-S7; of how many cities there are, nothing can be said for a number of players that can't be."""
    if players in SUPPLY and len(cities) != SUPPLY[players].cities:
        facts = {"players": players, "needed": SUPPLY[players].cities, "cities": len(cities)}
        yield Problem(Code.CITY_COUNT, "cities", "R-S4", facts=facts)
    for place, name in doubles(city.name for city in cities):
        yield Problem(Code.DUPLICATE_CITY, f"cities[{place}].name", "R-S7", facts={"city": name})


def verify_scenario(scenario: Scenario, *, objective: bool, cooperative: bool) -> Iterator[Problem]:
    """What only one scenario has."""
    if objective and scenario is not Scenario.RESURGENCE:
        yield not_this_scenario("objective", "R-V1", "objective", scenario)
    if cooperative and scenario is not Scenario.CATACLYSM:
        yield not_this_scenario("cooperative", "R-S9", "cooperative", scenario)


def wrong_target(target: TargetType, scenario: Scenario, where: str) -> Problem | None:
    """Only Resurgence has an Objective to fight; in The Monument nobody attacks a Home Realm."""
    if target is TargetType.OBJECTIVE and scenario is not Scenario.RESURGENCE:
        return not_this_scenario(where, "R-V1", "objective", scenario)
    if target is TargetType.HOME_REALM and scenario is Scenario.MONUMENT:
        return not_this_scenario(where, "R-V4", "home_realm", scenario)
    return None


def not_this_scenario(where: str, rule: str, reason: str, scenario: Scenario) -> Problem:
    return Problem(Code.NOT_THIS_SCENARIO, where, rule, reason, {"scenario": scenario})
