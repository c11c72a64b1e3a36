from dataclasses import replace

import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.game import Game
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Colour, Kingdom, Tribe
from rules.players import Player
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, SCORING_TRIBES, WILFRED, a_band, a_game, a_setup

HORDES = Correction(hordes={RODERICK: (Kingdom.RHEA,), ALEXIS: (Kingdom.RHEA, Kingdom.DURIS)})
LONG = ("Maximiliana Konstantina", "Bartholomew Featherston", "Wilhelmina van der Bruck", "Hildegardevonbingenabbey")


def last(desk: Desk, id: str) -> Event:
    return desk.game(id).game.events[-1]


@headless
async def test_the_third_dragon_leads_here_and_back_without_a_trace(desk: Desk) -> None:
    id = begun(desk, DragonDrawn(), DragonDrawn())
    app = await App.on(desk, f"/game/{id}")
    await app.tap("dragon")
    assert app.has("table-check")
    assert "Dragon" in app.label("missing")
    await app.tap("back")
    assert app.has("band-0")
    assert desk.game(id).game.state.dragons == 2
    assert desk.game(id).revision == 0


@headless
async def test_who_drew_the_third_dragon_is_needed(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}/age-end")
    await app.tap("reckon")
    assert desk.game(id).game.events == ()
    assert app.label("missing") == "Say who drew the third Dragon."
    await app.tap("third-dragon-2")
    assert app.label("third-dragon-2") == "Wilfred draws the third Dragon, chosen"
    assert app.label("missing") != "Say who drew the third Dragon."
    await app.tap("third-dragon-1", "reckon")
    assert last(desk, id) == AgeEnded(ALEXIS, at=last(desk, id).at)
    assert desk.game(id).undo == {"kind": "age_end", "age": 1}
    assert app.has("next-first")


@pytest.mark.rule("ethnos", "F2")
@headless
async def test_in_the_last_age_nobody_is_asked_who_drew_the_third_dragon(desk: Desk) -> None:
    id = begun(desk, AgeEnded(ALEXIS), AgeEnded(ALEXIS))
    app = await App.on(desk, f"/game/{id}/age-end")
    assert not app.has("third-dragon-0")
    assert app.label("missing") == "Compare the bands before the cards are swept together."
    await app.tap("reckon")
    assert last(desk, id) == AgeEnded(None, at=last(desk, id).at)
    assert desk.game(id).over


@headless
async def test_a_forgotten_band_is_entered_from_the_check_and_leads_back_to_it(desk: Desk) -> None:
    id = begun(desk, HORDES)
    app = await App.on(desk, f"/game/{id}/age-end")
    assert app.label("check-add-2") == "Forgotten: Wilfred plays a band"
    await app.tap("third-dragon-3", "pillage-1", "check-add-2", "leader-dwarves", "colour-rhea", "cards-3")
    assert app.label("check-band-1") == "Wilfred, 3 cards, Dwarf. Edit"
    assert app.label("third-dragon-3").endswith("chosen")
    assert app.label("pillage-1").endswith("chosen")
    assert app.told() == ["Wilfred, 3 cards, Dwarf"]
    await app.take_back()
    assert not app.has("check-band-1")


@headless
async def test_a_centaur_from_the_check_leads_back_to_it_after_the_other_band(desk: Desk) -> None:
    id = begun(desk, setup=a_setup(tribes=[Tribe.CENTAURS, Tribe.ELVES]))
    app = await App.on(desk, f"/game/{id}/age-end")
    await app.tap("check-add-0", "leader-centaurs", "colour-rhea", "cards-3")
    await app.wait(MOMENT)
    assert app.has("chain-end")
    await app.tap("leader-elves", "colour-duris", "cards-2")
    assert app.label("check-band-1") == "Roderick, 2 cards, Elf. Edit"


@headless
async def test_what_was_answered_is_kept_while_something_is_entered(desk: Desk) -> None:
    id = begun(desk, HORDES)
    app = await App.on(desk, f"/game/{id}/age-end")
    await app.tap("third-dragon-3", "pillage-1", "back", "end-age")
    assert app.label("third-dragon-3").endswith("chosen")
    assert app.label("pillage-1").endswith("chosen")


