from dataclasses import replace

import pytest

from companion.rune_age.cards import cards_in, city_card, event_card, known_cities, known_events, known_units, unit_card
from companion.shell.desk import Desk
from rules.rune_age.army import Unit
from rules.rune_age.events import (
    STRONGHOLD,
    BattleFought,
    EnemyDrawn,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.game import Game, edit
from rules.rune_age.setup import City
from rules.rune_age.vocabulary import Race, Scenario, TargetType
from storage.values import Card, Fact
from tests.companion.rune_age.begun import begun
from tests.rune_age import CITIES, JAN, OLA, a_game, a_setup, turns, units

GHOX = EnemyDrawn("Ghox", 7, 1, reward=True, start_effect=True)
RAID = InstantDrawn("A raid", lasts=True, strength=3, dice=2, attacks=(OLA,))
FOOTMAN, DEMON, NAMELESS = Unit(1, "Footman", 2), Unit(5, "Demon", neutral=True), Unit(3)


def test_a_new_game_brings_its_cities_and_every_event_what_was_read_off_cards() -> None:
    before = a_game(*turns())
    assert cards_in(None, before) == [city_card(city) for city in before.setup.cities]
    after = a_game(*turns(), GHOX, RAID)
    assert cards_in(before, after) == [event_card(Scenario.RUNEWARS, event) for event in (GHOX, RAID)]
    assert cards_in(after, after) == []


def test_units_with_a_name_are_their_races() -> None:
    battle = BattleFought(OLA, STRONGHOLD, units(FOOTMAN, DEMON, NAMELESS))
    home = SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN), defence=units(Unit(2, "Archer")))
    city = SiegeFought(JAN, Target(TargetType.CITY, 0), units(DEMON), units(Unit(2, "Berserker"), DEMON))
    setup = a_setup()
    found = cards_in(Game(setup), Game(setup, a_game(battle, home).steps))
    assert found == [
        unit_card("Footman", 1, Race.DAQAN),
        unit_card("Demon", 5, "neutral"),
        unit_card("Archer", 2, Race.LATARI),
    ]
    won = BattleFought(OLA, Target(TargetType.CITY, 0), units(Unit(9, "Champion")))
    before = a_game(won, TurnEnded())
    assert {card.name for card in cards_in(before, a_game(won, TurnEnded(), city))} == {"Demon"}


def test_an_edited_event_is_read_again_and_those_around_it_are_not() -> None:
    before = a_game(*turns(), GHOX, RAID)
    after = edit(before, 3, 1, [replace(GHOX, strength=8)]).game
    assert cards_in(before, after) == [event_card(Scenario.RUNEWARS, replace(GHOX, strength=8))]


def test_events_of_the_scenario_are_offered_unless_they_are_in_play() -> None:
    quiet, storm = InstantDrawn("Quiet"), InstantDrawn("A storm")
    cards = [event_card(Scenario.RUNEWARS, event) for event in (quiet, GHOX, RAID, storm)]
    cards.append(event_card(Scenario.CATACLYSM, InstantDrawn("Elsewhere")))
    assert known_events(cards, a_game()) == (replace(RAID, attacks=None), storm, GHOX, quiet)
    assert known_events(cards, a_game(*turns(), GHOX, storm)) == (replace(RAID, attacks=None), quiet, storm)


def test_cities_and_units_come_back_as_they_were() -> None:
    cards = [*map(city_card, CITIES), unit_card("Footman", 1, Race.DAQAN), unit_card("Demon", 5, "neutral")]
    assert set(known_cities(cards)) == set(CITIES)
    assert [unit.name for unit in known_units(cards, Race.DAQAN)] == ["Demon", "Footman"]
    assert known_units(cards, Race.UTHUK) == (replace(DEMON, count=1),)


@pytest.mark.parametrize(
    ("sort", "facts"),
    [
        ("city", {"strength": 5}),
        ("city", {"strength": True, "defence": 1}),
        ("city", {"strength": 100, "defence": 1}),
        ("unit", {"race": "daqan", "strength": "5"}),
        ("event", {"scenario": "runewars", "kind": "enemy"}),
        ("event", {"scenario": "runewars", "kind": "weather"}),
        ("other", {}),
    ],
)
def test_a_spoilt_card_is_not_offered(sort: str, facts: dict[str, Fact]) -> None:
    card = Card("rune_age", sort, "Riverwatch", facts)
    assert known_cities([card]) == known_units([card], Race.DAQAN) == known_events([card], a_game()) == ()
    nameless = replace(event_card(Scenario.RUNEWARS, GHOX), name="")
    assert known_events([nameless], a_game()) == ()


def test_the_book_is_kept_with_the_game_and_none_comes_with_an_example(desk: Desk) -> None:
    id = begun(desk)
    desk.play(id, turns())
    desk.play(id, (GHOX, PhaseEnded()))
    cards = desk.cards.of("rune_age")
    assert known_cities(cards) == tuple(sorted(CITIES[:4], key=lambda city: city.name))
    assert [card.name for card in cards if card.sort == "event"] == ["Ghox"]
    other = desk.try_out({**_file(), "cities": [{"name": name, "strength": 1, "defence": 1} for name in "ABCD"]})
    desk.play(other.id, turns())
    assert City("A", 1, 1) not in known_cities(desk.cards.of("rune_age"))


def _file() -> dict[str, object]:
    from rules.rune_age.kind import KIND

    return KIND.write(a_game())
