"""Open tables are kept as they are handed over; a bad file of them spoils nothing, and no backup has them."""

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.storage.engines import Engine
from tests.stores import a_store

TABLES = [{"game": "one", "code": "ACDEFH", "guests": [{"seat": 1}]}, {"game": "two", "guests": []}]


def test_tables_are_kept(engine: Engine) -> None:
    assert engine.kept_tables.read() == ()
    engine.kept_tables.save(TABLES[:1])
    engine.kept_tables.save(TABLES)
    assert engine.again().kept_tables.read() == TABLES
    engine.kept_tables.save([])
    assert engine.again().kept_tables.read() == []


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"_default": {"1": {"schema": 99, "tables": []}}}', b"\xff"])
def test_a_bad_file_is_put_aside_and_told_to_nobody(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "tables.json").write_bytes(content)
    store = a_store(tmp_path)
    assert store.tables() == ()
    assert store.notices == []
    store.change_tables(lambda _: TABLES)
    assert a_store(tmp_path).tables() == TABLES


def test_a_folder_without_tables_is_left_alone(tmp_path: Path) -> None:
    assert a_store(tmp_path).tables() == ()
    assert list(tmp_path.iterdir()) == []


def test_no_backup_has_tables(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    store.change_tables(lambda _: TABLES)
    with ZipFile(BytesIO(store.packed().content)) as packed:
        assert not [name for name in packed.namelist() if "table" in name]
