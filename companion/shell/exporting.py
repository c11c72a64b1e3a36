"""Files out of the app and into it, through the device's own dialogs; what takes long is done beside the rest."""

import json
from datetime import UTC, datetime
from functools import partial
from typing import Any

from companion import SHORT_NAME
from companion.shell.beside import beside
from companion.shell.desk import BACKUP, RESTORE
from companion.shell.game_files import game_file
from companion.shell.window import Window
from rules.formats.json_text import read_json
from storage.values import Packed, Progress, Restored, Saved, no_progress


async def export_game(window: Window, saved: Saved[Any]) -> None:
    """Hands the game file to the device, under a name without anybody's name in it."""
    data = game_file(saved).encode()
    await window.services.files.save_file(file_name=f"{saved.kind}-{saved.id}.json", src_bytes=data)


async def export_sheet(window: Window, name: str, data: Any) -> None:
    """Hands a score sheet to the device."""
    content = json.dumps(data, ensure_ascii=False, indent=2).encode()
    await window.services.files.save_file(file_name=f"{name}.json", src_bytes=content)


async def import_game(window: Window, content: bytes) -> Saved[Any]:
    """One more game, from a game file; or the one that is here in that very state."""

    def work(progress: Progress) -> Saved[Any]:
        return window.desk.keeper.games.import_game(read_json(content))

    return window.desk.take_in(await beside(work, no_progress))


async def export_backup(window: Window) -> Packed:
    """Hands everything that is kept here to the device, as one file."""
    with window.desk.working(BACKUP) as progress:
        packed = await beside(window.desk.keeper.packed, progress)
    name = f"{SHORT_NAME.lower()}-backup-{datetime.now(UTC):%Y-%m-%d}.zip"
    await window.services.files.save_file(file_name=name, src_bytes=packed.content)
    return packed


async def restore_backup(window: Window, content: bytes) -> Restored:
    """Everything that the backup has and this desk hasn't."""
    try:
        with window.desk.working(RESTORE) as progress:
            return await beside(partial(window.desk.keeper.restore_packed, content), progress)
    finally:
        window.desk.read_again()
