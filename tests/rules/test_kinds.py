import json
from typing import Any

import pytest

from rules import registry
from rules.ethnos.kind import KIND
from rules.kinds import every_kind, game_of, kind_named, kind_of
from rules.problems import FileCode, Refused


def test_a_file_says_what_game_it_is_of() -> None:
    assert kind_of({"format": "ethnos-game/1"}) is KIND
    assert kind_named("ethnos") is KIND


@pytest.mark.parametrize("format", ["ethnos-game/2", "ethnos-age-sheet/1", "ethnosgame/1", "chess-game/1", "", None, 7])
def test_a_file_of_no_game_we_know_is_refused(format: Any) -> None:
    with pytest.raises(Refused) as refused:
        kind_of({"format": format})
    (problem,) = refused.value.problems
    assert (problem.code, problem.where, problem.reason) == (FileCode.BAD_FORMAT, "format", "")
    known = '", "'.join(kind.format for kind in every_kind())
    assert problem.facts == {"expected": known, "found": json.dumps(format)}


@pytest.mark.parametrize("data", [None, [], "ethnos-game/1", 3])
def test_what_is_no_object_is_no_game(data: Any) -> None:
    with pytest.raises(Refused) as refused:
        kind_of(data)
    assert refused.value.problems[0].reason == "no_object"


def test_every_format_of_a_game_begins_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", ("ethnos", "rune_age"))
    assert game_of("ethnos-age-sheet/1") == "ethnos"
    assert game_of("rune-age-game/1") == "rune_age"
    assert game_of("rune_age-game/1") is None
    assert game_of("ethnos") is None
