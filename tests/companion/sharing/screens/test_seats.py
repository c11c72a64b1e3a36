from companion.sharing.desk import Guests
from companion.shell.desk import Desk
from companion.shell.window import windows
from tests.companion.headless import App, headless
from tests.companion.sharing.guests import a_shared_game, come, window_of


def path(app: App) -> str:
    return windows[app._session.id].trail.path


@headless
async def test_a_guest_sits_down_and_plays(desk: Desk) -> None:
    id = a_shared_game(desk)
    who = come(desk, id)
    app = await window_of(desk, who)
    await app.tap("join-seat-1")
    assert path(app) == f"/game/{id}"
    await app.tap("band-1", "leader-elves", "colour-althea", "cards-3")
    assert desk.game(id).entered_by == (1,)
    await app.wait(1)
    assert app.label("undo") == "Undo: Alexis, 3 cards, Elf (entered by Alexis)"
    await app.tap("menu")
    assert not app.has("share")
    assert not app.has("stop-game")
    assert not app.has("settings")
    await app.tap("close")
    await app.tap("ledger")
    assert app.label("entry-0").endswith("Entered by Alexis")


@headless
async def test_a_seat_that_is_taken_is_said_to_be_and_who_is_quicker_has_it(desk: Desk) -> None:
    id = a_shared_game(desk)
    come(desk, id, 0)
    app = await window_of(desk, come(desk, id))
    assert app.label("join-seat-0") == "Roderick (taken)"
    assert not app.can_tap("join-seat-0")
    seat = app.control("join-seat-1")
    come(desk, id, 1)
    await app.dispatch(seat, "click")
    assert path(app) == "/"
    await app.tap("join-watch")
    assert path(app) == f"/game/{id}"
    await app.tap("dragon")
    assert app.told() == ["You are watching. Take a seat to enter something."]
    assert not desk.game(id).game.events


@headless
async def test_a_guest_comes_back_to_their_seat(desk: Desk) -> None:
    id = a_shared_game(desk)
    app = await window_of(desk, come(desk, id, 1), f"/game/{id}")
    await app.tap("menu", "seats")
    assert app.label("join-seat-1") == "Go on as Alexis"
    await app.tap("join-seat-1")
    assert path(app) == f"/game/{id}"


@headless
async def test_who_loses_their_seat_is_led_to_the_others(desk: Desk) -> None:
    id = a_shared_game(desk)
    who = come(desk, id, 1)
    app = await window_of(desk, who, f"/game/{id}")
    desk.house.stand(who.guest, id)
    await app.settle()
    assert path(app) == "/"
    assert app.has("join-seat-1")
    desk.house.close(id)
    await app.settle()
    assert not app.has("join-seat-1")
    assert any("closed" in words for words in app.texts())


@headless
async def test_nothing_of_another_game_is_shown_at_its_address(desk: Desk) -> None:
    id, other = a_shared_game(desk), a_shared_game(desk)
    who = come(desk, id, 1)
    lobby = ("/past", "/settings", "/players", "/new")
    for route in (f"/game/{other}", f"/game/{other}/ledger", f"/game/{id}/share", *lobby):
        app = await window_of(desk, who, route, Guests())
        assert app.has("join-seat-1") or app.identifiers() == ["back", "home"], route
