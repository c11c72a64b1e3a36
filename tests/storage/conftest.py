"""The same tests for every engine: records in files, and the least that could pass, in memory."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from storage.store import Store
from tests.storage.engines import ENGINES, Engine
from tests.stores import a_store


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 31, 20, 15, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def go(self, **time: float) -> None:
        self.time += timedelta(**time)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> Engine:
    """Something that keeps records, with the policy over it."""
    return ENGINES[request.param](tmp_path / "data", clock)


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Store:
    """Records in files, with all that belongs to them."""
    return a_store(tmp_path / "data", "1.2.3", clock)


@pytest.fixture
def again(store: Store, clock: Clock) -> Callable[[], Store]:
    """The same folder, opened anew as after a restart."""
    return lambda: a_store(store.folder, "1.2.4", clock)
