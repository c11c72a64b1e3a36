from collections.abc import Iterator
from threading import Thread

import pytest

from companion.serving.lines import Bounds
from companion.serving.server import Prepared, prepare
from companion.shell.desk import Desk
from tests.companion.serving.raw_client import cookie_from
from tests.stores import a_store

FEW = Bounds(asleep=60, sleepers=1, silent=1, windows=3)


@pytest.fixture(scope="session")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    """A real server in this process, open to all who have its key, with narrow bounds."""
    prepared = prepare(Desk(a_store(tmp_path_factory.mktemp("here"), "test")), "0.0.0.0", 0, FEW)
    running = Thread(target=prepared.run)
    running.start()
    yield prepared
    prepared.server.should_exit = True
    running.join()


@pytest.fixture
def url(here: Prepared) -> str:
    return f"http://127.0.0.1:{here.listening.getsockname()[1]}"


@pytest.fixture
def cookie(here: Prepared, url: str) -> str:
    return cookie_from(here.address, url)
