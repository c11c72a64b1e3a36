from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.lobby.players import PAGE
from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, BandPlayed
from rules.ethnos.game import Game
from rules.ethnos.vocabulary import Colour
from rules.players import Player
from storage.renaming import Renaming
from storage.values import Filter
from storage.values import Player as Known
from tests.companion.headless import App, Held, headless
from tests.companion.lobby.absurd import absurd_desk
from tests.ethnos import ALEXIS, NAMES, a_band, a_game, a_setup

LONG = tuple(f"{name} van der Hohenfels-Wu"[:24] for name in NAMES)


def names(desk: Desk) -> list[str]:
    return [player.name for player in desk.keeper.players.everybody()]


def with_players(desk: Desk, count: int = 3) -> list[str]:
    desk.begin(Game(a_setup(count)), "ethnos")
    return names(desk)


@headless
async def test_nobody_is_remembered_at_first(desk: Desk) -> None:
    app = await App.on(desk, "/players")
    assert any(words.startswith("Nobody is remembered yet.") for words in app.texts())
    await app.tap("new-game", "game-ethnos")
    assert app.has("player-name-0")


@headless
async def test_everybody_is_listed_whoever_played_last_first(desk: Desk) -> None:
    with_players(desk, 2)
    desk.begin(Game(replace(a_setup(2), players=(Player("Mara", Colour.PINK), Player("Tove", Colour.BLUE)))), "ethnos")
    app = await App.on(desk, "/players")
    shown = [words for words in app.texts() if words in names(desk)]
    assert shown == names(desk) == ["Mara", "Tove", "Roderick", "Alexis"]
    assert app.texts().count("last game: just now") == 4


@headless
async def test_somebody_is_renamed_and_named_back(desk: Desk) -> None:
    number = with_players(desk).index("Alexis")
    app = await App.on(desk, "/players")
    await app.tap(f"rename-{number}")
    assert app.field("new-name").value == "Alexis"
    await app.type("new-name", "  Alex  ")
    await app.tap("save")
    assert sorted(names(desk)) == ["Alex", "Roderick", "Wilfred"]
    assert app.told() == ["Alexis is called Alex now."]
    assert "last game: just now · earlier: Alexis" in app.texts()
    await app.take_back()
    assert sorted(names(desk)) == ["Alexis", "Roderick", "Wilfred"]
    assert desk.keeper.players.names("Alexis") == {"Alexis"}


@headless
async def test_a_name_that_is_taken_or_empty_is_refused(desk: Desk) -> None:
    number = with_players(desk).index("Alexis")
    app = await App.on(desk, "/players")
    await app.tap(f"rename-{number}")
    await app.type("new-name", "Wilfred")
    await app.tap("save")
    assert app.told() == ["Another player is called Wilfred: merge the two if they are one."]
    await app.type("new-name", " ")
    await app.tap("save")
    assert app.told()[-1] == "A name has 1 to 40 letters."
    assert sorted(names(desk)) == ["Alexis", "Roderick", "Wilfred"]
    assert app.has("new-name")
    await app.tap("cancel")
    assert app.has(f"rename-{number}")


@headless
async def test_two_that_are_one_are_merged_and_parted(desk: Desk) -> None:
    before = with_players(desk)
    app = await App.on(desk, "/players")
    await app.tap("merge-0")
    assert app.label("merge-into-1") == f"{before[0]} is {before[2]}"
    await app.tap("merge-into-1")
    assert names(desk) == [before[1], before[2]]
    assert desk.keeper.players.names(before[2]) == {before[0], before[2]}
    await app.take_back()
    assert sorted(names(desk)) == sorted(before)
    assert desk.keeper.players.names(before[2]) == {before[2]}


@headless
async def test_somebody_is_forgotten_and_remembered_again(desk: Desk) -> None:
    before = with_players(desk)
    app = await App.on(desk, "/players")
    await app.tap("forget-1")
    assert names(desk) == [before[0], before[2]]
    assert not app.has("forget-2")
    await app.take_back()
    assert sorted(names(desk)) == sorted(before)
    assert app.has("forget-2")


@headless
async def test_nothing_is_asked_of_two_players_at_once(desk: Desk) -> None:
    with_players(desk)
    app = await App.on(desk, "/players")
    await app.tap("rename-0", "merge-1")
    assert not app.has("new-name")
    assert app.has("merge-into-0")
    await app.tap("cancel")
    assert not app.has("merge-into-0")


