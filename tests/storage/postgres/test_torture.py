"""The short form of `make torture`, on PostgreSQL."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.postgres import need_postgres

ROOT = Path(__file__).parents[3]


@pytest.mark.slow
def test_no_acknowledged_event_is_lost_to_kills_or_to_another_server() -> None:
    need_postgres()
    line = [sys.executable, "-m", "tests.storage.postgres.torture", "--kills", "20", "--events", "100", "--games", "60"]
    ran = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"20 kills, \d\d+ acknowledged events, none missing or doubled", ran.stdout)
    assert "two servers, 100 events, all in order" in ran.stdout
    assert "60 games there and back, killed in the middle, the same bytes" in ran.stdout
