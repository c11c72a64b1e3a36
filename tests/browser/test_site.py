"""The app as a static site, without a server behind it."""

from collections.abc import Callable

import pytest

from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.browser.driver import Window
from tests.browser.playing import end_age, exported, exported_from_table, glory, play_band, set_up

pytestmark = pytest.mark.browser

TRIBES = (Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.SKELETONS, Tribe.WINGFOLK)
RHEA, PELAGON, ALTHEA, DURIS, STRATON, ITHYS = Kingdom


def test_a_whole_game_is_played_and_outlives_reloads(open_site: Callable[..., Window]) -> None:
    window = open_site()
    set_up(window, ("Anna", "Zofia"), TRIBES)
    play_band(window, 0, Tribe.ELVES, RHEA, 1)
    assert "Giant token, +2" in play_band(window, 1, Tribe.GIANTS, ALTHEA, 3)
    before = exported_from_table(window)
    window.reload()
    window.wait_for("band-0")
    assert glory(window) == [0, 2]
    assert exported_from_table(window) == before
    end_age(window, third_dragon=0)
    window.tap("next-age")
    window.wait_for("band-0")
    play_band(window, 1, Tribe.ELVES, PELAGON, 2)
    totals = end_age(window, third_dragon=1)
    window.tap("finish")
    window.wait_for("winner")
    assert totals == list(exported(window).state.table.glory)
    window.reload()
    window.wait_for("winner")
    window.tap("home")
    window.wait_for("past-games")
    assert not window.has("resume")
