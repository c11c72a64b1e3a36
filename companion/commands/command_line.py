"""The words of the command line."""

import re
from argparse import SUPPRESS, ArgumentTypeError, _SubParsersAction
from pathlib import Path
from typing import Final, TypeAlias

from companion import COMMAND
from companion.commands.parsing import LANGUAGE_FLAG, Help, HelpWithExamples, Parser
from companion.speech.language import LANGUAGES, language_of_terminal, say
from rules.registry import GAMES

EXAMPLES = {
    "score": ("score docs/examples/age-sheet.json", "score --json - < sheet.json", "score --jsonl < many-sheets.jsonl"),
    "replay": ("replay docs/examples/game.json", "replay --json game.json", "replay --jsonl < many-games.jsonl"),
    "games": (
        "games list --player Mara",
        "games import docs/examples/game.json",
        "games export 20260131-201500-0a1b2c game.json",
    ),
    "stats": ("stats", "stats --count 4 --since 2026", "stats --player Mara --json"),
    "export": (
        "export 20260131-201500-0a1b2c --pdf sheet.pdf",
        "export 20260131-201500-0a1b2c --text",
        "export --all --csv games.csv",
    ),
    "build-web": ("build-web build/web", "build-web build/web --base-url /companion/"),
}

HIGHEST_PORT: Final = 65535

Commands: TypeAlias = "_SubParsersAction[Parser]"


def parser() -> Parser:
    """In the language that is being spoken. What stands in capitals is for the reader to fill in."""
    default, folder = "%(default)s", say("DIR")
    about = say(
        "Keeps the score of a board game at the table, and shows every sum line by line. "
        "Without a command it starts the app in the browser."
    )
    top = Parser(prog=COMMAND, description=about, formatter_class=Help)
    host = say("address to listen on (default: {default})", default=default)
    top.add_argument("--host", metavar=say("HOST"), default="127.0.0.1", help=host)
    port = say("port to listen on, 0 for any (default: {default})", default=default)
    top.add_argument("--port", metavar=say("PORT"), type=_port, default=8550, help=port)
    top.add_argument("--data", metavar=folder, help=say("folder to keep games in"))
    top.add_argument("--no-browser", action="store_true", help=say("don't open the browser"))
    top.add_argument("--share", action="store_true", help=say("let other phones in the network join tables"))
    public = say("the address that a proxy in front of the app is reached by, such as https://table.example")
    top.add_argument("--public-url", metavar="URL", type=_public, help=public)
    top.add_argument("--desktop", action="store_true", help=say("open a native window instead of the browser"))
    _add_language(top, language_of_terminal())
    commands = top.add_subparsers(dest="command", title=say("commands"), metavar=say("COMMAND"))
    _add_reader(commands, "score", say("reckon one Age from a score sheet"), say("SHEET.json"))
    _add_reader(commands, "replay", say("replay a whole game from its file"), say("GAME.json"))
    _add_games(commands)
    _add_statistics(commands)
    _add_export(commands)
    backup = _kept(commands, "backup", say("write everything that is kept here into one zip"))
    backup.add_argument("file", metavar=say("FILE"), type=_file)
    restore = _kept(commands, "restore-backup", say("bring back what a backup has and this device hasn't"))
    restore.add_argument("file", metavar=say("FILE"))
    _add_site(commands)
    return top


def _add_reader(commands: Commands, name: str, what: str, file: str) -> None:
    command = _command(commands, name, what)
    command.add_argument("file", metavar=file, nargs="?", help=say("the file to read; - is standard input"))
    _add_language(command, SUPPRESS)
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("report as one JSON object"))
    form.add_argument("--jsonl", action="store_true", help=say("one file a line in, one report a line out"))


def _add_games(commands: Commands) -> None:
    games = _command(commands, "games", say("list, show, move and delete the games kept here"))
    actions = games.add_subparsers(dest="action", required=True, metavar=say("ACTION"))
    # Translators: a game's number
    id, file, date = say("ID"), say("FILE"), say("DATE")
    find = _kept(actions, "list", say("all games, newest first"))
    find.add_argument("--player", default="", metavar=say("NAME"), help=say("only those with this player"))
    find.add_argument("--text", default="", metavar=say("WORDS"), help=say("only those with these words"))
    since = say("begun on this day, month or year, or later")
    find.add_argument("--since", default="", metavar=date, help=since)
    until = say("begun on this day, month or year, or before")
    find.add_argument("--until", default="", metavar=date, help=until)
    find.add_argument("--bin", action="store_true", help=say("the deleted ones instead"))
    _kept(actions, "show", say("one game")).add_argument("id", metavar=id)
    export = _kept(actions, "export", say("write a game file"))
    export.add_argument("id", metavar=id)
    where = say("where to; without it the game file is printed")
    export.add_argument("file", metavar=file, nargs="?", help=where)
    _kept(actions, "import", say("keep a game file as a game of its own")).add_argument("file", metavar=file)
    _kept(actions, "delete", say("put a game in the bin")).add_argument("id", metavar=id)
    _kept(actions, "restore", say("bring a game back from the bin")).add_argument("id", metavar=id)


