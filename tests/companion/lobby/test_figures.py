import json

from companion.lobby.figures import figures_data, figures_lines, player_blocks, row_text
from rules.statistics.digest import Digest, Played
from rules.statistics.figures import figures
from rules.statistics.tally import Tally

PLAYERS = ("Ann", "Ben")


def counted(*digests: Digest) -> Tally:
    tally = Tally()
    for number, digest in enumerate(digests):
        tally.add(Played(str(number), "ethnos" if digest.scores else "rune_age", "2026", PLAYERS, digest), PLAYERS)
    return tally


GAMES = (
    Digest((0,), (30, 21), (1, 2), "en", ("elves",), {"kingdom": (10, 5)}, {"largest_band": (4, 1)}, 5400),
    Digest((0, 1), (25, 25), (1, 1)),
    Digest((), None, sources={"damage": (3, 20)}),
)
PEOPLE = figures(counted(*GAMES).data).players


def test_the_terminal_has_a_row_for_each_player() -> None:
    lines = list(figures_lines(figures(counted(*GAMES).data)))
    assert lines[0] == "3 games that are over · 1 shared win · 1 h 30 min"
    assert lines[2].split() == ["Ann", "3", "2", "1", "27.5", "30", "1.0"]
    assert "Largest band: Ben 4" in lines
    assert "Longest evening: 1 h 30 min" in lines
    assert list(figures_lines(figures(counted().data))) == ["No game fits."]


def test_all_that_is_known_of_a_player() -> None:
    ann, ben = ({block.heading: dict(block.rows) for block in player_blocks(player)} for player in PEOPLE)
    assert ann["All in all"]["Average"] == "27.5"
    assert ann["All in all"]["Wins in a row"] == "0 now, 2 at most"
    assert ann["Won, by number of players"] == {"2 players": "2 of 3"}
    assert ann["Won, by seat"] == {"Seat 1": "2 of 3"}
    assert ann["Won, by what was in play"] == {"Elves": "1 of 1"}
    assert ann["Head to head"] == {"Ben": "1 ahead, 0 behind, of 3"}
    assert ben["On average from"] == {"Kingdoms": "2.5", "Damage": "20.0"}


def test_data_is_json() -> None:
    data = json.loads(json.dumps(figures_data(figures(counted(*GAMES).data))))
    assert data["players"]["Ann"]["against"]["Ben"] == {"games": 3, "ahead": 1, "behind": 0}
    assert data["records"]["longest"] == {"value": 5400, "game": "0", "player": None}


def test_without_scores_there_is_no_average() -> None:
    (lost, _) = figures(counted(Digest(())).data).players
    assert row_text(lost) == "1 game · 0 wins"
    assert "Average" not in dict(next(player_blocks(lost)).rows)
    assert list(figures_lines(figures(counted(Digest(())).data)))[2].split() == ["Ann", "1", "0", "0", "–", "–", "–"]
