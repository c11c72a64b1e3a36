import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from companion.starting import open_store
from rules.ethnos.events import Correction, DragonDrawn
from tests.companion.commands.conftest import GAME
from tests.companion.conftest import Catalogue, Command
from tests.stores import append, undo


def test_an_empty_folder_has_no_games(kept: Any, tmp_path: Path) -> None:
    assert kept("games", "list").out == "There are no games here.\n"
    assert kept("games", "list", "--json").data == []
    assert not (tmp_path / "data").exists()


def test_games_are_listed(kept: Any, id: str) -> None:
    (game,) = kept("games", "list", "--json").data
    assert set(game) == {"id", "started", "updated", "finished", "players", "age", "over", "winners", "glory"}
    assert (game["id"], game["players"], game["age"]) == (id, ["Roderick", "Alexis"], 2)
    assert (game["over"], game["winners"], game["glory"]) == (True, ["Alexis"], {"Roderick": 44, "Alexis": 60})
    assert kept("games", "list").out == f"{id}  {game['started'][:10]}  Alexis wins  Roderick, Alexis\n"


def test_a_game_that_is_here_already_is_named_and_not_imported_again(kept: Any, id: str) -> None:
    ran = kept("games", "import", GAME)
    assert (ran.status, ran.out) == (0, f"This game is here already, as {id}.\n")
    assert kept("games", "import", "--json", GAME).data == {"id": id, "here_already": True}
    assert len(kept("games", "list", "--json").data) == 1


def test_a_running_game_is_listed_with_its_age(kept: Any) -> None:
    data = json.loads(Path(GAME).read_text())
    data["events"] = data["events"][:8]
    kept("games", "import", "-", given=json.dumps(data).encode())
    assert "  Age II  Roderick, Alexis\n" in kept("games", "list").out


def test_the_list_is_searched(kept: Any, id: str) -> None:
    for arguments, found in (
        (["--player", "Alexis"], 1),
        (["--player", "Mara"], 0),
        (["--text", "trolls alexis"], 1),
        (["--since", "2100"], 0),
        (["--until", "2000"], 0),
        (["--bin"], 0),
    ):
        assert len(kept("games", "list", "--json", *arguments).data) == found, arguments


def test_a_game_is_shown(kept: Any, id: str) -> None:
    assert kept("games", "show", id).out.endswith("Alexis wins with 60 Glory.\n")
    shown = kept("games", "show", id, "--json").data
    assert (shown["id"], shown["revision"], shown["undo"]) == (id, 0, None)
    assert shown["replay"]["glory"] == {"Roderick": 44, "Alexis": 60}


def test_the_steps_of_a_game_are_named_in_the_language_asked_for(
    kept: Any, catalogue: Catalogue, tmp_path: Path
) -> None:
    data = json.loads(Path(GAME).read_text())
    data["events"] = data["events"][:8]
    id = kept("games", "import", "--json", "-", given=json.dumps(data).encode()).data["id"]
    games = open_store(str(tmp_path / "data")).games
    append(games, id, DragonDrawn())
    catalogue("cs", {"Dragon": "Drak"})
    assert kept("games", "show", id, "--json").data["undo"] == "Dragon"
    assert kept("games", "show", id, "--json", "--lang", "cs").data["undo"] == "Drak"
    undo(games, id)
    shown = kept("games", "show", id, "--json", "--lang", "cs").data
    assert (shown["undo"], shown["redo"]) == (None, "Drak")


def test_an_exported_game_replays_as_it_was(kept: Any, id: str, command: Command, tmp_path: Path) -> None:
    printed = kept("games", "export", id)
    assert printed.data["format"] == "ethnos-game/1"
    file = tmp_path / "exported.json"
    assert kept("games", "export", id, str(file)).out == f"Written to {file}.\n"
    assert json.loads(file.read_text()) == printed.data
    assert command("replay", "--json", str(file)).data == command("replay", "--json", GAME).data


def test_a_game_cannot_be_exported_into_nowhere(kept: Any, id: str, tmp_path: Path) -> None:
    ran = kept("games", "export", id, str(tmp_path / "no" / "where.json"))
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("The file where.json can't be read")


def test_a_full_disk_leaves_no_part_of_an_exported_game(kept: Any, id: str, small_disk: Path) -> None:
    (small_disk / "before.json").write_text("as it was")
    with pytest.raises(OSError, match="No space"):
        (small_disk / "filler").write_bytes(b"x" * 1_000_000)
    for name in ("exported.json", "before.json"):
        ran = kept("games", "export", id, str(small_disk / name))
        assert (ran.status, ran.out) == (1, "")
        assert ran.err.startswith("There is no room left")
    assert sorted(path.name for path in small_disk.iterdir()) == ["before.json", "filler"]
    assert (small_disk / "before.json").read_text() == "as it was"


def test_a_game_is_exported_to_what_is_no_file(kept: Any, id: str) -> None:
    assert kept("games", "export", id, "/dev/null").status == 0
    assert Path("/dev/null").is_char_device()


def test_an_imported_game_that_is_over_is_done_with(kept: Any, id: str) -> None:
    shown = kept("games", "show", id, "--json").data
    assert shown["finished"] == shown["started"]


