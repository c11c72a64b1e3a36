"""Files out of the app and into it, through the device's own dialogs."""

from datetime import UTC, datetime
from typing import Any

from companion import SHORT_NAME
from companion.shell.game_files import game_file
from companion.shell.window import Window
from rules.formats.json_text import read_json
from storage.values import Saved


async def export_game(window: Window, saved: Saved[Any]) -> None:
    """Hands the game file to the device, under a name without anybody's name in it."""
    data = game_file(saved).encode()
    await window.services.files.save_file(file_name=f"{saved.kind}-{saved.id}.json", src_bytes=data)


def import_game(window: Window, content: bytes) -> Saved[Any]:
    """One more game, from a game file."""
    return window.desk.import_game(read_json(content))


async def export_backup(window: Window) -> None:
    """Hands everything that is kept here to the device, as one file."""
    name = f"{SHORT_NAME.lower()}-backup-{datetime.now(UTC):%Y-%m-%d}.zip"
    await window.services.files.save_file(file_name=name, src_bytes=window.desk.keeper.packed().content)
