"""Gathering and compiling, and a language that is new: a folder, and a line of `LANGUAGES`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.serving.web.page import index_page
from companion.shell.desk import Desk
from companion.speech import language
from companion.speech.language import LANGUAGES, language_of, language_of_terminal, say, say_many, speaking
from companion.speech.locale import __main__ as catalogues
from companion.speech.locale.__main__ import catalogue_file, gathered, is_translated, main, read, translated, write
from tests.companion.conftest import Command
from tests.companion.headless import App, headless
from tests.stores import a_store

GAMES = ("{n} game restored", "{n} games restored")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Catalogues of this test's own: none to begin with."""
    for module in (language, catalogues):
        monkeypatch.setattr(module, "CATALOGUES", tmp_path / "locale")
    language._catalogue_of.cache_clear()
    yield tmp_path / "locale"
    language._catalogue_of.cache_clear()


@pytest.fixture
def esperanto(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new language: its line, then `make messages`, some translations, and `make messages` again."""
    monkeypatch.setitem(LANGUAGES, "eo", "Esperanto")  # type: ignore[arg-type]
    main()
    catalogue = read("eo")
    catalogue["Settings"].string = "Agordoj"
    catalogue["Loading…"].string = "Ŝargado…"
    catalogue["There are no games here."].string = "Estas neniuj ludoj ĉi tie."
    write(catalogue, catalogue_file("eo"))
    main()


def test_what_the_code_says_is_gathered_with_where_it_stands() -> None:
    message = gathered()["Settings"]
    assert message is not None
    assert ("companion/lobby/settings.py", 0) in message.locations


def test_a_message_is_translated_once_all_its_forms_are(folder: Path) -> None:
    catalogue = read("pl")
    assert not is_translated(catalogue.add(GAMES, ("{n} gra", "", "{n} gier")))
    assert is_translated(catalogue.add(GAMES, ("{n} gra", "{n} gry", "{n} gier")))


def test_a_missing_catalogue_is_made(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main()
    assert sorted(path.name for path in folder.iterdir()) == sorted(translated())
    number = len(gathered())
    assert f"pl: {number} messages, {number} without a translation" in capsys.readouterr().out
    assert "nplurals=3" in catalogue_file("pl").read_text(encoding="utf-8")


def test_what_is_translated_stays_and_what_is_no_longer_said_goes(folder: Path) -> None:
    catalogue = read("pl")
    catalogue.add("Settings", "Ustawienia")
    catalogue.add("Said long ago", "Dawno temu")
    write(catalogue, catalogue_file("pl"))
    main()
    assert read("pl")["Settings"].string == "Ustawienia"
    assert read("pl").get("Said long ago") is None
    with speaking("pl"):
        assert say("Settings") == "Ustawienia"
        assert say("Rules") == "Rules"


def test_the_same_messages_give_the_same_bytes(folder: Path) -> None:
    written = []
    for _ in range(2):
        catalogue = read("pl")
        catalogue.add(GAMES, ("{n} gra", "{n} gry", "{n} gier"))
        write(catalogue, catalogue_file("pl"))
        written.append(catalogue_file("pl").with_suffix(".mo").read_bytes())
    assert written[0] == written[1]
    with speaking("pl"):
        assert say_many(*GAMES, 5) == "5 gier"


@pytest.mark.slow
@pytest.mark.usefixtures("esperanto")
def test_a_new_language_is_spoken_and_found() -> None:
    with speaking("eo"):
        assert say("Settings") == "Agordoj"
        assert say("Rules") == "Rules"
    assert language_of(["eo-FR", "pl"]) == "eo"
    assert language_of_terminal({"LANG": "eo.UTF-8"}) == "eo"


@pytest.mark.slow
@pytest.mark.usefixtures("esperanto")
def test_a_new_language_is_spoken_by_commands(command: Command, tmp_path: Path) -> None:
    ran = command("games", "list", "--lang", "eo", "--data", str(tmp_path / "data"))
    assert (ran.status, ran.out) == (0, "Estas neniuj ludoj ĉi tie.\n")


@pytest.mark.slow
@pytest.mark.usefixtures("esperanto")
def test_a_new_language_is_spoken_by_the_page_of_the_site() -> None:
    found = re.search(r'id="settings">(.*?)</script>', index_page("/", 1).decode())
    assert found
    assert json.loads(found[1])["words"]["eo"]["loading"] == "Ŝargado…"


@pytest.mark.slow
@pytest.mark.usefixtures("esperanto")
@headless
async def test_a_new_language_is_chosen_in_the_settings_and_kept(desk: Desk, tmp_path: Path) -> None:
    app = await App.on(desk, "/settings")
    assert app.label("language-eo") == "Language: Esperanto"
    await app.tap("language-eo")
    assert "Agordoj" in app.texts()
    assert a_store(tmp_path, "test").settings().language == "eo"
