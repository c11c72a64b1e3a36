"""Game files: what they may say, and what is wrong with them."""

import json
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules.problems import Refused
from rules.rune_age.events import (
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    InstantDrawn,
    PhaseEnded,
)
from rules.rune_age.formats.games import read_game
from rules.rune_age.formats.writing import event_data, write_game
from rules.rune_age.vocabulary import Purchase, Scenario
from tests.rune_age import JAN, OLA, a_game, announced, turns

EXAMPLES = Path(__file__).parents[4] / "docs" / "examples"
GAME: dict[str, Any] = json.loads((EXAMPLES / "rune-age-game.json").read_text())


def problem(*changes: tuple[str, Any], events: list[Any] | None = None) -> tuple[str, str, str | None]:
    """Of the example with changes of its head, or with other events."""
    data = deepcopy(GAME) | dict(changes)
    if events is not None:
        data["events"] = events
    with pytest.raises(Refused) as refused:
        read_game(data)
    first = refused.value.problems[0]
    return first.code, first.where, first.rule


def test_the_example_is_read_and_written_again() -> None:
    game = read_game(GAME)
    assert read_game(write_game(game)) == game
    assert game.state.damage == (11, 0)
    assert game.state.rewards[1] == ("The grey wyrm",)


EVERYTHING = [
    {
        "type": "battle",
        "player": "Alexis",
        "target": "objective",
        "army": {"strength": 3},
        "skulls": [0, 1],
        "strength": 9,
    },
    {"type": "damage", "player": "Roderick", "amount": 1, "at": "2026-11-18T20:00:00Z", "id": "x"},
    {
        "type": "correction",
        "set": {
            "damage": {"Roderick": 3},
            "strongholds": {"Alexis": 1},
            "cities": {"Northgate": "Alexis", "Old Ford": None},
            "rewards": {"Old crown": "Roderick", "Ring": None},
            "enemies": [],
            "events_left": 6,
            "first_player": "Roderick",
            "active": "Alexis",
        },
        "note": "as it lies",
    },
    {"type": "correction", "set": {}},
    {"type": "turn_end"},
    {"type": "turn_end"},
    {"type": "event", "name": "Wyrm", "kind": "enemy", "strength": 5, "dice": 2, "reward": True, "start_effect": True},
    {"type": "event", "name": "Storm", "kind": "instant", "lasts": True},
    {"type": "event", "name": "Fire", "kind": "instant", "strength": 4, "dice": 1, "attacks": ["Roderick"]},
    {
        "type": "battle",
        "player": "Roderick",
        "target": "instant",
        "skulls": [1],
        "army": {
            "units": [
                {"name": "Naga", "strength": 2, "neutral": True, "protected": True},
                {"strength": 1, "state": "attrition"},
            ],
            "bonuses": [{"strength": -1}, {"name": "Horns", "strength": 2}],
        },
    },
    {"type": "phase_end"},
]


def test_every_kind_of_event_survives_writing_and_reading() -> None:
    game = read_game(GAME | {"events": EVERYTHING})
    assert write_game(game)["events"] == EVERYTHING
    assert read_game(json.loads(json.dumps(write_game(game)))) == game


def test_what_only_other_scenarios_have_survives_too() -> None:
    monument = {key: value for key, value in GAME.items() if key not in ("objective", "rulings")}
    bought = [
        {"type": "buy", "player": "Alexis", "what": "monument"},
        {"type": "turn_end", "strengths": {"Alexis": 30}},
    ]
    game = read_game(monument | {"scenario": "monument", "events": bought})
    assert write_game(game)["events"] == bought
    runes = [{"type": "correction", "set": {"runes": {"Alexis": "Fire", "Roderick": None}}}]
    assert write_game(read_game(monument | {"scenario": "runewars", "events": runes}))["events"] == runes
    together = read_game(monument | {"scenario": "cataclysm", "cooperative": True, "events": []})
    assert write_game(together)["cooperative"] is True
    siege = [
        {"type": "turn_end"},
        {
            "type": "siege",
            "player": "Roderick",
            "target": {"home_realm": "Alexis"},
            "army": {"strength": 1},
            "defence": {"units": [{"strength": 1, "count": 2}]},
        },
    ]
    assert write_game(read_game(monument | {"scenario": "runewars", "events": siege}))["events"] == siege


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("players", [], ("player_count", "players", "R-S1")),
        ("players", [{"name": "A", "race": "daqan"}] * 2, ("duplicate_player", "players[1].name", "R-S1")),
        ("scenario", "monument", ("not_this_scenario", "objective", "R-V1")),
        ("scenario", "war", ("bad_value", "scenario", None)),
        ("first_player", "Nobody", ("unknown_player", "first_player", "R-S1")),
        ("cities", [], ("city_count", "cities", "R-S4")),
        ("cooperative", True, ("not_this_scenario", "cooperative", "R-S9")),
        ("rulings", {"last_standing": "maybe"}, ("bad_value", "rulings.last_standing", None)),
        ("rulings", {"other": "wins"}, ("unknown_field", "rulings.other", None)),
        ("objective", None, ("bad_value", "objective", None)),
        ("colour", "blue", ("unknown_field", "colour", None)),
        ("format", "rune-age-combat-sheet/1", ("bad_format", "format", None)),
    ],
)
def test_what_is_wrong_with_the_head_is_said(field: str, value: Any, expected: tuple[str, str, str | None]) -> None:
    assert problem((field, value)) == expected


