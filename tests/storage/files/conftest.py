from pathlib import Path

import pytest

from rules.ethnos.game import Game
from storage.store import Store
from storage.values import BackedUp, Card, Settings
from tests.storage.conftest import Clock
from tests.storage.files.archives import DRAGON, SETUP
from tests.stores import a_store, append


@pytest.fixture
def full(store: Store, clock: Clock) -> Store:
    """Two games, one of them in the bin."""
    for number in range(2):
        saved = store.games.begin(Game(SETUP), "ethnos")
        append(store.games, saved.id, DRAGON)
        if number:
            store.games.delete(saved.id)
        clock.go(days=1)
    store.cards.note([Card("ethnos", "city", "Riverwatch", {"strength": 5})])
    store.save_settings(Settings(theme="dark"))
    return store


@pytest.fixture
def empty(tmp_path: Path, clock: Clock) -> Store:
    return a_store(tmp_path / "other", "1", clock)


@pytest.fixture
def file(full: Store, tmp_path: Path) -> Path:
    file = tmp_path / "backup.zip"
    assert full.back_up(file) == BackedUp(2)
    return file
