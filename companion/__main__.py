"""`python -m companion`: the app, or one of its commands."""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence

DESCRIPTION = "Keeps the score of a game of Ethnos at the table. Without a command it starts the app in the browser."

SCORE_EXAMPLES = """examples:
  ethnos-companion score docs/examples/age-sheet.json
  ethnos-companion score --json - < docs/examples/age-sheet.json
  ethnos-companion score --jsonl < many-sheets.jsonl
"""

REPLAY_EXAMPLES = """examples:
  ethnos-companion replay docs/examples/game.json
  ethnos-companion replay --json docs/examples/game.json
  ethnos-companion replay --jsonl < many-games.jsonl
"""


def parser() -> ArgumentParser:
    top = ArgumentParser(prog="ethnos-companion", description=DESCRIPTION)
    top.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    top.add_argument("--port", type=_port, default=8550, help="port to listen on, 0 for any (default: %(default)s)")
    top.add_argument("--data", metavar="DIR", help="folder to keep games in")
    top.add_argument("--no-browser", action="store_true", help="don't open the browser")
    commands = top.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    for name, what, file, examples in (
        ("score", "reckon one Age from a score sheet", "SHEET.json", SCORE_EXAMPLES),
        ("replay", "replay a whole game from its file", "GAME.json", REPLAY_EXAMPLES),
    ):
        command = commands.add_parser(
            name,
            help=what,
            description=what.capitalize() + ".",
            epilog=examples,
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.add_argument("file", metavar=file, nargs="?", help="the file to read; - is standard input")
        form = command.add_mutually_exclusive_group()
        form.add_argument("--json", action="store_true", help="report as one JSON object")
        form.add_argument("--jsonl", action="store_true", help="one file a line in, one report a line out")
    return top


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError(text)
    return port


def main(arguments: Sequence[str] | None = None) -> int:
    _speak_utf8()
    top = parser()
    options = top.parse_args(arguments)
    if options.command is None:
        return _start_app(options.host, options.port, not options.no_browser)
    if options.file is None and not options.jsonl:
        top.error(f"{options.command}: name a file, or - for standard input")
    # Imported here so that neither waits for the other: the app needs no reports, the commands no screens.
    from companion.commands.files import GAMES, SHEETS, report

    return report(SHEETS if options.command == "score" else GAMES, options)


def _start_app(host: str, port: int, browser: bool) -> int:
    from companion.server import CannotListen, serve

    try:
        serve(host, port, browser)
    except CannotListen as problem:
        print(f"Can't listen on {problem}. Choose another with --port.", file=sys.stderr)
        return 2
    return 0


def _speak_utf8() -> None:
    """Names are in any script; what can't be written at all is escaped rather than fatal."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]


def run() -> None:
    """The console script: a reader that stops early, such as `head`, is no error."""
    try:
        sys.exit(main())
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    run()
