"""A real PostgreSQL from Debian's package, in a folder of its own, on a socket that nobody else knows.

Where there is none its tests are skipped, unless REQUIRE_POSTGRES is set.
"""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest
from psycopg import sql

from storage.store import now
from storage.values import App
from tests.stores import BACKUPS

if TYPE_CHECKING:
    from storage.games import Clock
    from storage.postgres.database import Database
    from storage.postgres.store import PostgresStore

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
USER = "postgres" if os.geteuid() == 0 else None
"""PostgreSQL refuses to be run by root."""
TABLES = ("games", "kept", "players", "cards", "settings", "drafts", "tables", "tries", "months", "sums")
HURRIED = ("-c", "fsync=off", "-c", "full_page_writes=off")


class PostgresServer:
    """`safe` for tests that kill it: what it has acknowledged is on the disk."""

    def __init__(self, *, safe: bool = False, room: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self.data = (room or self.folder) / "data"
        self._options = () if safe else HURRIED
        self._process: subprocess.Popen[bytes] | None = None
        self._databases: dict[str, Database] = {}
        for folder in {self.folder, self.data.parent}:
            folder.chmod(0o755)
            if USER:
                shutil.chown(folder, USER, USER)
        options = ("--username=club", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        command = [PROGRAMS[-1], "-D", self.data, *options]
        subprocess.run(command, check=True, capture_output=True, user=USER, group=USER, cwd="/")
        self.start()

    def address(self, name: str = "postgres") -> str:
        return f"postgresql://club@/{name}?host={self.folder}"

    def start(self) -> None:
        options = ("-c", "listen_addresses=", "-c", "max_connections=60", "-c", "max_wal_size=200MB", *self._options)
        command = [PROGRAMS[-1].with_name("postgres"), "-D", self.data, "-k", self.folder, *options]
        log = (self.folder / "log").open("ab")
        self._process = subprocess.Popen(command, stdout=log, stderr=log, user=USER, group=USER, cwd="/")
        while not self.answers():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self, how: int = signal.SIGINT) -> None:
        """At once, cutting every connection; SIGQUIT as if the power failed."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def answers(self) -> bool:
        asked = subprocess.run(
            [PROGRAMS[-1].with_name("pg_isready"), "--quiet", "--host", self.folder], stdout=subprocess.DEVNULL
        )
        return asked.returncode == 0

    def remove(self) -> None:
        for database in self._databases.values():
            database.close()
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self, name: str) -> Database:
        """One of many in this server, with its connections, kept for all tests."""
        from storage.postgres.database import Database

        if name not in self._databases:
            with psycopg.connect(self.address(), autocommit=True) as connection:
                connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
            self._databases[name] = Database(self.address(name))
        return self._databases[name]

    def empty(self, name: str) -> Database:
        """As if nothing had ever been kept in it."""
        database = self.database(name)
        with database.changing(alone=True) as going:
            for table in TABLES:
                going.connection.execute(f"DELETE FROM {table}")
        return database


def need_postgres() -> None:
    if not PROGRAMS:
        assert not os.environ.get("REQUIRE_POSTGRES"), "REQUIRE_POSTGRES is set, but there is no PostgreSQL"
        pytest.skip("there is no PostgreSQL here (Debian's package postgresql)")


@cache
def _server() -> PostgresServer:
    server = PostgresServer()
    atexit.register(server.remove)
    return server


def needed_server() -> PostgresServer:
    """One for all tests of a process."""
    need_postgres()
    return _server()


def a_database_store(database: Database, version: str = "1", clock: Clock = now) -> PostgresStore:
    from storage.postgres.store import PostgresStore

    return PostgresStore(database, App(version, BACKUPS), clock)
