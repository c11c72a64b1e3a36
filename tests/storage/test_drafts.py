"""What is half entered is kept as it is handed over; a bad file of it spoils nothing, and no backup has it."""

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.storage.engines import Engine
from tests.stores import a_store

DRAFTS = [{"kind": "band", "value": {"cards": 3, "name": "Zoë"}}, {"kind": "other", "value": None}]


def test_drafts_are_kept(engine: Engine) -> None:
    assert engine.kept_drafts.read() == ()
    engine.kept_drafts.save(DRAFTS[:1])
    engine.kept_drafts.save(DRAFTS)
    assert engine.again().kept_drafts.read() == DRAFTS
    engine.kept_drafts.change(lambda drafts: [*drafts, {"kind": "new"}])
    assert engine.again().kept_drafts.read() == [*DRAFTS, {"kind": "new"}]
    engine.kept_drafts.save([])
    engine.kept_drafts.change(lambda drafts: drafts)
    assert engine.again().kept_drafts.read() == []


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"_default": {"1": {"schema": 99, "drafts": []}}}', b"\xff"])
def test_a_bad_file_is_put_aside_and_told_to_nobody(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "drafts.json").write_bytes(content)
    store = a_store(tmp_path)
    assert store.drafts() == ()
    assert store.notices == []
    store.change_drafts(lambda _: DRAFTS)
    assert a_store(tmp_path).drafts() == DRAFTS


def test_a_folder_without_drafts_is_left_alone(tmp_path: Path) -> None:
    assert a_store(tmp_path).drafts() == ()
    assert list(tmp_path.iterdir()) == []


def test_no_backup_has_drafts(tmp_path: Path) -> None:
    store = a_store(tmp_path)
    store.change_drafts(lambda _: DRAFTS)
    with ZipFile(BytesIO(store.packed().content)) as packed:
        assert not [name for name in packed.namelist() if "draft" in name]
