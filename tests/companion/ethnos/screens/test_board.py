from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.vocabulary import KINGDOMS, Tribe
from storage.values import Settings
from tests.companion.ethnos.table import at_table
from tests.companion.ethnos.table import window_of as the_window_of
from tests.companion.headless import App, headless
from tests.companion.sharing.guests import a_shared_game, come, window_of
from tests.ethnos import a_band

AGE = (DragonDrawn(), DragonDrawn(), AgeEnded(0))
GLORY = Correction(glory={0: 5, 1: 72, 2: 5})


async def board_of(desk: Desk, id: str, width: int = 1920, height: int = 1080) -> App:
    app = await App.on(desk, f"/game/{id}/board")
    app.page.width, app.page.height = width, height
    await app.dispatch(app.page, "resize")
    return app


def in_order(app: App) -> list[str]:
    return [name for name in app.identifiers() if name.startswith("board-glory-")]


@headless
async def test_everybody_in_the_room_sees_standings_track_kingdoms_and_what_just_happened(desk: Desk) -> None:
    app, saved = await at_table(desk, GLORY, a_band(tribe=Tribe.ELVES, cards=3))
    await app.tap("menu", "board")
    assert app.page.route == f"/game/{saved.id}/board"
    app = await board_of(desk, saved.id)
    assert in_order(app)[0] == "board-glory-1"
    assert app.label("board-glory-1") == "1. Alexis: 72 Glory"
    assert app.label("board-projected-1") == "Alexis: 72 if the Age ended now"
    assert app.label("board-dragons") == "Dragons drawn: 0 of 3"
    assert "1 lap" in app.label("track")
    assert all(app.has(f"board-kingdom-{kingdom.id}") for kingdom in KINGDOMS)
    assert app.label("board-last").startswith("Roderick · 3 cards")
    await app.tap("back")
    assert app.has("band-0")


@headless
async def test_nothing_on_it_can_be_tapped_but_the_way_back(desk: Desk) -> None:
    _, saved = await at_table(desk, GLORY)
    for size in ((1920, 1080), (800, 1280), (390, 844)):
        app = await board_of(desk, saved.id, *size)
        assert [name for name in app.identifiers() if app.can_tap(name)] == ["back"]


@headless
async def test_it_follows_the_game_turns_to_the_reckoning_and_to_the_end(desk: Desk) -> None:
    _, saved = await at_table(desk)
    app = await board_of(desk, saved.id)
    assert app.label("board-last") == "Roderick begins"
    for events in (AGE, AGE):
        desk.play(saved.id, (BandPlayed(a_band(tribe=Tribe.ELVES, cards=3)), *events[:2]))
        await app.wait()
        assert app.label("board-dragons") == "Dragons drawn: 2 of 3"
        desk.play(saved.id, events[2:])
        await app.wait()
        assert not app.has("board-dragons")
        assert "is over" in " ".join(app.texts())
        assert "begins Age" in app.label("board-last")
        assert "(+" in app.label("board-glory-0")
        assert " to " in app.label("track")
    desk.play(saved.id, (Correction(glory={1: 90}),))
    await app.wait()
    assert app.has("board-projected-0")
    desk.play(saved.id, AGE)
    await app.wait()
    assert app.label("board-glory-1") == "Winner: Alexis, 90 Glory"
    assert "Alexis wins" in app.label("board-last")


@headless
async def test_on_a_screen_that_stands_the_reckoning_comes_in_one_column(desk: Desk) -> None:
    _, saved = await at_table(desk, *AGE)
    app = await board_of(desk, saved.id, 800, 1280)
    assert app.has("board-last")
    assert app.has("track")


@headless
async def test_what_would_be_is_not_shown_to_those_who_would_rather_not_know(desk: Desk) -> None:
    desk.save_settings(Settings(games={"ethnos": {"show_projection": False}}))
    _, saved = await at_table(desk, GLORY)
    app = await board_of(desk, saved.id)
    assert not app.has("board-projected-1")


@headless
async def test_the_screen_stays_awake_as_long_as_something_is_entered_anywhere(desk: Desk) -> None:
    table, saved = await at_table(desk)
    app = await board_of(desk, saved.id)
    services = the_window_of(app).services
    for _ in range(3):
        await app.wait(15 * 60)
        desk.play(saved.id, (GLORY,))
        await app.wait()
    assert services._awake
    assert table.has("band-0")


@headless
async def test_a_guest_who_watches_may_be_a_television(desk: Desk) -> None:
    id = a_shared_game(desk)
    who = come(desk, id)
    desk.house.watch(who.guest, id)
    app = await window_of(desk, who, f"/game/{id}/board")
    assert app.label("board-glory-0") == "1. Roderick: 0 Glory"
    desk.play(id, (GLORY,))
    await app.wait()
    assert app.label("board-glory-1") == "1. Alexis: 72 Glory"
