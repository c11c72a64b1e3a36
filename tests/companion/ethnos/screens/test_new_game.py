from dataclasses import replace
from pathlib import Path

from companion.shell.desk import Desk
from rules.ethnos.game import Game
from rules.ethnos.setup import verify_setup
from rules.ethnos.vocabulary import KINGDOMS, TRIBES, Colour, Edition
from rules.players import Player
from storage.values import Summary
from tests.companion.headless import App, headless
from tests.ethnos import NAMES, a_setup

LONG = tuple(f"{name} van der Hohenfels-Wu"[:22] for name in NAMES)


def the_newest(desk: Desk) -> Summary:
    return desk.keeper.listing.page(size=1)[0]


def the_game(desk: Desk) -> Game:
    return desk.game(the_newest(desk).id).game


def field_values(app: App, *identifiers: str) -> list[str]:
    return [app.field(identifier).value for identifier in identifiers]


@headless
async def test_the_same_table_again_takes_four_taps(desk: Desk) -> None:
    desk.begin(Game(a_setup(5)), "ethnos")
    app = await App.on(desk)
    taps = ["new-game", "same-players", "draw-missing", "start"]
    await app.tap(*taps)
    assert len(taps) == 4
    assert len(desk.keeper.listing.page()) == 2
    setup = the_game(desk).setup
    assert setup.players == a_setup(5).players
    assert verify_setup(setup) == ()
    assert app.label("band-4") == "Tove plays a band"


@headless
async def test_four_known_players_take_seven_taps(desk: Desk) -> None:
    desk.begin(Game(a_setup(6)), "ethnos")
    app = await App.on(desk)
    taps = ["new-game", *(f"known-player-{number}" for number in range(4)), "draw-missing", "start"]
    await app.tap(*taps)
    assert len(taps) == 7
    everybody = [player.name for player in desk.keeper.players.everybody()]
    assert sorted(the_game(desk).setup.names) == sorted(everybody[:4])


@headless
async def test_chance_asked_one_by_one_takes_six_taps(desk: Desk) -> None:
    desk.begin(Game(a_setup(4)), "ethnos")
    app = await App.on(desk)
    taps = ["new-game", "same-players", "draw-tribes", "deal-tokens", "pick-first", "start"]
    await app.tap(*taps)
    assert len(taps) == 6
    assert verify_setup(the_game(desk).setup) == ()


