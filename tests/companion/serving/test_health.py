"""A load balancer is told whether a server has its records within reach, and nothing else."""

from pathlib import Path

from storage.postgres.database import Database
from tests.companion.serving.shared import shared
from tests.postgres import a_database_store, needed_server


def test_anybody_may_ask_by_whatever_name(tmp_path: Path) -> None:
    with shared(tmp_path) as server:
        answer = server.ask("GET", "/health", host="10.0.0.7")
        assert (answer.status, answer.body) == (200, '{"status":"ok"}')
        assert server.ask("GET", "/", host="10.0.0.7").status == 403


def test_a_server_without_its_database_says_so(tmp_path: Path) -> None:
    server = needed_server()
    server.empty("data")
    database = Database(server.address("data"), patience=0.2)
    with shared(tmp_path, keeper=a_database_store(database)) as running:
        assert running.ask("GET", "/health", host="10.0.0.7").status == 200
        database.close()
        answer = running.ask("GET", "/health", host="10.0.0.7")
        assert (answer.status, answer.body) == (503, '{"status":"no_answer"}')
