"""The set-up of a game that is being played or over: corrected, with what that changes shown first, and taken back."""

from dataclasses import replace

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.game import Game, replay
from rules.ethnos.vocabulary import Colour, Kingdom, Tribe
from rules.players import Player
from storage.store import Store
from tests.companion.ethnos.begun import SETUP, begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band
from tests.stores import a_store

FIRST = BandPlayed(a_band(RODERICK, Tribe.DWARVES, Kingdom.RHEA))
SECOND = BandPlayed(a_band(ALEXIS, Tribe.ORCS, Kingdom.DURIS, 2))
END = AgeEnded(RODERICK)


def events_but_the_note(game: Game) -> list[object]:
    return [event for event in game.events if not (isinstance(event, Correction) and event.note)]


@headless
async def test_a_mistyped_token_is_corrected_with_what_it_changes_shown_first(desk: Desk) -> None:
    id = begun(desk, FIRST, SECOND, END, SECOND)
    before = desk.game(id).game
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu", "set-up")
    assert app.label("set-up-preview").startswith("Choose what is to be otherwise")
    await app.type("token-rhea-I", "0")
    assert app.label("set-up-preview") == ("Rhea: 0, 4, 8. Age I pays: Roderick 8 to 6. Glory now: Roderick 8 to 6.")
    assert desk.game(id).game == before
    await app.tap("apply-change")
    after = desk.game(id).game
    right = replace(SETUP, tokens=((0, 4, 8), *SETUP.tokens[1:]))
    assert after.setup == right
    assert after.state == replay(right, before.events).state
    await app.wait(MOMENT)
    assert app.label("last-event") == "Set-up corrected: Rhea: 0, 4, 8."
    assert app.label("undo") == "Undo: Set-up corrected"
    await app.tap("undo")
    assert desk.game(id).game == before
    await app.tap("menu", "redo")
    assert desk.game(id).game == after


@headless
async def test_whoever_sits_elsewhere_under_another_name_keeps_what_they_did(desk: Desk) -> None:
    id = begun(desk, FIRST, DragonDrawn(ALEXIS), SECOND)
    before = desk.game(id).game
    app = await App.on(desk, f"/game/{id}/set-up")
    await app.type("player-name-0", "Rod")
    await app.tap("player-colour-0", "colour-choice-blue", "seat-down-0", "first-3")
    assert app.label("set-up-preview") == (
        "Roderick is called Rod. Rod: blue. Seats: Alexis, Rod, Wilfred, Mara. Mara begins."
    )
    await app.tap("apply-change")
    game = desk.game(id).game
    assert game.setup.players == (
        SETUP.players[ALEXIS],
        Player("Rod", Colour.BLUE),
        SETUP.players[WILFRED],
        SETUP.players[MARA],
    )
    assert game.setup.first_player == 3
    assert events_but_the_note(game) == [
        BandPlayed(a_band(1, Tribe.DWARVES, Kingdom.RHEA)),
        DragonDrawn(0),
        BandPlayed(a_band(0, Tribe.ORCS, Kingdom.DURIS, 2)),
    ]
    assert app.label("band-1") == "Rod plays a band"
    assert "Rod" in {player.name for player in desk.keeper.players.everybody()}
    store = desk.keeper
    assert isinstance(store, Store)
    again = Desk(a_store(store.folder, "test"))
    assert again.game(id).game == game
    assert again.undo(id, again.game(id).revision).game == before
    await app.wait(MOMENT)


@headless
async def test_undo_on_the_table_brings_the_names_back_there(desk: Desk) -> None:
    id = begun(desk, FIRST)
    app = await App.on(desk, f"/game/{id}/set-up")
    await app.type("player-name-0", "Rod")
    await app.tap("apply-change")
    await app.wait(MOMENT)
    assert app.label("band-0") == "Rod plays a band"
    await app.tap("undo")
    await app.wait()
    assert app.label("band-0") == "Roderick plays a band"


