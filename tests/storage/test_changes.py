from typing import Any

import pytest

from storage.changes import difference, swap

A, B, C = ({"type": "dragon", "id": name} for name in "abc")
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
    after, back = swap({"events": old, "format": "x"}, difference("edit", old, new))
    assert after == {"events": new, "format": "x"}
    before, again = swap(after, back)
    assert before == {"events": old, "format": "x"}
    assert again == difference("edit", old, new)
    assert back.name == again.name == "edit"


def test_only_what_differs_is_kept_aside() -> None:
    change = difference("one more", [A, B], [A, B, C])
    assert (change.index, change.placed, change.taken) == (2, 0, [C])
