from pathlib import Path

import pytest

from companion.results.exports import WAYS, NotOver, every_result, file_name
from companion.shell.desk import Desk
from storage.errors import StorageError
from tests.companion.results.played import ID, a_played_game, a_result


def test_every_way_makes_something_of_a_game() -> None:
    result = a_result(3)
    contents = {way: made.content(result, ()) for way, made in WAYS.items()}
    assert all(contents.values())
    assert contents["png"].startswith(b"\x89PNG")
    assert contents["pdf"].startswith(b"%PDF")


@pytest.mark.parametrize("way", ["bgstats", "bgsplay"])
def test_only_games_that_are_over_are_logged(way: str) -> None:
    with pytest.raises(NotOver):
        WAYS[way].content(a_result(over=False), ())


def test_files_have_nobody_s_name() -> None:
    assert file_name(a_result(), "pdf") == f"ethnos-{ID}.pdf"


def test_all_games_are_read_but_for_one_that_breaks_meanwhile(desk: Desk, tmp_path: Path) -> None:
    ids = [desk.begin(a_played_game(players), "ethnos").id for players in (2, 3, 4)]
    told: list[tuple[int, int]] = []
    left_out: list[StorageError] = []

    def tell(done: int, of: int) -> None:
        told.append((done, of))
        for file in (tmp_path / "games").glob(f"*/{ids[0]}.json"):
            file.write_text("nonsense")

    results = list(every_result(desk.keeper, left_out, tell))
    assert {result.id for result in results} == set(ids[1:])
    assert len(left_out) == 1
    assert told == [(0, 3), (1, 3), (2, 3)]
