"""From a file's words to the game's own values. Every problem is collected; a stand-in lets the reading go on."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from rules.problems import Problem, Refused
from rules.rune_age.codes import Code
from rules.rune_age.formats.models import RawGame
from rules.rune_age.setup import City, Objective, Player, Setup, verify_cities, verify_players, verify_scenario
from rules.rune_age.vocabulary import Race, Scenario

V = TypeVar("V")


class Reading:
    """One game file being read: its set-up, and the problems found so far."""

    def __init__(self, raw: RawGame) -> None:
        scenario = Scenario(raw.scenario)
        players = tuple(Player(player.name, Race(player.race)) for player in raw.players)
        cities = tuple(City(city.name, city.strength, city.defence) for city in raw.cities)
        has_objective = "objective" in raw.model_fields_set
        self.problems: list[Problem] = [
            *verify_players(players, scenario),
            *verify_cities(cities, len(players)),
            *verify_scenario(scenario, objective=has_objective, cooperative=raw.cooperative),
        ]
        self._seats = {player.name: seat for seat, player in enumerate(players)}
        self._cities = {city.name: place for place, city in enumerate(cities)}
        self.setup = Setup(
            scenario,
            players,
            self.seat(raw.first_player, "first_player"),
            cities,
            Objective(raw.objective.strength, raw.objective.dice) if has_objective else None,
            raw.cooperative,
            raw.rulings,
        )

    def finish(self) -> None:
        if self.problems:
            raise Refused(self.problems)

    def seat(self, name: str, where: str) -> int:
        if name not in self._seats:
            self.problems.append(Problem(Code.UNKNOWN_PLAYER, where, "R-S1", facts={"player": name}))
        return self._seats.get(name, 0)

    def seats(self, names: Sequence[str], where: str) -> tuple[int, ...]:
        return tuple(self.seat(name, f"{where}[{place}]") for place, name in enumerate(names))

    def holder(self, name: str | None, where: str) -> int | None:
        return None if name is None else self.seat(name, where)

    def by_seat(self, values: Mapping[str, V], where: str) -> dict[int, V]:
        return {self.seat(name, f"{where}.{name}"): value for name, value in values.items()}

    def city(self, name: str, where: str) -> int:
        if name not in self._cities:
            self.problems.append(Problem(Code.UNKNOWN_CITY, where, "R-S7", facts={"city": name}))
        return self._cities.get(name, 0)
