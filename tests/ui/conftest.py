from pathlib import Path

import pytest

from companion.desk import Desk
from storage.store import Store


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A desk on an empty data folder."""
    return Desk(Store(tmp_path, "test"))


@pytest.fixture(autouse=True)
def short_blinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has to be painted here before the board may follow."""
    monkeypatch.setattr("companion.hooks.BLINK", 0.01)
