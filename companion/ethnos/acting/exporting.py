"""A score sheet out of the app, through the device's own dialog."""

import json

from companion.shell.window import Window
from rules.ethnos.formats.sheets import Sheet, read_sheet, write_sheet


async def export_sheet(window: Window, sheet: Sheet) -> None:
    """Hands a score sheet to the device, if it can be read again."""
    data = write_sheet(sheet)
    read_sheet(data)
    content = json.dumps(data, ensure_ascii=False, indent=2).encode()
    await window.services.files.save_file(file_name=f"ethnos-age-{sheet.table.age}.json", src_bytes=content)
