import json
import re
from pathlib import Path

import pytest

from companion.shell.desk import Desk
from companion.shell.exporting import export_backup, export_game, import_game
from companion.shell.window import Window, windows
from companion.starting import open_desk
from rules.ethnos.events import DragonDrawn
from rules.ethnos.game import Game
from rules.problems import Refused
from tests.companion.conftest import EXAMPLES
from tests.companion.headless import App, headless
from tests.ethnos import a_setup


def window_of(app: App) -> Window:
    return windows[app.page.session.id]


@headless
async def test_a_game_is_handed_to_the_device_under_a_name_without_anybody_s_name_in_it(desk: Desk) -> None:
    saved = desk.begin(Game(a_setup(3)), "ethnos")
    app = await App.on(desk)
    await export_game(window_of(app), saved)
    ((name, content),) = app.saved_files.items()
    assert name == f"{saved.kind}-{saved.id}.json"
    assert json.loads(content)["format"] == f"{saved.kind}-game/1"


@headless
async def test_what_was_exported_is_imported_as_a_game_of_its_own(desk: Desk) -> None:
    saved = desk.begin(Game(a_setup(3)), "ethnos")
    app = await App.on(desk)
    await export_game(window_of(app), saved)
    desk.play(saved.id, (DragonDrawn(),))
    again = await import_game(window_of(app), next(iter(app.saved_files.values())))
    assert again.id != saved.id
    assert again.game == saved.game
    assert again.finished is None


@headless
async def test_a_game_that_is_over_is_done_with(desk: Desk) -> None:
    app = await App.on(desk)
    assert (await import_game(window_of(app), (EXAMPLES / "game.json").read_bytes())).finished is not None


@headless
async def test_what_is_no_game_is_refused(desk: Desk) -> None:
    app = await App.on(desk)
    with pytest.raises(Refused, match="bad_json"):
        await import_game(window_of(app), b"something else")


@headless
async def test_what_is_too_large_is_refused_as_by_the_commands(desk: Desk) -> None:
    app = await App.on(desk)
    game = json.loads((EXAMPLES / "game.json").read_bytes())
    many = json.dumps(game | {"events": [{"type": "dragon"}] * 5_001}).encode()
    for content, problem in ((b" " * 4_000_001, "unreadable at byte 4000000"), (many, "bad_value at events")):
        with pytest.raises(Refused, match=problem):
            await import_game(window_of(app), content)


@headless
async def test_everything_is_handed_over_as_one_file_that_restores_it(desk: Desk, tmp_path: Path) -> None:
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    app = await App.on(desk)
    await export_backup(window_of(app))
    ((name, content),) = app.saved_files.items()
    assert re.fullmatch(r"[a-z-]+-backup-\d{4}-\d\d-\d\d\.zip", name)
    other = open_desk(str(tmp_path / "other"))
    assert other.restore_backup(content).games == 1
    assert other.game(id).game == desk.game(id).game
