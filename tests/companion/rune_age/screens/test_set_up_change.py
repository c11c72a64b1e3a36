from companion.shell.desk import Desk
from rules.rune_age.events import BattleFought, Target
from rules.rune_age.vocabulary import Scenario, TargetType
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import OLA, RIVERWATCH, announced


@headless
async def test_a_number_typed_wrong_is_put_right_and_changes_what_was_won(desk: Desk) -> None:
    won = BattleFought(OLA, Target(TargetType.CITY, RIVERWATCH), announced(5))
    id = begun(desk, won, scenario=Scenario.RESURGENCE)
    app = await App.on(desk, f"/game/{id}/set-up")
    await app.tap("correct-set-up", "apply-set-up")
    await app.type("city-strength-0", "6")
    await app.type("player-name-0", "Aleksandra")
    assert app.label("set-up-preview") == "Ola is called Aleksandra. Riverwatch: strength 6, defence 2."
    await app.tap("apply-set-up")
    game = desk.game(id).game
    assert (game.state.owners[RIVERWATCH], game.setup.names[OLA]) == (None, "Aleksandra")
    assert "Aleksandra" in [player.name for player in desk.keeper.players.everybody()]
    await app.wait(1)
    assert app.label("undo") == "Undo: Set-up corrected"


@headless
async def test_what_is_missing_keeps_it_from_being_corrected(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}/correct-set-up")
    assert app.label("set-up-preview") == "Type what is to be otherwise."
    await app.type("city-strength-0", "")
    await app.type("player-name-1", " ")
    assert app.label("set-up-preview") == "Missing: 1 name, 1 city."
