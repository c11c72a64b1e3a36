"""Who begins, and who wins, in words."""

import pytest

from companion.ethnos.words.verdicts import first_player_text, outcome_text
from rules.ethnos.scoring.first_player import first_player
from rules.ethnos.scoring.winner import Outcome, WonBy
from tests.ethnos import NAMES


@pytest.mark.parametrize(
    ("glory", "third_dragon", "text"),
    [
        ((5, 3, 9), None, "Alexis begins Age II with the least Glory, 3."),
        (
            (3, 3, 9),
            1,
            "Alexis begins Age II: Roderick and Alexis are tied for the least Glory, 3, "
            "and Alexis has the third Dragon.",
        ),
        (
            (3, 3, 9),
            2,
            "Roderick begins Age II: Roderick and Alexis are tied for the least Glory, 3; "
            "Wilfred has the third Dragon, and Roderick is nearest clockwise.",
        ),
        (
            (3, 3, 3),
            None,
            "Roderick, Alexis and Wilfred are tied for the least Glory, 3: "
            "who drew the third Dragon decides who begins Age II.",
        ),
    ],
)
def test_who_begins_in_words(glory: tuple[int, ...], third_dragon: int | None, text: str) -> None:
    assert first_player_text(first_player(glory, third_dragon), glory, NAMES, next_age=2) == text


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (Outcome((1,), WonBy.GLORY, (1,)), "Alexis wins with 9 Glory."),
        (
            Outcome((1,), WonBy.MARKERS, (0, 1)),
            "Alexis wins: Roderick and Alexis are tied on 9 Glory, but Alexis has the most markers in the Kingdoms.",
        ),
        (
            Outcome((1,), WonBy.BANDS, (0, 1, 2)),
            "Alexis wins: Roderick, Alexis and Wilfred are tied on 9 Glory; "
            "of those with the most markers in the Kingdoms, Alexis has the larger bands.",
        ),
        (
            Outcome((1, 2), WonBy.SHARED, (1, 2)),
            "Alexis and Wilfred share the victory with 9 Glory, as many markers and bands of the same sizes.",
        ),
        (Outcome((1,), WonBy.TEN_SKELETONS, (1,)), "Alexis wins at once with ten Skeletons."),
    ],
)
def test_who_wins_in_words(outcome: Outcome, text: str) -> None:
    assert outcome_text(outcome, (9, 9, 9), NAMES) == text
