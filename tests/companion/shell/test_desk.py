"""A game that was stopped is running again once something is done in it; every window hears of it."""

from pathlib import Path

import pytest

from companion.shell.desk import Desk
from companion.shell.window import windows
from rules.ethnos.events import AgeEnded, DragonDrawn
from rules.ethnos.game import Game
from tests.companion.headless import App, headless
from tests.ethnos import a_game, a_setup
from tests.stores import a_store

TWO = a_setup(players=2)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(a_store(tmp_path, "test"))


def test_playing_on_reopens_a_game_that_was_stopped(desk: Desk) -> None:
    id = desk.begin(Game(TWO), "ethnos").id
    desk.finish(id)
    assert desk.play(id, (DragonDrawn(),)).finished is None
    assert desk.game(id).finished is None
    assert desk.keeper.games.open(id) == desk.game(id)


def test_taking_the_end_back_reopens_a_game_that_was_over(desk: Desk) -> None:
    id = desk.begin(a_game(TWO, AgeEnded(0)), "ethnos").id
    desk.play(id, (AgeEnded(0),))
    assert desk.finish(id).finished
    assert desk.undo(id, desk.game(id).revision).finished is None
    assert desk.keeper.games.open(id) == desk.game(id)


def test_a_game_that_is_over_stays_finished_whatever_is_edited(desk: Desk) -> None:
    id = desk.begin(a_game(TWO, AgeEnded(0), AgeEnded(0)), "ethnos").id
    desk.finish(id)
    changed = desk.change(
        id,
        a_game(TWO, DragonDrawn(), AgeEnded(0), AgeEnded(0)),
        {"kind": "text", "text": "Insert"},
        desk.game(id).revision,
    )
    assert changed.finished


@headless
async def test_one_windows_fault_stays_its_own(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever acted goes on, for it is saved; the others show it; the log has the fault."""
    id = desk.begin(Game(TWO), "ethnos").id
    first, acting, last = [await App.on(desk, f"/game/{id}") for _ in range(3)]

    def fail() -> None:
        raise RuntimeError("a window that can't")

    for app in (first, acting):
        windows[app.page.session.id].watching.watch(id, fail)
    await acting.tap("dragon")
    await acting.wait()
    assert desk.keeper.games.open(id).game.steps[-1].event == desk.game(id).game.steps[-1].event
    assert acting.told() == []
    assert [app.has("last-undo") for app in (first, acting, last)] == [True, True, True]
    assert [record.message for record in caplog.records] == ["A window couldn't show a change"] * 2
