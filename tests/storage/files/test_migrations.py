"""Files of every version that was ever written can be read. The samples are never changed."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from rules.ethnos.events import BandPlayed
from rules.ethnos.vocabulary import Edition
from storage.errors import Damaged, NewerVersion
from storage.files.disk import Disk
from storage.files.migrations import MIGRATIONS, SCHEMA, keep_original, migrated
from storage.store import Store

SAMPLES = Path(__file__).parents[1] / "samples"
STEPS = {
    1: lambda record: {**record, "names": [record["name"]]},
    2: lambda record: {key: value for key, value in record.items() if key != "name"},
}


def test_there_is_a_migration_from_every_older_version() -> None:
    assert sorted(MIGRATIONS) == list(range(1, SCHEMA))


def test_there_is_a_sample_of_every_version() -> None:
    assert sorted(folder.name for folder in SAMPLES.iterdir()) == [f"v{number}" for number in range(1, SCHEMA + 1)]


@pytest.mark.parametrize("version", sorted(SAMPLES.iterdir()), ids=lambda folder: folder.name)
def test_a_folder_of_every_version_is_read(version: Path, tmp_path: Path) -> None:
    shutil.copytree(version, tmp_path, dirs_exist_ok=True)
    store = Store(tmp_path, "9.9.9")
    (summary,) = store.games.page()
    assert (summary.players, summary.age, summary.over) == (("Roderick", "Alexis"), 2, False)
    saved = store.games.open(summary.id)
    assert len(saved.game.events) == 7
    assert isinstance(saved.game.events[0], BandPlayed)
    assert (saved.undo, saved.redo) == ("Age I ends", "Alexis · 3 Centaurs")
    assert [player.name for player in store.players.everybody()] == ["Roderick", "Alexis"]
    assert store.settings().theme == "dark"
    store.games.redo(summary.id)
    assert len(store.games.open(summary.id).game.events) == 8


def test_records_go_up_one_version_at_a_time() -> None:
    record: dict[str, Any] = {"schema": 1, "name": "Mara"}
    assert migrated(record, "x", 3, STEPS) == {"schema": 3, "names": ["Mara"]}
    assert migrated({"schema": 2, "name": "Mara", "names": ["T"]}, "x", 3, STEPS) == {"schema": 3, "names": ["T"]}
    assert migrated({"schema": 3, "names": []}, "x", 3, STEPS) == {"schema": 3, "names": []}
    assert record == {"schema": 1, "name": "Mara"}


def test_the_original_of_an_old_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("the old content")
    keep_original(path, {"schema": 1}, Disk(), schema=2)
    assert (tmp_path / "game.json.v1").read_text() == "the old content"
    for schema in (2, None):
        keep_original(path, {"schema": schema}, Disk(), schema=2)
    assert [file.name for file in tmp_path.iterdir() if file != path] == ["game.json.v1"]


def test_an_old_file_is_left_alone_until_something_is_written(tmp_path: Path) -> None:
    shutil.copytree(SAMPLES / "v1", tmp_path, dirs_exist_ok=True)
    store = Store(tmp_path, "9.9.9")
    (path,) = (tmp_path / "games").glob("*/*.json")
    before = path.read_bytes()
    store.games.open(path.stem)
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    store.games.undo(path.stem)
    store.games.undo(path.stem)
    assert path.with_name(f"{path.name}.v1").read_bytes() == before
    assert f'"schema":{SCHEMA}' in path.read_text()


def test_rules_that_were_changed_come_back(tmp_path: Path) -> None:
    shutil.copytree(SAMPLES / "v2", tmp_path, dirs_exist_ok=True)
    store = Store(tmp_path, "9.9.9")
    (summary,) = store.games.page()
    assert store.games.open(summary.id).game.setup.edition is Edition.PL
    for _ in range(4):
        saved = store.games.undo(summary.id)
    assert (saved.redo, saved.game.setup.edition) == ("Rules changed", Edition.EN)
    assert store.games.redo(summary.id).game.setup.rulings.merfolk_places == "first"


def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    shutil.copytree(SAMPLES / "v1", tmp_path, dirs_exist_ok=True)
    (path,) = (tmp_path / "games").glob("*/*.json")
    newer = path.read_text().replace('"schema":1', f'"schema":{SCHEMA + 1}')
    path.write_text(newer)
    store = Store(tmp_path, "1")
    with pytest.raises(NewerVersion, match="update the app"):
        store.games.open(path.stem)
    assert store.games.page() == []
    assert path.read_text() == newer
    assert not list(path.parent.glob("*damaged*"))


@pytest.mark.parametrize("schema", [None, "1", 0, -1, True, 1.0])
def test_a_file_without_a_version_is_damaged(schema: object) -> None:
    with pytest.raises(Damaged):
        migrated(json.loads(json.dumps({"schema": schema})), "game.json")
