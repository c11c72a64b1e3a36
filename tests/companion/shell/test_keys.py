"""Keys press what is on the screen, and nothing beneath a sheet; letters that are typed are letters."""

import flet as ft
import pytest

from companion.shell.desk import Desk
from companion.shell.games import games
from companion.shell.keys import CLOSE, LIST, all_keys
from companion.shell.window import MOMENT, windows
from rules.ethnos.game import Game
from tests.companion.headless import App, headless
from tests.ethnos import a_setup


async def at_table(desk: Desk) -> App:
    id = desk.begin(Game(a_setup(3)), "ethnos").id
    return await App.on(desk, f"/game/{id}")


def path(app: App) -> str:
    return windows[app.page.session.id].trail.path


def test_each_key_stands_for_one_control() -> None:
    assert all(len(keys.keys) == len(keys.identifiers) for keys in all_keys())
    assert any(game.keys for game in games())


@headless
async def test_a_band_is_entered_by_digits(desk: Desk) -> None:
    app = await at_table(desk)
    await app.press("2")
    assert app.has("cards-1")
    await app.tap("leader-elves" if app.has("leader-elves") else "leader-dwarves", "colour-rhea")
    await app.press("1")
    await app.wait(MOMENT)
    (id,) = [game.id for game in desk.keeper.listing.page()]
    (event,) = desk.game(id).game.events
    assert (event.band.player, event.band.cards) == (1, 1)
    await app.press("U")
    assert desk.game(id).game.events == ()


@headless
async def test_digits_of_the_number_pad_and_small_letters_are_the_same(desk: Desk) -> None:
    app = await at_table(desk)
    await app.press("Numpad 1")
    assert app.has("cards-1")
    await app.press(CLOSE)
    await app.wait()
    await app.press("m")
    assert app.has("correct-glory")


@headless
async def test_escape_closes_a_sheet_and_nothing_else(desk: Desk) -> None:
    app = await at_table(desk)
    await app.press("M")
    await app.press(CLOSE)
    assert not app.has("correct-glory")
    await app.press(CLOSE)
    assert app.has("band-0")


@headless
async def test_nothing_beneath_a_sheet_is_pressed(desk: Desk) -> None:
    app = await at_table(desk)
    here = path(app)
    await app.press("M")
    await app.press("D")
    assert "0" in app.label("dragon")
    assert path(app) == here


@headless
@pytest.mark.parametrize("held", ["ctrl", "alt", "meta"])
async def test_keys_of_the_browser_are_left_to_it(desk: Desk, held: str) -> None:
    app = await App.on(desk)
    await app.press("N", **{held: True})
    assert path(app) == "/"


@headless
async def test_letters_that_are_typed_press_nothing(desk: Desk) -> None:
    app = await App.on(desk)
    await app.press("N")
    assert path(app) == "/which"
    await app.tap("game-ethnos")
    field = app.field("player-name-0")
    await app.dispatch(field, "focus")
    await app.press("B")
    assert path(app) == "/new"
    await app.dispatch(field, "blur")
    await app.press("B")
    assert path(app) == "/"


@headless
async def test_a_key_that_stands_for_nothing_here_does_nothing(desk: Desk) -> None:
    app = await App.on(desk)
    for key in ("D", "Z", "F1", " ", "12"):
        await app.press(key)
    assert path(app) == "/"


@headless
async def test_search_takes_the_focus(desk: Desk) -> None:
    app = await App.on(desk, "/past")
    await app.press("/")
    assert app._client.focused == [app.field("search")._i]


@headless
async def test_the_list_of_keys_leads_back_to_the_sheet(desk: Desk) -> None:
    app = await at_table(desk)
    await app.press("M")
    await app.press("/", shift=True)
    assert path(app) == "/keys"
    await app.press("B")
    assert app.has("correct-glory")
    await app.press(LIST)
    assert path(app) == "/keys"


@headless
async def test_a_phone_sends_no_keys(desk: Desk) -> None:
    app = await App.on(desk)
    assert app.page.platform not in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)
    assert app.page.on_keyboard_event is not None
