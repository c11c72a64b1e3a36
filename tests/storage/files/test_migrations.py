"""Files of every version that was ever written can be read. The samples are never changed."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from rules.ethnos.events import BandPlayed
from rules.ethnos.game import Game
from rules.ethnos.kind import KIND
from rules.ethnos.vocabulary import Edition
from storage.errors import Damaged, NewerVersion
from storage.files.disk import Disk
from storage.files.migrations import MIGRATIONS, keep_original, migrated
from storage.records import SCHEMA
from tests.ethnos import a_setup
from tests.storage.disks import CountingDisk, FailingDisk
from tests.stores import a_store, redo, undo

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
    store = a_store(tmp_path, "9.9.9")
    (summary,) = store.listing.page()
    assert (summary.players, summary.stage, summary.over) == (("Roderick", "Alexis"), {"age": 2}, False)
    saved = store.games.open(summary.id)
    assert len(saved.game.events) == 7
    assert isinstance(saved.game.events[0], BandPlayed)
    assert saved.undo == {"kind": "age_end", "age": 1}
    assert saved.redo == {
        "kind": "band",
        "player": 1,
        "tribe": "centaurs",
        "kingdom": "althea",
        "cards": 3,
        "skeletons": 0,
    }
    assert [player.name for player in store.players.everybody()] == ["Roderick", "Alexis"]
    assert store.settings().theme == "dark"
    assert store.settings().games["ethnos"]["confirm_every_band"] is False
    redo(store.games, summary.id)
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
    store = a_store(tmp_path, "9.9.9")
    (path,) = (tmp_path / "games").glob("*/*.json")
    before = path.read_bytes()
    store.games.open(path.stem)
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    undo(store.games, path.stem)
    undo(store.games, path.stem)
    assert path.with_name(f"{path.name}.v1").read_bytes() == before
    assert f'"schema":{SCHEMA}' in path.read_text()


def test_old_settings_are_brought_up_to_date_once(tmp_path: Path) -> None:
    shutil.copytree(SAMPLES / "v2", tmp_path, dirs_exist_ok=True)
    before = (tmp_path / "settings.json").read_bytes()
    settings = a_store(tmp_path).settings()
    written = (tmp_path / "settings.json").read_bytes()
    assert (tmp_path / "settings.json.v2").read_bytes() == before
    assert f'"schema":{SCHEMA}'.encode() in written
    disk = CountingDisk()
    assert a_store(tmp_path, disk=disk).settings() == settings
    assert disk.written_files == []


def test_old_settings_that_cannot_be_written_are_read_all_the_same(tmp_path: Path) -> None:
    shutil.copytree(SAMPLES / "v2", tmp_path, dirs_exist_ok=True)
    before = (tmp_path / "settings.json").read_bytes()
    assert a_store(tmp_path, disk=FailingDisk(0)).settings().theme == "dark"
    assert (tmp_path / "settings.json").read_bytes() == before


def test_rules_that_were_changed_come_back(tmp_path: Path) -> None:
    shutil.copytree(SAMPLES / "v2", tmp_path, dirs_exist_ok=True)
    store = a_store(tmp_path, "9.9.9")
    (summary,) = store.listing.page()
    assert store.games.open(summary.id).game.setup.edition is Edition.PL
    for _ in range(4):
        saved = undo(store.games, summary.id)
    assert (saved.redo, saved.game.setup.edition) == ({"kind": "text", "text": "Rules changed"}, Edition.EN)
    assert redo(store.games, summary.id).game.setup.rulings.merfolk_places == "first"


def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    shutil.copytree(SAMPLES / "v1", tmp_path, dirs_exist_ok=True)
    (path,) = (tmp_path / "games").glob("*/*.json")
    newer = path.read_text().replace('"schema":1', f'"schema":{SCHEMA + 1}')
    path.write_text(newer)
    store = a_store(tmp_path, "1")
    with pytest.raises(NewerVersion, match="newer_version"):
        store.games.open(path.stem)
    assert store.listing.page() == []
    assert path.read_text() == newer
    assert not list(path.parent.glob("*damaged*"))


@pytest.mark.parametrize("schema", [None, "1", 0, -1, True, 1.0])
def test_a_file_without_a_version_is_damaged(schema: object) -> None:
    with pytest.raises(Damaged):
        migrated(json.loads(json.dumps({"schema": schema})), "game.json")


def a_record(*done: dict[str, Any], events: Any = (), undone: Any = ()) -> dict[str, Any]:
    game = {**KIND.write(Game(a_setup(players=2))), "events": list(events)}
    return {"schema": 2, "game": game, "done": list(done), "undone": list(undone)}


def a_change(name: str, index: int, placed: int, *taken: Any, **rules: Any) -> dict[str, Any]:
    return {"name": name, "index": index, "placed": placed, "taken": list(taken), **rules}


DRAGON = {"type": "dragon"}
ELVES = ["{n} Elf", {"n": 3}, "{n} Elves"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Take back: the end", "Take back: the end"),
        (json.dumps(["Removed: {step}", {"step": ["Dragon", {}, None]}, None]), "Removed: Dragon"),
        (json.dumps(["{player}, {band}", {"player": "Mara", "band": ELVES}, None]), "Mara, 3 Elves"),
        (json.dumps(["{n} Elf", {"n": 1}, "{n} Elves"]), "1 Elf"),
        ("[1, 2, 3]", "[1, 2, 3]"),
        ("null", "null"),
        ('["{n:>999999999}", {"n": 3}, null]', '["{n:>999999999}", {"n": 3}, null]'),
        ('["{n!r}", {"n": 3}, null]', '["{n!r}", {"n": 3}, null]'),
        ('["{player}", {}, null]', '["{player}", {}, null]'),
        ('["{", {}, null]', '["{", {}, null]'),
        pytest.param("[" * 100_000, "[" * 100_000, id="very deep"),
    ],
)
def test_a_name_that_is_no_step_of_the_game_becomes_text(name: str, text: str) -> None:
    taken_out = a_change(name, 0, 0, DRAGON)
    record = migrated(a_record(taken_out), "game.json")
    assert record["done"] == [{"step": {"kind": "text", "text": text}, "rules": None, **_without_name(taken_out)}]


def _without_name(change: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in change.items() if field != "name"}


def test_steps_that_add_events_become_codes_in_both_directions() -> None:
    record = migrated(
        a_record(
            a_change("a Dragon", 0, 1),
            a_change("no step", 1, 0),
            a_change("a Dragon", 1, 1),
            events=[DRAGON, DRAGON],
            undone=[
                a_change("somebody else", 3, 0, {"type": "dragon", "player": "Nobody"}),
                a_change("the end", 2, 0, {"type": "age_end", "third_dragon": "Roderick"}),
            ],
        ),
        "game.json",
    )
    dragon = {"kind": "dragon"}
    assert [change["step"] for change in record["done"]] == [dragon, {"kind": "text", "text": "no step"}, dragon]
    assert [change["step"] for change in record["undone"]] == [
        {"kind": "text", "text": "somebody else"},
        {"kind": "age_end", "age": 1},
    ]


@pytest.mark.parametrize("damage", [{"done": 1}, {"done": [{}]}, {"done": [1]}, {"game": {}}, {"game": 3}])
def test_an_old_game_that_is_damaged_is_said_to_be(damage: dict[str, Any]) -> None:
    with pytest.raises(Damaged):
        migrated({**a_record(a_change("x", 0, 1), events=[DRAGON]), **damage}, "game.json")


def test_switches_of_a_game_go_to_the_game() -> None:
    old = {"schema": 2, "settings": {"theme": "dark", "confirm_every_band": True}}
    assert migrated(old, "settings.json")["settings"] == {
        "theme": "dark",
        "games": {"ethnos": {"confirm_every_band": True}},
    }
    assert migrated({"schema": 2, "settings": {}}, "settings.json")["settings"] == {"games": {}}
    with pytest.raises(Damaged):
        migrated({"schema": 2, "settings": 1}, "settings.json")
