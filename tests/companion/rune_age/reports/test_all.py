from companion.rune_age.reports.all import REPORTS
from rules.rune_age.formats.models import GAME_FORMAT, SHEET_FORMAT


def test_both_commands_have_their_report() -> None:
    assert {command: report.format for command, report in REPORTS.items()} == {
        "score": SHEET_FORMAT,
        "replay": GAME_FORMAT,
    }
