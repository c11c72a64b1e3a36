"""A game while it is being set up: what is entered so far, and the set-up that it makes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from companion.controls.seating import Seating, put
from companion.controls.typed import EMPTY, Field, number_in, tidy
from rules.players import LONGEST_NAME
from rules.rune_age.components import MOST_DICE, MOST_PLAYERS, MOST_STRENGTH, SUPPLY
from rules.rune_age.rulings import USUAL, Rulings
from rules.rune_age.setup import SOLO_SCENARIOS, City, Objective, Player, Setup
from rules.rune_age.vocabulary import Race, Scenario

USUAL_PLAYERS: Final = 2
MOST_CITIES: Final = max(supply.cities for supply in SUPPLY.values())


@dataclass(frozen=True, slots=True)
class CityDraft:
    name: Field = EMPTY
    strength: Field = EMPTY
    defence: Field = EMPTY

    @property
    def city(self) -> City | None:
        """Once all of it is there."""
        name, strength, defence = tidy(self.name.text), number_in(self.strength.text), number_in(self.defence.text)
        return City(name, strength, defence) if name and strength is not None and defence is not None else None

    @property
    def empty(self) -> bool:
        return not (self.name.text or self.strength.text or self.defence.text)

    def of(self, city: City | None) -> "CityDraft":
        name, strength, defence = ("", "", "") if city is None else (city.name, str(city.strength), str(city.defence))
        return CityDraft(self.name.with_text(name), self.strength.with_text(strength), self.defence.with_text(defence))


@dataclass(frozen=True, slots=True)
class SetupDraft(Seating):
    count: int = USUAL_PLAYERS
    names: tuple[Field, ...] = (EMPTY,) * MOST_PLAYERS
    races: tuple[Race | None, ...] = (None,) * MOST_PLAYERS
    chosen: Scenario | None = None
    cooperative: bool = False
    cities: tuple[CityDraft, ...] = (CityDraft(),) * MOST_CITIES
    objective: tuple[Field, Field] = (EMPTY, EMPTY)
    """Strength and dice."""
    rulings: Rulings = USUAL

    @property
    def cities_needed(self) -> int:
        return SUPPLY[self.count].cities

    @property
    def scenario(self) -> Scenario | None:
        """The one chosen, unless so few can't play it (R-S2)."""
        return self.chosen if self.chosen in self.scenarios else None

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        """Those that so many can play."""
        return SOLO_SCENARIOS if self.count == 1 else tuple(Scenario)

    @property
    def first_player(self) -> int | None:
        """Who plays alone begins."""
        if self.count == 1:
            return 0
        return self.beginning

    @property
    def asks_objective(self) -> bool:
        return self.scenario is Scenario.RESURGENCE

    @property
    def asks_cooperative(self) -> bool:
        """Alone, everything is taken out anyway (R-S9)."""
        return self.scenario is Scenario.CATACLYSM and self.count > 1

    @property
    def lying(self) -> tuple[City, ...]:
        """The cities that are wholly entered."""
        return tuple(each.city for each in self.cities[: self.cities_needed] if each.city)

    @property
    def doubled(self) -> tuple[str, ...]:
        """Names of players and cities that stand there twice."""
        twice = (name for names in self._named_things() for name in names if name and names.count(name) > 1)
        return tuple(dict.fromkeys(twice))

    @property
    def longest_name(self) -> int:
        """Letters of the longest name of a player or city."""
        return max(len(name) for names in self._named_things() for name in (*names, ""))

    def _named_things(self) -> tuple[tuple[str, ...], ...]:
        return self.seated, tuple(tidy(city.name.text) for city in self.cities[: self.cities_needed])

    @property
    def races_missing(self) -> int:
        return self.races[: self.count].count(None)

    @property
    def names_missing(self) -> int:
        """Of those who have a race: who has none has more to choose."""
        return sum(not name and race is not None for name, race in zip(self.seated, self.races, strict=False))

    @property
    def cities_missing(self) -> int:
        return self.cities_needed - len(self.lying)

    @property
    def objective_missing(self) -> bool:
        return self.asks_objective and self._objective is None

    @property
    def ready(self) -> bool:
        missing = self.races_missing or self.names_missing or self.cities_missing or self.objective_missing
        return not (missing or self.scenario is None or self.first_player is None or self._wrong)

    @property
    def _wrong(self) -> bool:
        return bool(self.doubled) or self.longest_name > LONGEST_NAME

    def setup(self) -> Setup | None:
        """Once nothing is missing or wrong; everybody must be called something."""
        scenario, first = self.scenario, self.first_player
        if scenario is None or first is None or not self.ready:
            return None
        players = tuple(
            Player(name, race) for name, race in zip(self.seated, self.races, strict=False) if race is not None
        )
        cooperative = self.cooperative and self.asks_cooperative
        return Setup(scenario, players, first, self.lying, self._objective, cooperative, self.rulings)

    @property
    def _objective(self) -> Objective | None:
        strength, dice = number_in(self.objective[0].text, MOST_STRENGTH), self.objective[1].text
        rolled = number_in(dice or "0", MOST_DICE)
        if not self.asks_objective or strength is None or rolled is None:
            return None
        return Objective(strength, rolled)

    def called(self, words: Mapping[Race, str]) -> "SetupDraft":
        """Everybody with a name: who has none goes by the race, in these words."""
        draft = self
        for seat, (name, race) in enumerate(zip(self.seated, self.races, strict=False)):
            if not name and race is not None:
                draft = draft.named(seat, draft.not_yet(words[race]))
        return draft

    def with_race(self, seat: int, race: Race) -> "SetupDraft":
        """This race; whoever has it takes this one's."""
        races, mine = self.races, self.races[seat]
        if race in races:
            races = put(races, races.index(race), mine)
        return replace(self, races=put(races, seat, race))

    def with_races_drawn(self, random: Random) -> "SetupDraft":
        """R-S1."""
        return replace(self, races=tuple(random.sample(tuple(Race), MOST_PLAYERS)))

    def moved(self, seat: int, by: int) -> "SetupDraft":
        """A player and the neighbour change seats, and race and beginning go with them."""
        other = seat + by
        races = put(put(self.races, seat, self.races[other]), other, self.races[seat])
        return replace(self.swapped(seat, other), races=races)

    def with_scenario(self, scenario: Scenario) -> "SetupDraft":
        return replace(self, chosen=scenario)

    def with_scenario_drawn(self, random: Random) -> "SetupDraft":
        """R-S3."""
        return replace(self, chosen=random.choice(self.scenarios))

    def with_cooperative(self) -> "SetupDraft":
        return replace(self, cooperative=not self.cooperative)

    def with_first_picked(self, random: Random) -> "SetupDraft":
        return replace(self, begins=random.randrange(self.count))

    def with_city_name(self, place: int, typed: str) -> "SetupDraft":
        city = self.cities[place]
        return self._with_city(place, replace(city, name=city.name.typed(typed)))

    def with_city_strength(self, place: int, typed: str) -> "SetupDraft":
        city = self.cities[place]
        return self._with_city(place, replace(city, strength=city.strength.typed(typed)))

    def with_city_defence(self, place: int, typed: str) -> "SetupDraft":
        city = self.cities[place]
        return self._with_city(place, replace(city, defence=city.defence.typed(typed)))

    def with_known_city(self, city: City) -> "SetupDraft":
        """It lies in the first place that is empty, or is taken away again."""
        for place, lying in enumerate(self.cities[: self.cities_needed]):
            if tidy(lying.name.text) == city.name:
                return self._with_city(place, lying.of(None))
        for place, lying in enumerate(self.cities[: self.cities_needed]):
            if lying.empty:
                return self._with_city(place, lying.of(city))
        return self

    def with_cities_dealt(self, known: Sequence[City], random: Random) -> "SetupDraft":
        """By chance from those that are known (R-S7); places that there are too few for stay empty."""
        draft = self
        dealt = random.sample(list(known), min(len(known), self.cities_needed))
        for place in range(self.cities_needed):
            city = dealt[place] if place < len(dealt) else None
            draft = draft._with_city(place, draft.cities[place].of(city))
        return draft

    def with_objective_strength(self, typed: str) -> "SetupDraft":
        strength, dice = self.objective
        return replace(self, objective=(strength.typed(typed), dice))

    def with_objective_dice(self, typed: str) -> "SetupDraft":
        strength, dice = self.objective
        return replace(self, objective=(strength, dice.typed(typed)))

    def with_ruling(self, name: str, value: str) -> "SetupDraft":
        return replace(self, rulings=self.rulings.model_copy(update={name: value}))

    def with_players(self, players: Sequence[Player]) -> "SetupDraft":
        """These players with their races, and everything else as it is."""
        draft = replace(self, count=len(players), begins=None, races=(None,) * MOST_PLAYERS)
        for seat in range(MOST_PLAYERS):
            draft = draft.named(seat, players[seat].name if seat < len(players) else "")
        for seat, player in enumerate(players):
            draft = draft.with_race(seat, player.race)
        return draft

    def _with_city(self, place: int, city: CityDraft) -> "SetupDraft":
        return replace(self, cities=put(self.cities, place, city))


def draft_of(setup: Setup) -> SetupDraft:
    """All that a game was set up with."""
    draft = replace(draft_again(setup), begins=setup.first_player)
    for place, city in enumerate(setup.cities):
        draft = replace(draft, cities=put(draft.cities, place, CityDraft().of(city)))
    return draft


def draft_again(setup: Setup) -> SetupDraft:
    """The same players, races, scenario and rulings once more; cities are dealt anew."""
    draft = SetupDraft(chosen=setup.scenario, cooperative=setup.cooperative, rulings=setup.rulings)
    if setup.objective:
        strength, dice = setup.objective
        draft = replace(draft, objective=(EMPTY.with_text(str(strength)), EMPTY.with_text(str(dice))))
    return draft.with_players(setup.players)
