"""The short form of `make torture`."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.slow
def test_no_acknowledged_event_is_lost_to_kills_or_to_another_writer() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.storage.torture", "--kills", "40", "--events", "200", "--lists", "60"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr
    found = re.search(r"40 kills, (\d+) acknowledged events, none missing", ran.stdout)
    assert found, ran.stdout
    assert int(found[1]) >= 20
    assert "two processes, 200 events, none missing" in ran.stdout
    assert re.search(r"10 kills while backing up, \d+ backups made, each one whole", ran.stdout)
    assert "10 kills while restoring" in ran.stdout
    assert "60 lists while games were deleted and restored, no error" in ran.stdout
