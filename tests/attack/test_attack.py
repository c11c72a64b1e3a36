"""The table of `make attack` is whole, and its quickest rows hold; the others take minutes."""

from pathlib import Path

import pytest

from tests.attack.__main__ import run, table, wanted
from tests.attack.seen import Seen

QUICK = ("server/listening-sockets", "storage/clock-jumps", "storage/damaged-players")


@pytest.mark.parametrize("name", table())
def test_every_row_says_what_should_be(name: str) -> None:
    row = table()[name]
    assert row.__doc__
    assert row.__doc__.strip().endswith(".")


def test_rows_are_asked_for_by_family_and_by_name() -> None:
    assert set(wanted([])) == set(table())
    assert {name.split("/")[0] for name in wanted(["storage"])} == {"storage"}
    assert list(wanted(["storage/kills"])) == list(wanted(["kills"])) == ["storage/kills"]


def test_a_row_that_fails_is_wrong_and_ends_nothing() -> None:
    def row(folder: Path) -> Seen:
        raise ValueError(folder.name)

    assert "ValueError attack-" in run(row).wrong[0]


def test_what_is_wrong_is_told_once_each() -> None:
    assert list(Seen(3, "tried").lines()) == ["tried: as it should be"]
    assert list(Seen(3, "tried", ("a", "b", "a")).lines()) == ["tried: 3 WRONG", "  - a (2 times)", "  - b"]


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.slow
def test_the_quickest_rows_hold(name: str) -> None:
    assert run(table()[name]).wrong == ()
