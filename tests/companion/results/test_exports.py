import pytest

from companion.results.exports import WAYS, NotOver, every_result, file_name
from companion.shell.desk import Desk
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


def test_all_games_are_read_newest_first(desk: Desk) -> None:
    begun = [desk.begin(a_played_game(players), "ethnos").id for players in (2, 3)]
    told: list[tuple[int, int]] = []
    results = list(every_result(desk.keeper, lambda done, of: told.append((done, of))))
    assert {result.id for result in results} == set(begun)
    assert told == [(0, 2), (1, 2)]
