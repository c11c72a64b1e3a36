import pytest

from companion.rune_age.words.lists import short_text, summary_data, summary_text
from storage.values import Summary


def a_summary(*winners: str, over: bool = False, finished: str | None = None) -> Summary:
    return Summary(
        id="x",
        kind="rune_age",
        started="2026-03-03T11:00:00.000000Z",
        updated="2026-03-03T11:59:00.000000Z",
        finished=finished,
        players=("Ola", "Jan"),
        stage={"scenario": "runewars", "round": 3},
        over=over,
        winners=winners,
        scores=None,
        words="",
    )


@pytest.mark.parametrize(
    ("summary", "words"),
    [
        (a_summary(), "Runewars · Round 3"),
        (a_summary("Ola", over=True), "Runewars · Ola wins"),
        (a_summary("Ola", "Jan", over=True), "Runewars · Ola and Jan win"),
        (a_summary(over=True), "Runewars · everybody loses"),
    ],
)
def test_a_game_is_summed_up(summary: Summary, words: str) -> None:
    assert summary_text(summary) == words


def test_a_list_in_a_terminal_says_the_round() -> None:
    assert short_text(a_summary()) == "Round 3"
    assert short_text(a_summary(finished="2026-03-03T11:59:00.000000Z")) == "stopped in round 3"


def test_a_list_as_data_has_scenario_and_round() -> None:
    assert summary_data(a_summary()) == {"scenario": "runewars", "round": 3}
