"""Stores in a real database."""

from collections.abc import Iterator

import pytest

from storage.postgres.store import PostgresStore
from tests.postgres import PostgresServer, a_database_store, need_postgres, needed_server


@pytest.fixture
def server() -> PostgresServer:
    return needed_server()


@pytest.fixture
def store(server: PostgresServer) -> PostgresStore:
    return a_database_store(server.empty("data"), "1.2.3")


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """One that can be stopped, and that keeps what it has acknowledged."""
    need_postgres()
    server = PostgresServer(safe=True)
    yield server
    server.remove()
