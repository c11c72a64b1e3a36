"""What the commands make of this game's files."""

from collections.abc import Mapping
from typing import Final

from companion.ethnos.reports.data import age_report, replay_report
from companion.ethnos.reports.text import game_text, sheet_text
from companion.shell.games import Report
from rules.ethnos.formats.games import read_game
from rules.ethnos.formats.models import GAME_FORMAT, SHEET_FORMAT
from rules.ethnos.formats.sheets import read_sheet

REPORTS: Final[Mapping[str, Report]] = {
    "score": Report(SHEET_FORMAT, read_sheet, lambda sheet: age_report(sheet.setup, sheet.score()), sheet_text),
    "replay": Report(GAME_FORMAT, read_game, replay_report, game_text),
}
