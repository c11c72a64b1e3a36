"""A few of the backups that `tests/storage/fuzz_backups.py` can spoil."""

from pathlib import Path

import pytest

from tests.storage.fuzz_backups import fuzz, good_entries, try_one, zipped


@pytest.mark.slow
def test_a_spoilt_backup_gives_what_is_good_and_harms_nothing() -> None:
    ended = fuzz(150, seed=12)
    assert sum(ended.values()) == 150
    assert ended["taken in part"] > 30
    assert ended["bad_archive"] > 10


def test_a_good_one_is_taken_whole(tmp_path: Path) -> None:
    assert try_one(zipped(good_entries()), tmp_path) == "taken"
