"""What happens at the table, on a server and on the static site."""

import signal
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from companion.starting import open_store
from rules.ethnos.events import BandPlayed, Correction
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.browser.driver import COARSE, TALL, Server, Window
from tests.browser.playing import end_age, exported, exported_from_table, glory, play_band, set_up
from tests.ethnos import a_game, a_setup

THREE = ("Roderick", "Alexis", "Wilfred")
TRIBES = (Tribe.DWARVES, Tribe.ELVES, Tribe.GIANTS, Tribe.TROLLS, Tribe.WINGFOLK)
RHEA, PELAGON, ALTHEA, DURIS, STRATON, ITHYS = Kingdom


def test_what_lies_on_the_table_wins_over_what_was_entered(open_on_server: Callable[..., Window]) -> None:
    """Corrections, a band against the rules, one that was forgotten, a conflict, and undo back to the start."""
    window = open_on_server()
    set_up(window, THREE, TRIBES)
    play_band(window, 0, Tribe.ELVES, RHEA, 1)

    words = window.label("last-event")
    window.tap("kingdom-rhea")
    window.wait_for("markers-rhea-1-more")
    window.tap("markers-rhea-1-more")
    window.wait_for("save")
    window.tap("save")
    assert "Alexis has 1 marker in Rhea" in window.wait_for_other("last-event", words)
    window.hushed()

    words = window.label("last-event")
    window.tap("band-1")
    window.wait_for("cards-1")
    window.tap("leader-elves", "colour-rhea", "cards-1")
    window.wait_for("record-anyway")
    window.hushed()
    window.tap("record-anyway")
    window.wait_for_other("last-event", words)
    window.hushed()
    game = exported_from_table(window)
    assert game.state.table.markers[RHEA] == (1, 2, 0)
    assert [type(event) for event in game.events] == [BandPlayed, Correction, BandPlayed, Correction]

    play_band(window, 2, Tribe.TROLLS, ITHYS, 2, after=("troll-2", "play"))
    window.tap("ledger")
    window.wait_for("insert-4")
    window.tap("insert-4")
    window.wait_for("cards-1")
    window.tap("band-player-0", "leader-trolls", "colour-duris", "cards-2")
    window.wait_for("troll-2")
    window.hushed()
    window.tap("troll-2", "play")
    window.wait_for("conflict-keep")
    window.tap("conflict-keep")
    window.wait_for("apply-change")
    window.tap("apply-change")
    window.wait_for("entry-4")
    window.tap("back")
    window.wait_for("band-0")
    game = exported_from_table(window)
    assert len(game.events) == 7
    assert game.state.table.trolls == ((), (), (2,))
    assert game.state.table.markers[DURIS] == (1, 0, 0)

    for _ in range(4):
        words = window.label("undo")
        window.tap("undo")
        window.wait_for_other("undo", words)
    window.tap("undo")
    window.wait_until_gone("undo")
    assert exported_from_table(window).events == ()
    assert glory(window) == [0, 0, 0]


def test_two_windows_play_one_game(open_on_server: Callable[..., Window]) -> None:
    here = open_on_server()
    set_up(here, THREE, TRIBES)
    here.page.wait_for_url("**/game/*")
    there = open_on_server("/" + here.page.url.split("/", 3)[3])
    there.wait_for("band-0")
    said = there.label("last-event")
    play_band(here, 0, Tribe.ELVES, RHEA, 2)
    assert (
        there.wait_for_other("last-event", said) == "Roderick · 2 cards, Elf · 1st marker in Rhea · keep up to 2 cards"
    )
    said = here.label("last-event")
    play_band(there, 1, Tribe.GIANTS, DURIS, 3)
    assert here.wait_for_other("last-event", said).startswith("Alexis · 3 cards, Giant")
    assert glory(here) == glory(there) == [0, 2, 0]
    there.tap("undo")
    here.wait_for_other("last-event", here.label("last-event"))
    assert glory(here) == [0, 0, 0]


