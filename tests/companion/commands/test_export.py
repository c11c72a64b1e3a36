import json
from pathlib import Path
from typing import Any

import pytest

from companion.commands import export
from tests.companion.commands.conftest import GAME


def test_a_game_is_printed_in_every_way_that_is_text(kept: Any, id: str) -> None:
    assert kept("export", id, "--text").out.splitlines()[1] == "Alexis wins with 60 Glory."
    assert kept("export", id, "--bgstats").out.startswith("https://app.bgstatsapp.com/createPlay.html?data=")
    assert kept("export", id, "--bgsplay").data["games"][0]["bggId"] == 206718
    assert len(kept("export", id, "--csv").out.splitlines()) == 3
    assert "has the most markers" in kept("export", id, "--lines").out
    assert kept("export", id, "--json").data["game_id"] == id
    assert kept("export", id, "--text", "--lang", "ru").out != kept("export", id, "--text").out


def test_what_is_drawn_goes_into_a_file(kept: Any, id: str, tmp_path: Path) -> None:
    for way, start in (("pdf", b"%PDF"), ("png", b"\x89PNG")):
        file = tmp_path / f"sheet.{way}"
        assert kept("export", id, f"--{way}", str(file)).out == f"Written to {file}.\n"
        assert file.read_bytes().startswith(start)
    assert kept("export", id, "--pdf", str(file), "--json").data == {"file": str(file)}


def test_all_games_are_tables(kept: Any, id: str, tmp_path: Path) -> None:
    assert kept("export", "--all", "--csv").out.count(id) == 2
    assert kept("export", "--all", "--lines").out.count(id) > 2
    assert [game["game_id"] for game in kept("export", "--all", "--json").data] == [id]
    kept("export", "--all", "--csv", str(tmp_path / "games.csv"))
    assert id in (tmp_path / "games.csv").read_text(encoding="utf-8-sig")


def test_an_empty_score_sheet_is_a_pdf(kept: Any, tmp_path: Path) -> None:
    file = tmp_path / "empty.pdf"
    assert kept("export", "--blank", "rune-age", "--players", "6", "--pdf", str(file)).status == 0
    assert file.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "Name a game"),
        (("x",), "Say as what"),
        (("--all",), "tables"),
        (("--all", "--pdf"), "tables"),
        (("--blank", "chess", "--pdf"), "no empty score sheet"),
        (("--blank", "ethnos"), "is a PDF"),
    ],
)
def test_what_can_t_be_asked_for_is_said(kept: Any, arguments: tuple[str, ...], why: str) -> None:
    ran = kept("export", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert why in ran.err


def test_games_that_are_not_over_or_not_here_are_said(kept: Any) -> None:
    data = json.loads(Path(GAME).read_text())
    data["events"] = data["events"][:8]
    id = kept("games", "import", "--json", "-", given=json.dumps(data).encode()).data["id"]
    assert kept("export", id, "--bgstats", "--json").data["error"]["code"] == "not_over"
    assert "isn't over" in kept("export", id, "--bgsplay").err
    assert kept("export", "x", "--csv", "--json").data["error"]["code"] == "no_such_game"


def test_a_terminal_is_shown_text_and_no_picture(kept: Any, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "is_terminal", lambda stream: True)
    assert kept("export", id, "--text").out.startswith("Ethnos")
    assert "Name a file" in kept("export", id, "--png").err
