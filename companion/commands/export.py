"""`export`: a game as a table, a picture, a page, a text or a log for BG Stats; and all of them as tables."""

import sys
from argparse import Namespace
from collections.abc import Callable
from typing import Final

from companion.commands.games import fail, write
from companion.commands.input import STANDARD_INPUT
from companion.commands.output import BAD_INPUT, FAILED, OK, as_json, is_terminal, show
from companion.results.exports import WAYS, NotOver, every_result, result_of
from companion.results.tables import as_data, lines_csv, players_csv
from companion.shell.games import games
from companion.shell.results import Result
from companion.speech.language import say
from companion.speech.plain import plain
from companion.speech.troubles import trouble_text
from companion.starting import open_store
from storage.errors import StorageError
from storage.protocol import Keeper

DRAWN: Final = ("pdf", "png")
"""No terminal shows them."""
WRITTEN: Final = ("text", "bgstats", "bgsplay")
"""A line, or lines, which end as such."""


def run(options: Namespace) -> int:
    """Run the command and return its exit status."""
    way = next((way for way in WAYS if getattr(options, way) is not None), None)
    file = getattr(options, way) if way else STANDARD_INPUT
    wrong = _wrong(options, way, file)
    if wrong:
        fail(options, {"error": {"code": "bad_arguments", "message": wrong}}, plain(wrong))
        return BAD_INPUT
    store = open_store(options.data)
    try:
        content = _content(store, options, way)
        if file == STANDARD_INPUT:
            _print(content)
        else:
            write(file, content)
            show(as_json({"file": file}, indent=2) if options.json else say("Written to {file}.", file=file))
    except NotOver:
        words = say("This game isn't over yet: BG Stats takes games that are.")
        fail(options, {"error": {"code": "not_over", "message": words}}, words)
        return FAILED
    except StorageError as error:
        fail(options, {"error": {"code": error.code, "message": trouble_text(error)}}, plain(trouble_text(error)))
        return FAILED
    return OK


def _wrong(options: Namespace, way: str | None, file: str) -> str | None:
    """What can't be asked for together."""
    blanks = [game.name.replace("_", "-") for game in games()]
    if options.blank and options.blank not in blanks:
        return say(
            "There is no empty score sheet of {game}: choose from {games}.", game=options.blank, games=", ".join(blanks)
        )
    if options.blank and way != "pdf":
        return say("An empty score sheet is a PDF: add {flag}.", flag="--pdf")
    if options.all and way not in ("csv", "lines") and not (options.json and not way):
        return say("All games together are tables: add {flags}.", flags="--csv, --lines, --json")
    if not (options.all or options.blank or options.id):
        return say("Name a game by its ID, or ask for all of them with {flag}.", flag="--all")
    if not way and not options.json:
        return say("Say as what: {flags}.", flags=", ".join(f"--{way}" for way in WAYS))
    if way in DRAWN and file == STANDARD_INPUT and is_terminal(sys.stdout):
        return say("Name a file to write it into.")
    return None


def _content(store: Keeper, options: Namespace, way: str | None) -> bytes:
    if options.all:
        results = list(every_result(store))
        tables: dict[str | None, Callable[[list[Result]], str]] = {
            "csv": players_csv,
            "lines": lines_csv,
            None: lambda every: as_json(as_data(every), indent=2) + "\n",
        }
        return tables[way](results).encode()
    if options.blank:
        game = next(game for game in games() if game.name.replace("_", "-") == options.blank)
        kept = game.results()
        result = kept.blank(min(options.players, kept.most_players))
    else:
        result = result_of(store.games.open(options.id))
    if way is None:
        return (as_json(as_data([result])[0], indent=2) + "\n").encode()
    content = WAYS[way].content(result, store.players.everybody())
    return content + (b"\n" if way in WRITTEN else b"")


def _print(content: bytes) -> None:
    """Into a pipe as it is; a terminal is shown nothing that acts on it."""
    if is_terminal(sys.stdout):
        show(content.decode().removesuffix("\n"))
    elif sys.stdout is not None:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.flush()
