"""Everything goes from a folder into a database and back, and is the same; no password is shown to anybody."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.starting import open_store
from rules.ethnos.events import Correction
from rules.ethnos.game import Game
from storage.values import Card, Player, Settings
from tests.companion.conftest import Command
from tests.ethnos import a_setup
from tests.postgres import PostgresServer, needed_server
from tests.stores import a_store, append


@pytest.fixture
def server() -> PostgresServer:
    server = needed_server()
    server.empty("moved")
    return server


def filled(folder: Path, games: int) -> None:
    store = a_store(folder)
    ids = [store.games.begin(Game(a_setup()), "ethnos").id for _ in range(games)]
    for number, id in enumerate(ids):
        append(store.games, id, Correction(note=f"{number} '); DROP TABLE games; --"))
    store.games.delete(ids[0])
    store.players.add([Player("Zoë", also=("Zo",))])
    store.cards.note([Card("ethnos", "city", "Riverwatch", {"strength": 5})])
    store.save_settings(Settings(theme="black"))
    store.change_drafts(lambda _: [{"kind": "band"}])
    store.change_tables(lambda _: [{"game": ids[1]}])


def games(folder: Path) -> dict[str, bytes]:
    paths = (path for place in ("games", "bin") for path in (folder / place).rglob("*.json"))
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def test_there_and_back_is_the_same(command: Command, tmp_path: Path, server: PostgresServer) -> None:
    filled(tmp_path / "here", 12)
    there = command("move", "--from", str(tmp_path / "here"), "--to", server.address("moved"))
    assert there.status == 0
    assert there.out.splitlines()[0] == "12 games restored, 0 already here."
    assert "100%  15/15" in there.err
    again = command("move", "--json", "--from", str(tmp_path / "here"), "--to", server.address("moved"))
    assert again.data == {"games": 0, "kept": 12, "players": 0, "cards": 0, "apart": 0, "left_out": []}
    assert command("move", "--from", server.address("moved"), "--to", str(tmp_path / "back")).status == 0
    assert games(tmp_path / "back") == games(tmp_path / "here")
    assert len(games(tmp_path / "back")) == 12
    here, back = open_store(str(tmp_path / "here")), open_store(str(tmp_path / "back"))
    assert back.players.everybody() == here.players.everybody()
    assert (back.settings(), back.drafts(), back.tables()) == (here.settings(), here.drafts(), here.tables())
    assert back.cards.of("ethnos") == here.cards.of("ethnos")


def test_a_game_that_cannot_be_read_is_named_and_keeps_no_other_back(command: Command, tmp_path: Path) -> None:
    filled(tmp_path / "here", 3)
    damaged = next((tmp_path / "here" / "games").rglob("*.json"))
    for file in damaged.parent.glob(f"{damaged.name}*"):  # the one before it, too
        file.write_text("{")
    ran = command("move", "--json", "--from", str(tmp_path / "here"), "--to", str(tmp_path / "there"))
    assert ran.data["games"] == 2
    assert damaged.name in str(ran.data["left_out"])
    assert len(games(tmp_path / "there")) == 2


@pytest.mark.slow
def test_whoever_is_killed_in_the_middle_begins_again(tmp_path: Path, server: PostgresServer, command: Command) -> None:
    filled(tmp_path / "here", 60)
    line = [sys.executable, "-m", "companion", "move", "--from", str(tmp_path / "here"), "--to"]
    with subprocess.Popen([*line, server.address("moved")], stderr=subprocess.PIPE, text=True) as moving:
        assert moving.stderr
        assert "%" in moving.stderr.readline()
        moving.kill()
    assert command("move", "--from", str(tmp_path / "here"), "--to", server.address("moved")).status == 0
    assert command("move", "--from", server.address("moved"), "--to", str(tmp_path / "back")).status == 0
    assert games(tmp_path / "back") == games(tmp_path / "here")


def test_what_cannot_be_reached_is_said(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.postgres.database.Database.__init__.__defaults__", (0.2, 2))
    nowhere = f"postgresql://club@/x?host={tmp_path}"
    ran = command("move", "--from", str(tmp_path / "here"), "--to", nowhere)
    assert (ran.status, ran.err) == (
        1,
        "The database doesn't answer just now: wait a moment, and look whether your last entry is there.\n",
    )
    assert command("games", "list", "--json", "--database", nowhere).data["error"]["code"] == "no_answer"
    ran = command("--no-browser", "--database", nowhere)
    assert (ran.status, ran.err.startswith("The database doesn't answer")) == (2, True)


@pytest.mark.parametrize("address", ["postgresql://me:secret@host/x", "postgresql://me@host/x?password=secret"])
def test_no_password_is_typed_where_others_see_it(capsys: pytest.CaptureFixture[str], address: str) -> None:
    for arguments in (("--database", address), ("move", "--from", "x", "--to", address)):
        with pytest.raises(SystemExit):
            main(arguments)
        told = capsys.readouterr()
        assert "COMPANION_DATABASE" in told.err
        assert "secret" not in told.err + told.out
    with pytest.raises(SystemExit):
        main(("games", "list", "--database", "sqlite://me:secret@x"))
    assert "secret" not in capsys.readouterr().err


def test_the_environment_may_name_a_database(server: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_DATABASE", server.address("moved"))
    open_store().save_settings(Settings(theme="dark"))
    monkeypatch.delenv("COMPANION_DATABASE")
    assert open_store(server.address("moved")).settings() == Settings(theme="dark")
