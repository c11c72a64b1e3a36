from datetime import UTC, datetime

import pytest

from companion.ethnos.words.rulebook import PARTS, error_where, where_text
from companion.ethnos.words.rulings import EDITIONS, RULING_TITLES, option_id, option_text
from companion.lobby.words import ago, date_text, past_text, player_text, restored_text, summary_text
from companion.speech.language import speaking
from rules.ethnos.rulebook import BOOK_ERRORS, RULE_BY_ID, RULES
from rules.ethnos.rulings import RULINGS
from rules.ethnos.vocabulary import Edition
from storage.records import Player
from storage.values import Restored, Summary
from tests.companion.conftest import Catalogue

NOW = datetime(2026, 3, 3, 12, tzinfo=UTC)


def a_summary(*winners: str, **glory: int) -> Summary:
    return Summary(
        id="x",
        started="2026-03-03T11:00:00.000000Z",
        updated="2026-03-03T11:59:00.000000Z",
        finished=None,
        players=tuple(glory),
        age=2,
        over=bool(winners),
        winners=winners,
        glory=glory,
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


def test_a_past_game_that_was_stopped_says_so() -> None:
    assert past_text(a_summary(Mara=3, Tove=5)) == "Unfinished · Age II · Tove leads with 5"
    assert past_text(a_summary("Mara", Mara=30, Tove=5)) == "Mara wins with 30"


@pytest.mark.parametrize(
    ("when", "words"),
    [
        ("2026-03-03T11:59:30Z", "just now"),
        ("2026-03-03T12:00:30Z", "just now"),
        ("2026-03-03T11:59:00Z", "1 minute ago"),
        ("2026-03-03T11:00:01Z", "59 minutes ago"),
        ("2026-03-03T09:59:00Z", "2 hours ago"),
        ("2026-03-02T12:00:00Z", "1 day ago"),
    ],
)
def test_time_is_told_in_the_largest_unit(when: str, words: str) -> None:
    assert ago(when, NOW) == words


def test_a_date_is_written_out() -> None:
    assert date_text("2026-03-03T12:00:00.000000Z") == "3 March 2026"


def test_dates_and_spans_of_time_are_those_of_the_language(catalogue: Catalogue) -> None:
    days = ("{n} day ago", "{n} days ago")
    forms = ("{n} день назад", "{n} дня назад", "{n} дней назад")
    catalogue("ru", {"{day} {month} {year}": "{day} {month} {year} г.", "March": "марта", days: forms})
    with speaking("ru"):
        assert date_text("2026-03-03T12:00:00.000000Z") == "3 марта 2026 г."
        told = [ago(f"2026-02-{day:02}T12:00:00Z", NOW) for day in (28, 27, 10)]
        assert told == ["3 дня назад", "4 дня назад", "21 день назад"]
        assert ago("2026-02-26T12:00:00Z", NOW) == "5 дней назад"


def test_a_player_is_told_by_last_game_and_earlier_names() -> None:
    player = Player(name="Mara", last_played="2026-03-02T12:00:00Z", also=("M", "Mar"))
    assert player_text(player, NOW) == "last game: 1 day ago · earlier: M and Mar"
    assert player_text(Player(name="Mara"), NOW) == "no game here yet"


def test_what_a_backup_brought_is_counted() -> None:
    assert restored_text(Restored(games=1, kept=2, players=0)) == "1 game restored, 2 already here."


def test_every_ruling_and_option_has_words_and_a_name_of_its_own() -> None:
    assert set(RULING_TITLES) == {ruling.name for ruling in RULINGS}
    for ruling in RULINGS:
        assert len({option_text(ruling, option) for option in ruling.options}) == len(ruling.options)
        assert len({option_id(option) for option in ruling.options}) == len(ruling.options)
    assert option_id(True) == "true"
    assert set(EDITIONS) == set(Edition)


def test_every_rule_has_a_part_and_a_place() -> None:
    assert {rule.id[0] for rule in RULES} == set(PARTS)
    assert all(where_text(rule) for rule in RULES)


@pytest.mark.parametrize(
    ("id", "where"),
    [
        ("B1", "Page 7"),
        ("B6", "Pages 7 and 16"),
        ("F6", "Our reading: no book says it"),
        ("A2", "Page 9. In part our reading, where all books are silent"),
        ("B10", "English and Polish: page 13; Czech: page 12; Russian: page 14"),
    ],
)
def test_a_rule_is_found_in_the_books(id: str, where: str) -> None:
    assert where_text(RULE_BY_ID[id]) == where


def test_an_error_names_its_book() -> None:
    assert error_where(BOOK_ERRORS[0]) == "Russian book, page 11"
