"""Backups that are none, or not ours, or were changed by somebody else."""

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from rules.ethnos.events import Correction
from rules.ethnos.game import Game
from storage.cards import MOST_CARDS
from storage.errors import BadArchive
from storage.files import zips
from storage.people import MOST_PLAYERS
from storage.records import SCHEMA
from storage.store import Store
from tests.storage.files.archives import GONE, SETUP, a_game_in, a_manifest, changed, entries_of, left_out, rewrite
from tests.stores import append


@pytest.mark.parametrize(
    "name",
    [
        "../evil.json",
        "/etc/evil",
        "games/../../evil.json",
        "games/2026-01/x.json",
        "evil.py",
        "games\\2026-01\\20260131-201500-00ev11.json",
        "games/2026-02/20260131-201500-0e0e0e.json",
        "games/２０２６-01/２０２６0131-201500-0e0e0e.json",
    ],
)
def test_a_path_that_is_none_of_ours_is_left_out(file: Path, empty: Store, name: str, tmp_path: Path) -> None:
    entries = entries_of(file)
    rewrite(file, {**entries, name: entries[a_game_in(entries)]})
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (2, [(name, "foreign")])
    assert not list(tmp_path.rglob("evil*"))
    assert len(list(empty.folder.rglob("*.json"))) == 5


def test_a_file_larger_than_any_of_ours_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    with zipfile.ZipFile(file, "w") as archive:
        large = {**entries, name: b" " * 4_000_001}
        archive.writestr("manifest.json", json.dumps(a_manifest(large)))
        for entry, content in large.items():
            if entry != "manifest.json":
                archive.writestr(entry, content)
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "too_large")])


def test_a_file_larger_than_it_says_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: b" " * 5_000_000}, json.loads(entries["manifest.json"]))
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "damaged")])


def test_a_bomb_of_good_records_is_refused_before_anything_is_written(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    game = json.loads(entries[a_game_in(entries)])
    record = game["_default"]["1"]
    bomb = {"manifest.json": b""}
    for number in range(60):
        record["id"] = f"20260131-201500-{number:06x}"
        record["done"][0]["step"] = {"kind": "text", "text": "x" * 1_000_000}
        bomb[f"games/2026-01/{record['id']}.json"] = json.dumps(game).encode()
    rewrite(file, bomb)
    with pytest.raises(BadArchive, match="too_large"):
        empty.restore_backup(file)
    assert not empty.folder.exists()


def test_a_backup_of_large_games_is_no_bomb(full: Store, empty: Store) -> None:
    note = Correction(note="x" * 400)
    for _ in range(3):
        id = full.games.create(Game(SETUP), "ethnos").id
        append(full.games, id, *[note] * 1_000)
    assert empty.restore_packed(full.packed().content).games == 5


def test_too_much_of_it_is_refused(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    manifest = json.loads(entries["manifest.json"])
    manifest["files"] |= {
        f"games/2026-01/20260131-201500-{n:06x}.json": {"size": 4_000_000, "sha256": ""} for n in range(600)
    }
    rewrite(file, entries, manifest)
    with pytest.raises(BadArchive, match="too_large"):
        empty.restore_backup(file)


def test_too_many_files_are_refused(file: Path, empty: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zips, "MOST_FILES", 3)
    with pytest.raises(BadArchive, match="too_large"):
        empty.restore_backup(file)


def test_no_more_is_packed_than_would_be_restored(full: Store, empty: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zips, "MOST_FILES", 5)
    packed = full.packed()
    assert (packed.games, [error.code for error in packed.left_out]) == (1, ["too_large"])
    assert empty.restore_packed(packed.content).games == 1


def test_other_files_than_the_manifest_says_are_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    rewrite(file, {**entries, "more.json": b"{}", "games/": b""}, json.loads(entries["manifest.json"]))
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (2, [("more.json", "unlisted")])


def test_a_file_that_is_only_in_the_manifest_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    manifest = json.loads(entries["manifest.json"])
    del entries[name]
    rewrite(file, entries, manifest)
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "damaged")])


