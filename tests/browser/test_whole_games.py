"""Whole games, played tap by tap; what is shown is compared with the game file that the app hands over."""

from collections.abc import Callable

import pytest

from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.browser.driver import Window
from tests.browser.playing import end_age, exported, exported_from_table, glory, play_band, set_up

FOUR = ("Roderick", "Alexis", "Wilfred", "Mara")
RODERICK, ALEXIS, WILFRED, MARA = range(4)
RHEA, PELAGON, ALTHEA, DURIS, STRATON, ITHYS = Kingdom


def test_four_players_play_three_ages_with_six_tribes(open_window: Callable[..., Window]) -> None:
    window = open_window()
    tribes = (Tribe.DWARVES, Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.TROLLS, Tribe.WINGFOLK)
    set_up(window, FOUR, tribes)

    words = play_band(window, RODERICK, Tribe.ELVES, ALTHEA, 3)
    assert words == "Roderick · 3 cards, Elf · 1st marker in Althea · keep up to 3 cards"
    words = play_band(window, ALEXIS, Tribe.GIANTS, RHEA, 4)
    assert "Giant token, +2" in words
    assert glory(window) == [0, 2, 0, 0]
    words = play_band(window, WILFRED, Tribe.TROLLS, DURIS, 4, after=("troll-3", "play"))
    assert "Troll token 3" in words
    words = play_band(window, MARA, Tribe.WINGFOLK, DURIS, 2, after=("place-ithys", "play"))
    assert "1st marker in Ithys" in words
    words = play_band(window, MARA, Tribe.MERFOLK, STRATON, 3, after=("merfolk-place-rhea", "play"))
    assert "Merfolk space 3" in words
    assert "extra in Rhea" in words
    play_band(window, RODERICK, Tribe.DWARVES, DURIS, 2)
    _check_age(window, third_dragon=MARA)
    window.tap("next-age")
    window.wait_for("band-0")

    for seat, kingdom in ((0, RHEA), (1, ALTHEA), (2, ALTHEA), (3, RHEA)):
        play_band(window, seat, Tribe.DWARVES, kingdom, 3)
    play_band(window, WILFRED, Tribe.TROLLS, ITHYS, 2, after=("troll-none", "play"))
    _check_age(window, third_dragon=ALEXIS)
    window.tap("next-age")
    window.wait_for("band-0")

    play_band(window, ALEXIS, Tribe.ELVES, RHEA, 6)
    play_band(window, MARA, Tribe.MERFOLK, PELAGON, 5, after=("merfolk-place-duris", "merfolk-undo", "play"))
    before_the_end = exported_from_table(window)
    totals = end_age(window, third_dragon=WILFRED)
    window.tap("finish")
    window.wait_for("winner")
    game = exported(window)
    assert totals == list(game.state.table.glory)
    assert game.events[: len(before_the_end.events)] == before_the_end.events
    winners = [game.setup.names[seat] for seat in game.state.outcome.winners] if game.state.outcome else []
    assert winners
    assert all(name in window.label("winner") for name in winners)
    window.tap("home")
    window.wait_for("new-game")
    assert not window.has("resume")


def _check_age(window: Window, third_dragon: int, pillage: tuple[int, ...] = ()) -> None:
    """The totals on the screen are those of the game that is kept."""
    game = exported_from_table(window)
    projected = [window.label(f"projected-{seat}") for seat in game.setup.seats]
    totals = end_age(window, third_dragon, pillage)
    if not pillage:
        for total, projection in zip(totals, projected, strict=True):
            assert f" {total} " in projection


