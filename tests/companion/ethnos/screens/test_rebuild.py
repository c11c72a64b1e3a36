"""Rebuild the table: everything that should lie there, read aloud and ticked off."""

from companion.shell.desk import Desk
from rules.ethnos.events import BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.setup import Setup, new_setup
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import KINGDOMS, Colour, Kingdom, Tribe
from rules.players import Player
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band, a_game, a_setup

SETUP = a_setup(tribes=(Tribe.DWARVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.ORCS, Tribe.SKELETONS, Tribe.TROLLS))
LYING = Correction(
    glory={ALEXIS: 125, MARA: 59},
    markers={Kingdom.RHEA: {RODERICK: 3, MARA: 7}},
    merfolk={WILFRED: 11},
    trolls={ALEXIS: (2, 5)},
    giant=Giant(MARA, 4),
    hordes={MARA: (Kingdom.RHEA, Kingdom.DURIS)},
)


async def rebuilt(desk: Desk, *events: Event, setup: Setup = SETUP) -> tuple[str, App]:
    id = desk.begin(a_game(setup, *events), "ethnos").id
    return id, await App.on(desk, f"/game/{id}/rebuild")


@headless
async def test_everything_on_the_board_is_read_aloud(desk: Desk) -> None:
    band = BandPlayed(a_band(ALEXIS, Tribe.DWARVES, Kingdom.DURIS, 4, 1), None)
    _, app = await rebuilt(desk, LYING, band, DragonDrawn())
    assert app.label("done-age") == "Age I, 1 Dragon drawn. First player: Roderick."
    assert app.label("done-rhea") == "Rhea: tokens 2, 4 and 8. Roderick: 3 markers; Mara: 7 markers."
    assert app.label("done-ithys") == "Ithys: tokens 2, 4 and 8. No markers."
    assert app.label("done-merfolk") == (
        "Merfolk board: Roderick on space 0. Alexis on space 0. Wilfred on space 11. Mara on space 0."
    )
    assert app.label("done-giants") == "Giant token: Mara holds it with 4 cards."
    assert app.label("done-trolls") == "Troll tokens: Alexis holds 2 and 5. Beside the board: 1, 3, 4 and 6."
    assert app.label("done-orcs") == "Hordes: Roderick: empty. Alexis: empty. Wilfred: empty. Mara: Rhea and Duris."


@headless
async def test_every_player_is_read_aloud_with_laps_supply_and_bands(desk: Desk) -> None:
    dwarves = BandPlayed(a_band(ALEXIS, Tribe.DWARVES, Kingdom.DURIS, 4, 1), None)
    giant = BandPlayed(a_band(ALEXIS, Tribe.GIANTS, Kingdom.RHEA, 1), None)
    _, app = await rebuilt(desk, LYING, dwarves, giant)
    assert app.label("done-player-1") == (
        "Alexis: 125 Glory: space 5, 2 laps done. 24 markers left to place. "
        "Bands of this Age: 4 cards (1 Skeleton), Dwarf of Duris; 1 card, Giant of Rhea."
    )
    assert app.label("done-player-3") == "Mara: 59 Glory: space 59. 15 markers left to place. No band this Age."


@headless
async def test_things_are_ticked_off_and_stay_so(desk: Desk) -> None:
    id, app = await rebuilt(desk, LYING)
    await app.tap("done-rhea", "done-player-0", "done-trolls", "done-trolls")
    assert app.label("done-rhea").endswith(", chosen")
    assert app.label("done-player-0").endswith(", chosen")
    assert not app.label("done-trolls").endswith(", chosen")
    await app.tap("back", "rebuild")
    assert app.label("done-rhea").endswith(", chosen")
    assert desk.game(id).revision == 0


@headless
async def test_ticks_are_gone_when_the_game_has_gone_on(desk: Desk) -> None:
    id, app = await rebuilt(desk, LYING)
    await app.tap("done-rhea")
    desk.play(id, (DragonDrawn(),))
    await app.wait()
    assert not app.label("done-rhea").endswith(", chosen")


@headless
async def test_only_boards_in_play_are_laid_out(desk: Desk) -> None:
    tribes = (Tribe.DWARVES, Tribe.ELVES, Tribe.HALFLINGS, Tribe.MINOTAURS, Tribe.WINGFOLK, Tribe.WIZARDS)
    _, app = await rebuilt(desk, setup=a_setup(tribes=tribes))
    for board in ("merfolk", "giants", "trolls", "orcs"):
        assert not app.has(f"done-{board}")
    assert "Boards and tokens" not in app.texts()


@headless
async def test_an_opening_table_has_everything_beside_it(desk: Desk) -> None:
    _, app = await rebuilt(desk)
    assert app.label("done-giants") == "Giant token: Beside the board."
    assert app.label("done-trolls") == "Troll tokens: Beside the board: 1, 2, 3, 4, 5 and 6."


@headless
async def test_six_long_names_with_many_markers_and_bands_are_all_there(desk: Desk) -> None:
    names = [f"Anastazja Wielkopolska {seat}X" for seat in range(6)]
    players = [Player(name, colour) for name, colour in zip(names, Colour, strict=True)]
    setup = new_setup(players, SETUP.tribes, SETUP.tokens, 0)
    bands = [BandPlayed(a_band(i % 6, Tribe.DWARVES, KINGDOMS[i % 6], 1 + i // 12), None) for i in range(90)]
    _, app = await rebuilt(desk, *bands, setup=setup)
    assert all(app.label(f"done-player-{seat}").startswith(names[seat]) for seat in range(6))
    assert sum("Dwar" in words and " of " in words for words in app.texts()) == 90