@headless
async def test_what_no_longer_fits_without_a_tribe_is_asked_one_by_one(desk: Desk) -> None:
    id = begun(desk, FIRST, SECOND, AgeEnded(RODERICK, pillage=(ALEXIS,)))
    before = desk.game(id).game
    app = await App.on(desk, f"/game/{id}/set-up")
    await app.tap("tribe-orcs")
    assert app.label("set-up-preview") == "Missing: 1 more Tribe."
    await app.tap("apply-change")
    assert desk.game(id).game == before
    await app.tap("tribe-elves")
    preview = app.label("set-up-preview")
    assert preview.startswith(
        "In play: Elves. Not in play: Orcs. 2 entries no longer fit; what becomes of each is asked"
    )
    await app.tap("apply-change")
    assert app.label("conflict").startswith("Alexis plays 2 cards led by an Orc of Duris.")
    await app.tap("conflict-drop", "conflict-keep", "apply-change")
    game = desk.game(id).game
    assert Tribe.ORCS not in game.setup.tribes
    assert [type(event) for event in game.events] == [BandPlayed, AgeEnded, Correction]
    await app.wait(MOMENT)
    await app.tap("undo")
    assert desk.game(id).game == before


@headless
async def test_the_whole_change_can_be_dropped(desk: Desk) -> None:
    id = begun(desk, SECOND)
    before = desk.game(id)
    app = await App.on(desk, f"/game/{id}/set-up")
    await app.tap("tribe-orcs", "tribe-elves", "apply-change", "drop-change")
    assert desk.game(id) == before
    await app.tap("menu", "set-up", "drop-change", "menu", "set-up")
    assert app.label("tribe-orcs").endswith("chosen")


@headless
async def test_a_finished_game_may_have_another_winner(desk: Desk) -> None:
    id = begun(desk, FIRST, SECOND, END, END, END)
    app = await App.on(desk, f"/game/{id}/set-up")
    assert desk.game(id).over
    await app.type("token-rhea-III", "0")
    await app.type("token-duris-III", "28")
    preview = app.label("set-up-preview")
    assert preview.startswith("Rhea: 0, 2, 4. Duris: 2, 4, 28. Age I pays: Roderick 8 to 6. Age II pays: Roderick")
    assert "Wins: Alexis (until now: Roderick)." in preview
    await app.tap("apply-change")
    saved = desk.game(id)
    assert saved.over
    assert saved.game.state.outcome is not None
    assert saved.game.state.outcome.winners == (ALEXIS,)


@headless
async def test_nobody_needs_a_name_but_two_cannot_share_one(desk: Desk) -> None:
    id = begun(desk, FIRST)
    app = await App.on(desk, f"/game/{id}/set-up")
    await app.type("player-name-0", "Alexis")
    assert app.label("set-up-preview") == "Two players are called Alexis."
    await app.tap("apply-change")
    assert desk.game(id).revision == 0
    await app.type("player-name-0", "")
    assert app.label("set-up-preview") == "Roderick is called White."


@headless
async def test_leaving_and_coming_back_keeps_what_is_half_corrected(desk: Desk) -> None:
    id = begun(desk, FIRST)
    app = await App.on(desk, f"/game/{id}/set-up")
    await app.type("player-name-0", "Rod")
    await app.tap("back", "menu", "set-up")
    assert app.field("player-name-0").value == "Rod"


@headless
async def test_tokens_are_tapped_here_too(desk: Desk) -> None:
    id = begun(desk, FIRST)
    app = await App.on(desk, f"/game/{id}/set-up")
    await app.dispatch(app.field("token-ithys-III"), "focus")
    await app.tap("pad-10")
    assert not app.has("pad-10")
    assert app.label("set-up-preview") == "Ithys: 2, 4, 10."


@headless
async def test_large_letters_leave_the_preview_to_the_page(desk: Desk) -> None:
    id = begun(desk, FIRST)
    desk.save_settings(replace(desk.settings, text_size=2.0))
    app = await App.on(desk, f"/game/{id}/set-up")
    await app.type("token-rhea-I", "0")
    assert app.label("set-up-preview").startswith("Rhea: 0, 4, 8.")
