import json
from pathlib import Path

import pytest

from companion.shell.desk import Desk
from rules import registry
from rules.ethnos.events import DragonDrawn
from rules.ethnos.game import Game
from storage.errors import CannotRead
from storage.listing import Listing
from storage.values import Progress
from tests.companion.conftest import EXAMPLES
from tests.companion.headless import App, Held, headless
from tests.companion.lobby.absurd import ABSURD, SOUND, AbsurdStore, absurd_desk
from tests.companion.sharing.guests import a_shared_game, come
from tests.ethnos import a_setup


@headless
async def test_without_a_game_it_invites_to_one(desk: Desk) -> None:
    app = await App.on(desk)
    assert "No game is running." in app.texts()
    assert not app.has("resume")
    await app.tap("new-game", "game-ethnos")
    assert app.has("player-name-0")
    await app.tap("back", "new-game")
    assert app.has("player-name-0")


@headless
async def test_whoever_plays_only_one_game_never_chooses_twice_and_is_a_tap_from_the_other(desk: Desk) -> None:
    desk.begin(Game(a_setup(2)), "ethnos")
    app = await App.on(desk)
    await app.tap("new-game")
    assert app.page.route == "/new"
    assert app.label("game-ethnos") == "Ethnos, chosen"
    await app.tap("game-rune-age")
    assert (app.page.route, app.label("game-rune-age")) == ("/new/rune-age", "Rune Age, chosen")
    await app.tap("back")
    assert app.has("new-game")


@headless
async def test_every_place_is_one_tap_away_and_leads_back(desk: Desk) -> None:
    app = await App.on(desk)
    for place, heading in (
        ("new-game", "Which game?"),
        ("past-games", "Past games"),
        ("players", "Players"),
        ("rules", "Rules"),
        ("rune-age-rules", "Rules of Rune Age"),
        ("card-book", "Card book"),
        ("settings", "Settings"),
    ):
        await app.tap(place)
        assert heading in app.texts()
        assert not app.has("score-age")
        await app.tap("back")
        assert app.has("score-age")


@headless
async def test_the_newest_game_comes_first_and_goes_on_with_a_tap(desk: Desk) -> None:
    older = desk.begin(Game(a_setup(2)), "ethnos").id
    newer = desk.begin(Game(a_setup(3)), "ethnos").id
    app = await App.on(desk)
    assert app.label("resume").startswith("Go on: Roderick, Alexis, Wilfred. Age I · everybody has 0, ")
    assert app.has(f"resume-{newer}")
    await app.tap(f"resume-{older}")
    assert app.has("band-1")
    assert not app.has("band-2")


