"""Games of Rune Age in full swing: long enough for everything that can lie on a table to lie there."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.rune_age.army import Army, Bonus, Unit
from rules.rune_age.events import (
    INSTANT,
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    Event,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.game import Game, play, replay
from rules.rune_age.setup import City, Objective, Player, Setup
from rules.rune_age.vocabulary import Purchase, Race, Scenario, TargetType, UnitState


class Names(NamedTuple):
    """What people have typed."""

    players: Sequence[str]
    cities: Sequence[str]
    enemies: Sequence[str]
    runes: Sequence[str]
    lasting: str
    raid: str
    units: Sequence[str]
    """Of a weaker and a stronger kind."""


NUMBERS: Final = ((4, 1), (5, 2), (3, 1), (6, 3), (7, 2))
"""Of the cities."""
RACES: Final = (Race.DAQAN, Race.UTHUK, Race.LATARI, Race.WAIQAR)
END: Final = TurnEnded()


def city(place: int) -> Target:
    return Target(TargetType.CITY, place)


def home_of(seat: int) -> Target:
    return Target(TargetType.HOME_REALM, seat)


def set_up(names: Names, scenario: Scenario) -> Setup:
    return Setup(
        scenario,
        tuple(Player(name, race) for name, race in zip(names.players, RACES, strict=True)),
        1,
        tuple(City(name, *numbers) for name, numbers in zip(names.cities, NUMBERS, strict=True)),
        Objective(18, 2) if scenario is Scenario.RESURGENCE else None,
    )


def runewars(names: Names) -> Game:
    """In the fourth round; the second player, whose turn it is, has beaten an enemy and failed at a city."""
    return replay(set_up(names, Scenario.RUNEWARS), [_runes(names), *_three_rounds(names), *_a_turn(names)])


def runewars_over(names: Names) -> Game:
    """The second player has driven out everybody else."""
    game = runewars(names)
    besieged = SiegeFought(1, home_of(0), Army(18), Army(3))
    return replay(game.setup, [*game.events, Damaged(2, 16), Damaged(3, 16), besieged])


def resurgence(names: Names) -> Game:
    """In its fourth round, with the Objective."""
    return replay(set_up(names, Scenario.RESURGENCE), [*_three_rounds(names), *_a_turn(names)])


def monument(names: Names) -> Game:
    """In an Event phase, with two Monuments and no card left."""
    built: list[Event] = [Bought(1, Purchase.MONUMENT), END, Bought(2, Purchase.MONUMENT), END, END, END]
    no_card = Correction(events_left=0)
    return replay(set_up(names, Scenario.MONUMENT), [*_three_rounds(names, sieges=False), *built, no_card])


def drawing(names: Names) -> Game:
    """In an Event phase, where the card isn't drawn yet."""
    game = runewars(names)
    return replay(game.setup, [*game.events, END, END, END, END])


def attacked(names: Names) -> Game:
    """In an Event phase, where nobody has defended yet."""
    return play(drawing(names), InstantDrawn(names.raid, strength=12, dice=2))


def _runes(names: Names) -> Event:
    return Correction(runes=dict(enumerate(names.runes)))


def _three_rounds(names: Names, *, sieges: bool = True) -> list[Event]:
    """Home Realms are besieged only where they may be."""
    events = [*_first_round(names), *_second_round(names), *_third_round(names)]
    homes = [event for event in events if isinstance(event, SiegeFought) and event.target.type is TargetType.HOME_REALM]
    return events if sieges else [event for event in events if event not in homes]


def _first_round(names: Names) -> list[Event]:
    return [
        BattleFought(1, STRONGHOLD, Army(3)),
        END,
        BattleFought(2, city(2), Army(4)),
        END,
        Bought(3, Purchase.STRONGHOLD),
        END,
        BattleFought(0, STRONGHOLD, Army(2)),
        END,
        EnemyDrawn(names.enemies[0], 6, 1, reward=True),
        EnemyDrawn(names.enemies[1], 7, 1, reward=True),
        PhaseEnded(),
    ]


def _second_round(names: Names) -> list[Event]:
    against_enemy = Army(units=(Unit(2, names.units[0], 2), Unit(1, state=UnitState.ATTRITION)), bonuses=(Bonus(2),))
    return [
        BattleFought(1, city(0), Army(5)),
        END,
        BattleFought(2, Target(TargetType.ENEMY, names.enemies[0]), against_enemy, (1,)),
        END,
        SiegeFought(3, home_of(0), Army(9), Army(5)),
        BattleFought(3, STRONGHOLD, Army(3)),
        END,
        BattleFought(0, city(1), Army(6)),
        END,
        InstantDrawn(names.raid, strength=10),
        BattleFought(1, INSTANT, Army(5)),
        BattleFought(2, INSTANT, Army(3)),
        BattleFought(3, INSTANT, Army(7)),
        BattleFought(0, INSTANT, Army(6)),
        PhaseEnded(),
    ]


def _third_round(names: Names) -> list[Event]:
    return [
        SiegeFought(1, city(2), Army(6), Army(4)),
        END,
        BattleFought(2, city(3), Army(7)),
        SiegeFought(2, home_of(3), Army(8), Army(3)),
        END,
        Bought(3, Purchase.STRONGHOLD),
        END,
        SiegeFought(0, home_of(1), Army(11), Army(5)),
        END,
        EnemyDrawn(names.enemies[2], 9, 2, reward=True, start_effect=True),
        InstantDrawn(names.lasting, lasts=True),
        PhaseEnded(),
    ]


def _a_turn(names: Names) -> list[Event]:
    played = Army(
        units=(Unit(3, names.units[1], 2), Unit(2, names.units[0], state=UnitState.ATTRITION)), bonuses=(Bonus(1),)
    )
    return [
        BattleFought(1, city(4), Army(6)),
        BattleFought(1, Target(TargetType.ENEMY, names.enemies[1]), played, (1,)),
    ]
