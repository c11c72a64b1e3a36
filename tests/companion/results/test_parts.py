from typing import Any
from urllib.parse import unquote

import pytest

from companion.results.bgstats import LINK
from companion.shell.desk import Desk
from tests.companion.headless import App, headless
from tests.companion.results.played import ODD_NAMES, a_played_game
from tests.rune_age import a_game, a_round


def action(app: App, identifier: str) -> Any:
    """What the tap itself does."""
    return app.control(identifier).action  # type: ignore[attr-defined]


@headless
async def test_a_game_that_is_over_is_shared_logged_and_kept(desk: Desk) -> None:
    id = desk.begin(a_played_game(6, ODD_NAMES), "ethnos").id
    app = await App.on(desk, f"/game/{id}/end")
    await app.tap("share-picture", "save-pdf", "save-csv", "save-bgsplay")
    endings = sorted(name.removeprefix(f"ethnos-{id}.") for name in app.saved_files)
    assert endings == ["bgsplay", "csv", "pdf", "png"]
    assert action(app, "share-text").text.startswith("Ethnos · ")
    url = action(app, "bgstats").url
    assert url.startswith(LINK)
    assert ODD_NAMES[3] in unquote(url)


@headless
async def test_the_code_is_shown_and_put_away(desk: Desk) -> None:
    id = desk.begin(a_played_game(2), "ethnos").id
    app = await App.on(desk, f"/game/{id}/end")
    assert not app.has("bgstats-code")
    await app.tap("bgstats-qr")
    assert "BG Stats" in app.label("bgstats-code")
    await app.tap("bgstats-qr")
    assert not app.has("bgstats-code")


@pytest.mark.parametrize("kind", ["ethnos", "rune_age"])
@headless
async def test_a_game_that_goes_on_has_a_sheet_and_no_log(desk: Desk, kind: str) -> None:
    game: Any = a_played_game(over=False) if kind == "ethnos" else a_game(*a_round())
    id = desk.begin(game, kind).id
    app = await App.on(desk, f"/game/{id}/end")
    assert not app.has("bgstats")
    assert not app.has("save-bgsplay")
    await app.tap("save-pdf")
    assert list(app.saved_files) == [f"{kind.replace('_', '-')}-{id}.pdf"]
