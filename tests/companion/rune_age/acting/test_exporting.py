"""A combat sheet out of the app."""

from companion.shell.desk import Desk
from rules.formats.json_text import parse_json
from rules.rune_age.fighting.fight import fought
from rules.rune_age.formats.sheets import read_sheet
from tests.companion.headless import App, headless


@headless
async def test_a_fight_is_saved_as_a_file_that_says_the_same(desk: Desk) -> None:
    app = await App.on(desk, "/score/fight")
    await app.tap("fight-siege", "type-home_realm", "scenario-runewars", "unit-6", "unit-4", "pass-army", "fight-done")
    await app.tap("export")
    ((name, content),) = app.saved_files.items()
    assert name == "rune-age-siege.json"
    report = fought(read_sheet(parse_json(content.decode())))
    assert (report.totals, report.damage) == ((6, 4), 2)
