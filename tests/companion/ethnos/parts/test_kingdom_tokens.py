"""The tokens on a Kingdom's sheet."""

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.events import AgeEnded
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import RODERICK, a_band

BAND = a_band(RODERICK, Tribe.DWARVES, Kingdom.RHEA)


@headless
async def test_a_token_is_corrected_where_it_is_seen(desk: Desk) -> None:
    id = begun(desk, BAND, AgeEnded(RODERICK))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea")
    assert [app.field(f"token-rhea-{age}").value for age in ("I", "II", "III")] == ["2", "4", "8"]
    assert not app.has("save-tokens")
    await app.type("token-rhea-I", "")
    assert not app.has("save-tokens")
    await app.type("token-rhea-I", "0")
    assert app.label("tokens-preview").startswith("Rhea: 0, 4, 8. Age I pays: Roderick")
    await app.tap("save-tokens")
    assert desk.game(id).game.setup.tokens[Kingdom.RHEA] == (0, 4, 8)
    await app.wait(MOMENT)
    assert app.label("undo") == "Undo: Set-up corrected"
    await app.tap("undo")
    assert desk.game(id).game.setup.tokens[Kingdom.RHEA] == (2, 4, 8)
