from rules.statistics.digest import Digest, Played
from rules.statistics.wanted import EVERYTHING, Wanted, known_as

PLAYED = Played("1", "ethnos", "2026-03-05T20:00:00.000000Z", ("Ann", "Ben"), Digest((0,), (9, 5), edition="pl"))


def test_a_game_is_wanted_by_all_that_is_asked_of_it() -> None:
    fitting = (
        EVERYTHING,
        Wanted(game="ethnos"),
        Wanted(player="Ann"),
        Wanted(count=2),
        Wanted(edition="pl"),
        Wanted(since="2026-03", until="2026-03"),
    )
    others = (
        Wanted(game="chess"),
        Wanted(player="Eve"),
        Wanted(count=3),
        Wanted(edition="en"),
        Wanted(since="2026-04"),
        Wanted(until="2026-02"),
    )
    assert all(wanted.fits(PLAYED, PLAYED.players) for wanted in fitting)
    assert not any(wanted.fits(PLAYED, PLAYED.players) for wanted in others)


def test_two_of_one_game_stay_two() -> None:
    assert known_as(("Ann", "Ben"), {"Ben": "Benno"}) == ("Ann", "Benno")
    assert known_as(("Ann", "Anna"), {"Anna": "Ann"}) == ("Ann", "Anna")
