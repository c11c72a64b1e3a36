"""All Kingdoms of all players on one screen."""

from companion.shell.desk import Desk
from tests.companion.ethnos.begun import begun, on_the_pad
from tests.companion.headless import App, headless


@headless
async def test_markers_are_typed_kingdom_by_kingdom(desk: Desk) -> None:
    app = await on_the_pad(desk, 3)
    await app.tap("markers-key-3", "markers-key-0", "markers-key-2", "markers-key-4", "markers-next", "markers-key-1")
    lies = [app.label(f"markers-{kingdom}-{seat}-more") for kingdom, seat in SOME]
    assert [label.removesuffix(", chosen")[-1] for label in lies] == ["3", "0", "2", "4", "0", "1"]
    assert app.label("markers-althea-1-more").endswith("chosen")


SOME = (("rhea", 0), ("rhea", 1), ("rhea", 2), ("pelagon", 0), ("pelagon", 1), ("althea", 0))


@headless
async def test_a_tap_on_a_cell_adds_a_marker_and_holding_takes_one_away(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    await app.tap("markers-duris-1-more", "markers-duris-1-more", "markers-duris-1-more", "markers-duris-1-fewer")
    assert app.label("markers-duris-1-more") == "Pink, markers in Duris: 2, chosen"
    await app.hold("markers-duris-1-more")
    assert app.label("markers-duris-1-more") == "Pink, markers in Duris: 1, chosen"
    await app.tap("markers-key-5")
    assert app.label("markers-duris-1-more") == "Pink, markers in Duris: 5"


@headless
async def test_through_with_all_cells_the_keys_wait_for_a_tap_on_one(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    await app.tap(*["markers-next"] * 6)
    assert not app.can_tap("markers-key-1")
    assert not app.can_tap("markers-fewer")
    await app.tap("markers-ithys-1-more")
    assert app.can_tap("markers-ithys-1-fewer")


@headless
async def test_tokens_are_tapped_and_the_last_kingdom_has_what_is_left(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    for value in (10, 0, 2, 2, 2, 4, 4, 6, 6, 8):
        await app.tap(f"token-key-{value}")
    assert [app.field(f"token-rhea-{place}").value for place in ("I", "II")] == ["0", "10"]
    assert [app.field(f"token-ithys-{place}").value for place in ("I", "II")] == ["8", "8"]
    assert not app.can_tap("token-key-0")


@headless
async def test_tokens_can_be_typed_too_and_are_put_in_order(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    await app.type("token-duris-I", "8")
    await app.type("token-duris-II", "6")
    assert [app.field(f"token-duris-{place}").value for place in ("I", "II")] == ["6", "8"]


@headless
async def test_a_game_knows_its_tokens(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk)}/score")
    assert app.label("tokens").startswith("Rhea: ")
    assert not app.has("token-rhea-I")
