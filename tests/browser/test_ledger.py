"""What only a real browser scrolls: the ledger of a long game."""

from collections.abc import Callable

import pytest

from companion.starting import open_store
from rules.ethnos.events import BandPlayed
from rules.ethnos.vocabulary import KINGDOMS, Tribe
from tests.browser.driver import Server, Window
from tests.ethnos import a_band, a_game, a_setup

pytestmark = pytest.mark.browser


def test_scrolling_shows_older_entries_and_a_sheet_leads_back_to_them(
    server: Server, open_on_server: Callable[..., Window]
) -> None:
    setup = a_setup(tribes=[Tribe.ELVES])
    bands = [BandPlayed(a_band(i % 4, Tribe.ELVES, KINGDOMS[i % 6], 1), None) for i in range(90)]
    id = open_store(str(server.data)).games.begin(a_game(setup, *bands), "ethnos").id
    window = open_on_server(f"/game/{id}/ledger")
    window.wait_for("entry-89")
    assert not window.has("entry-0")
    window.page.mouse.move(150, 400)
    for _ in range(60):
        if window.has("edit-2"):
            break
        window.page.mouse.wheel(0, 400)
        window.page.wait_for_timeout(150)
    window.tap("edit-2")
    window.tap("cancel")
    window.wait_for("edit-2")
    assert not window.has("entry-89")
