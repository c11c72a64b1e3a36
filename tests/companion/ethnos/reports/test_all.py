import json
from typing import Any

from companion.ethnos.reports.all import REPORTS

Data = dict[str, Any]


def test_each_command_has_its_format(sheet: Data, game: Data) -> None:
    assert REPORTS["score"].format == sheet["format"]
    assert REPORTS["replay"].format == game["format"]


def test_each_report_is_data_and_text(sheet: Data, game: Data) -> None:
    for command, data in (("score", sheet), ("replay", game)):
        report = REPORTS[command]
        content = report.read(data)
        assert json.loads(json.dumps(report.as_data(content)))["format"].startswith("ethnos-")
        assert "\033[1m" in report.as_text(content, True)
        assert "\033[1m" not in report.as_text(content, False)
