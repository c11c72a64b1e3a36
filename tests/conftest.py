import gc
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["LANGUAGE"] = "en"  # whatever the terminal that runs the tests is set to

settings.register_profile(
    "usual",
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    print_blob=True,
)
settings.register_profile("thorough", settings.get_profile("usual"), max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


def pytest_collection_finish() -> None:
    """What all tests have in common stays; looking through it again and again took a quarter of their time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system with little room."""
    folder = tmp_path / "small"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", folder], capture_output=True)
    if mounted.returncode:
        pytest.skip("mounting a small file system needs more rights; the same is tested with a disk that refuses")
    yield folder
    subprocess.run(["umount", folder], check=True)
