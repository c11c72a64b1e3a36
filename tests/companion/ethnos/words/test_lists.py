import pytest

from companion.ethnos.words.lists import short_text, summary_data, summary_text
from storage.values import Summary


def a_summary(*winners: str, **glory: int) -> Summary:
    return Summary(
        id="x",
        kind="ethnos",
        started="2026-03-03T11:00:00.000000Z",
        updated="2026-03-03T11:59:00.000000Z",
        finished=None,
        players=tuple(glory),
        stage={"age": 2},
        over=bool(winners),
        winners=winners,
        scores=glory,
        words="",
    )


@pytest.mark.parametrize(
    ("summary", "words"),
    [
        (a_summary(Mara=3, Tove=5), "Age II · Tove leads with 5"),
        (a_summary(Mara=5, Tove=5, Ines=1), "Age II · Mara and Tove lead with 5"),
        (a_summary(Mara=0, Tove=0), "Age II · everybody has 0"),
        (a_summary("Mara", Mara=30, Tove=5), "Mara wins with 30"),
        (a_summary("Tove", Mara=30, Tove=5), "Tove wins with 5"),
        (a_summary("Mara", "Tove", Mara=30, Tove=30), "Mara and Tove win with 30"),
    ],
)
def test_a_game_is_summed_up(summary: Summary, words: str) -> None:
    assert summary_text(summary) == words


def test_a_list_in_a_terminal_says_the_age() -> None:
    assert short_text(a_summary(Mara=3, Tove=5)) == "Age II"


def test_a_list_as_data_has_the_age_and_the_glory() -> None:
    assert summary_data(a_summary(Mara=3, Tove=5)) == {"age": 2, "glory": {"Mara": 3, "Tove": 5}}
