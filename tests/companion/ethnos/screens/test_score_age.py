from dataclasses import replace

from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.companion.ethnos.begun import begun, on_the_pad, tapped
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, SCORING_TRIBES, a_band, a_setup


@headless
async def test_an_age_is_scored_from_what_lies_there(desk: Desk) -> None:
    app = await on_the_pad(desk, 2, (Tribe.TROLLS, Tribe.DWARVES, Tribe.SKELETONS))
    await app.type("player-name-0", "Mara")
    await app.tap("age-2")
    await app.type("glory-0-count", "58")
    await app.tap("glory-1-more", "glory-1-more", "glory-1-fewer")
    await app.type("token-rhea-I", "10")
    await app.type("token-rhea-II", "4")
    await tapped(app, "markers-rhea-0-more", 2)
    await tapped(app, "markers-rhea-1-more", 3)
    await app.tap("markers-rhea-1-fewer", "troll-4-1")
    await app.tap("band-dwarf-0", "band-size-0-4")
    await app.type("band-skeletons-1", "2")
    await app.type("band-size-1", "5")
    await app.tap("band-add-1", "reckon")
    assert app.label("award-rhea-1") == "Pink, Rhea: 10 Glory"
    assert app.label("award-rhea-0") == "Mara, Rhea: 0 Glory"
    assert app.label("award-bands-0") == "Mara, bands: 10 Glory"
    assert app.label("award-bands-1") == "Pink, bands: 3 Glory"
    assert app.label("total-0") == "Mara: 68 Glory (58 + 10)"
    assert app.label("total-1") == "Pink: 14 Glory (1 + 13)"
    assert "Mara wins with 68 Glory." in app.texts()


@headless
async def test_tribes_pay_from_the_pad(desk: Desk) -> None:
    app = await on_the_pad(desk, 3, (Tribe.MERFOLK, Tribe.GIANTS, Tribe.ORCS))
    await tapped(app, "merfolk-1-more", 3)
    await app.tap("giant-2", "horde-rhea-0", "horde-duris-0", "horde-rhea-1", "pillage-0", "reckon")
    assert app.label("award-merfolk-1") == "Pink, Merfolk board: 1 Glory"
    assert app.label("award-giant-2") == "Green, Giant token: 2 Glory"
    assert app.label("award-orcs-0") == "Blue, Horde: 3 Glory"
    assert not app.has("award-orcs-1")