@headless
async def test_it_is_fresh_whenever_one_comes_back(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    app = await App.on(desk)
    await app.tap("resume", "menu", "stop-game")
    assert not app.has("resume")
    await app.take_back()
    assert app.has("resume")
    await app.tap("resume", "menu", "home")
    assert app.has(f"resume-{id}")


@headless
async def test_a_game_begun_in_another_window_appears(desk: Desk) -> None:
    app, other = await App.on(desk), await App.on(desk, "/new")
    await other.tap("players-count-2", "draw-missing")
    await other.type("player-name-0", "Mara")
    await other.type("player-name-1", "Tove")
    await other.tap("start")
    await app.wait()
    assert app.label("resume").startswith("Go on: Mara, Tove.")


@headless
async def test_games_that_are_done_with_are_not_here(desk: Desk) -> None:
    desk.finish(desk.begin(Game(a_setup(2)), "ethnos").id)
    app = await App.on(desk)
    assert not app.has("resume")


@headless
async def test_an_imported_game_that_is_over_is_not_here(desk: Desk) -> None:
    saved = desk.import_game(json.loads((EXAMPLES / "game.json").read_text()))
    assert saved.over
    app = await App.on(desk)
    assert not app.has("resume")
    await app.tap("past-games")
    assert app.has(f"open-{saved.id}")


@headless
async def test_a_game_that_cannot_be_read_is_told(desk: Desk) -> None:
    desk.begin(Game(a_setup(2)), "ethnos")
    (path,) = desk.keeper.folder.glob("games/*/*.json")  # type: ignore[attr-defined]
    path.write_text("garbage")
    app = await App.on(desk)
    assert any(path.name in words for words in app.texts())
    assert app.has("new-game")


@headless
async def test_one_game_that_cannot_be_shown_leaves_the_others(tmp_path: Path) -> None:
    app = await App.on(absurd_desk(tmp_path, (*ABSURD, SOUND)))
    assert app.texts().count("This game can't be shown; all others can.") == len(ABSURD)
    assert app.label(f"resume-{SOUND.id}").startswith("Go on: Mara, Tove.")
    assert app.has("new-game")


@headless
async def test_even_the_newest_one_may_be_it(tmp_path: Path) -> None:
    for absurd in ABSURD:
        app = await App.on(absurd_desk(tmp_path, (absurd,)))
        assert "This game can't be shown; all others can." in app.texts()
        assert app.has("settings")


def slow_desk(folder: Path, held: Held) -> Desk:
    """A desk whose list has to be worked out first, and stays at its third game."""
    store = AbsurdStore(folder)

    def catch_up(progress: Progress) -> None:
        progress(3, 10_000)
        held.here()

    store.listing = Listing(lambda place: iter([SOUND]), catch_up)
    return Desk(store)


@headless
async def test_while_the_list_is_worked_out_its_progress_is_shown_and_windows_answer(tmp_path: Path) -> None:
    with Held() as held:
        desk = slow_desk(tmp_path, held)
        app = await App.on(desk)
        await held.reached()
        await app.settle()
        assert app.label("progress-lists") == "Reading the games: 3 of 10,000"
        other = await App.on(desk, f"/game/{desk.begin(Game(a_setup(2)), 'ethnos').id}")
        await other.tap("band-0")
        assert other.has("leader-giants")
        away = await App.on(desk, "/past")
        assert away.has("progress-lists")
        await away.tap("back", "new-game", "game-ethnos")
        assert away.has("player-name-0")
    await app.settle()
    await away.settle()
    assert app.has(f"resume-{SOUND.id}")
    assert not app.has("progress-lists")
    assert desk.going == {}


@headless
async def test_a_list_that_could_not_be_read_is_asked_for_again(tmp_path: Path) -> None:
    store, troubles = AbsurdStore(tmp_path), [CannotRead("games", "bad luck")]

    def catch_up(progress: Progress) -> None:
        for trouble in troubles:
            raise trouble

    store.listing = Listing(lambda place: iter([SOUND]), catch_up)
    app = await App.on(Desk(store))
    assert any("bad luck" in words for words in app.texts())
    troubles.clear()
    await app.tap("home")
    assert app.has(f"resume-{SOUND.id}")


@headless
async def test_the_game_that_was_played_last_comes_first(desk: Desk) -> None:
    older = desk.begin(Game(a_setup(2)), "ethnos").id
    desk.begin(Game(a_setup(3)), "ethnos")
    desk.play(older, (DragonDrawn(),))
    app = await App.on(desk)
    assert app.label("resume").startswith("Go on: Roderick, Alexis. ")
    assert app.has(f"resume-{older}")


@headless
async def test_an_example_game_is_tried_out_and_is_nobodys_game(desk: Desk) -> None:
    app = await App.on(desk)
    await app.tap("example-game")
    assert app.label("glory-0") == "Ada: 14 Glory"
    await app.tap("dragon")
    await app.wait()
    await app.tap("undo", "menu", "home")
    assert not app.has("resume")
    assert app.has("example-game")
    assert list(desk.keeper.listing.page()) == []
    assert list(desk.keeper.players.everybody()) == []


@headless
async def test_a_running_game_leaves_no_room_for_the_example(desk: Desk) -> None:
    desk.begin(Game(a_setup(2)), "ethnos")
    app = await App.on(desk)
    assert not app.has("example-game")


@headless
async def test_where_there_is_one_game_nothing_asks_which(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", ("ethnos",))
    app = await App.on(desk)
    assert (app.label("score-age"), app.label("example-game")) == ("Score one Age", "Try an example game")
    await app.tap("new-game")
    assert app.page.route == "/new"
    assert not app.has("game-ethnos")


@headless
async def test_every_game_has_an_example_to_try(desk: Desk) -> None:
    app = await App.on(desk)
    assert app.label("example-game") == "Try an example game: Ethnos"
    await app.tap("example-game-rune-age")
    assert app.has("end-turn")
    await app.browse("/past")
    assert list(desk.keeper.listing.page()) == []
    assert list(desk.cards.of("rune_age")) == []


@headless
async def test_a_host_sees_which_tables_are_open_and_how_many_phones_are_there(desk: Desk) -> None:
    shut, id = desk.begin(Game(a_setup(2)), "ethnos").id, a_shared_game(desk)
    app = await App.on(desk)
    table = desk.house.table(id)
    assert table
    assert app.label("resume").endswith(f"Shared, code {table.code}: 0 phones")
    assert "Shared" not in app.label(f"resume-{shut}")
    desk.house.came(come(desk, id).guest, id)
    await app.settle()
    assert f"Shared, code {table.code}: 1 phone" in app.texts()
    desk.house.close(id)
    await app.settle()
    assert "Shared" not in app.label("resume")
