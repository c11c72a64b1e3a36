"""`build-web`: the app as a static site."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from companion.commands.output import FAILED, OK, as_json, show
from companion.serving.web.site import build_site, our_app
from companion.serving.web.wheels import CannotBuild
from companion.speech.language import say
from companion.speech.phrases import headed
from companion.speech.reasons import reason_of

WIDTH: Final = 24


def run(options: Namespace) -> int:
    folder = Path(options.folder)
    try:
        size = build_site(folder, our_app(), options.base_url, _show)
    except (CannotBuild, OSError) as problem:
        why = _why(problem)
        if options.json:
            print(as_json({"error": {"code": "cannot_build", "message": why}}, indent=2))
        else:
            show(f"{_end_of_line()}{why}", file=sys.stderr)
        return FAILED
    print(_end_of_line(), end="", file=sys.stderr)
    if options.json:
        print(as_json({"folder": options.folder, "bytes": size}, indent=2))
    else:
        show(say("{folder}: {size} MB. Any static web host can serve it.", folder=folder, size=f"{size / 1e6:.1f}"))
    return OK


def _why(problem: CannotBuild | OSError) -> str:
    """What the system says, with the file that it says it of."""
    if isinstance(problem, OSError) and problem.filename:
        return headed(str(problem.filename), reason_of(problem))
    return str(problem)


def _show(what: str, share: float) -> None:
    """One line that fills up in a terminal, a line for each step elsewhere."""
    done = round(WIDTH * share)
    line = f"[{'#' * done}{'.' * (WIDTH - done)}] {share:4.0%}  {what}"
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
    else:
        print(line, file=sys.stderr, flush=True)


def _end_of_line() -> str:
    return "\n" if sys.stderr.isatty() else ""
