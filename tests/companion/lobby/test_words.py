from datetime import UTC, datetime

import pytest

from companion.lobby.words import ago, date_text, past_text, player_text, restored_text
from companion.speech.language import speaking
from storage.values import Player, Restored
from tests.companion.conftest import Catalogue
from tests.companion.ethnos.words.test_lists import a_summary

NOW = datetime(2026, 3, 3, 12, tzinfo=UTC)


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


def test_what_had_gone_on_in_two_places_is_told() -> None:
    assert restored_text(Restored(games=0, kept=0, players=0, cards=2)) == (
        "0 games restored, 0 already here. 2 known cards are new here."
    )
    assert restored_text(Restored(games=1, kept=0, players=0, apart=1)) == (
        "1 game restored, 0 already here. 1 game had gone on in two places; both are here now."
    )
