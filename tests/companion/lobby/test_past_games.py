import json
from dataclasses import replace
from pathlib import Path

import pytest

from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded
from rules.ethnos.formats.games import write_game
from rules.ethnos.game import Game
from rules.ethnos.vocabulary import Colour
from rules.players import Player
from tests.companion.headless import App, headless
from tests.companion.lobby.absurd import ABSURD, SOUND, absurd_desk
from tests.ethnos import NAMES, a_band, a_game, a_setup

LONG = tuple(f"{name} van der Hohenfels-Wu"[:24] for name in NAMES)
NO_GAME_OF_OURS = 'This file is no game of this app. Games are saved by "Save as a file".'
OVER = a_game(a_setup(2), a_band(cards=6), AgeEnded(0), AgeEnded(1))


def past(desk: Desk, game: Game) -> str:
    return desk.finish(desk.begin(game, "ethnos").id).id


def shown(app: App) -> list[str]:
    return [name.removeprefix("open-") for name in app.identifiers() if name.startswith("open-")]


@headless
async def test_at_first_nothing_has_ended(desk: Desk) -> None:
    desk.begin(Game(a_setup(3)), "ethnos")
    app = await App.on(desk, "/past")
    assert "No game has ended yet." in app.texts()
    assert shown(app) == []


@headless
async def test_games_are_listed_newest_first_with_how_they_ended(desk: Desk) -> None:
    ended = past(desk, OVER)
    stopped = past(desk, Game(a_setup(3)))
    app = await App.on(desk, "/past")
    assert shown(app) == [stopped, ended]
    assert app.label(f"open-{ended}").startswith("Roderick wins with 23. Roderick, Alexis, ")
    assert app.label(f"open-{stopped}").startswith("Unfinished · Age I · everybody has 0. Roderick, Alexis, Wilfred, ")
    assert app.has(f"reopen-{stopped}")
    assert not app.has(f"reopen-{ended}")


@headless
async def test_a_game_that_is_over_opens_with_its_end(desk: Desk) -> None:
    id = past(desk, OVER)
    app = await App.on(desk, "/past")
    await app.tap(f"open-{id}")
    assert app.label("winner").startswith("Roderick wins")


@headless
async def test_an_unfinished_game_opens_with_its_table(desk: Desk) -> None:
    id = past(desk, Game(a_setup(3)))
    app = await App.on(desk, "/past")
    await app.tap(f"open-{id}")
    assert app.has("band-2")
    assert desk.game(id).finished is not None


@headless
async def test_an_unfinished_game_goes_on(desk: Desk) -> None:
    id = past(desk, Game(a_setup(3)))
    app = await App.on(desk, "/past")
    await app.tap(f"reopen-{id}")
    assert app.has("band-2")
    assert desk.game(id).finished is None


@headless
async def test_a_deleted_game_comes_back_with_undo(desk: Desk) -> None:
    id = past(desk, OVER)
    app = await App.on(desk, "/past")
    await app.tap(f"delete-{id}")
    assert shown(app) == []
    assert app.told() == ["The game is in the bin."]
    await app.take_back()
    assert shown(app) == [id]


@headless
async def test_a_deleted_game_comes_back_from_the_bin(desk: Desk) -> None:
    id = past(desk, OVER)
    app = await App.on(desk, "/past")
    await app.tap(f"delete-{id}", "bin")
    assert app.label(f"deleted-{id}") == "Roderick wins with 23. Roderick, Alexis"
    await app.tap(f"restore-{id}")
    assert any(words.startswith("The bin is empty.") for words in app.texts())
    await app.take_back()
    assert app.has(f"restore-{id}")
    await app.tap(f"restore-{id}", "back")
    assert shown(app) == [id]


@headless
async def test_a_search_finds_names_and_tribes(desk: Desk) -> None:
    two = past(desk, OVER)
    three = past(desk, Game(a_setup(3)))
    app = await App.on(desk, "/past")
    await app.type("search", "wilfred")
    assert shown(app) == [three]
    await app.type("search", "roderick")
    assert shown(app) == [three, two]
    await app.type("search", "nobody of that name")
    assert "No game fits." in app.texts()
    await app.tap("back", "past-games")
    assert app.field("search").value == "nobody of that name"


