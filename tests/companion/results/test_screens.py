from companion.shell.desk import Desk
from tests.companion.headless import App, headless
from tests.companion.results.played import a_played_game


@headless
async def test_tables_of_all_games_and_empty_sheets_are_found_from_past_games(desk: Desk) -> None:
    desk.begin(a_played_game(2), "ethnos")
    app = await App.on(desk, "/past")
    await app.tap("files")
    await app.tap("save-csv", "save-lines", "save-json", "print-ethnos", "print-rune-age")
    sheets = {"ethnos-score-sheet.pdf", "rune-age-score-sheet.pdf"}
    assert set(app.saved_files) == {"games.csv", "lines.csv", "games.json", *sheets}
    await app.tap("back")
    assert app.has("files")
