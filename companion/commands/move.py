"""`move`: everything that is kept in a folder into a database, or back."""

import sys
from argparse import Namespace
from typing import Final

from companion.commands.games import MOST_NAMED, fail
from companion.commands.output import FAILED, OK, as_json, is_terminal, show
from companion.lobby.words import restored_lines
from companion.speech.language import say
from companion.speech.plain import plain
from companion.speech.troubles import left_out_lines, trouble_text
from companion.starting import move_all
from storage.errors import StorageError
from storage.values import Restored

WIDTH: Final = 24
LINES: Final = 10
"""That say how far it is, where there is no terminal in which one can fill up."""


def run(options: Namespace) -> int:
    """What has come already isn't brought again: whoever is interrupted types the same once more."""
    try:
        done = move_all(options.source, options.target, _show)
    except StorageError as error:
        words = trouble_text(error)
        fail(options, {"error": {"code": error.code, "message": words}}, plain(words))
        return FAILED
    data = {field: getattr(done, field) for field in ("games", "kept", "players", "cards", "apart")}
    left_out = [{"code": error.code, "message": trouble_text(error)} for error in done.left_out]
    show(as_json({**data, "left_out": left_out}, indent=2) if options.json else "\n".join(_lines(done)))
    return OK


def _lines(done: Restored) -> list[str]:
    stays = say("Where it came from everything is as it was: delete it there once you have looked at it here.")
    return [*restored_lines(done), *left_out_lines(done.left_out, MOST_NAMED), stays]


def _show(done: int, of: int) -> None:
    """One line that fills up in a terminal, a few lines elsewhere."""
    share = done / of
    filled = round(WIDTH * share)
    line = f"[{'#' * filled}{'.' * (WIDTH - filled)}] {share:4.0%}  {done}/{of}"
    if is_terminal(sys.stderr):
        print(f"\r\033[K{line}", end="\n" if done == of else "", file=sys.stderr, flush=True)
    elif done == of or LINES * done // of > LINES * (done - 1) // of:
        print(line, file=sys.stderr, flush=True)
