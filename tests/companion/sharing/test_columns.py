import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.sharing.columns import NotFolded, folded, unfolded

MOST = 4_000_000
TIMES = st.datetimes().map(lambda time: time.strftime("%Y-%m-%dT%H:%M:%SZ"))
LEAVES = st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3) | TIMES | st.lists(st.integers(0, 3))
ROWS = st.lists(
    st.recursive(LEAVES, lambda inside: st.dictionaries(st.sampled_from("abc"), inside, max_size=3), max_leaves=6),
    max_size=8,
)


@given(rows=ROWS)
@example(rows=[{"at": "2026-01-31T20:15:00Z"}, {"at": "2026-01-31T20:14:59Z"}])
@example(rows=[{"at": "0001-01-31T20:15:00Z"}, {"at": "2026-02-30T20:15:00Z"}])
@example(rows=[{"a": value} for value in (1, True, 1.0, "1", None, [1], {}, 0)])
@example(rows=[{"a": number} for number in range(99)])
def test_rows_come_back_as_they_were(rows: list[Any]) -> None:
    data = json.loads(json.dumps(folded(rows)))
    assert json.dumps(unfolded(data, MOST)) == json.dumps(rows)


HOSTILE: tuple[Any, ...] = (
    None,
    [],
    [[], {}, []],
    [[0], {"v": [0], "s": "0"}, []],
    [[0], {"v": [0], "s": "1"}, []],
    [[0], {"v": [0], "s": "!"}, []],
    [[0], {"v": [1]}, [{"v": [0]}]],
    [[0], {"v": [-1]}, [{"v": [0]}]],
    [[0], {"v": [True]}, [{"v": [0]}]],
    [[False], {"v": [0]}, [{"v": [0]}]],
    [["x"], {"v": [0]}, [{"v": [0]}]],
    [[0], {"v": [0]}, [{"v": [0, 1]}]],
    [[0], {"v": [0]}, [{"v": [0]}, {"v": [0]}]],
    [[0], {"v": [0]}, [{"v": [0], "more": 1}]],
    [[0], {"v": [0, 0]}, [{"t": [10**99, 1]}]],
    [[0], {"v": [0, 0]}, [{"t": [10**12, 1]}]],
    [[0], {"v": [0, 0]}, [{"t": ["now", 1]}]],
)


@pytest.mark.parametrize("data", HOSTILE, ids=json.dumps)
def test_what_was_never_folded_is_refused(data: Any) -> None:
    with pytest.raises(NotFolded):
        unfolded(data, MOST)


def test_what_would_grow_too_large_is_refused_before_it_does() -> None:
    long, many = "x" * 10_000, "0" * 10_000
    with pytest.raises(NotFolded):
        unfolded([[0], {"v": [0], "s": many}, [{"v": [long], "s": many}]], MOST)
    with pytest.raises(NotFolded):
        unfolded([[{long: {}}], {"v": [0], "s": many}, []], MOST)
    with pytest.raises(NotFolded):
        unfolded([[0], {"v": [0], "s": many}, [{"t": [0] * len(many)}]], len(many))
