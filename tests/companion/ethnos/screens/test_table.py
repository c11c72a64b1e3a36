from companion.ethnos.example import example
from companion.ethnos.options import has_seen_hints
from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.events import AgeEnded
from rules.ethnos.game import Game
from rules.ethnos.vocabulary import Tribe
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import a_setup

ELVES_AND_CENTAURS = (Tribe.ELVES, Tribe.CENTAURS, Tribe.WINGFOLK, Tribe.MERFOLK, Tribe.TROLLS, Tribe.ORCS)


def a_new_game(desk: Desk, **setup: object) -> str:
    return desk.begin(Game(a_setup(**{"tribes": ELVES_AND_CENTAURS, **setup})), "ethnos").id  # type: ignore[arg-type]


@headless
async def test_a_usual_band_takes_four_taps(desk: Desk) -> None:
    id = a_new_game(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("band-1", "leader-elves", "colour-althea", "cards-3")
    assert len(desk.game(id).game.events) == 1
    await app.wait()
    assert app.label("last-event") == "Alexis · 3 cards, Elf · 1st marker in Althea · keep up to 3 cards"
    assert app.label("undo") == "Undo: Alexis, 3 cards, Elf"


@headless
async def test_a_double_tap_plays_one_band_and_opens_nothing(desk: Desk) -> None:
    id = a_new_game(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("band-1", "leader-elves", "colour-althea")
    size = app.control("cards-3")
    await app.dispatch(size, "click")
    await app.dispatch(size, "click")
    await app.tap_at_once("band-0")
    assert len(desk.game(id).game.events) == 1
    assert not app.has("leader-elves")


@headless
async def test_a_double_tap_on_a_size_that_leaves_something_to_ask_plays_nothing(desk: Desk) -> None:
    """What is asked lifts the rows, and the button that plays lies where the size was."""
    id = a_new_game(desk, tribes=[Tribe.TROLLS])
    app = await App.on(desk, f"/game/{id}")
    await app.tap("band-1", "leader-trolls", "colour-althea", "cards-8")
    await app.tap_at_once("play")
    assert desk.game(id).game.events == ()
    await app.tap("play")
    assert len(desk.game(id).game.events) == 1


@headless
async def test_after_the_moment_the_next_band_can_be_entered(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{a_new_game(desk)}")
    await app.tap("band-1", "leader-elves", "colour-althea", "cards-3")
    await app.wait(MOMENT)
    await app.tap("band-0")
    assert app.has("leader-elves")


@headless
async def test_two_windows_show_one_game(desk: Desk) -> None:
    id = a_new_game(desk)
    here, there = await App.on(desk, f"/game/{id}"), await App.on(desk, f"/game/{id}")
    await here.tap("band-1", "leader-elves", "colour-althea", "cards-3")
    await there.wait()
    assert there.label("last-event") == here.label("last-event")
    await there.wait(MOMENT)
    await there.tap("undo")
    await here.wait()
    assert here.label("last-event").startswith("Roderick begins. Tap a player to enter a band")


@headless
async def test_a_closed_window_is_told_nothing_more(desk: Desk) -> None:
    id = a_new_game(desk)
    app = await App.on(desk, f"/game/{id}")
    assert app.page.on_close
    app.page.on_close()  # type: ignore[call-arg]
    assert not any(desk._listeners._of.values())


@headless
async def test_a_game_that_is_not_there_is_said_with_a_way_back(desk: Desk) -> None:
    app = await App.on(desk, "/game/20260101-000000-abcdef")
    assert "There is no game 20260101-000000-abcdef here." in app.texts()
    await app.tap("home")
    assert app.has("new-game")


@headless
async def test_a_window_whose_device_is_away_holds_nobody_up_and_catches_up(desk: Desk) -> None:
    id = a_new_game(desk)
    away, here = await App.on(desk, f"/game/{id}"), await App.on(desk, f"/game/{id}")
    client = away.page.session.connection
    await away.page.session.disconnect(60)
    await here.tap("band-1", "leader-elves", "colour-althea", "cards-3")
    assert len(desk.game(id).game.events) == 1
    await away.page.session.connect(client)
    await away.wait()
    assert away.label("last-event").startswith("Alexis · 3 cards, Elf")


@headless
async def test_a_sheet_leads_back_to_the_table_that_the_browser_went_to_by_itself(desk: Desk) -> None:
    app = await App.on(desk)
    await app.browse(f"/game/{a_new_game(desk)}")
    await app.tap("kingdom-rhea", "close")
    assert app.has("band-0")
    await app.tap("kingdom-rhea", "why", "back")
    assert app.has("close")


@headless
async def test_in_a_finished_game_nobody_plays_a_band(desk: Desk) -> None:
    id = begun(desk, AgeEnded(0), AgeEnded(0), AgeEnded(None))
    app = await App.on(desk, f"/game/{id}")
    assert app.label("band-1") == "Alexis: why this total?"
    await app.tap("band-1")
    assert app.page.route == f"/game/{id}/why/now/glory-1"
    await app.tap("back")
    assert app.label("dragon") == "Dragons drawn: 3 of 3. See the end"
    await app.tap("dragon")
    assert app.has("winner")


@headless
async def test_a_band_sheet_that_was_open_when_the_game_ended_offers_nothing_that_is_refused(desk: Desk) -> None:
    id = begun(desk, AgeEnded(0), AgeEnded(0))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("band-1", "leader-dwarves", "colour-rhea")
    desk.play(id, (AgeEnded(None),))
    await app.wait()
    await app.tap("cards-3")
    assert not app.has("record-anyway")
    assert not app.has("play")


@headless
async def test_the_first_table_of_all_gives_hints_which_are_gone_for_ever_once_there_are_entries(desk: Desk) -> None:
    first = desk.begin(Game(a_setup(2)), "ethnos").id
    app = await App.on(desk, f"/game/{first}")
    assert app.label("last-event").endswith("a Kingdom for why and corrections, the circles for a Dragon.")
    await app.tap("dragon")
    await app.wait()
    second = desk.begin(Game(a_setup(2)), "ethnos").id
    app = await App.on(desk, f"/game/{second}")
    assert app.label("last-event") == "Roderick begins. Tap a player to enter a band."


@headless
async def test_an_example_gives_no_hints_away_and_says_that_nothing_is_kept(desk: Desk) -> None:
    id = desk.try_out(example()).id
    app = await App.on(desk, f"/game/{id}")
    assert not has_seen_hints(desk.settings)
    await app.tap("menu")
    assert "This example, of which nothing is kept" in app.texts()
    assert not app.has("stop-game")
