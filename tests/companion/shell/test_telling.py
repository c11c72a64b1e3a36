"""What is told goes by itself, with the next thing that is done, and when it is closed; it covers nothing."""

from companion.shell.desk import Desk
from companion.shell.telling import LETTER, LINGERS, Telling
from companion.shell.window import MOMENT, Window, windows
from rules.ethnos.game import Game
from tests.companion.headless import App, HandClock, headless
from tests.ethnos import a_setup


def window_of(app: App) -> Window:
    return windows[app.page.session.id]


async def tell(app: App, message: str = "Done.") -> list[str]:
    """Tells it, and returns what is kept of how often it was taken back."""
    taken_back: list[str] = []
    window_of(app).tell(message, lambda: taken_back.append(message))
    await app.settle()
    assert app.told() == [message]
    return taken_back


def test_a_long_message_is_told_for_as_long_as_it_takes_to_read() -> None:
    clock = HandClock()
    telling = Telling(clock)
    telling.tell("x" * 200, None)
    clock.go_on(LINGERS)
    assert telling.told
    clock.go_on(200 * LETTER - LINGERS)
    assert telling.told is None


def test_what_is_told_next_has_its_own_time() -> None:
    clock = HandClock()
    telling = Telling(clock)
    telling.tell("one", None)
    clock.go_on(LINGERS - 1)
    telling.tell("two", None)
    clock.go_on(LINGERS - 1)
    assert telling.told
    assert telling.told.message == "two"


@headless
async def test_it_goes_by_itself(desk: Desk) -> None:
    app = await App.on(desk)
    await tell(app)
    await app.wait(LINGERS)
    assert app.told() == []


@headless
async def test_it_goes_with_the_next_thing_that_is_done(desk: Desk) -> None:
    app = await App.on(desk)
    taken_back = await tell(app)
    await app.tap("rules")
    assert (app.told(), taken_back) == ([], [])


@headless
async def test_it_goes_with_the_browsers_own_way_back(desk: Desk) -> None:
    app = await App.on(desk)
    await app.tap("rules")
    await tell(app)
    await app.press_back()
    assert app.told() == []


@headless
async def test_it_can_be_closed_or_taken_back(desk: Desk) -> None:
    app = await App.on(desk)
    taken_back = await tell(app)
    await app.tap("told-close")
    assert (app.told(), taken_back) == ([], [])
    taken_back = await tell(app)
    await app.take_back()
    assert (app.told(), taken_back) == ([], ["Done."])


@headless
async def test_a_sheet_tells_it_in_the_place_of_the_table(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(3)), "ethnos").id
    app = await App.on(desk, f"/game/{id}")
    await tell(app)
    await app.tap("menu")
    await app.wait(MOMENT)
    await tell(app)


@headless
async def test_a_window_that_is_closed_waits_for_nothing(desk: Desk) -> None:
    app = await App.on(desk)
    window = window_of(app)
    await tell(app)
    await app.dispatch(app.page, "close")
    await app.wait(LINGERS)
    assert window.telling.told
