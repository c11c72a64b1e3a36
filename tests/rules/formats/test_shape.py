from typing import Any

import pytest

from rules.ethnos.formats.models import GAME_FORMAT, SHEET_FORMAT, RawGame, RawSheet
from rules.formats.header import shown
from rules.formats.shape import read_shape
from rules.problems import Problem, Refused

SHEET = {"format": SHEET_FORMAT, "age": 1, "players": ["A", "B"], "tribes": []}
GAME = {
    "format": GAME_FORMAT,
    "players": [],
    "tribes": [],
    "tokens": {id: [] for id in ("rhea", "pelagon", "althea", "duris", "straton", "ithys")},
    "first_player": "A",
    "events": [],
}


def sheet_problem(**changes: Any) -> Problem:
    with pytest.raises(Refused) as refused:
        read_shape(RawSheet, SHEET | changes, SHEET_FORMAT)
    (problem,) = refused.value.problems
    return problem


def game_problem(**changes: Any) -> Problem:
    with pytest.raises(Refused) as refused:
        read_shape(RawGame, GAME | changes, GAME_FORMAT)
    (problem,) = refused.value.problems
    return problem


def test_what_has_the_right_shape_is_read() -> None:
    assert read_shape(RawSheet, SHEET, SHEET_FORMAT).players == ["A", "B"]
    assert read_shape(RawGame, GAME, GAME_FORMAT).first_player == "A"


@pytest.mark.parametrize(
    ("changes", "reason", "facts"),
    [
        ({"age": 2.5}, "whole_number", {"field": "age", "value": "2.5"}),
        ({"edition": 3}, "text", {"field": "edition", "value": "3"}),
        ({"edition": "de"}, "one_of", {"field": "edition", "value": '"de"', "expected": ("en", "pl", "cs", "ru")}),
        ({"players": ["A", ""]}, "length", {"field": "players[1]", "value": '""', "most": 40}),
        ({"players": ["\n"]}, "control_characters", {"field": "players[0]", "value": '"\\n"'}),
        ({"rulings": {"merfolk_places": "x"}}, "one_of", {"field": "merfolk_places", "expected": ("all", "first")}),
        ({"rulings": {"trolls_on_merfolk": 1}}, "true_or_false", {"field": "trolls_on_merfolk", "value": "1"}),
        ({"glory": {"A": -1}}, "least", {"field": "A", "value": "-1", "ge": 0}),
        ({"glory": {"A": 1000}}, "most", {"field": "A", "value": "1000", "le": 999}),
        ({"glory": []}, "object", {"field": "glory", "value": "[…]"}),
        ({"kingdoms": {"rhea": 1}}, "object", {"field": "rhea", "value": "1"}),
        ({"players": {}}, "list", {"field": "players", "value": "{…}"}),
        ({"components": {"orcs": [1]}}, "count", {"field": "orcs", "needed": 6}),
        ({"components": {"orcs": 1}}, "list", {"field": "orcs", "value": "1"}),
        ({"pillage": ["A", "A"]}, "player_twice", {"field": "pillage"}),
    ],
)
def test_a_wrong_value_is_told_with_its_facts(changes: Any, reason: str, facts: dict[str, Any]) -> None:
    problem = sheet_problem(**changes)
    assert (problem.code, problem.reason, problem.rule) == ("bad_value", reason, None)
    assert facts.items() <= problem.facts.items()


def test_fields_that_are_missing_or_unknown_are_named() -> None:
    unknown = sheet_problem(bands=[{"player": "A", "leader": None, "cards": 1, "colour": 1}])
    assert (unknown.code, unknown.where, unknown.facts) == ("unknown_field", "bands[0].colour", {"field": "colour"})
    missing = sheet_problem(bands=[{"player": "A", "leader": None}])
    assert (missing.code, missing.where, missing.facts) == ("missing_field", "bands[0].cards", {"field": "cards"})


def test_half_a_character_in_a_key_is_told_at_its_place() -> None:
    problem = sheet_problem(**{"a\ud800": 1})
    assert (problem.code, problem.where, problem.reason) == ("bad_value", "a\ud800", "text")
    assert problem.facts == {"field": "a\ud800", "value": '"a\\ud800"'}
    assert sheet_problem(rulings={"\udfff": 1}).where == "rulings.\udfff"
    assert sheet_problem(glory={"\ud800": "x"}).where == "glory.\ud800"
    assert game_problem(events=[{"type": "dragon", "\ud800": 1}]).where == "events[0].\ud800"