def test_resurgence_needs_its_objective() -> None:
    data = {key: value for key, value in GAME.items() if key != "objective"}
    with pytest.raises(Refused) as refused:
        read_game(data | {"events": None})
    assert [(each.code, each.where) for each in refused.value.problems] == [
        ("missing_field", "objective"),
        ("bad_value", "events"),
    ]


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        ({}, ("missing_field", "events[0].type", None)),
        ({"type": "feast", "x": 1}, ("bad_value", "events[0].type", None)),
        (3, ("bad_value", "events[0]", None)),
        ({"type": "event", "name": "x"}, ("missing_field", "events[0].kind", None)),
        ({"type": "event", "kind": 3}, ("bad_value", "events[0].kind", None)),
        ({"type": "event", "kind": "instant", "name": "x", "dice": 1}, ("missing_field", "events[0].strength", None)),
        (
            {"type": "event", "kind": "instant", "name": "x", "strength": 1, "attacks": []},
            ("bad_value", "events[0].attacks", None),
        ),
        (
            {"type": "event", "kind": "instant", "name": "x", "strength": 1, "attacks": ["Alexis", "Alexis"]},
            ("bad_value", "events[0].attacks[1]", None),
        ),
        (
            {"type": "event", "kind": "instant", "name": "x", "strength": 1, "attacks": ["Nobody"]},
            ("unknown_player", "events[0].attacks[0]", "R-S1"),
        ),
        ({"type": "turn_end", "strengths": {}}, ("not_this_scenario", "events[0].strengths", "R-V4")),
        (
            {"type": "buy", "player": "Alexis", "what": "monument"},
            ("not_this_scenario", "events[0].what", "R-S12"),
        ),
        ({"type": "buy", "player": "Alexis", "what": "city"}, ("bad_value", "events[0].what", None)),
        (
            {"type": "battle", "player": "Alexis", "target": {"city": "Nowhere"}},
            ("unknown_city", "events[0].target.city", "R-S7"),
        ),
        ({"type": "battle", "player": "Alexis", "target": {"city": 3}}, ("bad_value", "events[0].target.city", None)),
        (
            {"type": "battle", "player": "Alexis", "target": {"home_realm": "Roderick"}},
            ("bad_value", "events[0].target", None),
        ),
        (
            {"type": "siege", "player": "Alexis", "target": {"home_realm": "Nobody"}},
            ("unknown_player", "events[0].target.home_realm", "R-S1"),
        ),
        ({"type": "siege", "player": "Alexis", "target": "objective"}, ("bad_value", "events[0].target", None)),
        (
            {"type": "battle", "player": "Alexis", "target": "stronghold", "army": {"strength": 1, "units": []}},
            ("bad_value", "events[0].army", None),
        ),
        (
            {
                "type": "battle",
                "player": "Alexis",
                "target": "stronghold",
                "army": {"strength": 1, "horses": 2, "units": []},
            },
            ("unknown_field", "events[0].army.horses", None),
        ),
        ({"type": "damage", "player": "Alexis", "amount": 0}, ("bad_value", "events[0].amount", None)),
        (
            {"type": "correction", "set": {"runes": {}}},
            ("not_this_scenario", "events[0].set.runes", "R-S11"),
        ),
        (
            {"type": "correction", "set": {"enemies": ["a", "a"]}},
            ("bad_value", "events[0].set.enemies[1]", None),
        ),
        (
            {"type": "correction", "set": {"cities": {"Nowhere": None}}},
            ("unknown_city", "events[0].set.cities.Nowhere", "R-S7"),
        ),
        (
            {"type": "correction", "set": {"rewards": {"x" * 41: "Alexis"}}},
            ("bad_value", f"events[0].set.rewards.{'x' * 41}", None),
        ),
        ({"type": "correction", "set": {}, "note": "x" * 501}, ("bad_value", "events[0].note", None)),
        ({"type": "correction", "set": {"active": None}}, ("bad_value", "events[0].set.active", None)),
    ],
)
def test_what_is_wrong_with_an_event_is_said(event: Any, expected: tuple[str, str, str | None]) -> None:
    assert problem(events=[event]) == expected


