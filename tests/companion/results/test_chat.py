from companion.results.chat import chat_text
from tests.companion.results.played import a_result


def test_a_result_is_told_in_a_few_lines() -> None:
    lines = chat_text(a_result(2)).splitlines()
    result = a_result(2)
    assert lines[0] == "Ethnos · 2026-11-18"
    assert lines[1] == result.outcome
    winner = next(seat for seat in result.seats if seat.winner)
    assert lines[2].startswith(f"1. {winner.name} {winner.score}: Kingdoms ")
    assert len(lines) == 4


def test_a_game_that_goes_on_has_no_places() -> None:
    assert not any(line.startswith("1. ") for line in chat_text(a_result(over=False)).splitlines())
