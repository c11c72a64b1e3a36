"""What somebody asks for is done, or they are told why not; a fault of ours is logged and leaves the window alive."""

from typing import Any

import flet as ft
import pytest

from companion.shell.desk import Desk
from companion.shell.window import Window, windows
from rules.ethnos.codes import Code
from rules.ethnos.game import Game
from rules.problems import Problem, Refused
from storage.errors import NoSuchGame
from tests.companion.headless import App, headless
from tests.ethnos import a_setup


def window_of(app: App) -> Window:
    return windows[app.page.session.id]


def failing(error: Exception) -> None:
    raise error


@headless
async def test_what_fails_is_logged_and_said(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    app = await App.on(desk)
    window_of(app).act(lambda: failing(RuntimeError("bad luck")))
    await app.settle()
    assert app.told() == ["Something went wrong. Your game is saved."]
    assert "bad luck" in caplog.text


@headless
async def test_what_storage_cant_do_is_said_and_not_logged(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    app = await App.on(desk)
    window_of(app).act(lambda: failing(NoSuchGame("20260101-000000-000000")))
    await app.settle()
    assert len(app.told()) == 1
    assert "Something went wrong" not in app.told()[0]
    assert not caplog.records


@headless
async def test_what_the_rules_refuse_is_said(desk: Desk) -> None:
    app = await App.on(desk)
    refused = Refused([Problem(Code.DUPLICATE_PLAYER, "players", None, "", {"player": "Mara"})])
    window_of(app).act(lambda: failing(refused))
    await app.settle()
    assert "Mara" in app.told()[0]


@headless
async def test_a_task_that_fails_is_said_too(desk: Desk) -> None:
    app = await App.on(desk)

    async def fail() -> None:
        raise RuntimeError("bad luck")

    window_of(app).run(fail)
    await app.settle()
    assert app.told() == ["Something went wrong. Your game is saved."]


@headless
async def test_the_browsers_address_follows_and_its_back_button_leads_back(desk: Desk) -> None:
    app = await App.on(desk)
    await app.tap("rules", "rules-all", "rule-A5")
    assert app.history == ["/", "/rules", "/rules/all", "/rules/A5"]
    await app.press_back()
    await app.press_back()
    assert window_of(app).trail.path == "/rules"
    await app.tap("back")
    assert app.has("new-game")
    assert app.history == ["/", "/rules", "/"]


@headless
async def test_the_browsers_back_button_takes_off_a_sheet_and_stays_at_the_table(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(3)), "ethnos").id
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu")
    assert app.has("correct-glory")
    await app.press_back()
    assert not app.has("correct-glory")
    assert window_of(app).trail.path == f"/game/{id}"
    await app.tap("menu", "settings")
    await app.press_back()
    assert app.has("band-0")


@headless
async def test_a_window_that_is_opened_at_a_sheets_address_says_where_it_is(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(3)), "ethnos").id
    app = await App.on(desk, f"/game/{id}?sheet")
    await app.wait()
    assert app.history[-1] == f"/game/{id}"
    assert app.has("band-0")
    await app.tap("menu")
    assert app.history[-1] == f"/game/{id}?sheet"


@headless
async def test_a_browser_that_is_away_keeps_nobody_from_going_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    app = await App.on(desk)

    async def never(route: str) -> None:
        raise TimeoutError("nobody is there")

    monkeypatch.setattr(app.page, "push_route", never)
    await app.tap("rules")
    assert window_of(app).trail.path == "/rules"
    assert "didn't follow to /rules" in caplog.text
    await app.browse("/settings")
    assert window_of(app).trail.path == "/settings"


@headless
async def test_a_moment_of_quiet_ends_with_what_is_heard_at_any_moment(desk: Desk) -> None:
    window, heard = window_of(await App.on(desk)), list[str]()
    window.hush()
    window.tapped(lambda: heard.append("twice"))
    window.act(lambda: heard.append("elsewhere"))
    window.tapped(lambda: heard.append("then"))
    assert heard == ["elsewhere", "then"]


@headless
async def test_what_another_window_is_to_do_it_does_in_its_turn_and_each_thing_by_itself(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    other, acting = await App.on(desk), await App.on(desk)
    done: list[Any] = []
    window_of(other).in_turn(lambda: done.append(ft.context.page))
    window_of(other).in_turn(lambda: failing(RuntimeError("bad luck")))
    window_of(other).in_turn(lambda: done.append("the rest"))
    assert (done, ft.context.page) == ([], acting.page)
    await other.settle()
    assert done == [other.page, "the rest"]
    assert "bad luck" in caplog.text


@headless
async def test_a_window_that_is_away_has_no_turn(desk: Desk) -> None:
    app = await App.on(desk)
    await app.go_away()
    window_of(app).in_turn(lambda: failing(AssertionError("nobody sees it")))
    await app.come_back()
