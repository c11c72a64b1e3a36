"""A combat sheet out of the app, through the device's own dialog."""

from companion.shell.exporting import export_sheet
from companion.shell.window import Window
from rules.rune_age.fighting.fight import Fight
from rules.rune_age.formats.sheets import read_sheet, write_sheet


async def export_fight(window: Window, fight: Fight) -> None:
    """Hands a combat sheet to the device, if it can be read again."""
    data = write_sheet(fight)
    read_sheet(data)
    await export_sheet(window, f"rune-age-{fight.kind}", data)
