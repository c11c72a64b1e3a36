import csv
import json

import pytest

from companion.results import handing
from companion.results.drawing.font import NoFont
from companion.results.exports import WAYS
from companion.results.handing import save_all, save_as, save_blank, share_picture
from companion.shell.desk import Desk
from companion.shell.window import windows
from tests.companion.headless import App, headless
from tests.companion.results.played import a_played_game


@headless
async def test_what_the_device_does_not_share_it_saves(desk: Desk) -> None:
    saved = desk.begin(a_played_game(2), "ethnos")
    app = await App.on(desk)
    await share_picture(windows[app.page.session.id], saved)
    assert list(app.saved_files) == [f"ethnos-{saved.id}.png"]


@headless
async def test_what_the_device_shares_it_saves_nowhere(desk: Desk) -> None:
    saved = desk.begin(a_played_game(2), "ethnos")
    app = await App.on(desk)
    app._client.answers["share_files"] = {"status": "success", "raw": ""}
    await share_picture(windows[app.page.session.id], saved)
    assert not app.saved_files


@headless
async def test_all_games_are_one_table(desk: Desk) -> None:
    for players in (2, 3):
        desk.begin(a_played_game(players), "ethnos")
    app = await App.on(desk)
    for table in ("csv", "lines", "json"):
        await save_all(windows[app.page.session.id], table)
    saved = {name: content.decode("utf-8-sig") for name, content in app.saved_files.items()}
    assert len(list(csv.DictReader(saved["games.csv"].splitlines()))) == 5
    assert saved["lines.csv"].startswith("game_id,")
    assert len(json.loads(saved["games.json"])) == 2


@headless
async def test_a_device_without_a_font_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def without(*_: object) -> bytes:
        raise NoFont("none")

    drawn = {way: made._replace(content=without) for way, made in WAYS.items()}
    monkeypatch.setattr(handing, "WAYS", drawn)
    saved = desk.begin(a_played_game(2), "ethnos")
    app = await App.on(desk)
    window = windows[app.page.session.id]
    for task in (save_as(window, saved, "pdf"), share_picture(window, saved), save_blank(window, "ethnos")):
        await task
    await app.settle()
    assert not app.saved_files
    assert any("no font" in words for words in app.told())
