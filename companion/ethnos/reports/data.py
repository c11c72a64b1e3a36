"""Reports as JSON data, in the formats that `docs/formats.md` describes."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from companion.ethnos.words.lines import line_text
from companion.ethnos.words.problems import doubt_text
from rules.ethnos.formats.writing import band_data
from rules.ethnos.game import Game
from rules.ethnos.scoring.age import AgeReport
from rules.ethnos.scoring.lines import BandLine, Line, RankedLine
from rules.ethnos.scoring.winner import Outcome
from rules.ethnos.setup import Setup
from rules.ethnos.table import supply
from rules.ethnos.vocabulary import KINGDOMS

REPORT_FORMAT = "ethnos-age-report/1"
REPLAY_FORMAT = "ethnos-replay/1"


def age_report(setup: Setup, report: AgeReport) -> dict[str, Any]:
    names = setup.names
    reckoning = report.reckoning
    bands = count()
    return {
        "format": REPORT_FORMAT,
        "age": report.age,
        "final": report.final,
        "lines": [_line(line, names, report.age, bands) for line in reckoning.lines],
        "earned": _named(names, reckoning.earned),
        "glory": _named(names, reckoning.glory),
        "first_player": _name(names, report.next_first.player) if report.next_first else None,
        "outcome": _outcome(names, report.outcome),
        "warnings": [
            {"code": doubt.code, "message": doubt_text(doubt, names[doubt.player])} for doubt in report.warnings
        ],
    }


def replay_report(game: Game) -> dict[str, Any]:
    setup, state = game.setup, game.state
    names, table = setup.names, state.table
    giant = table.giant
    return {
        "format": REPLAY_FORMAT,
        "age": table.age,
        "over": state.over,
        "dragons": state.dragons,
        "glory": _named(names, table.glory),
        "markers": {kingdom.id: _named(names, table.markers[kingdom]) for kingdom in KINGDOMS},
        "supply": _named(names, [supply(setup, table, seat) for seat in setup.seats]),
        "merfolk": _named(names, table.merfolk),
        "giant": None if giant is None else {"player": names[giant.player], "cards": giant.cards},
        "trolls": _named(names, [list(tokens) for tokens in table.trolls]),
        "orcs": _named(names, [[kingdom.id for kingdom in horde] for horde in table.hordes]),
        "bands": [band_data(setup, band) for band in table.bands],
        "reports": [age_report(setup, report) for report in state.reports],
        "next": {"first_player": _name(names, state.first_player)},
        "outcome": _outcome(names, state.outcome),
    }


def _line(line: Line, names: Sequence[str], age: int, bands: "count[int]") -> dict[str, Any]:
    data: dict[str, Any] = {"player": names[line.player], "source": line.source}
    if isinstance(line, RankedLine):
        if line.contest.kingdom is not None:
            data["kingdom"] = line.contest.kingdom.id
        data["place"] = line.place
        data["tied_with"] = [names[seat] for seat in line.sharing if seat != line.player]
        data["decided_by"] = line.decided_by
    elif isinstance(line, BandLine):
        data["band"] = next(bands)
    data["glory"] = line.glory
    data["rules"] = line.rules
    data["text"] = line_text(line, names, age)
    return data


def _outcome(names: Sequence[str], outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {"winners": [names[seat] for seat in outcome.winners], "decided_by": outcome.decided_by}


def _named(names: Sequence[str], row: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(names, row, strict=True))


def _name(names: Sequence[str], seat: int | None) -> str | None:
    return None if seat is None else names[seat]