def test_half_a_character_in_a_text_is_told_at_its_place_and_nothing_else_of_it() -> None:
    problem = game_problem(events=[{"type": "dragon"}, {"type": "dragon", "id": "a\ud800"}])
    assert (problem.code, problem.where, problem.reason) == ("bad_value", "events[1].id", "text")
    assert problem.facts == {"field": "id", "value": '"a\\ud800"'}
    assert sheet_problem(edition="\ud800").where == "edition"
    assert sheet_problem(players=["A", "\ud800"]).where == "players[1]"


def test_what_else_is_wrong_is_told_beside_half_a_character() -> None:
    with pytest.raises(Refused) as refused:
        read_shape(RawSheet, SHEET | {"tribes": ["\ud800"], "ages": 1, "glory": {"A": -1}}, SHEET_FORMAT)
    assert [problem.where for problem in refused.value.problems] == ["ages", "tribes[0]", "glory.A"]


def test_an_unknown_field_is_told_first_whatever_half_character_stands_in_it() -> None:
    with pytest.raises(Refused) as refused:
        read_shape(RawSheet, SHEET | {"ages": "\ud800"}, SHEET_FORMAT)
    told = [(problem.code, problem.where) for problem in refused.value.problems]
    assert told == [("unknown_field", "ages"), ("bad_value", "ages")]


CROWD = {f"f{number}": 0 for number in range(1000)}


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        (CROWD, "f0"),
        ({"rulings": {"merfolk_places": "x", **CROWD}}, "rulings.f0"),
        ({"components": CROWD}, "components.f0"),
        ({"bands": [1, {"player": "A", **CROWD}]}, "bands[1].f0"),
    ],
)
def test_of_a_crowd_of_unknown_fields_the_first_are_told(changes: Any, where: str) -> None:
    with pytest.raises(Refused) as refused:
        read_shape(RawSheet, SHEET | changes, SHEET_FORMAT)
    problems = refused.value.problems
    assert (problems[0].code, problems[0].where) == ("unknown_field", where)
    assert problems[0].facts == {"field": "f0"}
    assert len(problems) <= 100


def test_an_event_is_crowded_by_what_no_event_knows() -> None:
    problem = game_problem(events=[{"type": "correction", "set": {}, "note": "", **CROWD}])
    assert (problem.code, problem.where) == ("unknown_field", "events[0].f0")


def test_half_characters_as_keys_are_no_crowd_of_unknown_fields() -> None:
    halves = {f"f{number}\ud800": 0 for number in range(1000)}
    with pytest.raises(Refused) as refused:
        read_shape(RawSheet, SHEET | halves, SHEET_FORMAT)
    assert {problem.code for problem in refused.value.problems} == {"bad_value"}


@pytest.mark.parametrize("field", ["players", "events"])
def test_a_list_of_objects_that_is_too_long_is_told_and_nothing_in_it(field: str) -> None:
    problem = game_problem(**{field: [1] * 5001})
    assert (problem.where, problem.reason) == (field, "too_many")
    assert problem.facts == {"field": field, "value": "[…]", "most": 5000, "found": 5001}
    assert sheet_problem(bands=[1] * 5001).where == "bands"


@pytest.mark.parametrize(
    "changes", [{"pillage": [1, 2]}, {"players": ["", 1]}, {"tribes": [[], {}]}, {"trolls": {"A": [7, 8]}}]
)
def test_the_first_wrong_word_or_number_of_a_list_is_told_for_all(changes: Any) -> None:
    assert sheet_problem(**changes).where.endswith("[0]")


def test_a_problem_that_goes_first_is_told_however_many_others_stand_before_it() -> None:
    bands: list[Any] = [1] * 3000
    bands[2000] = {"player": "A", "cards": 1}
    bands[2500] = {"player": "A", "leader": None, "cards": 1, "colour": 1}
    with pytest.raises(Refused) as refused:
        read_shape(RawSheet, SHEET | {"bands": bands}, SHEET_FORMAT)
    first, second, *others = refused.value.problems
    assert (first.where, second.where) == ("bands[2500].colour", "bands[2000].leader")
    assert [problem.where for problem in others] == [f"bands[{number}]" for number in range(98)]