def test_a_wrong_file_is_not_imported(kept: Any) -> None:
    ran = kept("games", "import", "--json", "-", given=b'{"format": "ethnos-game/1"}')
    assert (ran.status, ran.data["error"]["code"]) == (2, "missing_field")
    ran = kept("games", "import", "-", given=b"nonsense")
    assert ran.status == 2
    assert ran.err == "line 1 column 1: From here on this is not JSON. [bad_json]\n"
    assert kept("games", "list", "--json").data == []


def test_a_deleted_game_is_restored(kept: Any, id: str) -> None:
    assert kept("games", "delete", id).out.startswith(f"{id} is in the bin")
    assert kept("games", "list", "--json").data == []
    assert [game["id"] for game in kept("games", "list", "--bin", "--json").data] == [id]
    assert kept("games", "restore", id).out == f"{id} is back.\n"
    assert len(kept("games", "list", "--json").data) == 1


def test_a_game_that_is_not_there_is_said_so(kept: Any) -> None:
    for action in ("show", "export", "delete", "restore"):
        ran = kept("games", action, "nothing")
        assert (ran.status, ran.err) == (1, "There is no game nothing here.\n")
        assert kept("games", action, "--json", "nothing").data == {
            "error": {"code": "no_such_game", "message": "There is no game nothing here."}
        }


def test_everything_is_moved_in_one_file(kept: Any, id: str, command: Command, tmp_path: Path) -> None:
    file, other = str(tmp_path / "backup.zip"), str(tmp_path / "other")
    assert kept("backup", file).out == f"1 game in {file}.\n"
    assert command("restore-backup", file, "--data", other).out == "1 game restored, 0 already here.\n"
    assert command("--data", other, "games", "list", "--json").data == kept("games", "list", "--json").data
    again = {"games": 0, "kept": 1, "players": 0, "cards": 0, "apart": 0, "left_out": []}
    assert kept("restore-backup", "--json", file).data == again
    assert kept("backup", "--json", file).data == {"file": file, "games": 1, "left_out": []}


def test_a_backup_says_what_it_leaves_out_and_takes_the_rest(kept: Any, id: str, tmp_path: Path) -> None:
    file, stray = str(tmp_path / "backup.zip"), f"{id[:-6]}ffffff.json"
    (path,) = (tmp_path / "data" / "games").glob("*/*.json")
    path.with_name(stray).write_text("garbage")
    ran = kept("backup", file)
    assert ran.status == 0
    said = f"1 game in {file}.\n1 file was left out:\n  The file {stray} is damaged"
    assert ran.out.startswith(said)
    reported = kept("backup", "--json", file).data
    assert (reported["games"], [error["code"] for error in reported["left_out"]]) == (1, ["damaged"])
    assert kept("restore-backup", "--json", file).data["left_out"] == []


def test_a_backup_with_something_bad_in_it_gives_the_rest_and_says_what_it_was(
    kept: Any, id: str, command: Command, tmp_path: Path
) -> None:
    file, other = tmp_path / "backup.zip", str(tmp_path / "other")
    kept("backup", str(file))
    with zipfile.ZipFile(file, "a") as archive:
        for number in range(23):
            archive.writestr(f"../evil-{number:02}", "x")
    ran = command("restore-backup", str(file), "--data", other)
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[:2] == ["1 game restored, 0 already here.", "23 files were left out:"]
    assert lines[2] == "  ../evil-00 was left out: it is not in the manifest."
    assert lines[-1] == "  … and 3 more."
    assert len(lines) == 23
    reported = command("restore-backup", "--json", str(file), "--data", other).data
    assert {error["code"] for error in reported["left_out"]} == {"not_restored"}
    assert len(reported["left_out"]) == 23


def test_a_game_that_went_on_in_two_places_is_said(kept: Any, command: Command, tmp_path: Path) -> None:
    data = json.loads(Path(GAME).read_text())
    data["events"] = data["events"][:8]
    id = kept("games", "import", "--json", "-", given=json.dumps(data).encode()).data["id"]
    file, other = str(tmp_path / "backup.zip"), str(tmp_path / "other")
    kept("backup", file)
    command("restore-backup", file, "--data", other)
    for folder in (str(tmp_path / "data"), other):
        append(open_store(folder).games, id, Correction(note=folder))
    kept("backup", file)
    ran = command("restore-backup", file, "--data", other)
    assert ran.out.splitlines()[1:] == ["1 game had gone on in two places; both are here now."]
    assert len(command("games", "list", "--json", "--data", other).data) == 2


def test_a_damaged_game_is_recovered_and_told(kept: Any, id: str, tmp_path: Path) -> None:
    (path,) = (tmp_path / "data" / "games").glob("*/*.json")
    path.with_name(path.name + ".bak").write_bytes(path.read_bytes())
    path.write_text("garbage")
    ran = kept("games", "show", id)
    assert ran.status == 0
    assert "set aside as" in ran.err


def test_statistics_are_told_and_filtered(kept: Any, id: str) -> None:
    assert id in str(kept("stats", "--json").data["records"])
    assert kept("stats", "--json", "--player", "Alexis", "--game", "ethnos").data["players"]["Alexis"]["wins"] == 1
    for flags in (("--count", "3"), ("--game", "rune_age"), ("--edition", "pl"), ("--until", "2001")):
        assert kept("stats", *flags).out == "No game fits.\n"
    assert "Alexis" in kept("stats").out
