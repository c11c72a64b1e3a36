"""A score sheet out of the app, through the device's own dialog."""

from companion.shell.exporting import export_sheet
from companion.shell.window import Window
from rules.ethnos.formats.sheets import Sheet, read_sheet, write_sheet


async def export_age(window: Window, sheet: Sheet) -> None:
    """Hands a score sheet to the device, if it can be read again."""
    data = write_sheet(sheet)
    read_sheet(data)
    await export_sheet(window, f"ethnos-age-{sheet.table.age}", data)
