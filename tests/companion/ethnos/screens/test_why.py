"""Why: from every number that is shown to what decides it, and back."""

import pytest

from companion.ethnos.options import switch_projection
from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, BandPlayed, Correction
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band, a_setup

AGE = (
    BandPlayed(a_band(RODERICK, Tribe.DWARVES, Kingdom.DURIS, 4, 1)),
    BandPlayed(a_band(RODERICK, Tribe.TROLLS, Kingdom.RHEA, 5), troll=5),
    BandPlayed(a_band(ALEXIS, Tribe.TROLLS, Kingdom.RHEA, 3), troll=3),
    BandPlayed(a_band(WILFRED, Tribe.GIANTS, Kingdom.ITHYS, 1)),
    BandPlayed(a_band(MARA, Tribe.MERFOLK, Kingdom.ITHYS, 8)),
    Correction(hordes={ALEXIS: (Kingdom.RHEA, Kingdom.DURIS)}),
)
END = AgeEnded(MARA, (ALEXIS,))


AWARDS = {
    "award-rhea-0": ("A2", "2 Glory"),
    "award-rhea-1": ("A5", "0 Glory"),
    "award-merfolk-3": ("A6a", "1 Glory"),
    "award-giant-2": ("A6b", "2 Glory"),
    "award-orcs-1": ("A6c", "3 Glory"),
    "award-bands-0": ("A8", "16"),
    "total-0": ("A8", "20"),
    "next-first": ("F1", "begins Age II"),
}


@pytest.mark.parametrize("name", AWARDS)
@headless
async def test_every_number_of_a_reckoning_leads_to_why_and_back(desk: Desk, name: str) -> None:
    id = begun(desk, *AGE, END)
    app = await App.on(desk, f"/game/{id}/reckoning/1")
    assert app.can_tap(name)
    await app.tap(name)
    rule, words = AWARDS[name]
    assert words in app.label("why-answer")
    assert app.has(f"why-rule-{rule}")
    await app.tap("back")
    assert app.has(name)
    assert app.has("next-age")


@headless
async def test_a_rule_leads_to_the_reference_and_back_to_why(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE, END)}/why/1/award-rhea-1")
    await app.tap("why-rule-A5")
    assert app.has("rule-A5")
    await app.tap("back")
    assert app.has("why-answer")


@headless
async def test_a_ruling_that_decides_is_named_and_leads_to_the_reference(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE)}")
    await app.tap("merfolk-board", "why")
    assert "2 extra markers" in app.label("why-answer")
    assert "1 extra marker" in app.label("why-ruling-merfolk_bonus")
    await app.tap("why-ruling-merfolk_bonus")
    assert app.has("ruling-merfolk_bonus")
    await app.tap("back", "back", "close")
    assert app.has("band-0")


@headless
async def test_a_long_press_on_a_player_shows_the_projection(desk: Desk) -> None:
    id = begun(desk, *AGE)
    app = await App.on(desk, f"/game/{id}")
    await app.dispatch(app.control("band-1"), "long_press")
    assert app.label("why-player-1").endswith("chosen")
    assert "if the Age ended now" in app.label("why-answer")
    assert app.has("why-rule-A10")
    await app.tap("back")
    assert app.has("band-1")


@headless
async def test_without_the_projection_a_long_press_shows_the_glory_now(desk: Desk) -> None:
    desk.save_settings(switch_projection(desk.settings))
    app = await App.on(desk, f"/game/{begun(desk, *AGE)}")
    await app.dispatch(app.control("band-2"), "long_press")
    assert app.label("why-answer").endswith("Wilfred, Glory now: 2.")
    assert app.has("why-rule-B15")


@headless
async def test_the_menu_explains_totals_player_by_player(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE)}")
    await app.tap("menu", "why-totals")
    assert app.label("why-player-0").endswith("chosen")
    await app.tap("why-player-2", "why-player-3")
    assert app.label("why-player-3").endswith("chosen")
    assert "Mara" in app.label("why-answer")
    await app.tap("back")
    assert app.has("why-totals")


@headless
async def test_a_band_is_explained_from_where_it_is_edited(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE[:5])}")
    await app.tap("last-edit", "why")
    assert "Mara plays 8 cards" in app.label("why-answer")
    assert app.has("why-rule-B13")
    await app.tap("back")
    assert app.label("cards-8").endswith("chosen")


@headless
async def test_the_end_explains_the_winner_and_every_total(desk: Desk) -> None:
    id = begun(desk, *AGE, END, AgeEnded(0), AgeEnded(0))
    app = await App.on(desk, f"/game/{id}/end")
    await app.tap("winner")
    assert "Roderick wins" in app.label("why-answer")
    assert app.has("why-rule-F3")
    await app.tap("back", "place-1")
    assert app.label("why-player-1").endswith("chosen")
    await app.tap("back", "winner-0", "back", "why-totals")
    total = desk.game(id).game.state.table.glory[0]
    assert app.label("why-answer").endswith(f"= {total}.")


@headless
async def test_the_last_reckoning_explains_the_winner(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, AgeEnded(0), AgeEnded(0), setup=a_setup(players=2))}/reckoning/2")
    await app.tap("winner")
    assert app.has("why-rule-F6")


@headless
async def test_a_game_that_is_not_over_explains_the_glory_so_far(desk: Desk) -> None:
    id = begun(desk, *AGE)
    desk.finish(id)
    app = await App.on(desk, f"/game/{id}/end")
    await app.tap("place-2")
    assert app.label("why-answer").endswith("Wilfred, Glory now: 2.")


@headless
async def test_an_age_scored_without_a_game_is_explained_and_kept(desk: Desk) -> None:
    app = await App.on(desk, "/score")
    await app.tap("players-count-2", "tribe-merfolk", "age-2")
    await app.type("glory-0-count", "58")
    await app.tap("merfolk-0-more", "reckon", "award-merfolk-0")
    assert app.label("why-answer").endswith("Blue takes first place: 3 Glory.")
    assert app.has("why-ruling-two_player_merfolk_sole")
    await app.tap("back", "total-0")
    assert app.label("why-answer").endswith("Glory: 58 + 3 = 61.")
    await app.tap("why-player-1", "back")
    assert app.label("total-0") == "Blue: 61 Glory (58 + 3)"


@headless
async def test_what_makes_no_sense_any_more_is_said_kindly(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE, END)}/why/2/total-0")
    assert app.label("why-answer").startswith("There is nothing to explain here any more")
    assert not app.has("copy")
    await app.tap("back")
    assert app.has("band-0")


@headless
async def test_an_end_that_is_taken_back_meanwhile_leaves_a_kind_word(desk: Desk) -> None:
    id = begun(desk, *AGE)
    desk.play(id, (END,))
    app = await App.on(desk, f"/game/{id}/why/1/total-0")
    assert app.has("why-rule-A8")
    desk.undo(id, desk.game(id).revision)
    await app.settle()
    assert not app.has("why-rule-A8")
    assert app.has("why-answer")


@headless
async def test_nothing_entered_leaves_nothing_to_explain(desk: Desk) -> None:
    app = await App.on(desk, "/score/why/total-0")
    assert app.label("why-answer").startswith("There is nothing to explain")