@headless
async def test_the_first_time_there_is_nobody_to_tap(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    assert not app.has("known-player-0")
    assert not app.has("same-players")
    assert app.label("missing") == "Missing: 6 Tribes, the Glory tokens, who begins."
    await app.tap("draw-missing")
    assert app.label("missing").startswith("All set: 3 Ages, ")


@headless
async def test_nobody_needs_a_name(desk: Desk) -> None:
    app = await App.on(desk, "/new", "pl")
    await app.type("player-name-1", "Niebieski")
    await app.type("player-name-3", "Ola")
    await app.tap("draw-missing", "first-0", "start")
    setup = the_game(desk).setup
    assert setup.names == ("Niebieski 2", "Niebieski", "Zielony", "Ola")
    assert [player.colour for player in setup.players] == ["blue", "pink", "green", "yellow"]
    await app.wait(0.4)
    await app.tap("menu", "home", "new-game")
    assert not app.has("known-player-2")
    await app.tap("same-players")
    assert field_values(app, *(f"player-name-{seat}" for seat in range(4))) == ["Niebieski 2", "Niebieski", "", "Ola"]


@headless
async def test_a_whole_game_is_entered_by_hand(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.tap("players-count-3")
    assert not app.has("player-name-3")
    assert not app.has("token-rhea-III")
    for seat, name in enumerate(NAMES[:3]):
        await app.type(f"player-name-{seat}", f" {name} ")
    await app.tap(*(f"tribe-{tribe}" for tribe in TRIBES[:5]), "first-1")
    for kingdom in KINGDOMS:
        await app.type(f"token-{kingdom.id}-I", "8")
        await app.type(f"token-{kingdom.id}-II", str(kingdom))
    assert field_values(app, "token-ithys-I", "token-ithys-II") == ["5", "8"]
    assert app.label("missing") == "All set: 2 Ages, Alexis begins."
    await app.tap("start")
    setup = the_game(desk).setup
    assert setup.names == NAMES[:3]
    assert setup.tribes == TRIBES[:5]
    assert setup.tokens == tuple((int(kingdom), 8) for kingdom in KINGDOMS)
    assert setup.first_player == 1


@headless
async def test_start_waits_until_nothing_is_missing(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.tap("players-count-2", "start")
    await app.tap("draw-missing")
    await app.type("player-name-0", "Mara")
    await app.type("player-name-1", "Mara")
    assert app.label("missing") == "Two players are called Mara."
    await app.tap("start")
    assert not desk.keeper.listing.page()
    await app.type("player-name-1", "Tove")
    assert not app.can_tap("draw-missing")
    await app.tap("start")
    assert the_game(desk).setup.names == ("Mara", "Tove")


@headless
async def test_a_known_player_is_shown_chosen_and_leaves_with_another_tap(desk: Desk) -> None:
    desk.begin(Game(a_setup(2)), "ethnos")
    app = await App.on(desk, "/new")
    await app.tap("known-player-0")
    name = desk.keeper.players.everybody()[0].name
    assert app.label("known-player-0") == f"{name}, chosen"
    assert field_values(app, "player-name-0", "player-name-1") == [name, ""]
    await app.tap("known-player-0")
    assert app.label("known-player-0") == name
    assert field_values(app, "player-name-0") == [""]


@headless
async def test_a_typed_name_is_chosen_among_the_known(desk: Desk) -> None:
    desk.begin(Game(a_setup(2)), "ethnos")
    app = await App.on(desk, "/new")
    await app.type("player-name-2", "Alexis")
    chosen = [app.label(f"known-player-{number}") for number in range(2)]
    assert sorted(chosen) == ["Alexis, chosen", "Roderick"]


@headless
async def test_a_seventh_player_finds_no_seat(desk: Desk) -> None:
    desk.begin(Game(a_setup(6)), "ethnos")
    app = await App.on(desk, "/new")
    await app.tap("players-count-6")
    for seat in range(6):
        await app.type(f"player-name-{seat}", f"New {seat}")
    assert not app.can_tap("known-player-0")


@headless
async def test_leaving_and_coming_back_keeps_what_is_entered(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.type("player-name-0", "Mara")
    await app.tap("tribe-elves", "players-count-5", "back", "new-game", "game-ethnos")
    assert field_values(app, "player-name-0") == ["Mara"]
    assert app.label("tribe-elves").endswith("chosen")
    assert app.has("player-name-4")


@headless
async def test_after_the_start_the_next_game_begins_with_an_empty_page(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.tap("players-count-2", "draw-missing")
    await app.type("player-name-0", "Mara")
    await app.type("player-name-1", "Tove")
    await app.tap("start")
    await app.wait(0.4)
    await app.tap("menu", "home", "new-game")
    assert field_values(app, "player-name-0", "player-name-1") == ["", ""]
    assert app.has("known-player-1")


@headless
async def test_a_double_tap_starts_one_game(desk: Desk) -> None:
    desk.begin(Game(a_setup(4)), "ethnos")
    app = await App.on(desk, "/new")
    await app.tap("same-players", "draw-missing")
    start = app.control("start")
    await app.dispatch(start, "click")
    await app.dispatch(start, "click")
    assert len(desk.keeper.listing.page()) == 2


@headless
async def test_somebody_who_was_renamed_plays_again_under_the_new_name(desk: Desk) -> None:
    desk.begin(Game(a_setup(2)), "ethnos")
    desk.keeper.players.rename("Alexis", "Alex")
    app = await App.on(desk, "/new")
    await app.tap("same-players")
    assert field_values(app, "player-name-0", "player-name-1") == ["Roderick", "Alex"]
    assert app.label("same-players") == "Same as last time: Roderick and Alex, chosen"


@headless
async def test_the_rules_are_folded_away_and_said_in_a_line(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    assert app.label("game-rules") == "Rules for this game: English rulebook, usual rulings"
    assert not app.has("edition-pl")
    await app.tap("game-rules", "edition-pl")
    assert app.label("ruling-ten_skeletons_win-true").endswith("chosen")
    await app.tap("ruling-ten_skeletons_win-false", "ruling-merfolk_bonus-one")
    await app.type("component-giant-I", "3")
    await app.type("component-orcs-6", "25")
    await app.tap("players-count-2", "draw-missing")
    await app.type("player-name-0", "Mara")
    await app.type("player-name-1", "Tove")
    assert app.label("game-rules").startswith(
        "Rules for this game: Polish rulebook, 2 rulings changed, printed values changed"
    )
    await app.tap("start")
    setup = the_game(desk).setup
    assert (setup.edition, setup.rulings.ten_skeletons_win, setup.rulings.merfolk_bonus) == (Edition.PL, False, "one")
    assert setup.rulings.merfolk_places == "first"
    assert setup.components.giant == (3, 5)
    assert setup.components.orcs[-1] == 25


@headless
async def test_six_players_with_long_names_and_many_friends(desk: Desk) -> None:
    tables = [
        tuple(Player(f"{name} {table}", colour) for name, colour in zip(LONG, Colour, strict=True)) for table in "ABC"
    ]
    for players in tables:
        desk.begin(Game(replace(a_setup(6), players=players)), "ethnos")
    app = await App.on(desk, "/new")
    assert app.has("known-player-3")
    assert not app.has("known-player-4")
    await app.tap("more-players")
    assert app.has("known-player-17")
    await app.tap("same-players", "draw-missing", "start")
    assert the_game(desk).setup.players == tables[-1]


@headless
async def test_a_list_of_players_that_cannot_be_read_stops_no_game(desk: Desk, tmp_path: Path) -> None:
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    file = tmp_path / "players.json"
    for path in (file, file.with_name(f"{file.name}.bak")):
        path.write_text("garbage")
    assert desk.game(id)
    app = await App.on(desk, "/new")
    assert app.has("player-name-0")
    assert not app.has("known-player-0")