@pytest.mark.parametrize("entry", [None, 3, {}, {"size": -1, "sha256": ""}, {"size": "3", "sha256": ""}])
def test_an_entry_of_the_manifest_that_is_none_is_left_out(file: Path, empty: Store, entry: object) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    manifest = json.loads(entries["manifest.json"])
    manifest["files"][name] = entry
    rewrite(file, entries, manifest)
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "unreadable")])


def test_a_zip_without_a_manifest_is_refused(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    del entries["manifest.json"]
    rewrite(file, entries)
    with pytest.raises(BadArchive, match="no_manifest"):
        empty.restore_backup(file)


@pytest.mark.parametrize(
    "manifest", [["x"], {"format": "other/1", "app": "1", "files": {}}, {"files": {}}, {"format": "ethnos-backup/1"}]
)
def test_a_manifest_of_something_else_is_refused(file: Path, empty: Store, manifest: object) -> None:
    rewrite(file, entries_of(file), manifest)
    with pytest.raises(BadArchive, match="manifest"):
        empty.restore_backup(file)
    assert not empty.folder.exists()


def test_a_manifest_that_is_a_bomb_is_refused(file: Path, empty: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zips, "LARGEST_MANIFEST", 100)
    with pytest.raises(BadArchive, match="manifest"):
        empty.restore_backup(file)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"[]",
        b'{"_default": {}}',
        b'{"_default": {"1": {"schema": 1}}}',
        b"\xff",
        pytest.param(b"[" * 9_999, id="very deep"),
    ],
)
def test_a_game_that_is_none_is_left_out_and_the_rest_is_taken(file: Path, empty: Store, content: bytes) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: content})
    restored = empty.restore_backup(file)
    assert (restored.games, restored.players, left_out(restored)) == (1, 4, [(name, "unreadable")])
    assert len(empty.listing.deleted()) == 1


GAMES = {
    "updated": "zzzz",
    "started": "2026-01-31",
    "finished": "2026-02-30T00:00:00.000000Z",
    "id": "20260131-201500-ffffff",
    "revision": -1,
    "app": "x" * 101,
    "mark": "x" * 101,
    "trail": ["x" * 101],
    "done": [{"step": {}, "index": 1, "placed": 1, "taken": []}],
    "undone": [{"step": {}, "index": -1, "placed": 0, "taken": []}],
    "game": GONE,
    "more": 1,
}


@pytest.mark.parametrize("field", GAMES)
def test_a_record_is_checked_as_strictly_as_a_file(file: Path, empty: Store, field: str) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: changed(entries[name], **{field: GAMES[field]})})
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "unreadable")])
    assert empty.listing.page() == []
    assert empty.games.begin(Game(SETUP), "ethnos")


@pytest.mark.parametrize("text", ["\\ud800", "\\uDFFF"])
def test_a_record_with_half_a_character_is_left_out(file: Path, empty: Store, text: str) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: entries[name].replace(b'"Roderick"', f'"{text}"'.encode())})
    assert left_out(empty.restore_backup(file)) == [(name, "unreadable")]


@pytest.mark.parametrize(
    "change",
    [
        lambda game: {**game, "players": [], "events": []},
        lambda game: {**game, "events": game["events"] * 3},
    ],
)
def test_a_game_that_cannot_be_played_is_left_out(file: Path, empty: Store, change: Any) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: changed(entries[name], game=change, done=[])})
    restored = empty.restore_backup(file)
    assert restored.games == 1
    assert left_out(restored) == [(name.rpartition("/")[2], "unplayable")]


def test_a_step_nested_too_deep_to_be_written_again_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    name, deep = a_game_in(entries), json.loads('{"a":' * 400 + "1" + "}" * 400)
    done = [{"step": deep, "index": 0, "placed": 0, "taken": []}]
    rewrite(file, {**entries, name: changed(entries[name], done=done)})
    restored = empty.restore_backup(file)
    assert (restored.games, left_out(restored)) == (1, [(name, "unreadable")])


