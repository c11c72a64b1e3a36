"""`score` and `replay`: a file in, a report out, for people or for other programs. The file's format names its game."""

import sys
from argparse import Namespace
from collections.abc import Iterable
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from companion.commands.input import STANDARD_INPUT, batches, lines, read_bytes
from companion.commands.output import BAD_INPUT, OK, as_json, as_line, error_report, error_text, is_terminal, show
from companion.commands.processors import worked_on
from companion.shell.games import Report, game_named, games
from rules.formats.header import format_of, wrong_format
from rules.formats.json_text import read_file, read_json
from rules.kinds import game_of
from rules.problems import Refused


def run(options: Namespace) -> int:
    """Run the command and return its exit status."""
    if options.jsonl:
        return _report_lines(options.command, options.file or STANDARD_INPUT)
    try:
        data = read_json(read_bytes(options.file))
        report = report_of(options.command, data)
        content = report.read(data)
    except Refused as refused:
        if options.json:
            print(as_json(error_report(refused.problems), indent=2))
        else:
            show(error_text(refused.problems), file=sys.stderr)
        return BAD_INPUT
    if options.json:
        print(as_json(report.as_data(content), indent=2))
    else:
        show(report.as_text(content, is_terminal(sys.stdout)))
    return OK


def report_of(command: str, data: Any) -> Report:
    """What the command makes of this data, by the game that its format names; not every game has every report."""
    name = game_of(format_of(data))
    report = game_named(name).reports().get(command) if name else None
    if report is None:
        known = (game.reports().get(command) for game in games())
        raise wrong_format(data, *(other.format for other in known if other))
    return report


def _report_lines(command: str, name: str) -> int:
    """One file a line in, one report a line out; a bad line is reported in its place and the rest goes on."""
    status = OK
    try:
        for answer in _answers(command, name):
            print(answer.text, flush=True)
            status = max(status, answer.status)
    except Refused as refused:
        print(as_json(error_report(refused.problems)))
        return BAD_INPUT
    return status


class Answer(NamedTuple):
    text: str
    status: int


def _answers(command: str, name: str) -> Iterable[Answer]:
    """The lines of a file are shared out; whoever writes into a pipe is answered before the next line is read."""
    answer = partial(_answer, command)
    if name == STANDARD_INPUT and sys.stdin and not sys.stdin.buffer.seekable():
        return map(answer, lines(name))
    return chain.from_iterable(worked_on(answer, batch) for batch in batches(lines(name)))


def _answer(command: str, line: bytes) -> Answer:
    try:
        return Answer(as_line(read_file(line, partial(_data, command))), OK)
    except Refused as refused:
        return Answer(as_json(error_report(refused.problems)), BAD_INPUT)


def _data(command: str, data: Any) -> dict[str, Any]:
    report = report_of(command, data)
    return report.as_data(report.read(data))