@headless
async def test_many_players_with_long_names(desk: Desk) -> None:
    for table in "ABCDE":
        players = tuple(Player(f"{name}{table}", colour) for name, colour in zip(LONG, Colour, strict=True))
        desk.begin(Game(replace(a_setup(6), players=players)), "ethnos")
    app = await App.on(desk, "/players")
    await app.tap("forget-29")
    assert len(names(desk)) == 29


@headless
async def test_one_player_who_cannot_be_shown_leaves_the_others(tmp_path: Path) -> None:
    desk = absurd_desk(tmp_path, players=[Known("Mara", last_played="zzz"), Known("Tove"), Known("Finn", "plaid")])
    app = await App.on(desk, "/players")
    assert "This player can't be shown; all others can." in app.texts()
    assert {"Tove", "Finn"} <= {*app.texts()}


@headless
async def test_of_very_many_players_those_who_played_last_come_first_and_the_others_when_asked_for(desk: Desk) -> None:
    desk.keeper.players.add(Known(f"Player {number}", last_played="") for number in range(PAGE + 3))
    app = await App.on(desk, "/players")
    assert (app.has(f"rename-{PAGE - 1}"), app.has(f"rename-{PAGE}")) == (True, False)
    await app.tap("more")
    assert app.has(f"rename-{PAGE + 2}")
    assert not app.has("more")


@headless
async def test_a_new_name_reaches_all_games_and_goes_back_with_one_undo(desk: Desk) -> None:
    over = desk.begin(a_game(a_setup(2), AgeEnded(ALEXIS), AgeEnded(ALEXIS)), "ethnos")
    running = desk.begin(a_game(a_setup(3), a_band(ALEXIS)), "ethnos")
    app = await App.on(desk, f"/game/{running.id}")
    await app.tap("menu", "home", "players")
    await app.tap(f"rename-{names(desk).index('Alexis')}")
    await app.type("new-name", "Alex von Alm")
    await app.tap("save")
    for id in (over.id, running.id):
        assert desk.game(id).game.setup.names[ALEXIS] == "Alex von Alm"
    assert [game.id for game in desk.keeper.listing.page(Filter(text="alm"))] == [running.id, over.id]
    await app.take_back()
    assert [desk.game(id).game for id in (over.id, running.id)] == [over.game, running.game]
    assert not desk.keeper.listing.page(Filter(text="alm"))


@headless
async def test_what_was_done_before_a_new_name_can_still_be_taken_back(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    desk.play(id, [BandPlayed(a_band(ALEXIS))])
    app = await App.on(desk, "/players")
    await app.tap(f"rename-{names(desk).index('Alexis')}")
    await app.type("new-name", "Alex")
    await app.tap("save")
    saved = desk.game(id)
    assert saved.game.events[0].band.player == ALEXIS
    assert desk.undo(id, saved.revision).game.setup.names == ("Roderick", "Alex")
    assert len(desk.redo(id, saved.revision + 1).game.events) == 1


@headless
async def test_two_players_of_one_game_stay_two(desk: Desk) -> None:
    both = desk.begin(Game(a_setup(3)), "ethnos").id
    one = desk.begin(Game(a_setup(2)), "ethnos").id
    everybody = names(desk)
    app = await App.on(desk, "/players")
    number = everybody.index("Alexis")
    await app.tap(f"merge-{number}", f"merge-into-{[name for name in everybody if name != 'Alexis'].index('Wilfred')}")
    assert desk.game(both).game.setup.names == ("Roderick", "Alexis", "Wilfred")
    assert desk.game(one).game.setup.names == ("Roderick", "Wilfred")
    assert app.told() == [
        "Alexis and Wilfred are one now. 1 game stays as it is: another player is called Wilfred there."
    ]
    await app.take_back()
    assert desk.game(one).game.setup.names == ("Roderick", "Alexis")


@headless
async def test_everybody_is_answered_while_many_games_are_renamed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        desk.begin(Game(a_setup(2)), "ethnos")
    app = await App.on(desk, "/players")
    rename = Renaming._rename
    with Held() as held:

        def slowly(self: Renaming, *where: Any) -> bool:
            held.here()
            return rename(self, *where)

        monkeypatch.setattr(Renaming, "_rename", slowly)
        await app.tap(f"rename-{names(desk).index('Alexis')}")
        await app.type("new-name", "Alex")
        await app.tap("save")
        await held.reached()
        await app.settle()
        assert app.label("progress-rename").startswith("Renaming")
        await app.tap("back")
        assert app.has("new-game")
    await app.settle()
    assert [game.players for game in desk.keeper.listing.page()] == [("Roderick", "Alex")] * 3
