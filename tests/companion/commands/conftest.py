from pathlib import Path
from typing import Any

import pytest

from tests.companion.conftest import EXAMPLES, Command, Ran

GAME = str(EXAMPLES / "game.json")


@pytest.fixture
def kept(command: Command, tmp_path: Path) -> Any:
    """Runs a command on a data folder of its own."""

    def run(*arguments: str, given: bytes = b"") -> Ran:
        return command(*arguments, "--data", str(tmp_path / "data"), given=given)

    return run


@pytest.fixture
def id(kept: Any) -> str:
    """Of a game that was imported into it."""
    ran = kept("games", "import", "--json", GAME)
    assert ran.status == 0
    return str(ran.data["id"])
