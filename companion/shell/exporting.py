"""Files out of the app and into it, through the device's own dialogs."""

import json
from datetime import UTC, datetime

from companion.shell.game_files import game_file, read_game_file
from companion.shell.window import Window
from rules.ethnos.formats.sheets import Sheet, read_sheet, write_sheet
from storage.values import Saved


async def export_game(window: Window, saved: Saved) -> None:
    """Hands the game file to the device, under a name without anybody's name in it."""
    data = game_file(saved.game).encode()
    await window.services.files.save_file(file_name=f"ethnos-{saved.id}.json", src_bytes=data)


async def export_sheet(window: Window, sheet: Sheet) -> None:
    """Hands a score sheet to the device, if it can be read again."""
    data = write_sheet(sheet)
    read_sheet(data)
    content = json.dumps(data, ensure_ascii=False, indent=2).encode()
    await window.services.files.save_file(file_name=f"ethnos-age-{sheet.table.age}.json", src_bytes=content)


def import_game(window: Window, content: bytes) -> Saved:
    """One more game, from a game file; one that is over is done with."""
    saved = window.desk.begin(read_game_file(content))
    return window.desk.finish(saved.id) if saved.game.state.over else saved


async def export_backup(window: Window) -> None:
    """Hands everything that is kept here to the device, as one file."""
    name = f"ethnos-backup-{datetime.now(UTC):%Y-%m-%d}.zip"
    await window.services.files.save_file(file_name=name, src_bytes=window.desk.keeper.packed())
