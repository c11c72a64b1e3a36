"""A score sheet out of the app."""

from companion.shell.desk import Desk
from rules.ethnos.formats.sheets import read_sheet
from rules.ethnos.vocabulary import KINGDOMS
from rules.formats.json_text import parse_json
from tests.companion.ethnos.begun import on_the_pad
from tests.companion.headless import headless
from tests.ethnos import SCORING_TRIBES


@headless
async def test_a_full_sheet_is_saved_as_a_file_and_a_part_of_one_is_not(desk: Desk) -> None:
    app = await on_the_pad(desk, 2, SCORING_TRIBES[:4])
    app.page.web = True
    await app.tap("band-size-1-4", "reckon", "export")
    assert not app.saved_files
    assert app.told() == ["With 2 players there are 5 Tribes, not 4."]
    await app.tap("back", "tribe-elves")
    for kingdom in KINGDOMS:
        await app.type(f"token-{kingdom.id}-I", "2")
        await app.type(f"token-{kingdom.id}-II", "4")
    await app.tap("reckon", "export")
    (content,) = app.saved_files.values()
    assert read_sheet(parse_json(content.decode())).score().reckoning.glory == (0, 6)
