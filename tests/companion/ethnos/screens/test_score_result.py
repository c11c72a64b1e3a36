"""The reckoning of an Age that belongs to no game."""

from companion.shell.desk import Desk
from tests.companion.ethnos.begun import on_the_pad
from tests.companion.headless import App, headless


@headless
async def test_the_next_age_follows_with_what_stays(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    await app.type("token-rhea-I", "2")
    await app.tap("markers-rhea-0-more", "band-size-0-3", "reckon", "next-age")
    assert app.label("age-2") == "Age II, chosen"
    assert app.field("glory-0-count").value == "5"
    assert app.label("markers-rhea-0-more") == "Blue, markers in Rhea: 1, chosen"
    assert not app.has("band-typed-0-0")
    await app.type("token-rhea-II", "4")
    await app.tap("reckon")
    assert app.label("total-0") == "Blue: 11 Glory (5 + 6)"
    assert not app.has("next-age")


@headless
async def test_a_result_without_a_sheet_leads_to_the_pad(desk: Desk) -> None:
    app = await App.on(desk, "/score/result")
    assert "Nothing is entered yet." in app.texts()
    await app.tap("back")
    assert app.has("reckon")
