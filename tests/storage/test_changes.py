from typing import Any

import pytest

from storage.changes import difference, swap
from storage.records import Change

A, B, C = ({"type": "dragon", "id": name} for name in "abc")
STEP = {"kind": "edit"}
Events = list[dict[str, Any]]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ([], []),
        ([], [A]),
        ([A], []),
        ([A, B], [A, C]),
        ([A, B], [A, B, C]),
        ([A, B, C], [A, C]),
        ([A], [B]),
        ([A, A], [A]),
    ],
)
def test_a_difference_leads_there_and_back(old: Events, new: Events) -> None:
    before, after = a_file(old), a_file(new)
    change = difference(before, after, STEP)
    assert there_and_back(before, change) == (after, before, change)


@pytest.mark.parametrize("events", [[], [A, B]])
@pytest.mark.parametrize("rules", [{"edition": "pl"}, {"rulings": {"merfolk_bonus": "one"}}, {"components": {}}])
def test_other_rules_lead_there_and_back_too(events: Events, rules: dict[str, Any]) -> None:
    before, after = a_file([A], edition="en", rulings={}), a_file(events, edition="en", rulings={}) | rules
    change = difference(before, after, STEP)
    assert there_and_back(before, change) == (after, before, change)


@pytest.mark.parametrize("head", [{"edition": "en"}, {}])
def test_another_set_up_leads_there_and_back_too(head: dict[str, Any]) -> None:
    before = a_file([A], **head, tokens={"rhea": [2]}, tribes=["elves"])
    after = a_file([B], **head, tokens={"rhea": [4]}, tribes=["elves"])
    change = difference(before, after, STEP)
    assert change.rules == {**head, "tokens": {"rhea": [4]}}
    assert there_and_back(before, change) == (after, before, change)


def a_file(events: Events, **rules: Any) -> dict[str, Any]:
    return {"format": "ethnos-game/1", **rules, "events": events}


def there_and_back(game: dict[str, Any], change: Change) -> tuple[dict[str, Any], dict[str, Any], Change]:
    """The game after a change, the game after that is taken back, and what would bring it again."""
    after, back = swap(game, change)
    assert back.step == change.step == STEP
    return after, *swap(after, back)


def test_only_what_differs_is_kept_aside() -> None:
    change = difference(a_file([A, B], edition="en"), a_file([A, B, C], edition="en"), STEP)
    assert (change.index, change.placed, change.taken, change.rules) == (2, 0, [C], None)


def test_rules_are_kept_aside_together() -> None:
    change = difference(a_file([A], edition="en", rulings={}), a_file([A], edition="pl", rulings={}), STEP)
    assert (change.index, change.placed, change.taken) == (1, 0, [])
    assert change.rules == {"edition": "pl", "rulings": {}}