def test_a_note_is_no_longer_than_it_may_be() -> None:
    event = {"type": "correction", "set": {}, "note": "x" * 1000}
    read_shape(RawGame, GAME | {"events": [event]}, GAME_FORMAT)
    problem = game_problem(events=[{**event, "note": "x" * 1001}])
    assert (problem.where, problem.reason) == ("events[0].note", "too_long")
    assert problem.facts == {"field": "note", "value": '"' + "x" * 40 + '…"', "most": 1000, "found": 1001}


def test_the_type_of_an_event_is_missing_or_wrong() -> None:
    missing = game_problem(events=[{"player": "A"}])
    assert (missing.code, missing.where, missing.facts) == ("missing_field", "events[0].type", {"field": "type"})
    wrong = game_problem(events=[{"type": "bend"}])
    assert (wrong.code, wrong.where, wrong.reason) == ("bad_value", "events[0].type", "one_of")
    assert game_problem(events=[{"type": ["band"]}]).where == "events[0].type"
    assert game_problem(events=["band"]).reason == "object"
    assert wrong.facts == {"field": "type", "value": '"bend"', "expected": ("band", "dragon", "age_end", "correction")}


def test_a_field_that_is_called_like_the_type_of_its_event_is_unknown() -> None:
    problem = game_problem(events=[{"type": "dragon", "dragon": 1}])
    assert (problem.code, problem.where) == ("unknown_field", "events[0].dragon")


def test_what_no_field_shows_by_itself_is_told_with_the_rest() -> None:
    with pytest.raises(Refused) as refused:
        read_shape(RawGame, GAME | {"events": [{"type": "age_end", "pillage": 1}]}, GAME_FORMAT)
    assert [problem.where for problem in refused.value.problems] == ["events[0].third_dragon", "events[0].pillage"]


def test_tokens_of_a_kingdom_are_missing() -> None:
    problem = game_problem(tokens={"rhea": [1]})
    assert (problem.code, problem.where, problem.facts) == ("missing_field", "tokens.pelagon", {"field": "pelagon"})


@pytest.mark.parametrize(
    "time", ["2026-01-31T20:15:00Z", "2026-01-31 20:15", "2026-01-31T20:15:00+00:00", "20260131T2015"]
)
def test_a_time_is_a_date_and_an_hour(time: str) -> None:
    events = [{"type": "dragon", "at": time}]
    assert read_shape(RawGame, GAME | {"events": events}, GAME_FORMAT).events[0].at == time


@pytest.mark.parametrize("time", ["", "2026-01-31", "20:15", "soon"])
def test_anything_else_is_no_time(time: str) -> None:
    problem = game_problem(events=[{"type": "dragon", "at": time}])
    assert (problem.where, problem.reason) == ("events[0].at", "time")


def test_a_file_of_another_format_is_told_what_was_expected() -> None:
    with pytest.raises(Refused) as refused:
        read_shape(RawSheet, GAME, SHEET_FORMAT)
    (problem,) = refused.value.problems
    assert (problem.code, problem.where, problem.reason) == ("bad_format", "format", "")
    assert problem.facts == {"expected": SHEET_FORMAT, "found": f'"{GAME_FORMAT}"'}


def test_what_is_no_object_has_no_format() -> None:
    with pytest.raises(Refused) as refused:
        read_shape(RawSheet, ["format"], SHEET_FORMAT)
    (problem,) = refused.value.problems
    assert (problem.where, problem.reason, problem.facts) == (
        "format",
        "no_object",
        {"expected": SHEET_FORMAT, "found": "null"},
    )


def test_values_as_they_are_shown() -> None:
    assert shown("ż" * 40) == '"' + "ż" * 40 + '"'
    assert shown("ż\ud800") == '"\\u017c\\ud800"'
    assert shown("x" * 41) == '"' + "x" * 40 + '…"'
    assert (shown(None), shown(True), shown([1]), shown({})) == ("null", "true", "[…]", "{…}")
