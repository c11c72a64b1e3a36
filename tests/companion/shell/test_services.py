from typing import Any

import pytest

from companion.shell import services
from companion.shell.desk import Desk
from companion.shell.picking import Wanted
from companion.shell.services import IDLE, Services
from companion.shell.window import windows
from rules.ethnos.game import Game
from storage.values import Settings
from tests.companion.headless import App, headless
from tests.ethnos import a_setup


class Device(dict[str, Any]):
    """Answers what it is asked, and notes it."""

    def __init__(self, answers: dict[str, Any]) -> None:
        super().__init__(answers)
        self.asked: list[str] = []

    def get(self, name: str, default: Any = None) -> Any:
        self.asked.append(name)
        return super().get(name, default)


async def on_device(desk: Desk) -> tuple[App, Services, Device]:
    app = await App.on(desk)
    device = Device(app._client.answers)
    app._client.answers = device
    return app, windows[app.page.session.id].services, device


@headless
async def test_the_screen_is_kept_awake_while_a_game_is_played(desk: Desk) -> None:
    app, served, device = await on_device(desk)
    served.touched()
    await app.settle()
    assert device.asked == []
    served.playing(playing=True)
    served.touched()
    await app.settle()
    assert device.asked == ["enable"]
    served.playing(playing=False)
    await app.settle()
    assert device.asked == ["enable", "disable"]


@headless
async def test_the_screen_sleeps_after_a_while_without_a_tap(desk: Desk) -> None:
    app, served, device = await on_device(desk)
    served.playing(playing=True)
    await app.wait(IDLE - 1)
    assert device.asked == ["enable"]
    served.touched()
    await app.wait(IDLE - 1)
    assert device.asked == ["enable"]
    await app.wait(1)
    assert device.asked == ["enable", "disable"]


@headless
async def test_a_window_that_is_closed_is_waited_for_no_longer(desk: Desk) -> None:
    app, served, device = await on_device(desk)
    served.playing(playing=True)
    await app.dispatch(app.page, "close")
    await app.wait(IDLE)
    assert device.asked == ["enable"]


@headless
async def test_the_screen_sleeps_as_it_likes_if_that_was_chosen(desk: Desk) -> None:
    desk.save_settings(Settings(keep_awake=False))
    app, served, device = await on_device(desk)
    served.playing(playing=True)
    await app.settle()
    assert device.asked == []


@headless
async def test_a_buzz_is_felt_unless_that_was_switched_off(desk: Desk) -> None:
    app, served, device = await on_device(desk)
    served.buzz()
    await app.settle()
    assert device.asked == ["light_impact"]
    desk.save_settings(Settings(haptics=False))
    served.buzz()
    await app.settle()
    assert device.asked == ["light_impact"]


@headless
async def test_a_device_that_doesn_t_tell_its_language_is_spoken_to_in_english(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "PATIENCE", 0)
    app = await App.on(desk, language="pl")
    assert windows[app.page.session.id].language == "en"


@headless
async def test_the_language_of_the_device_is_its_first_that_we_speak(desk: Desk) -> None:
    app = await App.on(desk, language="cs-CZ")
    assert windows[app.page.session.id].language == "cs"


@headless
async def test_a_file_goes_to_whoever_asked_for_it_last_and_once(desk: Desk) -> None:
    app, served, _ = await on_device(desk)
    first: list[bytes] = []
    second: list[bytes] = []
    served.picking.expect(Wanted(first.append))
    served.picking.expect(Wanted(second.append))
    await app.give_file(b"one")
    await app.give_file(b"two")
    assert (first, second) == ([], [b"one"])


@headless
async def test_whoever_acts_is_buzzed_and_nobody_else_at_the_table(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    windows = [await App.on(desk, f"/game/{id}") for _ in range(2)]
    for app in windows:
        app._client.answers = Device(app._client.answers)
    for acting in windows:
        await acting.tap("dragon")
        assert (
            [app._client.answers.asked.count("light_impact") for app in windows]
            == [  # type: ignore[attr-defined]
                1 if app in windows[: windows.index(acting) + 1] else 0 for app in windows
            ]
        )