@headless
async def test_the_table_check_shows_what_the_app_has(desk: Desk) -> None:
    id = begun(
        desk,
        BandPlayed(a_band(RODERICK, Tribe.TROLLS, Kingdom.ITHYS, 4, 2), troll=4),
        BandPlayed(a_band(ALEXIS, Tribe.ORCS, Kingdom.RHEA, 1)),
        Correction(merfolk={MARA: 5}, giant=Giant(WILFRED, 6), glory={WILFRED: 2}),
    )
    app = await App.on(desk, f"/game/{id}/age-end")
    assert app.label("check-band-0") == "Roderick, 4 cards (2 Skeletons), Troll. Edit"
    assert "1 band, 2 Skeletons" in app.texts()
    assert app.label("check-ithys") == "Markers in Ithys: Roderick 1. Correct"
    assert app.label("check-duris") == "Markers in Duris: none. Correct"
    assert app.label("check-merfolk") == "Merfolk: Mara 5. Correct"
    assert app.label("check-giant") == "Giant: Wilfred, 6 cards. Correct"
    assert app.label("check-trolls") == "Trolls: Roderick 4. Correct"
    assert app.label("check-orcs") == "Hordes: Alexis Rhea. Correct"
    assert app.label("check-glory") == "Glory: Roderick 0 · Alexis 0 · Wilfred 2 · Mara 0. Correct"


@headless
async def test_bands_of_an_earlier_age_are_not_checked_again(desk: Desk) -> None:
    id = begun(desk, BandPlayed(a_band()), AgeEnded(0), BandPlayed(a_band()))
    app = await App.on(desk, f"/game/{id}/age-end")
    assert [name for name in app.identifiers() if name.startswith("check-band-")] == ["check-band-2"]


@headless
async def test_a_correction_from_the_check_leads_back_to_it(desk: Desk) -> None:
    id = begun(desk, BandPlayed(a_band(cards=3)))
    app = await App.on(desk, f"/game/{id}/age-end")
    await app.tap("check-duris", "markers-duris-0-more", "save")
    assert app.label("check-duris") == "Markers in Duris: Roderick 2. Correct"
    await app.wait(MOMENT)
    await app.tap("check-merfolk", "close")
    assert app.has("table-check")
    await app.tap("check-band-0", "cards-5", "play")
    assert app.label("check-band-0") == "Roderick, 5 cards, Dwarf. Edit"


@pytest.mark.parametrize("sheet", ["merfolk", "giant", "trolls", "orcs", "glory"])
def test_everything_of_the_check_leads_to_its_sheet(desk: Desk, sheet: str) -> None:
    @headless
    async def leads() -> None:
        app = await App.on(desk, f"/game/{begun(desk)}/age-end")
        await app.tap(f"check-{sheet}")
        assert app.has("close")

    leads()


@headless
async def test_a_game_that_is_over_has_no_age_to_end(desk: Desk) -> None:
    id = begun(desk, AgeEnded(0), AgeEnded(0), setup=a_setup(players=2))
    app = await App.on(desk, f"/game/{id}/age-end")
    assert not app.has("reckon")
    await app.tap("the-end")
    assert app.has("winner")


@headless
async def test_six_players_with_long_names_and_many_bands(desk: Desk) -> None:
    setup = a_setup(players=6, tribes=SCORING_TRIBES)
    names = [f"{name} {seat}"[-24:] for seat, name in enumerate((LONG * 2)[:6])]
    players = tuple(Player(name, colour) for name, colour in zip(names, Colour, strict=True))
    game = Game(replace(setup, players=players))
    bands = [BandPlayed(a_band(seat, Tribe.DWARVES, kingdom, 5)) for seat in range(6) for kingdom in Kingdom]
    id = desk.begin(a_game(game.setup, *bands, Correction(glory=dict.fromkeys(range(6), 250))), "ethnos").id
    app = await App.on(desk, f"/game/{id}/age-end")
    assert sum(name.startswith("check-band-") for name in app.identifiers()) == 36
    await app.tap("third-dragon-5", "reckon")
    assert app.label("total-5").startswith(f"{players[5].name}: ")


@headless
async def test_what_the_tribes_in_play_do_now_is_remembered_and_leads_to_their_rules(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk)}/age-end")
    assert app.label("remember-skeletons") == "Skeletons: They leave the bands before these score."
    named = [name for name in app.identifiers() if name.startswith("remember-")]
    assert named == [f"remember-{name}" for name in ("merfolk", "giants", "orcs", "trolls", "skeletons", "dwarves")]
    await app.tap("remember-trolls")
    assert app.has("rule-A5")
    await app.tap("back")
    assert app.has("table-check")


@headless
async def test_tribes_without_a_part_in_the_ages_end_are_not_remembered(desk: Desk) -> None:
    setup = a_setup(tribes=[tribe for tribe in Tribe if tribe not in SCORING_TRIBES])
    app = await App.on(desk, f"/game/{begun(desk, setup=setup)}/age-end")
    assert app.has("table-check")
    assert not [name for name in app.identifiers() if name.startswith("remember-")]
