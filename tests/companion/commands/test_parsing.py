"""Help and refusals of the command line, in the reader's language, wherever `--lang` stands."""

import gettext
import os
import re

import pytest

from companion.__main__ import main
from companion.commands.command_line import parser
from companion.commands.parsing import ARGPARSE_SAYS, WRONG, language_asked_for, parsing_in
from companion.speech.language import language
from companion.speech.locale.__main__ import read, translated

USAGE = {"en": "usage: ", "pl": "użycie: ", "cs": "použití: ", "ru": "использование: "}
HELP = {
    "en": "show this help message and exit",
    "pl": "pokaż tę pomoc i zakończ",
    "cs": "ukázat tuto nápovědu a skončit",
    "ru": "показать эту справку и выйти",
}
COMMANDS = ("score", "replay", "games", "backup", "restore-backup", "build-web")
ACTIONS = ("list", "show", "export", "import", "delete", "restore")
LINES = ((), *((command,) for command in COMMANDS), *(("games", action) for action in ACTIONS))


@pytest.fixture(autouse=True)
def english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def said(arguments: tuple[str, ...], status: int, capsys: pytest.CaptureFixture[str]) -> str:
    """What a line that starts nothing is answered."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == status
    told = capsys.readouterr()
    return told.err if status else told.out


@pytest.mark.parametrize("spoken", USAGE)
@pytest.mark.parametrize("line", LINES, ids=" ".join)
def test_every_help_speaks_every_language(
    line: tuple[str, ...], spoken: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = said((*line, "--help", "--lang", spoken), 0, capsys)
    assert text.startswith(USAGE[spoken])
    assert HELP[spoken] in text
    assert "%(" not in text
    assert "{default}" not in text
    if spoken != "en":
        english = said((*line, "--help"), 0, capsys)
        same = set(map(str.strip, text.splitlines())) & set(map(str.strip, english.splitlines()))
        assert [words for words in same if words and "ethnos-companion" not in words and words[0] not in "[-"] == [
            words for words in same if words in ("ID", "list", "show")
        ]


@pytest.mark.parametrize(
    "line",
    [
        ("--lang", "pl", "score", "--help"),
        ("score", "--lang", "pl", "--help"),
        ("score", "--help", "--lang", "pl"),
        ("score", "--help", "--lang=pl"),
        ("--la", "pl", "score", "--help"),
        ("--lang", "ru", "score", "--lang", "pl", "--help"),
    ],
    ids=" ".join,
)
def test_the_language_is_heard_wherever_it_stands(line: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert said(line, 0, capsys).startswith(USAGE["pl"])


def test_without_it_the_terminal_chooses(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert said(("--help",), 0, capsys).startswith(USAGE["cs"])
    assert language_asked_for(["score", "--lang"]) == "cs"
    assert language_asked_for(["score", "--lang", "de"]) == "cs"
    assert language_asked_for(["score", "--", "--lang", "pl"]) == "cs"
    assert language_asked_for(["--", "-", ""]) == "cs"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (("nope",), "такого варианта нет: 'nope'"),
        (("score", "--nope"), "неизвестные аргументы: --nope"),
        (("games", "show"), "не хватает аргументов: ID"),
        (("score", "--json", "--jsonl"), "нельзя вместе с аргументом --json"),
        (("score", "--json=x"), "у этого параметра нет значения: 'x'"),
        (("games", "list", "--player"), "не хватает значения"),
        (("games", "list", "--", "--j"), "неизвестные аргументы"),
        (("--port", "70000"), "порт — число от 0 до 65535, а не 70000"),
        (("--port", "x"), "порт — число от 0 до 65535, а не x"),
        (("backup", "/"), "укажите файл"),
        (("score",), "score: укажите файл или - для стандартного ввода"),
        (("--d", "x"), "неоднозначный параметр: --d может означать --data, --database, --desktop"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else "",
)
def test_a_refusal_speaks_the_language(line: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(("--lang", "ru", *line), WRONG, capsys)
    assert text.startswith(USAGE["ru"])
    assert "ошибка: " in text
    assert why in text


def test_nothing_in_a_refusal_acts_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\033" not in said(("score", "--\033[2J"), WRONG, capsys)


def test_everything_is_as_before_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    domain = gettext.textdomain()
    with parsing_in("pl"):
        assert language() == "pl"
    assert (gettext.textdomain(), os.environ.get("LANGUAGE"), language()) == (domain, None, "en")
    monkeypatch.setenv("LANGUAGE", "ru")
    with parsing_in("pl"):
        assert parser().format_help().startswith(USAGE["pl"])
    assert os.environ["LANGUAGE"] == "ru"


@pytest.mark.parametrize("spoken", translated())
def test_what_argparse_fills_in_is_in_every_translation(spoken: str) -> None:
    catalogue = read(spoken)
    filled_in = re.compile(r"%\(\w+\)[rs]|%[rs]")
    for message in ARGPARSE_SAYS:
        assert sorted(filled_in.findall(catalogue[message].string)) == sorted(filled_in.findall(message))
