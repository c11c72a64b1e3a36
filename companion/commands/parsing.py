"""`argparse` in the reader's language: its own words are in our catalogues too."""

import gettext
import os
import sys
from argparse import ArgumentParser, HelpFormatter, RawDescriptionHelpFormatter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NoReturn

from companion.speech.language import CATALOGUES, ENGLISH, LANGUAGES, language_of_terminal, mark, say, speaking
from companion.speech.plain import plain

WRONG: Final = 2
"""The exit status of a line that makes no command."""
LANGUAGE_FLAG: Final = "--lang"
SHORTEST_FLAG: Final = "--l"

ARGPARSE_SAYS: Final = (
    # Translators: these are the words of the command line's help and refusals; what begins with % stays as it is.
    mark("positional arguments"),
    mark("options"),
    mark("show this help message and exit"),
    mark("argument %(argument_name)s: %(message)s"),
    mark("unrecognized arguments: %s"),
    mark("not allowed with argument %s"),
    mark("ignored explicit argument %r"),
    mark("the following arguments are required: %s"),
    mark("expected one argument"),
    mark("ambiguous option: %(option)s could match %(matches)s"),
    mark("invalid choice: %(value)r (choose from %(choices)s)"),
)
"""What `argparse` looks up by itself, as far as our commands can make it speak."""


class Help(HelpFormatter):
    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        # Translators: how a command is typed follows it
        word = say("usage:")
        super().add_usage(usage, actions, groups, f"{word} " if prefix is None else prefix)


class HelpWithExamples(Help, RawDescriptionHelpFormatter):
    """Examples stay a line each."""


class Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Said in our words, and nothing in it acts on a terminal."""
        self.print_usage(sys.stderr)
        # Translators: {command} is what was typed, {why} what is wrong with it
        self.exit(WRONG, plain(say("{command}: error: {why}", command=self.prog, why=message)) + "\n")


def language_asked_for(arguments: Sequence[str]) -> str:
    """By the last `--lang` on the line, wherever it stands, or else the terminal's: help and refusals come first."""
    asked = language_of_terminal()
    for place, argument in enumerate(arguments):
        flag, equals, value = argument.partition("=")
        if argument == "--":
            break
        if len(flag) >= len(SHORTEST_FLAG) and LANGUAGE_FLAG.startswith(flag):
            given = value if equals else "".join(arguments[place + 1 : place + 2])
            asked = given if given in LANGUAGES else asked
    return asked


@contextmanager
def parsing_in(language: str) -> Iterator[None]:
    """Until the end of the block `argparse` speaks this language, through `gettext`, which goes by the environment."""
    domain, before = gettext.textdomain(), os.environ.get("LANGUAGE")
    if language != ENGLISH:
        gettext.bindtextdomain("companion", str(CATALOGUES))
        gettext.textdomain("companion")
        os.environ["LANGUAGE"] = language
    try:
        with speaking(language):
            yield
    finally:
        gettext.textdomain(domain)
        if before is not None:
            os.environ["LANGUAGE"] = before
        else:
            os.environ.pop("LANGUAGE", None)
