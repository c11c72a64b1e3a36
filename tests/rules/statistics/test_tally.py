"""By hand; that it is right for any games the tests of storage show, against a recount."""

from rules.statistics.digest import Digest, Played
from rules.statistics.figures import Met, Record, Share, figures
from rules.statistics.tally import Tally


def test_games_add_up() -> None:
    tally = Tally()
    for number, digest in enumerate(
        (
            Digest((0,), (30, 20), (1, 2), "en", ("elves",), {"kingdom": (10, 5)}, {"largest_band": (4, 1)}, 60),
            Digest((0, 1), (25, 25), (1, 1), "en", ("elves",), {"kingdom": (1, 2)}, {"largest_band": (4, 0)}, 30),
            None,
        )
    ):
        tally.add(Played(f"game {number}", "ethnos", "2026", ("Ann", "Ben"), digest), ("Ann", "Ben"))
    tally.add(Played("other", "chess", "2026", ("Ann", "Ben"), Digest((1,))), ("Ann", "Ben"))
    found = figures(tally.data)
    ann, ben = found.players
    assert (found.games, found.shared, found.seconds) == (3, 1, 90)
    assert (ann.name, ann.games, ann.wins, ann.shared) == ("Ann", 3, 2, 1)
    assert (ann.average, ann.best, ann.place) == (27.5, 30, 1.0)
    assert (ann.streak, ann.longest, ben.streak, ben.longest) == (0, 2, 2, 2)
    assert ann.against == {"Ben": Met(3, 1, 1)}
    assert ann.seats == {1: Share(3, 2)}
    assert ben.in_play == {"ethnos:elves": Share(2, 1)}
    assert ben.sources == {"ethnos:kingdom": 7}
    assert found.records == {
        "ethnos:closest": Record(0, "game 1", None),
        "ethnos:largest_band": Record(4, "game 0", "Ben"),
        "ethnos:score": Record(30, "game 0", "Ann"),
        "longest": Record(60, "game 0", None),
    }


def test_a_game_won_by_something_else_is_not_close() -> None:
    tally = Tally()
    tally.add(Played("1", "ethnos", "2026", ("Ann", "Ben"), Digest((1,), (30, 29))), ("Ann", "Ben"))
    assert "ethnos:closest" not in tally.data["records"]