def test_a_killed_server_loses_nothing_and_the_open_window_comes_back(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    window = Window(browser, server.url, **COARSE)
    set_up(window, THREE, TRIBES)
    play_band(window, 0, Tribe.ELVES, RHEA, 2)
    window.tap("band-1")
    window.wait_for("cards-1")
    window.tap("leader-elves")
    server.stop(signal.SIGKILL)
    server = Server(tmp_path / "data", server.port)
    window.wait_until_gone("cards-1")
    window.wait_for("band-1")
    assert window.label("last-event").startswith("Roderick · 2 cards, Elf")
    play_band(window, 1, Tribe.ELVES, DURIS, 2)
    window.goto(server.url)
    assert "Roderick, Alexis, Wilfred" in window.label("resume")
    window.tap("resume")
    window.wait_for("band-0")
    assert len(exported_from_table(window).events) == 2
    window.close()
    server.stop()


def test_reload_and_the_browsers_back_button_lose_nothing(open_window: Callable[..., Window]) -> None:
    window = open_window()
    set_up(window, THREE, TRIBES)
    play_band(window, 0, Tribe.ELVES, RHEA, 2)
    window.tap("band-1")
    window.wait_for("cards-1")
    window.tap("leader-elves")
    window.page.go_back()
    window.wait_until_gone("cards-1")
    before = window.label("last-event")
    window.tap("band-1")
    window.wait_for("cards-1")
    window.tap("colour-duris", "cards-2")
    window.wait_until_gone("cards-1")
    window.reload()
    window.wait_for("band-0")
    assert window.wait_for_other("last-event", before).startswith("Alexis · 2 cards, Elf")


def test_the_back_button_closes_a_sheet_and_has_nothing_to_do_with_closed_ones(
    open_window: Callable[..., Window],
) -> None:
    """Closed by a button, by what they were for, by the way to another screen, and by the back button itself."""
    window = open_window()
    set_up(window, THREE, TRIBES)
    for _ in range(2):
        window.tap("band-0")
        window.wait_for("cards-1")
        window.tap("cancel")
        window.wait_until_gone("cards-1")
    play_band(window, 0, Tribe.ELVES, RHEA, 2)
    window.tap("menu")
    window.wait_for("settings")
    window.tap("settings")
    window.wait_for("theme-dark")
    window.page.go_back()
    window.wait_for("band-0")
    window.tap("kingdom-rhea")
    window.wait_for("close")
    window.page.wait_for_function(f"() => {AT_SHEET}")
    window.page.go_back()
    window.wait_until_gone("close")
    window.wait_for("band-0")
    close_a_sheet(window)
    window.reload()
    window.wait_for("band-0")
    window.page.go_back()
    window.wait_for("start")
    window.page.go_forward()
    window.wait_for("band-0")
    close_a_sheet(window)
    window.page.go_back()
    window.wait_for("start")


AT_SHEET = "location.href.endsWith('?sheet')"


def close_a_sheet(window: Window) -> None:
    window.tap("band-1")
    window.wait_for("cards-1")
    window.tap("cancel")
    window.wait_until_gone("cards-1")
    window.page.wait_for_function(f"() => !{AT_SHEET}")


def test_back_leaves_a_tab_whose_first_screen_is_the_table(
    server: Server, open_on_server: Callable[..., Window]
) -> None:
    """No closed sheet is left between: what is quickly opened after it lies there, and is closed by the back button."""
    window = open_on_server("/rules")
    table = f"{server.url}/game/{open_store(str(server.data)).games.begin(a_game(a_setup(3)), 'ethnos').id}"
    blank = window.context.new_page()
    with window.context.expect_page() as opened:
        blank.evaluate("table => void open(table, '_blank', 'noopener')", table)
    window.page = opened.value
    window.listen()
    close_a_sheet(window)
    window.page.wait_for_function(f"() => {LEAVES}")
    window.reload()
    window.wait_for("menu")
    window.tap("menu")
    window.wait_for("close")
    window.find("close").click()
    window.find("band-1").click()
    window.wait_for("cards-1")
    window.page.wait_for_function(f"() => {AT_SHEET}")
    window.page.go_back()
    window.wait_until_gone("cards-1")
    window.page.wait_for_function(f"() => !{AT_SHEET} && {LEAVES}")


LEAVES = "!navigation.canGoBack"


def test_a_page_that_is_loaded_again_without_its_sheet_leaves_no_step_for_it(open_site: Callable[..., Window]) -> None:
    window = open_site()
    set_up(window, THREE, TRIBES)
    window.tap("band-0")
    window.wait_for("cards-1")
    window.page.wait_for_function(f"() => {AT_SHEET}")
    window.reload()
    window.wait_for("band-0")
    window.page.wait_for_function(f"() => !{AT_SHEET}")
    window.page.go_back()
    window.wait_for("start")


def test_a_double_tap_on_the_size_plays_one_band(open_on_server: Callable[..., Window]) -> None:
    window = open_on_server()
    set_up(window, THREE, TRIBES)
    window.tap("band-0")
    window.wait_for("cards-1")
    unchosen = window.label("colour-rhea")
    window.tap("leader-elves", "colour-rhea")
    window.wait_for_other("colour-rhea", unchosen)
    window.reveal("cards-10")
    window.find("cards-10").dblclick()
    window.wait_until_gone("cards-1")
    window.hushed()
    assert len(exported_from_table(window).events) == 1
    assert not window.has("leader-elves")


def test_one_age_is_scored_without_a_game(open_site: Callable[..., Window]) -> None:
    window = open_site(size=TALL)
    window.tap("score-age")
    window.wait_for("reckon")
    window.tap("players-count-2", "tribe-elves", "tribe-dwarves", "tribe-giants", "tribe-trolls", "tribe-wizards")
    for kingdom in Kingdom:
        window.type(f"token-{kingdom.id}-I", "3")
        window.type(f"token-{kingdom.id}-II", "5")
    window.tap("markers-rhea-0-more", "markers-rhea-0-more", "markers-rhea-1-more")
    window.tap("third-dragon-1", "reckon")
    window.wait_for("total-0")
    assert "3 Glory" in window.label("award-rhea-0")
    assert "3 Glory" in window.label("total-0")


def test_an_age_played_without_the_app_is_typed_into_the_game(open_on_server: Callable[..., Window]) -> None:
    window = open_on_server()
    set_up(window, THREE, TRIBES)
    window.tap("menu")
    window.wait_for("score-age")
    window.tap("score-age")
    window.wait_for("reckon")
    window.tap("markers-duris-2-more", "third-dragon-0", "reckon")
    window.wait_for("total-2")
    window.tap("next-age")
    window.wait_for("band-0")
    game = exported_from_table(window)
    assert game.state.table.markers[DURIS] == (0, 0, 1)
    assert game.state.table.age == 2
    totals = end_age(window, third_dragon=1)
    window.tap("finish")
    window.wait_for("winner")
    assert totals == list(exported(window).state.table.glory)
