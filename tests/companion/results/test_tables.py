import csv
import json
import shutil
import subprocess
from io import StringIO
from pathlib import Path

import pytest

from companion.results.tables import BOM, LINES, PLAYERS, as_data, lines_csv, players_csv
from tests.companion.results.played import ODD_NAMES, a_result

OFFICE = shutil.which("soffice") or shutil.which("libreoffice")


def read(text: str) -> list[dict[str, str]]:
    assert text.startswith(BOM)
    return list(csv.DictReader(StringIO(text.removeprefix(BOM), newline="")))


def test_every_player_of_every_game_has_a_row() -> None:
    results = [a_result(6, ODD_NAMES), a_result(2)]
    rows = read(players_csv(results))
    assert len(rows) == 8
    assert tuple(rows[0])[: len(PLAYERS)] == PLAYERS
    for result, start in zip(results, (0, 6), strict=True):
        for seat, row in zip(result.seats, rows[start:], strict=False):
            sources = [int(cell) for name, cell in row.items() if name.startswith("ethnos:") and cell]
            assert sum(sources) == seat.score == int(row["score"])
            assert (row["place"], row["winner"]) == (str(seat.place), str(int(seat.winner)))


def test_what_would_be_a_formula_is_a_word() -> None:
    names = [row["player"] for row in read(players_csv([a_result(6, (*ODD_NAMES[:3], "+1", " -2", "\t=3"))]))]
    assert names == [*ODD_NAMES[:3], "'+1", "' -2", "'\t=3"]
    assert [row["player"] for row in read(players_csv([a_result(6, ODD_NAMES)]))][-2:] == ["'=1+1", "'@x"]


def test_every_line_has_a_row_and_they_add_up() -> None:
    result = a_result(4)
    rows = read(lines_csv([result]))
    assert tuple(rows[0]) == LINES
    for seat in result.seats:
        assert sum(int(row["points"]) for row in rows if row["player"] == seat.name) == seat.score


def test_a_game_that_goes_on_has_no_places_yet() -> None:
    assert {row["place"] for row in read(players_csv([a_result(over=False)]))} == {""}


def test_the_same_as_data() -> None:
    (game,) = json.loads(json.dumps(as_data([a_result(6, ODD_NAMES)])))
    assert tuple(player["player"] for player in game["players"]) == ODD_NAMES
    assert [group["label"] for group in game["groups"]] == ["Age I", "Age II", "Age III"]
    assert sum(line["points"] for line in game["lines"]) == sum(player["score"] for player in game["players"])


@pytest.mark.slow
@pytest.mark.skipif(OFFICE is None, reason="no LibreOffice")
def test_a_spreadsheet_reads_it(tmp_path: Path) -> None:
    """Opened and saved again by LibreOffice it has the same columns and letters, and nothing was reckoned."""
    (tmp_path / "in").mkdir()
    file = tmp_path / "in" / "games.csv"
    file.write_text(players_csv([a_result(6, ODD_NAMES)]), encoding="utf-8", newline="")
    command = [str(OFFICE), "--headless", f"-env:UserInstallation={(tmp_path / 'office').as_uri()}"]
    utf8 = "csv:Text - txt - csv (StarCalc):44,34,76,1"
    subprocess.run(
        [*command, "--infilter=CSV:44,34,76,1", "--convert-to", utf8, "--outdir", tmp_path, file],
        check=True,
        timeout=120,
    )
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert tuple(rows[0])[: len(PLAYERS)] == PLAYERS
    assert tuple(row["player"].removeprefix("'") for row in rows) == ODD_NAMES
