"""Files out of the app and into it, through the device's own dialogs."""

from datetime import UTC, datetime

from companion import SHORT_NAME
from companion.shell.game_files import game_file
from companion.shell.window import Window
from rules.formats.json_text import read_json
from rules.kinds import kind_of
from storage.values import Saved


async def export_game(window: Window, saved: Saved) -> None:
    """Hands the game file to the device, under a name without anybody's name in it."""
    data = game_file(saved).encode()
    await window.services.files.save_file(file_name=f"{saved.kind}-{saved.id}.json", src_bytes=data)


def import_game(window: Window, content: bytes) -> Saved:
    """One more game, from a game file; one that is over is done with."""
    data = read_json(content)
    saved = window.desk.begin(kind_of(data).read(data))
    return window.desk.finish(saved.id) if saved.game.state.over else saved


async def export_backup(window: Window) -> None:
    """Hands everything that is kept here to the device, as one file."""
    name = f"{SHORT_NAME.lower()}-backup-{datetime.now(UTC):%Y-%m-%d}.zip"
    await window.services.files.save_file(file_name=name, src_bytes=window.desk.keeper.packed())
