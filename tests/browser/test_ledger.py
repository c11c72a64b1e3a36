"""The ledger in a real browser: what only that scrolls, and what a change of the past shows before it is made."""

from collections.abc import Callable

from companion.starting import open_store
from rules.ethnos.events import AgeEnded, BandPlayed
from rules.ethnos.vocabulary import KINGDOMS, Tribe
from tests.browser.driver import Server, Window
from tests.ethnos import a_band, a_game, a_setup


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


def test_a_stray_tap_on_the_bin_changes_no_game_that_is_over(
    server: Server, open_on_server: Callable[..., Window]
) -> None:
    setup = a_setup(players=2, tribes=[Tribe.ELVES])
    band = BandPlayed(a_band(1, Tribe.ELVES, KINGDOMS[0], 4))
    store = open_store(str(server.data))
    id = store.games.begin(a_game(setup, band, AgeEnded(0), AgeEnded(None)), "ethnos").id
    window = open_on_server(f"/game/{id}/ledger")
    window.wait_for("remove-0")
    window.tap("remove-0")
    window.wait_for("apply-change")
    assert "Wins: " in window.label("change-preview")
    window.tap("drop-change")
    window.wait_for("remove-0")
    assert store.games.open(id).revision == 0
    window.tap("remove-0")
    window.wait_for("apply-change")
    window.tap("apply-change")
    window.wait_for("entry-1")
    window.wait_until_gone("entry-2")
    assert len(store.games.open(id).game.events) == 2
