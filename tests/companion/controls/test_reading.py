from companion.controls.reading import link_card, page_card, read_card, spoken_lines
from companion.shell.desk import Desk
from tests.companion.controls.stage import on_stage
from tests.companion.headless import headless


def test_those_who_listen_hear_all_that_stands_there() -> None:
    assert spoken_lines("Ties", ["Shared.", "Rounded down."], id="A4", foot=["EN 9", "PL 11"]) == (
        "A4, Ties. Shared. Rounded down. EN 9; PL 11"
    )
    assert spoken_lines("Ties", []) == "Ties."


@headless
async def test_a_card_is_read_under_its_heading(desk: Desk) -> None:
    app = await on_stage(
        desk,
        lambda look, redraw: [
            read_card(look, "read", "Ties", ["Shared."], foot=["EN 9"]),
            page_card(look, "page", "Trolls", ["They break ties."], id="A5"),
        ],
    )
    assert app.label("read") == "Ties. Shared. EN 9"
    assert app.label("page") == "A5, Trolls. They break ties."
    assert {"Ties", "Shared.", "EN 9", "They break ties."} <= set(app.texts())
    assert "Trolls" not in app.texts()


@headless
async def test_a_card_that_leads_further_shows_its_id_and_leads_there(desk: Desk) -> None:
    app = await on_stage(
        desk, lambda look, redraw: [link_card(look, "link", "/settings", "Ties", ["Shared."], id="A4")]
    )
    assert app.label("link") == "A4, Ties. Shared."
    assert {"A4", "Ties"} <= set(app.texts())
    await app.tap("link")
    assert app.page.route == "/settings"