def test_a_home_realm_is_safe_in_the_monument_and_the_objective_fought_in_resurgence_only() -> None:
    head = [("scenario", "monument"), ("objective", {"strength": 1})]
    siege = {"type": "siege", "player": "Alexis", "target": {"home_realm": "Roderick"}}
    data = {key: value for key, value in GAME.items() if key != "objective"} | {"scenario": "monument"}
    for event, rule in ((siege, "R-V4"), ({"type": "battle", "player": "Alexis", "target": "objective"}, "R-V1")):
        with pytest.raises(Refused) as refused:
            read_game(data | {"events": [event]})
        first = refused.value.problems[0]
        assert (first.code, first.where, first.rule) == ("not_this_scenario", "events[0].target", rule)
    assert problem(*head)[0] == "not_this_scenario"


def test_the_first_event_that_cannot_be_played_is_reported() -> None:
    events = [{"type": "turn_end"}, {"type": "battle", "player": "Alexis", "target": "stronghold"}]
    assert problem(events=events) == ("not_active", "events[1]", "R-T1")


def test_a_field_that_is_called_as_its_event_is_found_where_it_stands() -> None:
    event = {"type": "damage", "player": "Ola", "amount": 3, "damage": 3}
    with pytest.raises(Refused) as refused:
        read_game(GAME | {"events": [event]})
    assert [(problem.code, problem.where) for problem in refused.value.problems] == [
        ("unknown_field", "events[0].damage")
    ]


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        ({}, ("missing_field", "events[0].type", None)),
        ({"type": "feast"}, ("bad_value", "events[0].type", None)),
        ({"type": "event", "kind": []}, ("bad_value", "events[0].kind", None)),
        ({"type": "turn_end"}, ("unknown_field", "events[0].f0", None)),
    ],
)
def test_a_crowd_of_fields_is_told_only_of_an_event_that_says_what_it_is(
    event: dict[str, Any], expected: tuple[str, str, str | None]
) -> None:
    assert problem(events=[event | {f"f{number}": 0 for number in range(1000)}]) == expected


def test_every_kind_of_event_keeps_its_time_and_id() -> None:
    game = a_game(
        BattleFought(OLA, STRONGHOLD, announced(3)),
        Bought(OLA, Purchase.MONUMENT),
        Damaged(JAN, 2),
        Correction(note="why"),
        *turns(),
        EnemyDrawn("Hydra", 4, 1),
        InstantDrawn("Storm", lasts=True),
        PhaseEnded({OLA: 12}),
        scenario=Scenario.MONUMENT,
    )
    stamped = [replace(event, at="2026-11-18T20:00:00Z", id=f"{place}") for place, event in enumerate(game.events)]
    data = write_game(game) | {"events": [event_data(game.setup, event) for event in stamped]}
    assert read_game(data).events == tuple(stamped)


@pytest.mark.parametrize(
    ("event", "where"),
    [
        ({"type": "damage", "player": "Nobody", "amount": 1}, "player"),
        ({"type": "buy", "player": "Nobody", "what": "stronghold"}, "player"),
        ({"type": "siege", "player": "Nobody", "target": {"city": "Old Ford"}}, "player"),
        ({"type": "correction", "set": {"strongholds": {"Nobody": 1}}}, "set.strongholds.Nobody"),
        ({"type": "correction", "set": {"rewards": {"Ring": "Nobody"}}}, "set.rewards.Ring"),
        ({"type": "correction", "set": {"first_player": "Nobody"}}, "set.first_player"),
        ({"type": "correction", "set": {"active": "Nobody"}}, "set.active"),
    ],
)
def test_a_stranger_is_told_by_the_place(event: dict[str, Any], where: str) -> None:
    assert problem(events=[event]) == ("unknown_player", f"events[0].{where}", "R-S1")
