"""What the commands make of this game's files."""

from collections.abc import Mapping
from typing import Final

from companion.rune_age.reports.data import replay_report, sheet_report
from companion.rune_age.reports.text import game_text, sheet_text
from companion.shell.games import Report
from rules.rune_age.formats.games import read_game
from rules.rune_age.formats.models import GAME_FORMAT, SHEET_FORMAT
from rules.rune_age.formats.sheets import read_sheet

REPORTS: Final[Mapping[str, Report]] = {
    "score": Report(SHEET_FORMAT, read_sheet, sheet_report, sheet_text),
    "replay": Report(GAME_FORMAT, read_game, replay_report, game_text),
}
