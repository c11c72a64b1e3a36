"""What asks why."""

import flet as ft
import pytest

from companion.shell.desk import Desk
from tests.companion.ethnos.begun import begun
from tests.companion.ethnos.screens.test_why import AGE, END
from tests.companion.headless import App, headless


@pytest.mark.parametrize(
    ("board", "rule"),
    [("kingdom-rhea", "A2"), ("merfolk-board", "A6a"), ("giant", "A6b"), ("trolls", "A5"), ("orcs", "A6c")],
)
@headless
async def test_every_board_leads_to_why_and_back_to_its_sheet(desk: Desk, board: str, rule: str) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE)}")
    await app.tap(board, "why")
    assert app.has(f"why-rule-{rule}")
    await app.tap("back")
    assert app.has("band-0")
    assert app.has("why")
    await app.tap("close")
    assert not app.has("why")


@headless
async def test_why_is_asked_about_what_was_just_corrected(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE)}")
    await app.tap("kingdom-rhea", "markers-rhea-2-more", "why")
    assert any("Wilfred" in words for words in app.texts())
    await app.tap("back", "markers-rhea-2-fewer", "close")
    assert app.label("undo").startswith("Undo: Correction: Wilfred ")


@headless
async def test_copy_and_share_take_the_whole_explanation_in_the_tap(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE, END)}/why/1/award-rhea-1")
    copying, sharing = app.control("copy"), app.control("share")
    assert isinstance(copying, ft.Container)
    assert isinstance(sharing, ft.Container)
    assert isinstance(copying.action, ft.CopyToClipboard)
    assert isinstance(sharing.action, ft.ShareText)
    assert copying.action.data == sharing.action.text
    assert copying.action.data.startswith(
        "Rhea: Alexis, 0 Glory\nAge I. 4 players: Roderick, Alexis, Wilfred and Mara."
    )
    assert "Trolls break ties (A5)" in copying.action.data
    await app.tap("copy")
    assert app.told() == ["Copied."]
