"""`python -m companion`: the app, or one of its commands."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.commands.command_line import parser
from companion.speech.language import say, speaking

if TYPE_CHECKING:
    from companion.shell.desk import Desk


def main(arguments: Sequence[str] | None = None) -> int:
    _speak_utf8()
    top = parser()
    options = top.parse_args(arguments)
    with speaking(options.lang):
        return _start_app(options) if options.command is None else _run_command(top, options)


def _run_command(top: ArgumentParser, options: Namespace) -> int:
    if options.command in ("score", "replay"):
        if options.file is None and not options.jsonl:
            top.error(f"{options.command}: name a file, or - for standard input")
        # Imported here, for no command should wait for the screens, nor for what another one needs.
        from companion.commands.reports import run as report

        return report(options)
    if options.command == "build-web":
        from companion.commands.web import run as build

        return build(options)
    from companion.commands.games import run

    return run(options)


def _start_app(options: Namespace) -> int:
    from companion.shell.desk import Desk
    from companion.starting import open_store

    desk = Desk(open_store(options.data))
    return _in_a_window(desk) if options.desktop else _in_the_browser(desk, options)


def _in_the_browser(desk: "Desk", options: Namespace) -> int:
    from companion.serving.server import CannotListen, serve

    try:
        serve(desk, options.host, options.port, not options.no_browser)
    except CannotListen as problem:
        print(say("Can't listen on {address}. Choose another with --port.", address=problem), file=sys.stderr)
        return 2
    return 0


def _in_a_window(desk: "Desk") -> int:
    from companion.serving.desktop import NoDesktop, open_desktop

    try:
        open_desktop(desk)
    except NoDesktop as problem:
        print(problem, file=sys.stderr)
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
