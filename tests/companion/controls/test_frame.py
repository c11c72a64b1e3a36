"""A screen, or a part of one, that fails says so; the rest goes on, and so does the session."""

from dataclasses import dataclass, field, replace
from typing import Any

import flet as ft
import pytest

from companion.controls.buttons import target
from companion.controls.frame import part, screen, view
from companion.controls.text import text
from companion.lobby import home, past_games
from companion.look.fitting import longest_word
from companion.look.theme import DARK, Look
from companion.shell.desk import PLAYERS, Desk
from companion.shell.hooks import use_look, use_redraw_on
from companion.shell.window import Window, windows
from storage.errors import NoSuchGame
from tests.companion.headless import App, headless, the_clock

WRONG = "Something went wrong. Your game is saved."


@dataclass
class Bad:
    """What goes wrong when something is drawn, for as long as it is set."""

    with_screen: Exception | None = None
    with_part: Exception | None = None
    drawn: list[str] = field(default_factory=list)

    def raise_it(self, error: Exception | None) -> None:
        if error:
            raise error


async def shown(desk: Desk, bad: Bad) -> App:
    """A window that shows one screen with two parts, drawn again with every change of the players."""

    @part
    def Fragile(look: Look, games: int) -> ft.Control:
        bad.drawn.append(f"fragile {games}")
        bad.raise_it(bad.with_part)
        return text(look, f"fragile, drawn with {games}")

    @part
    def Sound(look: Look) -> ft.Control:
        bad.drawn.append("sound")
        return text(look, "sound")

    @screen
    def Screen() -> ft.View:
        look = use_look()
        use_redraw_on(PLAYERS)
        bad.raise_it(bad.with_screen)
        games = len(desk.keeper.listing.page(size=9))
        return view(look, "A screen", [Fragile.keyed("fragile", look, games), Sound(look)])

    async def main(page: ft.Page) -> None:
        windows[page.session.id] = Window(page, desk, the_clock())
        page.render_views(Screen)

    return await App.start(main)


async def again(app: App, desk: Desk) -> None:
    desk.change_players(lambda players: None)
    await app.settle()


@headless
async def test_a_screen_that_fails_says_so_and_shows_the_way_back(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    bad = Bad(with_screen=RuntimeError("bad luck"))
    app = await shown(desk, bad)
    assert WRONG in app.texts()
    assert "bad luck" in caplog.text
    bad.with_screen = None
    await app.tap("home")
    assert "sound" in app.texts()
    assert WRONG not in app.texts()


@headless
async def test_a_screen_that_fails_later_takes_nothing_down(desk: Desk) -> None:
    bad = Bad()
    app = await shown(desk, bad)
    bad.with_screen = RuntimeError("bad luck")
    await again(app, desk)
    assert WRONG in app.texts()
    bad.with_screen = None
    await again(app, desk)
    assert "sound" in app.texts()


@headless
async def test_a_screen_says_what_storage_couldnt_do(desk: Desk) -> None:
    app = await shown(desk, Bad(with_screen=NoSuchGame("gone")))
    assert WRONG not in app.texts()
    assert any("game" in words for words in app.texts())
    assert app.has("home")


@headless
async def test_a_screen_that_fails_leads_to_everything_else(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "_places", broken)
    app = await App.on(desk)
    assert app.label("home") == "Try again"
    await app.tap("past-games")
    assert "No game has ended yet." in app.texts()
    await app.tap("back", "settings")
    assert app.has("back-up")
    await app.tap("back")
    assert WRONG in app.texts()
    monkeypatch.undo()
    await app.tap("home")
    assert app.has("new-game")


@headless
async def test_a_list_that_fails_does_not_lead_to_itself_alone(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_games, "Search", broken)
    app = await App.on(desk, "/past")
    assert [app.label(way) for way in ("home", "past-games", "settings")] == [
        "Back to the start",
        "Try again",
        "Settings",
    ]


def broken(*args: Any) -> ft.Control:
    raise RuntimeError("bad luck")


@headless
async def test_a_part_that_fails_leaves_the_others_as_they_are(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    bad = Bad(with_part=RuntimeError("bad luck"))
    app = await shown(desk, bad)
    assert {WRONG, "sound", "A screen"} <= {*app.texts()}
    assert "Fragile failed" in caplog.text


@headless
async def test_a_part_is_drawn_again_only_when_what_it_is_given_has_changed(desk: Desk) -> None:
    bad = Bad()
    app = await shown(desk, bad)
    assert bad.drawn == ["fragile 0", "sound"]
    await again(app, desk)
    assert bad.drawn == ["fragile 0", "sound"]
    assert app.texts().count("sound") == 1


@headless
async def test_a_heading_in_large_letters_breaks_no_word(desk: Desk) -> None:
    look, word = replace(DARK, scale=2.0, width=332), "Nejpřizpůsobivější"

    @screen
    def Stage() -> ft.View:
        return view(look, word, [])

    async def main(page: ft.Page) -> None:
        windows[page.session.id] = Window(page, desk, the_clock())
        page.render_views(Stage)

    app = await App.start(main)
    heading = next(each for each in app.controls() if isinstance(each, ft.Text) and each.value == word)
    assert longest_word([word], heading.size or 0, bold=True) <= look.width - target(look)