@headless
async def test_what_is_missing_is_said_and_holds_the_reckoning_back(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    await app.tap("markers-duris-0-more", "reckon")
    assert app.label("missing") == "Missing: the lowest token of Duris."
    assert not app.has("total-0")
    await app.type("token-duris-I", "6")
    await app.tap("reckon")
    assert app.label("total-0") == "Blue: 6 Glory (0 + 6)"


@headless
async def test_two_players_of_one_name_are_noticed(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    await app.type("player-name-0", "Mara")
    await app.type("player-name-1", "Mara")
    await app.tap("reckon")
    assert app.label("missing") == "Two players have the name Mara."


@headless
async def test_leaving_and_coming_back_keeps_what_was_typed(desk: Desk) -> None:
    app = await on_the_pad(desk, 3)
    await app.tap("markers-rhea-2-more", "back", "score-age")
    assert app.label("markers-rhea-2-more") == "Green, markers in Rhea: 1, chosen"
    await app.tap("clear")
    assert app.label("markers-rhea-2-more") == "Green, markers in Rhea: 0"
    await app.take_back()
    assert app.label("markers-rhea-2-more") == "Green, markers in Rhea: 1, chosen"


@headless
async def test_the_edition_decides_here_too(desk: Desk) -> None:
    app = await on_the_pad(desk, 4, (Tribe.MERFOLK,))
    await app.tap("age-2", "merfolk-0-more", "merfolk-0-more", "merfolk-1-more", "game-rules", "edition-pl", "reckon")
    assert app.label("award-merfolk-1") == "Pink, Merfolk board: 0 Glory"


@headless
async def test_an_age_of_a_game_is_recorded_as_one_step(desk: Desk) -> None:
    id = begun(desk, BandPlayed(a_band(RODERICK, Tribe.TROLLS, Kingdom.RHEA, 2), troll=2), DragonDrawn())
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu", "score-age")
    assert not app.has("player-name-0")
    assert not app.has("token-rhea-I")
    assert app.label("markers-rhea-0-more") == "Roderick, markers in Rhea: 1, chosen"
    await app.tap("reckon")
    assert app.label("missing") == "Say who drew the third Dragon."
    await app.tap("markers-rhea-0-more", "markers-duris-1-more", "band-dwarf-3", "band-size-3-5", "merfolk-3-more")
    await app.type("glory-1-count", "7")
    await app.tap("third-dragon-2", "reckon")
    game = desk.game(id).game
    assert desk.game(id).undo == {"kind": "age_from_table", "age": 1}
    assert isinstance(game.events[-2], Correction)
    assert game.events[-2].note == "played without the app"
    assert game.state.reports[0].reckoning.glory == (3, 9, 0, 16)
    assert [app.label(f"total-{seat}") for seat in (ALEXIS, MARA)] == [
        "Alexis: 9 Glory (7 + 2)",
        "Mara: 16 Glory (0 + 16)",
    ]
    await app.tap("next-age", "undo")
    assert len(desk.game(id).game.events) == 2


@headless
async def test_nobody_asks_for_the_third_dragon_of_the_last_age(desk: Desk) -> None:
    id = begun(desk, AgeEnded(0), AgeEnded(0))
    app = await App.on(desk, f"/game/{id}/score")
    assert not app.has("third-dragon-0")
    await app.tap("band-size-1-3", "reckon")
    assert desk.game(id).game.state.over
    assert desk.game(id).game.events[-1] == replace(AgeEnded(None), at=desk.game(id).game.events[-1].at)


@headless
async def test_back_from_its_reckoning_leads_to_the_pad_as_it_was(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}/score")
    await app.tap("markers-rhea-0-more", "band-size-1-3", "third-dragon-2", "reckon", "back")
    assert desk.game(id).game.events == ()
    assert app.label("markers-rhea-0-more") == "Roderick, markers in Rhea: 1, chosen"
    assert app.has("band-typed-1-0")
    assert app.label("third-dragon-2").endswith("chosen")


@headless
async def test_a_game_that_has_gone_on_starts_the_pad_again(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}/score")
    await app.tap("markers-rhea-0-more", "back")
    desk.play(id, (BandPlayed(a_band(MARA, Tribe.TROLLS, Kingdom.ITHYS, 1)),))
    await app.tap("menu", "score-age")
    assert app.label("markers-rhea-0-more") == "Roderick, markers in Rhea: 0, chosen"
    assert app.label("markers-ithys-3-more") == "Mara, markers in Ithys: 1"
    assert "Entered already: 1 card, Troll." in app.texts()


@headless
async def test_a_game_that_is_over_has_no_age_to_type(desk: Desk) -> None:
    id = begun(desk, AgeEnded(0), AgeEnded(0), setup=a_setup(players=2))
    app = await App.on(desk, f"/game/{id}/score")
    assert not app.has("reckon")


@headless
async def test_six_players_with_everything_in_play(desk: Desk) -> None:
    app = await on_the_pad(desk, 6, SCORING_TRIBES)
    await app.type("player-name-5", "Maximiliana Konstantin 5")
    await app.type("glory-5-count", "199")
    await app.tap(*(f"band-size-{seat}-10" for seat in range(6)), "horde-ithys-5", "troll-6-5")
    await app.tap("reckon")
    assert app.label("total-5") == "Maximiliana Konstantin 5: 214 Glory (199 + 15)"


@headless
async def test_who_is_remembered_takes_a_seat_by_a_tap(desk: Desk) -> None:
    desk.finish(begun(desk))
    app = await App.on(desk, "/score")
    await app.tap("known-player-0", "known-player-2")
    assert [app.field(f"player-name-{seat}").value for seat in (0, 1, 2)] != ["", "", ""]
    await app.tap("same-players")
    assert [app.field(f"player-name-{seat}").value for seat in range(4)] == list(a_setup().names)


@headless
async def test_steps_lead_to_their_part_of_the_page(desk: Desk) -> None:
    app = await on_the_pad(desk, 3)
    await app.tap("step-kingdoms", "step-tribes", "step-bands", "step-players")
    assert app.has("reckon")
    app = await App.on(desk, f"/game/{begun(desk, setup=a_setup(tribes=WITHOUT_BOARDS))}/score")
    assert not app.has("step-tribes")
    await app.tap("step-bands")
    assert not app.told()


WITHOUT_BOARDS = (Tribe.CENTAURS, Tribe.ELVES, Tribe.HALFLINGS, Tribe.MINOTAURS, Tribe.WINGFOLK, Tribe.WIZARDS)