def _add_export(commands: Commands) -> None:
    export = _kept(commands, "export", say("a game as a table, a picture, a page, a text or for BG Stats"))
    # Without a file it is printed.
    export.add_argument("id", metavar=say("ID"), nargs="?", help=say("the game, as `games list` names it"))
    export.add_argument("--all", action="store_true", help=say("all games together, as tables"))
    blank = say("instead of a game an empty score sheet of this one, to print")
    export.add_argument("--blank", metavar=say("GAME"), help=blank)
    count = say("players on the empty score sheet (default: {default})", default="%(default)s")
    export.add_argument("--players", metavar=say("COUNT"), type=int, choices=range(1, 7), default=6, help=count)
    ways = {
        "csv": say("a table with a row for each player"),
        "lines": say("a table with a row for each line"),
        "bgstats": say("a link that BG Stats opens"),
        "bgsplay": say("a file that BG Stats imports"),
        "pdf": say("the score sheet on one page"),
        "png": say("the result as a picture"),
        "text": say("the result for a chat"),
    }
    form = export.add_mutually_exclusive_group()
    for way, what in ways.items():
        form.add_argument(f"--{way}", metavar=say("FILE"), nargs="?", const="-", help=what)


def _add_site(commands: Commands) -> None:
    site = _command(commands, "build-web", say("build the app as a static site that runs in the browser alone"))
    site.add_argument("folder", metavar=say("DIR"), help=say("the folder to write it into"))
    where = say("where the host serves it (default: {default})", default="%(default)s")
    site.add_argument("--base-url", metavar=say("PATH"), type=_address, default="/", help=where)
    as_json = say("answer as JSON; how far it is stays on standard error")
    site.add_argument("--json", action="store_true", help=as_json)
    _add_language(site, SUPPRESS)


def _add_statistics(commands: Commands) -> None:
    stats = _kept(commands, "stats", say("what all games that are over add up to"))
    stats.add_argument("--game", choices=GAMES, help=say("only games of this kind"))
    stats.add_argument("--player", metavar=say("NAME"), help=say("only those with this player"))
    stats.add_argument("--count", type=int, metavar="N", help=say("only those of so many players"))
    stats.add_argument("--edition", metavar=say("EDITION"), help=say("only those by the rulebook of this edition"))
    since = say("begun on this day, month or year, or later")
    stats.add_argument("--since", default="", metavar=say("DATE"), help=since)
    until = say("begun on this day, month or year, or before")
    stats.add_argument("--until", default="", metavar=say("DATE"), help=until)


def _kept(commands: Commands, name: str, what: str) -> Parser:
    """A command about the data folder."""
    command = _command(commands, name, what)
    command.set_defaults(action=name)
    command.add_argument("--json", action="store_true", help=say("answer as JSON"))
    _add_language(command, SUPPRESS)
    data = say("folder that the games are kept in")
    command.add_argument("--data", metavar=say("DIR"), default=SUPPRESS, help=data)
    return command


def _add_language(command: Parser, default: str) -> None:
    """`--lang`, which may stand before the command or after it."""
    what = say("language of help, reports and messages (default: the terminal's)")
    command.add_argument(LANGUAGE_FLAG, choices=LANGUAGES, default=default, help=what)


def _command(commands: Commands, name: str, what: str) -> Parser:
    command: Parser = commands.add_parser(
        name,
        help=what,
        description=f"{what[0].upper()}{what[1:]}.",
        epilog=_examples(name),
        formatter_class=HelpWithExamples,
    )
    return command


def _examples(name: str) -> str | None:
    lines = "\n".join(f"  {COMMAND} {example}" for example in EXAMPLES.get(name, ()))
    return "\n".join((say("examples:"), lines, "")) if lines else None


def _port(text: str) -> int:
    port = int(text) if text.isdecimal() else -1
    if not 0 <= port <= HIGHEST_PORT:
        raise ArgumentTypeError(say("a port is a number from 0 to {most}, not {value}", most=HIGHEST_PORT, value=text))
    return port


def _public(text: str) -> str:
    """Scheme and name, and perhaps a port: nothing that browsers leave out of what they call an origin."""
    if not re.fullmatch(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/?", text):
        raise ArgumentTypeError(say("an address is such as https://table.example, not {value}", value=text))
    return text.rstrip("/").lower()


def _file(text: str) -> str:
    if not Path(text).name:
        raise ArgumentTypeError(say("name a file"))
    return text


def _address(text: str) -> str:
    """A page holds it, so it must be text, whatever bytes a command line can have."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ArgumentTypeError(say("this is not UTF-8 text")) from None
    return text
