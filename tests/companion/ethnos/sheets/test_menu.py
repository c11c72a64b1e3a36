import json

import pytest

from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, DragonDrawn
from tests.companion.ethnos.table import at_table
from tests.companion.headless import headless

AGE = (DragonDrawn(), DragonDrawn(), AgeEnded(0))


@pytest.mark.parametrize(
    ("identifier", "path"),
    [
        ("score-age", "/game/{id}/score"),
        ("game-rules", "/game/{id}/rules"),
        ("rules", "/rules"),
        ("settings", "/settings"),
        ("home", "/"),
    ],
)
def test_the_menu_leads_everywhere(desk: Desk, identifier: str, path: str) -> None:
    @headless
    async def run() -> None:
        app, saved = await at_table(desk)
        await app.tap("menu", identifier)
        assert app.page.route == path.format(id=saved.id)

    run()


@headless
async def test_past_ages_are_in_the_menu_and_the_end_once_there_is_one(desk: Desk) -> None:
    app, _ = await at_table(desk, *AGE)
    await app.tap("menu")
    assert app.has("reckoning-1")
    assert not app.has("the-end")
    app, _ = await at_table(desk, *AGE, *AGE, *AGE)
    await app.tap("menu")
    assert app.has("the-end")
    assert not app.has("score-age")


@headless
async def test_a_game_is_exported_and_stopped_from_the_menu(desk: Desk) -> None:
    app, saved = await at_table(desk)
    await app.tap("menu", "export")
    assert json.loads(next(iter(app.saved_files.values())))["format"] == "ethnos-game/1"
    await app.tap("stop-game")
    assert desk.game(saved.id).finished is not None
    assert app.told()[-1] == "The game is kept as unfinished."


@headless
async def test_what_was_taken_back_comes_again(desk: Desk) -> None:
    app, saved = await at_table(desk)
    played = desk.play(saved.id, (DragonDrawn(),))
    desk.undo(saved.id, played.revision)
    await app.settle()
    await app.tap("menu")
    assert app.label("redo") == "Redo: Dragon"
    await app.tap("redo")
    assert desk.game(saved.id).game.state.dragons == 1


@headless
async def test_the_menu_has_groups_and_what_stops_the_game_is_the_last_of_its_own(desk: Desk) -> None:
    app, _ = await at_table(desk, *AGE)
    await app.tap("menu")
    groups = [words for words in app.texts() if words in ("Age II", "This game")]
    assert groups[-2:] == ["Age II", "This game"]
    items = app.identifiers()
    assert items.index("end-age", items.index("correct-glory")) < items.index("stop-game") < items.index("settings")
    assert items.index("export") == items.index("stop-game") - 1


@headless
async def test_in_a_finished_game_nothing_is_offered_for_an_age(desk: Desk) -> None:
    app, _ = await at_table(desk, *AGE, *AGE, *AGE)
    await app.tap("menu")
    assert not {"correct-glory", "score-age", "stop-game"} & set(app.identifiers())
