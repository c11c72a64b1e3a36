"""The words of the command line."""

from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter, _SubParsersAction
from pathlib import Path
from typing import TypeAlias

from companion import COMMAND, DESCRIPTION
from companion.speech.language import LANGUAGES, language_of_terminal

EXAMPLES = {
    "score": ("score docs/examples/age-sheet.json", "score --json - < sheet.json", "score --jsonl < many-sheets.jsonl"),
    "replay": ("replay docs/examples/game.json", "replay --json game.json", "replay --jsonl < many-games.jsonl"),
    "games": (
        "games list --player Mara",
        "games import docs/examples/game.json",
        "games export 20260131-201500-0a1b2c game.json",
    ),
    "build-web": ("build-web build/web", "build-web build/web --base-url /companion/"),
}

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"


def parser() -> ArgumentParser:
    top = ArgumentParser(prog=COMMAND, description=f"{DESCRIPTION} Without a command it starts the app in the browser.")
    top.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    top.add_argument("--port", type=_port, default=8550, help="port to listen on, 0 for any (default: %(default)s)")
    top.add_argument("--data", metavar="DIR", help="folder to keep games in")
    top.add_argument("--no-browser", action="store_true", help="don't open the browser")
    top.add_argument("--desktop", action="store_true", help="open a native window instead of the browser")
    _add_language(top, language_of_terminal())
    commands = top.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    _add_reader(commands, "score", "reckon one Age from a score sheet", "SHEET.json")
    _add_reader(commands, "replay", "replay a whole game from its file", "GAME.json")
    _add_games(commands)
    backup = _kept(commands, "backup", "write everything that is kept here into one zip")
    backup.add_argument("file", metavar="FILE", type=_file)
    restore = _kept(commands, "restore-backup", "bring back what a backup has and this device hasn't")
    restore.add_argument("file", metavar="FILE")
    _add_site(commands)
    return top


def _add_reader(commands: Commands, name: str, what: str, file: str) -> None:
    command = _command(commands, name, what)
    command.add_argument("file", metavar=file, nargs="?", help="the file to read; - is standard input")
    _add_language(command, SUPPRESS)
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="report as one JSON object")
    form.add_argument("--jsonl", action="store_true", help="one file a line in, one report a line out")


def _add_games(commands: Commands) -> None:
    games = _command(commands, "games", "list, show, move and delete the games kept here")
    actions = games.add_subparsers(dest="action", required=True, metavar="ACTION")
    find = _kept(actions, "list", "all games, newest first")
    find.add_argument("--player", default="", metavar="NAME", help="only those with this player")
    find.add_argument("--text", default="", metavar="WORDS", help="only those with these words")
    find.add_argument("--since", default="", metavar="DATE", help="begun on this day, month or year, or later")
    find.add_argument("--until", default="", metavar="DATE", help="begun on this day, month or year, or before")
    find.add_argument("--bin", action="store_true", help="the deleted ones instead")
    _kept(actions, "show", "one game").add_argument("id", metavar="ID")
    export = _kept(actions, "export", "write a game file")
    export.add_argument("id", metavar="ID")
    export.add_argument("file", metavar="FILE", nargs="?", help="where to; without it the game file is printed")
    _kept(actions, "import", "keep a game file as a game of its own").add_argument("file", metavar="FILE")
    _kept(actions, "delete", "put a game in the bin").add_argument("id", metavar="ID")
    _kept(actions, "restore", "bring a game back from the bin").add_argument("id", metavar="ID")


def _add_site(commands: Commands) -> None:
    site = _command(commands, "build-web", "build the app as a static site that runs in the browser alone")
    site.add_argument("folder", metavar="DIR", help="the folder to write it into")
    where = "where the host serves it (default: %(default)s)"
    site.add_argument("--base-url", metavar="PATH", type=_address, default="/", help=where)
    site.add_argument("--json", action="store_true", help="answer as JSON; how far it is stays on standard error")
    _add_language(site, SUPPRESS)


def _kept(commands: Commands, name: str, what: str) -> ArgumentParser:
    """A command about the data folder."""
    command = _command(commands, name, what)
    command.set_defaults(action=name)
    command.add_argument("--json", action="store_true", help="answer as JSON")
    _add_language(command, SUPPRESS)
    command.add_argument("--data", metavar="DIR", default=SUPPRESS, help="folder that the games are kept in")
    return command


def _add_language(command: ArgumentParser, default: str) -> None:
    """`--lang`, which may stand before the command or after it."""
    command.add_argument(
        "--lang", choices=LANGUAGES, default=default, help="language of reports and messages (default: the terminal's)"
    )


def _command(commands: Commands, name: str, what: str) -> ArgumentParser:
    command: ArgumentParser = commands.add_parser(
        name,
        help=what,
        description=f"{what[0].upper()}{what[1:]}.",
        epilog=_examples(name),
        formatter_class=RawDescriptionHelpFormatter,
    )
    return command


def _examples(name: str) -> str | None:
    lines = "\n".join(f"  {COMMAND} {example}" for example in EXAMPLES.get(name, ()))
    return f"examples:\n{lines}\n" if lines else None


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError(text)
    return port


def _file(text: str) -> str:
    if not Path(text).name:
        raise ArgumentTypeError("name a file")
    return text


def _address(text: str) -> str:
    """A page holds it, so it must be text, whatever bytes a command line can have."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ArgumentTypeError("this is not UTF-8 text") from None
    return text