def test_the_six_other_tribes_are_played_over_three_ages(open_on_server: Callable[..., Window]) -> None:
    window = open_on_server()
    tribes = (Tribe.CENTAURS, Tribe.HALFLINGS, Tribe.MINOTAURS, Tribe.ORCS, Tribe.SKELETONS, Tribe.WIZARDS)
    set_up(window, FOUR, tribes)

    words = play_band(window, RODERICK, Tribe.CENTAURS, RHEA, 2)
    assert words.endswith("plays another band")
    window.wait_for("chain-end")
    window.tap("leader-wizards", "colour-duris", "cards-3")
    assert (
        window.wait_for_other("last-event", words) == "Roderick · 3 cards, Wizard · 1st marker in Duris · draw 3 cards"
    )
    window.hushed()
    play_band(window, ALEXIS, Tribe.CENTAURS, RHEA, 1)
    window.wait_for("chain-end")
    window.tap("chain-end")
    window.wait_for("band-0")
    assert (
        play_band(window, WILFRED, Tribe.HALFLINGS, ITHYS, 5, skeletons=2)
        == "Wilfred · 5 cards (2 Skeletons), Halfling"
    )
    assert "Horde space Pelagon" in play_band(window, MARA, Tribe.ORCS, PELAGON, 2)
    assert "Horde" not in play_band(window, MARA, Tribe.ORCS, ALTHEA, 1, before=("horde-no",))
    assert "2nd marker in Rhea" in play_band(window, ALEXIS, Tribe.MINOTAURS, RHEA, 1)
    assert "no marker" in play_band(window, RODERICK, Tribe.MINOTAURS, DURIS, 4, before=("place-none",))
    _check_age(window, third_dragon=MARA, pillage=(MARA,))
    assert window.label("award-orcs-3").endswith("1 Glory")
    window.tap("next-age")
    window.wait_for("band-0")
    for _ in range(2):
        play_band(window, MARA, Tribe.WIZARDS, STRATON, 4)
        totals = end_age(window, third_dragon=RODERICK)
        last = window.has("finish")
        window.tap("finish" if last else "next-age")
        window.wait_for("winner" if last else "band-0")
    assert last
    assert totals == list(exported(window).state.table.glory)


@pytest.mark.rule("ethnos", "B5", "A5a", "S2")
def test_two_players_play_by_their_own_rules(open_site: Callable[..., Window]) -> None:
    window = open_site()
    tribes = (Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.SKELETONS, Tribe.WINGFOLK)
    set_up(window, ("Łucja", "Дмитрий"), tribes, edition="pl")
    play_band(window, 0, Tribe.ELVES, RHEA, 1)
    play_band(window, 1, Tribe.ELVES, RHEA, 2)
    words = window.label("last-event")
    window.tap("band-0")
    window.wait_for("cards-1")
    window.tap("leader-elves", "colour-rhea", "cards-2")
    window.wait_for("play")
    window.hushed()
    window.tap("play")
    assert window.wait_for_other("last-event", words).endswith("no marker · keep up to 2 cards")
    window.hushed()
    end_age(window, third_dragon=0)
    window.tap("next-age")
    window.wait_for("band-0")
    play_band(window, 1, Tribe.ELVES, ALTHEA, 1)
    totals = end_age(window, third_dragon=1)
    assert not window.has("next-age")
    window.tap("finish")
    window.wait_for("winner")
    game = exported(window)
    assert totals == list(game.state.table.glory)
    alone = game.setup.tokens[ALTHEA]
    lines = game.state.reports[1].reckoning.lines
    assert next(
        line.glory for line in lines if getattr(line, "contest", None) and line.contest.kingdom is ALTHEA
    ) == sum(alone)


@pytest.mark.rule("ethnos", "B9")
def test_ten_skeletons_end_the_game_where_the_ruling_says_so(open_on_server: Callable[..., Window]) -> None:
    window = open_on_server()
    tribes = (Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.SKELETONS, Tribe.WINGFOLK)
    set_up(window, ("Anna", "Zofia"), tribes, edition="pl")
    window.tap("band-1")
    window.wait_for("ten-skeletons")
    window.tap("ten-skeletons")
    window.wait_for("play")
    window.hushed()
    window.tap("play")
    window.wait_for("see-the-end")
    window.hushed()
    window.tap("see-the-end")
    window.wait_for("winner")
    assert "Zofia wins" in window.label("winner")
