from companion.shell.desk import Desk
from tests.companion.headless import App, headless


@headless
async def test_a_result_leads_to_why_back_to_the_figures_and_home(desk: Desk) -> None:
    app = await App.on(desk, "/score/fight")
    await app.tap("type-stronghold", "pad-2", "fight-done")
    assert app.label("result").startswith("2 against 2: Army wins, for a tie is the army's.")
    await app.tap("why")
    assert app.has("why-rule-R-B5")
    assert app.has("why-rule-R-B6")
    assert "R-B5" in app.control("share").action.text
    await app.tap("back", "result-edit")
    assert app.label("total-army") == "Army: 2"
    await app.tap("fight-done", "close", "score-fight")
    assert app.label("total-army") == "Army: 0"


@headless
async def test_without_anything_typed_there_is_no_result(desk: Desk) -> None:
    for path in ("result", "why"):
        app = await App.on(desk, f"/score/fight/{path}")
        assert "Nothing is entered yet." in app.texts()
