from typing import Any

import pytest

from storage.changes import (
    amended,
    appended,
    brought_again,
    changed,
    difference,
    entered_by,
    swap,
    taken_back,
)
from storage.records import Change, GameRecord

A, B, C, D = ({"type": "dragon", "id": name} for name in "abcd")
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


def entered(*steps: tuple[Events, int | None]) -> tuple[int | None, ...]:
    """Who has entered each event of a game that came to be by these steps, each with who made it."""
    record = a_record()
    for events, by in steps:
        record = changed(record, difference(record.game, {**record.game, "events": events}, STEP, by))
    return entered_by(record)


def test_each_event_is_known_by_who_entered_it() -> None:
    assert entered(([A], None), ([A, B], None)) == (None, None)
    assert entered(([A], 1), ([A, B], None), ([A, B, C], 2)) == (1, None, 2)


def test_who_changes_an_earlier_event_has_entered_that_one_alone() -> None:
    whole = ([A], 1), ([A, B], 2), ([A, B, C], 3)
    assert entered(*whole, ([D, B, C], 0)) == (0, 2, 3)
    assert entered(*whole, ([A, C], 0)) == (1, 3)
    assert entered(*whole, ([A, D, B, C], 0)) == (1, 0, 2, 3)
    assert entered(*whole, ([D, B, C], 0), ([A, B, C], 1)) == (1, 2, 3)


def test_a_step_that_is_taken_back_and_brought_again_stays_whose_it_was() -> None:
    record = a_record()
    record = changed(record, appended(record.game, [A], STEP, 3))
    back = taken_back(record)
    assert entered_by(back) == ()
    assert entered_by(brought_again(back)) == (3,)
    assert amended(record, a_file([B]), STEP, 2).done[-1].by == 2


def a_record() -> GameRecord:
    now = "2026-01-31T20:15:00.000000Z"
    return GameRecord.model_construct(
        id="20260131-201500-546af5", app="1", started=now, updated=now, game=a_file([]), done=[], undone=[]
    )
