"""`python -m companion`: the app, or one of its commands."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from companion.commands.command_line import parser
from companion.commands.parsing import language_asked_for, parsing_in
from companion.serving import CannotStart
from companion.speech.language import say, speaking
from companion.speech.plain import plain
from companion.speech.reasons import reason_of
from companion.starting import run_server, run_window


def main(arguments: Sequence[str] | None = None) -> int:
    _speak_utf8()
    line = sys.argv[1:] if arguments is None else arguments
    with parsing_in(language_asked_for(line)):
        top = parser()
        options = top.parse_args(line)
    with speaking(options.lang):
        return _start_app(options) if options.command is None else _run_command(top, options)


def _run_command(top: ArgumentParser, options: Namespace) -> int:
    if options.command in ("score", "replay"):
        if options.file is None and not options.jsonl:
            # Translators: {command} is "score" or "replay"
            top.error(say("{command}: name a file, or - for standard input", command=options.command))
        # Imported here, for no command should wait for the screens, nor for what another one needs.
        from companion.commands.reports import run as report

        return report(options)
    if options.command == "build-web":
        from companion.commands.web import run as build

        return build(options)
    if options.command == "export":
        from companion.commands.export import run as export

        return export(options)
    from companion.commands.games import run

    return run(options)


def _start_app(options: Namespace) -> int:
    try:
        if options.desktop:
            run_window(options.data)
        else:
            browser = not options.no_browser
            shared = {"share": options.share, "public": options.public_url}
            run_server(options.data, options.host, options.port, open_browser=browser, **shared)
    except CannotStart as why:
        print(plain(str(why)), file=sys.stderr)
        return 2
    return 0


def _speak_utf8() -> None:
    """Names are in any script; what can't be written at all is escaped rather than fatal."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # as it is where it was closed before we began
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]


def run() -> None:
    """The console script: a reader that stops early, such as `head`, is no error."""
    try:
        status = main()
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _write_no_more()
        status = 0
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        # Whatever is read or kept has words of its own; this is an answer that can't be written.
        print(reason_of(error), file=sys.stderr)
        _write_no_more()
        status = 1
    sys.exit(status)


def _write_no_more() -> None:
    """What still waits to be written can't be, and Python would say so at length when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())


if __name__ == "__main__":
    run()
