"""The focus of a keyboard comes back to what opened a sheet; whoever uses none notices nothing of it."""

import pytest

from companion.shell.desk import Desk
from companion.shell.focus import AGAIN, ENOUGH, PRESSED_BY
from companion.shell.keys import CLOSE
from rules.ethnos.game import Game
from tests.companion.headless import App, headless
from tests.ethnos import a_setup

OPENERS = ("band-1", "kingdom-rhea", "menu")


async def at_table(desk: Desk) -> App:
    return await App.on(desk, f"/game/{desk.begin(Game(a_setup(3)), 'ethnos').id}")


async def opened(app: App, opener: str) -> int:
    """By Enter; what the device calls the button."""
    button = app.control(opener)._i
    await app.press("Enter")
    await app.tap(opener)
    return button


@pytest.mark.parametrize("opener", OPENERS)
@headless
async def test_the_device_is_asked_to_give_it_back_until_it_says_so(desk: Desk, opener: str) -> None:
    app = await at_table(desk)
    button = await opened(app, opener)
    await app.press(CLOSE)
    assert app.focused == []
    await app.wait(3 * AGAIN)
    assert app.focused == [button] * 3
    await app.dispatch(app.control(opener), "focus")
    await app.wait(ENOUGH * AGAIN)
    assert app.focused == [button] * 3


@headless
async def test_a_button_that_had_it_before_is_not_the_one(desk: Desk) -> None:
    app = await at_table(desk)
    button = await opened(app, "band-1")
    await app.press(CLOSE)
    await app.dispatch(app.control("menu"), "focus")
    await app.wait(AGAIN)
    assert app.focused == [button]


@headless
async def test_it_comes_back_to_what_was_drawn_anew_meanwhile(desk: Desk) -> None:
    app = await at_table(desk)
    button = await opened(app, "kingdom-rhea")
    await app.tap("markers-rhea-1-more")
    await app.press(CLOSE)
    await app.wait(AGAIN)
    assert app.focused == [button] == [app.control("kingdom-rhea")._i]


@headless
async def test_a_sheet_that_leads_to_another_leads_back_to_what_opened_the_first(desk: Desk) -> None:
    app = await at_table(desk)
    button = await opened(app, "menu")
    await app.tap("correct-glory")
    await app.press(CLOSE)
    await app.wait(AGAIN)
    assert app.focused == [button]


@headless
async def test_a_device_that_never_answers_is_not_asked_for_ever(desk: Desk) -> None:
    app = await at_table(desk)
    button = await opened(app, "band-1")
    await app.press(CLOSE)
    await app.wait(3 * ENOUGH * AGAIN)
    assert app.focused == [button] * ENOUGH


@headless
async def test_whoever_goes_on_meanwhile_is_left_alone(desk: Desk) -> None:
    app = await at_table(desk)
    for go_on in (app.press("Tab"), app.tap("kingdom-rhea")):
        await opened(app, "band-1")
        await app.press(CLOSE)
        await go_on
        await app.wait(ENOUGH * AGAIN)
    assert app.focused == []


@headless
async def test_a_device_that_is_away_is_not_asked(desk: Desk) -> None:
    app = await at_table(desk)
    await opened(app, "band-1")
    await app.press(CLOSE)
    await app.go_away()
    await app.wait(ENOUGH * AGAIN)
    assert app.focused == []


@headless
async def test_nothing_is_asked_of_a_device_whose_sheet_a_pointer_opened(desk: Desk) -> None:
    app = await at_table(desk)
    await app.press("Tab")
    await app.wait(PRESSED_BY)
    await app.tap("band-1")
    await app.press(CLOSE)
    await app.wait(ENOUGH * AGAIN)
    assert app.focused == []