@headless
async def test_a_long_list_comes_in_pages(desk: Desk) -> None:
    ids = [past(desk, Game(a_setup(2))) for _ in range(21)]
    app = await App.on(desk, "/past")
    assert len(shown(app)) == 20
    await app.tap("more")
    assert sorted(shown(app)) == sorted(ids)
    assert not app.has("more")


@headless
async def test_an_exported_game_is_imported_on_another_device(desk: Desk) -> None:
    id = past(desk, OVER)
    app = await App.on(desk, "/past")
    app.page.web = True
    await app.tap(f"export-{id}")
    ((name, content),) = app.saved_files.items()
    assert name == f"ethnos-{id}.json"
    await app.tap(f"delete-{id}", "import")
    await app.give_file(content)
    assert app.has("winner")
    assert app.told()[-1] == "The game is imported."
    newest = desk.keeper.listing.page(size=1)[0]
    assert newest.id != id
    assert newest.finished
    assert desk.game(newest.id).game == OVER


@headless
async def test_a_game_that_is_here_already_is_shown_and_not_imported_again(desk: Desk) -> None:
    id = past(desk, OVER)
    app = await App.on(desk, "/past")
    await app.tap("import")
    await app.give_file(json.dumps(write_game(OVER)).encode())
    assert app.told() == ["This game is here already."]
    assert app.page.route == f"/game/{id}/end"
    await app.tap("back")
    assert shown(app) == [id]


@headless
async def test_the_end_of_a_past_game_leads_back_to_the_list_and_its_table_to_the_end(desk: Desk) -> None:
    id = past(desk, OVER)
    app = await App.on(desk, "/past")
    await app.tap(f"open-{id}", "to-table")
    assert app.has("see-the-end")
    await app.press_back()
    assert app.has("winner")
    await app.tap("ledger", "back")
    assert app.has("winner")
    await app.tap("back")
    assert shown(app) == [id]


@headless
async def test_a_game_that_was_stopped_leads_back_to_the_list(desk: Desk) -> None:
    id = past(desk, Game(a_setup(3)))
    app = await App.on(desk, "/past")
    await app.tap(f"open-{id}")
    assert app.has("band-0")
    await app.press_back()
    assert shown(app) == [id]


@headless
async def test_an_imported_game_that_is_not_over_is_running(desk: Desk) -> None:
    app = await App.on(desk, "/past")
    await app.tap("import")
    await app.give_file(json.dumps(write_game(Game(a_setup(3)))).encode())
    assert app.has("band-2")
    assert desk.keeper.listing.page(size=1)[0].finished is None


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff", NO_GAME_OF_OURS),
        (b"{", NO_GAME_OF_OURS),
        (b'{"format": "x"}', NO_GAME_OF_OURS),
        (b'{"format": "ethnos-game/1"}', 'There is a mistake in this game file. The field "tribes" is missing.'),
    ],
)
def test_a_file_that_is_no_game_is_refused_with_its_reason(desk: Desk, content: bytes, said: str) -> None:
    @headless
    async def check(desk: Desk) -> None:
        app = await App.on(desk, "/past")
        await app.tap("import")
        await app.give_file(content)
        assert app.told() == [said]
        assert desk.keeper.listing.page() == []

    check(desk=desk)


@headless
async def test_six_players_with_long_names(desk: Desk) -> None:
    players = tuple(Player(name, colour) for name, colour in zip(LONG, Colour, strict=True))
    id = past(desk, Game(replace(a_setup(6), players=players)))
    app = await App.on(desk, "/past")
    assert ", ".join(LONG) in app.label(f"open-{id}")


@headless
async def test_one_game_that_cannot_be_shown_leaves_the_others(tmp_path: Path) -> None:
    games = [replace(summary, finished=summary.updated) for summary in (*ABSURD, SOUND)]
    for path in ("/past", "/past/bin"):
        app = await App.on(absurd_desk(tmp_path, games), path)
        assert app.texts().count("This game can't be shown; all others can.") == len(ABSURD)
        assert "Mara, Tove" in app.texts()
