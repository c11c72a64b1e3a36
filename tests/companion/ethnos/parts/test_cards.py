from companion.shell.desk import Desk
from rules.ethnos.events import BandPlayed
from rules.ethnos.vocabulary import Kingdom, Tribe
from storage.values import Settings
from tests.companion.ethnos.table import at_table
from tests.companion.headless import headless
from tests.ethnos import a_band

GIANTS = BandPlayed(a_band(1, Tribe.GIANTS, Kingdom.RHEA, 3), Kingdom.RHEA)


@headless
async def test_a_card_says_what_its_player_has_and_would_have(desk: Desk) -> None:
    app, _ = await at_table(desk, GIANTS)
    await app.wait()
    assert app.label("glory-1") == "Alexis: 2 Glory"
    assert app.label("projected-1").startswith("Alexis: ")
    assert app.label("band-1") == "Alexis plays a band"


@headless
async def test_what_would_be_is_not_said_to_those_who_would_rather_not_know(desk: Desk) -> None:
    desk.save_settings(Settings(games={"ethnos": {"show_projection": False}}))
    app, _ = await at_table(desk, GIANTS)
    assert not app.has("projected-1")


@headless
async def test_a_long_tap_on_a_card_tells_why(desk: Desk) -> None:
    app, _ = await at_table(desk, GIANTS)
    await app.dispatch(app.control("band-1"), "long_press")
    assert not app.has("band-1")
