import io
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from companion.__main__ import main
from companion.shell.desk import Desk
from companion.speech import language
from tests.stores import a_store

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@dataclass(frozen=True)
class Ran:
    """What a command printed, and how it ended."""

    status: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


Command = Callable[..., Ran]


@pytest.fixture(autouse=True)
def english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the language of the machine that runs the tests."""
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs the command line in this process, with `given` on standard input."""

    def run(*arguments: str, given: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        status = main(arguments)
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err)

    return run


@pytest.fixture
def sheet() -> dict[str, Any]:
    return _example("age-sheet.json")


@pytest.fixture
def game() -> dict[str, Any]:
    return _example("game.json")


Catalogue = Callable[[str, Mapping[str | tuple[str, str], str | tuple[str, ...]]], None]


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Catalogue]:
    """Makes the catalogue of a language hold these translations and no others, whatever the real one says."""
    monkeypatch.setattr(language, "CATALOGUES", tmp_path / "locale")
    language._catalogue_of.cache_clear()

    def write(code: str, translations: Mapping[str | tuple[str, str], str | tuple[str, ...]]) -> None:
        messages = Catalog(code)
        for message, translation in translations.items():
            messages.add(message, translation)
        file = tmp_path / "locale" / code / "LC_MESSAGES" / "companion.mo"
        file.parent.mkdir(parents=True)
        with file.open("wb") as compiled:
            write_mo(compiled, messages)

    yield write
    language._catalogue_of.cache_clear()


def _example(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((EXAMPLES / name).read_text())
    return data


def as_lines(data: Sequence[Any]) -> bytes:
    """One JSON text a line."""
    return "".join(json.dumps(each) + "\n" for each in data).encode()


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A desk on an empty data folder."""
    return Desk(a_store(tmp_path, "test"))
