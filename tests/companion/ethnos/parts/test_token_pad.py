"""Tokens that are tapped, or typed with Enter."""

import flet as ft

from companion.shell.desk import Desk
from rules.ethnos.vocabulary import KINGDOMS
from tests.companion.headless import App, headless

AGES = ("I", "II", "III")


def values(app: App, kingdom: str) -> list[str]:
    return [app.field(f"token-{kingdom}-{age}").value for age in AGES]


@headless
async def test_the_pad_goes_on_by_itself(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    assert not app.has("pad-0")
    await app.dispatch(app.field("token-rhea-I"), "focus")
    assert app.label("pad-8") == "Rhea, Glory token I: 8"
    await app.tap("pad-8", "pad-4", "pad-10")
    assert values(app, "rhea") == ["4", "8", "10"]
    assert app.label("pad-8") == "Pelagon, Glory token I: 8"
    for _ in range(15):
        await app.tap("pad-2")
    assert values(app, "ithys") == ["2", "2", "2"]
    assert not app.has("pad-0")
    assert app.label("missing") == "Missing: 6 Tribes, who begins."


@headless
async def test_with_three_players_there_are_two_in_each_kingdom(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.tap("players-count-3")
    await app.dispatch(app.field("token-rhea-II"), "focus")
    await app.tap("pad-6")
    assert app.label("pad-6") == "Pelagon, Glory token I: 6"


@headless
async def test_enter_leads_to_the_next_field(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    for place in ("rhea-I", "rhea-III", "ithys-III"):
        await app.dispatch(app.field(f"token-{place}"), "submit")
    assert app.focused == [app.field(f"token-{place}")._i for place in ("rhea-II", "pelagon-I")]


@headless
async def test_no_keyboard_is_raised_unless_somebody_wants_to_type(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.dispatch(app.field("token-rhea-I"), "focus")
    assert {app.field(f"token-{kingdom.id}-I").keyboard_type for kingdom in KINGDOMS} == {ft.KeyboardType.NONE}
    await app.tap("pad-type")
    assert {app.field(f"token-{kingdom.id}-I").keyboard_type for kingdom in KINGDOMS} == {ft.KeyboardType.NUMBER}
    assert app.focused == []
    await app.wait()
    assert app.focused == [app.field("token-rhea-I")._i]
    await app.type("token-rhea-I", "7")
    assert app.field("token-rhea-I").value == "7"


@headless
async def test_the_pad_can_be_closed(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.dispatch(app.field("token-rhea-I"), "focus")
    await app.tap("pad-close")
    assert not app.has("pad-0")


@headless
async def test_a_tapped_token_is_no_longer_dealt(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.tap("deal-tokens")
    await app.dispatch(app.field("token-rhea-I"), "focus")
    await app.tap("pad-0", "players-count-2")
    assert "dealt" not in app.label("missing")
