"""What is in the database is what a file would hold, byte by byte; and one bad row takes nothing else down."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rules.ethnos.events import Correction
from rules.ethnos.game import Game
from storage.errors import Damaged, NoSuchGame, TooLarge
from storage.postgres.store import PostgresStore
from storage.records import DraftsRecord
from storage.values import Card, Filter, Player, Settings
from tests.ethnos import a_setup
from tests.postgres import PostgresServer, a_database_store
from tests.stores import a_store, append, undo

ROBERT = "Robert'); DROP TABLE games; --"


def test_backups_go_both_ways_and_are_the_same_bytes(store: PostgresStore, tmp_path: Path) -> None:
    files = a_store(tmp_path / "files", "1.2.3")
    for note in ("one", "Zoë \\ \" ' %s {} \u2028", "three"):
        id = files.games.begin(Game(a_setup()), "ethnos").id
        append(files.games, id, Correction(note=note))
        append(files.games, id, Correction(note="again"))
    undo(files.games, id)
    files.games.delete(files.listing.page()[1].id)
    files.players.add([Player(ROBERT, "#123456", also=("Bob",))])
    files.cards.note([Card("one", "city", ROBERT, {"gold": 3, "free": True, "sort": "x"})])
    files.save_settings(Settings(theme="dark", text_size=1.3))
    packed = files.packed().content
    restored = store.restore_packed(packed)
    assert (restored.games, restored.cards, restored.left_out) == (3, 1, ())
    assert store.restore_packed(packed).kept == 3
    again = a_store(tmp_path / "again", "1.2.3")
    again.restore_packed(store.packed().content)
    for path in sorted((tmp_path / "files").glob("*/*/*.json")):
        if path.parts[-3] != "index":
            assert path.read_bytes() == (tmp_path / "again" / path.relative_to(tmp_path / "files")).read_bytes()
    assert again.settings() == files.settings()
    assert again.players.everybody() == files.players.everybody()
    assert store.back_up(tmp_path / "file.zip").games == 3
    assert store.restore_backup(tmp_path / "file.zip").kept == 3


def test_names_are_data(store: PostgresStore) -> None:
    setup = a_setup(2)
    players = tuple(player._replace(name=name) for player, name in zip(setup.players, (ROBERT, "%s"), strict=True))
    id = store.games.begin(Game(replace(setup, players=players)), "ethnos").id
    append(store.games, id, Correction(note=ROBERT))
    assert {ROBERT, "%s"} <= {player.name for player in store.players.everybody()}
    for text in (ROBERT, "%s"):
        assert [game.id for game in store.listing.page(Filter(text=text))] == [id]
        assert [game.id for game in store.listing.page(Filter(player=frozenset({text})))] == [id]
    for text in ("'; --", "\\", "\0", "$1", "::text"):
        assert store.listing.page(Filter(text=text)) == []
        assert store.listing.page(Filter(player=frozenset({text}))) == []
        assert store.listing.page(Filter(since="~", until=text)) == []
        with pytest.raises(NoSuchGame):
            store.games.open(text)
    store.players.rename(ROBERT, "Bob")
    assert store.renaming.everywhere({ROBERT}, "Bob").was == {id: ROBERT}


def test_what_somebody_has_spoilt_is_left_out_and_told(store: PostgresStore) -> None:
    good, bad = (store.games.begin(Game(a_setup()), "ethnos").id for _ in range(2))
    assert len(store.listing.page()) == 2
    with store.database.changing() as going:
        going.connection.execute("UPDATE games SET head = '[]', listed = false WHERE id = %s", [bad])
    assert [game.id for game in store.listing.page()] == [good]
    assert [notice.code for notice in store.notices] == ["damaged"]
    with pytest.raises(Damaged):
        store.games.open(bad)
    assert [error.code for error in store.packed().left_out] == ["damaged"]
    assert store.listing.page()[0].id == good
    assert len(store.notices) == 1


def test_settings_that_cannot_be_read_are_told_and_made_anew(store: PostgresStore) -> None:
    store.save_settings(Settings(theme="dark"))
    with store.database.changing() as going:
        going.connection.execute("UPDATE settings SET games = '[]'")
    assert store.settings() == Settings()
    assert [notice.code for notice in store.notices] == ["damaged"]
    store.save_settings(Settings(theme="black"))
    assert store.settings() == Settings(theme="black")


def test_nothing_is_kept_that_a_file_would_not_hold(store: PostgresStore) -> None:
    id = store.games.begin(Game(a_setup()), "ethnos").id
    record = store.games.records.game(id).read()
    assert record
    huge = record.model_copy(update={"trail": ["x" * 100] * 50_000})
    with pytest.raises(TooLarge):
        store.games.records.game(id).put(huge)
    with pytest.raises(Damaged):
        store.games.records.game(id).put(record.model_copy(update={"game": {**record.game, "note": "\ud800"}}))
    with pytest.raises(TooLarge):
        store.games.records.drafts.put(DraftsRecord(drafts=[{"text": "x" * 5_000_000}]))
    assert store.games.open(id).revision == 0
    assert store.drafts() == ()
    store.change_drafts(lambda _: [{"text": "x"}])
    store.change_tables(lambda _: [{"game": id}])
    assert (store.drafts(), store.tables()) == ([{"text": "x"}], [{"game": id}])
    with pytest.raises(NoSuchGame):
        store.games.delete("20260131-201500-0a1b2c")


def test_rows_are_written_once(store: PostgresStore, server: PostgresServer) -> None:
    """A save leaves all rows alone but its own."""
    id = store.games.begin(Game(a_setup()), "ethnos").id
    for number in range(5):
        append(store.games, id, Correction(note=f"{number}"))
    written = store.database.read("SELECT number, xmin::text FROM events WHERE game = %s ORDER BY number", [id])
    append(store.games, id, Correction(note="last"))
    after = store.database.read("SELECT number, xmin::text FROM events WHERE game = %s ORDER BY number", [id])
    assert after[:-1] == written
    other = a_database_store(server.database("data"))
    notes = [json.loads(event)["note"] for (event,) in other.database.read("SELECT event::text FROM events")]
    assert sorted(notes) == ["0", "1", "2", "3", "4", "last"]
