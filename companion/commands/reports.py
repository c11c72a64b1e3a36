"""`score` and `replay`: a file in, a report out, for people or for other programs."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from companion.ethnos.reports.data import age_report, error_report, replay_report
from companion.ethnos.reports.text import error_text, game_text, sheet_text
from companion.shell.game_files import decode
from rules.ethnos.formats.games import read_game
from rules.ethnos.formats.sheets import read_sheet
from rules.formats.json_text import parse_json
from rules.problems import FileCode, Problem, Refused

OK: Final = 0
BAD_INPUT: Final = 2
STANDARD_INPUT: Final = "-"


class Kind(NamedTuple):
    """One kind of file: how it is read, and how its report looks."""

    read: Callable[[Any], Any]
    as_data: Callable[[Any], dict[str, Any]]
    as_text: Callable[[Any, bool], str]


SHEETS: Final = Kind(read_sheet, lambda sheet: age_report(sheet.setup, sheet.score()), sheet_text)
GAMES: Final = Kind(read_game, replay_report, game_text)


def report(kind: Kind, options: Namespace) -> int:
    """Run the command and return its exit status."""
    if options.jsonl:
        return report_lines(kind, options.file or STANDARD_INPUT)
    try:
        content = kind.read(parse_json(read_text(options.file)))
    except Refused as refused:
        if options.json:
            print(as_json(error_report(refused.problems), indent=2))
        else:
            print(error_text(refused.problems), file=sys.stderr)
        return BAD_INPUT
    if options.json:
        print(as_json(kind.as_data(content), indent=2))
    else:
        print(kind.as_text(content, sys.stdout.isatty()))
    return OK


def report_lines(kind: Kind, name: str) -> int:
    """One file a line in, one report a line out; a bad line is reported in its place and the rest goes on."""
    status = OK
    try:
        lines = read_bytes(name).splitlines() if name != STANDARD_INPUT else sys.stdin.buffer
    except Refused as refused:
        print(as_json(error_report(refused.problems)))
        return BAD_INPUT
    for line in lines:
        if not line.strip():
            continue
        try:
            data = kind.as_data(kind.read(parse_json(decode(line.rstrip(b"\r\n")))))
        except Refused as refused:
            data = error_report(refused.problems)
            status = BAD_INPUT
        print(as_json(data), flush=True)
    return status


def read_text(name: str) -> str:
    return decode(read_bytes(name))


def read_bytes(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    except OSError as error:
        facts = {"file": name, "why": error.strerror or str(error)}
        raise Refused([Problem(FileCode.UNREADABLE, name, None, "file", facts)]) from None


def as_json(data: dict[str, Any], indent: int | None = None) -> str:
    return json.dumps(data, ensure_ascii=False, indent=indent)