def test_a_record_of_a_newer_version_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    name = a_game_in(entries)
    rewrite(file, {**entries, name: changed(entries[name], schema=SCHEMA + 1)})
    assert left_out(empty.restore_backup(file)) == [(name, "newer")]


@pytest.mark.parametrize(
    "player",
    [
        {"name": "", "colour": None},
        {"name": "x" * 41},
        {"name": "a\x1bb"},
        {"name": "Mara", "last_played": "zzz"},
        {"name": "Mara", "also": ["x" * 41]},
        {"name": "Mara", "colour": "x" * 101},
    ],
)
def test_players_that_are_none_are_left_out(file: Path, empty: Store, player: Any) -> None:
    entries = entries_of(file)
    rewrite(file, {**entries, "players.json": changed(entries["players.json"], players=[player])})
    restored = empty.restore_backup(file)
    assert (restored.games, restored.players, left_out(restored)) == (2, 0, [("players.json", "unreadable")])
    assert empty.players.everybody() == []


def test_no_more_players_are_restored_than_are_remembered(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    crowd = [{"name": f"Player {number}"} for number in range(MOST_PLAYERS + 5)]
    rewrite(file, {**entries, "players.json": changed(entries["players.json"], players=crowd)})
    restored = empty.restore_backup(file)
    assert (restored.players, left_out(restored)) == (MOST_PLAYERS, [("players.json", "too_many")])
    assert len(empty.players.everybody()) == MOST_PLAYERS


@pytest.mark.parametrize("card", [{}, {"name": "x" * 41}, {"facts": {"strength": []}}, {"facts": {"a": 10**30}}])
def test_cards_that_are_none_are_left_out(file: Path, empty: Store, card: Any) -> None:
    entries = entries_of(file)
    card = {"game": "ethnos", "sort": "city", "name": "Frostgate", **card} if card else card
    rewrite(file, {**entries, "cards.json": changed(entries["cards.json"], cards=[card])})
    restored = empty.restore_backup(file)
    assert (restored.games, restored.cards, left_out(restored)) == (2, 0, [("cards.json", "unreadable")])
    assert empty.cards.of("ethnos") == []


def test_no_more_cards_are_restored_than_are_remembered(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    many = [{"game": "ethnos", "sort": "city", "name": f"City {number}"} for number in range(MOST_CARDS + 5)]
    rewrite(file, {**entries, "cards.json": changed(entries["cards.json"], cards=many)})
    restored = empty.restore_backup(file)
    assert (restored.cards, left_out(restored)) == (MOST_CARDS, [("cards.json", "too_many")])


def test_a_damaged_file_inside_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    manifest = json.loads(entries["manifest.json"])
    name = a_game_in(entries)
    rewrite(file, {**entries, name: entries[name][:-1] + b" "}, manifest)
    assert left_out(empty.restore_backup(file)) == [(name, "damaged")]


def test_a_file_packed_as_we_never_do_is_left_out(file: Path, empty: Store) -> None:
    entries = entries_of(file)
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in entries.items():
            archive.writestr(name, content, zipfile.ZIP_LZMA if name == a_game_in(entries) else zipfile.ZIP_STORED)
    assert left_out(empty.restore_backup(file)) == [(a_game_in(entries), "damaged")]


def test_what_is_no_zip_is_refused(file: Path, empty: Store) -> None:
    content = file.read_bytes()
    for damaged in (b"", b"garbage", content[: len(content) // 2]):
        file.write_bytes(damaged)
        with pytest.raises(BadArchive):
            empty.restore_backup(file)
    assert not empty.folder.exists()


def test_a_zip_that_is_damaged_in_one_place_gives_the_rest(file: Path, empty: Store) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:60] + b"\xff" * 40 + content[100:])
    restored = empty.restore_backup(file)
    assert (restored.games, restored.players, left_out(restored)) == (2, 0, [("players.json", "damaged")])
