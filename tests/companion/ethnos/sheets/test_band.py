"""The band sheet: what it asks, what it refuses and why, and what it keeps."""

import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.events import LEFT_OUT, BandPlayed, Correction
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import KINGDOMS, Edition, Tribe
from tests.companion.ethnos.sheets.bands import (
    ALTHEA,
    ANYWAY,
    DURIS,
    ONE_IN_RHEA,
    RHEA,
    WITH_SKELETONS,
    a_table,
    played,
)
from tests.companion.headless import headless
from tests.ethnos import ALEXIS, MARA, RODERICK, a_band, a_setup


@headless
async def test_a_band_too_small_for_its_marker_says_why_and_can_be_played_without(desk: Desk) -> None:
    id, app = await a_table(desk, ONE_IN_RHEA)
    await app.tap("band-0", "leader-elves", "colour-rhea", "cards-1")
    assert played(desk, id, 1) == ()
    assert "Roderick has 1 marker in Rhea. So this band needs 2 cards, not 1." in app.texts()
    await app.tap("play")
    assert played(desk, id, 1) == (BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 1), None),)
    await app.wait()
    assert app.label("last-event") == "Roderick · 1 card, Elf · no marker · keep up to 1 card"


@headless
async def test_wingfolk_choose_a_kingdom(desk: Desk) -> None:
    id, app = await a_table(desk, ONE_IN_RHEA)
    await app.tap("band-0", "leader-wingfolk", "colour-duris", "cards-1")
    assert app.label("place-duris") == "Duris, purple, chosen"
    await app.tap("place-rhea")
    assert app.label("place-rhea") == "Rhea, red, chosen"
    assert "Roderick has 1 marker in Rhea. So this band needs 2 cards, not 1." in app.texts()
    assert not app.has("play")
    await app.tap("place-althea", "play")
    assert played(desk, id, 1) == (BandPlayed(a_band(RODERICK, Tribe.WINGFOLK, DURIS, 1), ALTHEA),)


@headless
async def test_wingfolk_too_small_for_their_own_colour_are_asked_for_another(desk: Desk) -> None:
    id, app = await a_table(desk, ONE_IN_RHEA)
    await app.tap("band-0", "leader-wingfolk", "colour-rhea", "cards-1")
    assert not any(app.label(f"place-{kingdom.id}").endswith(", chosen") for kingdom in KINGDOMS)
    assert "Where does the marker go? Choose a Kingdom, or no marker." in app.texts()
    assert "No marker." not in app.texts()
    await app.tap("play")
    assert played(desk, id, 1) == ()
    await app.tap("place-duris", "play")
    assert played(desk, id, 1) == (BandPlayed(a_band(RODERICK, Tribe.WINGFOLK, RHEA, 1), DURIS),)


@headless
async def test_wingfolk_too_small_for_their_own_colour_may_place_none_and_edit_that(desk: Desk) -> None:
    id, app = await a_table(desk, ONE_IN_RHEA)
    await app.tap("band-0", "leader-wingfolk", "colour-rhea", "cards-1", "place-none", "play")
    band = a_band(RODERICK, Tribe.WINGFOLK, RHEA, 1)
    assert played(desk, id, 1) == (BandPlayed(band, None),)
    await app.wait(MOMENT)
    await app.tap("last-edit")
    assert app.label("place-none") == "No marker, chosen"
    await app.tap("place-duris", "play")
    assert played(desk, id, 1) == (BandPlayed(band, DURIS),)


@headless
async def test_wingfolk_may_decline_their_marker(desk: Desk) -> None:
    id, app = await a_table(desk)
    await app.tap("band-0", "leader-wingfolk", "colour-rhea", "cards-1", "place-none")
    assert not any(app.label(f"place-{kingdom.id}").endswith(", chosen") for kingdom in KINGDOMS)
    await app.tap("play")
    assert played(desk, id) == (BandPlayed(a_band(RODERICK, Tribe.WINGFOLK, RHEA, 1), None),)


@headless
async def test_a_troll_takes_the_highest_free_token_unless_told_otherwise(desk: Desk) -> None:
    held = Correction(trolls={ALEXIS: (3,)})
    id, app = await a_table(desk, held)
    await app.tap("band-0", "leader-trolls", "colour-rhea", "cards-3")
    assert app.label("troll-2") == "Troll token 2, chosen"
    assert app.label("troll-3") == "Troll token 3, held by Alexis"
    assert app.label("troll-4") == "Troll token 4, for a larger band"
    await app.tap("troll-none")
    assert app.label("troll-none") == "No Troll token, chosen"
    await app.tap("troll-1", "play")
    assert played(desk, id, 1) == (BandPlayed(a_band(RODERICK, Tribe.TROLLS, RHEA, 3), RHEA, troll=1),)


@headless
async def test_a_troll_token_above_the_size_looks_so_and_is_refused(desk: Desk) -> None:
    _, app = await a_table(desk)
    await app.tap("band-0", "leader-trolls", "colour-rhea", "cards-3")
    free, too_large = (app.control(f"troll-{token}").border.top.color for token in (2, 4))  # type: ignore[attr-defined]
    assert free != too_large
    await app.tap("troll-4")
    assert not app.has("play")


@headless
async def test_a_troll_token_that_somebody_holds_is_refused_or_taken_over_anyway(desk: Desk) -> None:
    held = Correction(trolls={ALEXIS: (3,)})
    id, app = await a_table(desk, held)
    await app.tap("band-0", "leader-trolls", "colour-rhea", "cards-3", "troll-3")
    assert "Alexis holds the Troll token 3." in app.texts()
    assert not app.has("play")
    await app.tap("record-anyway")
    assert played(desk, id, 1) == (
        BandPlayed(a_band(RODERICK, Tribe.TROLLS, RHEA, 3), RHEA),
        Correction(trolls={RODERICK: (3,), ALEXIS: ()}, note=ANYWAY),
    )


@headless
async def test_merfolk_symbols_give_extra_markers_that_can_be_taken_back(desk: Desk) -> None:
    id, app = await a_table(desk)
    await app.tap("band-0", "leader-merfolk", "colour-rhea", "cards-7")
    assert "Extra markers: 0 of 2 placed" in app.texts()
    assert "2 extra markers not placed." in app.texts()
    assert not app.can_tap("merfolk-undo")
    await app.tap("merfolk-place-duris", "merfolk-place-duris", "merfolk-place-rhea")
    assert "Extra markers: 2 of 2 placed: Duris, Duris" in app.texts()
    await app.tap("merfolk-undo", "merfolk-place-althea")
    assert "Extra markers: 2 of 2 placed: Duris, Althea" in app.texts()
    await app.tap("play")
    band = a_band(RODERICK, Tribe.MERFOLK, RHEA, 7)
    assert played(desk, id) == (BandPlayed(band, RHEA, merfolk_markers=(DURIS, ALTHEA)),)
    await app.wait()
    assert "Merfolk space 7 · extra in Duris and Althea" in app.label("last-event")


@headless
async def test_merfolk_without_a_symbol_are_played_by_the_last_tap(desk: Desk) -> None:
    id, app = await a_table(desk)
    await app.tap("band-0", "leader-merfolk", "colour-rhea", "cards-2")
    assert desk.game(id).game.state.table.merfolk[RODERICK] == 2


@headless
async def test_ten_skeletons_win_where_the_edition_says_so(desk: Desk) -> None:
    setup = a_setup(tribes=WITH_SKELETONS.tribes, edition=Edition.PL)
    id, app = await a_table(desk, setup=setup)
    await app.tap("band-1", "leader-elves", "colour-rhea", "ten-skeletons")
    assert "Ten Skeletons win the game at once." in app.texts()
    assert not app.label("leader-elves").endswith(", chosen")
    assert not app.label("colour-rhea").endswith(", chosen")
    await app.tap("play")
    assert played(desk, id) == (BandPlayed(Band(ALEXIS, None, None, 10, 10)),)
    assert desk.game(id).game.state.over


@headless
async def test_ten_skeletons_can_be_thought_better_of(desk: Desk) -> None:
    setup = a_setup(tribes=WITH_SKELETONS.tribes, edition=Edition.PL)
    id, app = await a_table(desk, setup=setup)
    await app.tap("band-1", "ten-skeletons", "ten-skeletons")
    assert not app.has("play")
    await app.tap("ten-skeletons", "leader-elves", "colour-rhea", "cards-2")
    assert played(desk, id) == (BandPlayed(a_band(ALEXIS, Tribe.ELVES, RHEA, 2), RHEA),)


@headless
async def test_ten_skeletons_are_no_band_in_other_editions(desk: Desk) -> None:
    _, app = await a_table(desk, setup=WITH_SKELETONS)
    await app.tap("band-1")
    assert not app.has("ten-skeletons")
    assert not app.has("leader-skeletons")


@headless
async def test_skeletons_are_counted_up_to_one_card_fewer_than_the_band(desk: Desk) -> None:
    id, app = await a_table(desk, setup=WITH_SKELETONS)
    await app.tap("band-0", "leader-elves", "colour-rhea", "skeletons-more", "skeletons-more", "cards-3")
    assert played(desk, id) == (BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 3, 2), RHEA),)
    await app.wait(MOMENT)
    await app.tap("band-0", "leader-elves", "colour-duris", "skeletons-more", "skeletons-more", "skeletons-more")
    await app.tap("cards-2")
    assert app.label("skeletons-count") == "of these Skeletons: 1"
    assert "1 Skeleton, not 3: one of the cards leads the band." in app.texts()
    assert not app.can_tap("skeletons-more")
    await app.tap("skeletons-fewer")
    assert not any("not 3" in words for words in app.texts())
    await app.tap("play")
    assert played(desk, id, 1) == (BandPlayed(a_band(RODERICK, Tribe.ELVES, DURIS, 2), DURIS),)


@headless
async def test_no_row_moves_for_a_band_of_one_card_in_which_no_skeleton_fits(desk: Desk) -> None:
    _, app = await a_table(desk, setup=WITH_SKELETONS)
    await app.tap("band-0", "cards-1")
    assert app.has("skeletons-more")
    assert not app.can_tap("skeletons-more")


@headless
async def test_a_game_without_skeletons_counts_none(desk: Desk) -> None:
    _, app = await a_table(desk)
    await app.tap("band-0")
    assert not app.has("skeletons-more")


@headless
async def test_without_a_marker_left_the_band_can_be_played_or_recorded_anyway(desk: Desk) -> None:
    empty = Correction(markers={kingdom: {RODERICK: 4} for kingdom in KINGDOMS})
    id, app = await a_table(desk, empty)
    await app.tap("band-0", "leader-elves", "colour-rhea", "cards-9")
    assert "Roderick has no marker left to place in Rhea." in app.texts()
    await app.tap("record-anyway")
    assert desk.game(id).game.state.table.markers[RHEA][RODERICK] == 5
    await app.wait(MOMENT)
    await app.tap("band-0", "leader-elves", "colour-duris", "cards-9", "play")
    assert desk.game(id).game.state.table.markers[DURIS][RODERICK] == 4


@headless
async def test_the_last_marker_is_said_before_it_is_placed(desk: Desk) -> None:
    one_left = Correction(markers={kingdom: {RODERICK: 4 if kingdom else 3} for kingdom in KINGDOMS})
    id, app = await a_table(desk, one_left)
    await app.tap("band-0", "leader-elves", "colour-rhea", "cards-5")
    assert "Roderick has no marker left after it." in app.texts()
    await app.tap("play")
    assert desk.game(id).game.state.table.markers[RHEA][RODERICK] == 4


@headless
async def test_a_declined_marker_is_not_placed(desk: Desk) -> None:
    id, app = await a_table(desk)
    await app.tap("band-0", "place-none", "leader-elves", "colour-rhea")
    assert app.label("place-none") == "No marker, chosen"
    await app.tap("cards-3")
    assert played(desk, id) == (BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 3), None),)


@headless
async def test_an_orc_fills_the_horde_unless_told_otherwise(desk: Desk) -> None:
    id, app = await a_table(desk)
    await app.tap("band-0", "leader-orcs", "colour-rhea")
    assert app.label("horde-yes") == "Fill the space, chosen"
    await app.tap("cards-2")
    assert played(desk, id) == (BandPlayed(a_band(RODERICK, Tribe.ORCS, RHEA, 2), RHEA, horde=True),)
    await app.wait(MOMENT)
    await app.tap("band-0", "leader-orcs", "colour-duris", "horde-no", "cards-2")
    assert played(desk, id, 1) == (BandPlayed(a_band(RODERICK, Tribe.ORCS, DURIS, 2), DURIS, horde=False),)


@headless
async def test_a_horde_space_that_is_filled_already_is_left(desk: Desk) -> None:
    id, app = await a_table(desk, Correction(hordes={RODERICK: (RHEA,)}))
    await app.tap("band-0", "leader-orcs", "colour-rhea", "cards-2")
    assert played(desk, id, 1) == (BandPlayed(a_band(RODERICK, Tribe.ORCS, RHEA, 2), RHEA, horde=False),)
    await app.wait(MOMENT)
    await app.tap("band-0", "leader-orcs", "colour-rhea", "horde-yes", "cards-3")
    assert "Roderick already has a marker on the Rhea space of the Horde." in app.texts()


@pytest.mark.parametrize(
    ("leader", "cards", "needed"),
    [("elves", 3, 4), ("minotaurs", 2, 3)],
)
@headless
async def test_two_players_need_more_cards_than_both_have_markers_there(
    desk: Desk, leader: str, cards: int, needed: int
) -> None:
    setup = a_setup(players=2, tribes=(Tribe.ELVES, Tribe.MINOTAURS))
    there = Correction(markers={RHEA: {RODERICK: 2, ALEXIS: 1}})
    id, app = await a_table(desk, there, setup=setup)
    await app.tap("band-0", f"leader-{leader}", "colour-rhea", f"cards-{cards}")
    refusal = f"Together both players have 3 markers in Rhea. So this band needs {needed} cards, not {cards}."
    assert refusal in app.texts()
    await app.tap(f"cards-{needed}", "play")
    assert desk.game(id).game.state.table.markers[RHEA] == (3, 1)


@headless
async def test_changing_the_player_keeps_what_is_set(desk: Desk) -> None:
    id, app = await a_table(desk)
    await app.tap("band-0", "leader-elves", "colour-rhea", "band-player-3")
    assert app.label("band-player-3") == "Mara, chosen"
    assert "Mara plays a band" in app.texts()
    await app.tap("cards-2")
    assert played(desk, id) == (BandPlayed(a_band(MARA, Tribe.ELVES, RHEA, 2), RHEA),)


@headless
async def test_changing_the_player_keeps_choices_that_hang_on_nobody(desk: Desk) -> None:
    id, app = await a_table(desk)
    await app.tap("band-0", "leader-trolls", "colour-rhea", "place-none", "cards-3", "troll-1", "band-player-3", "play")
    assert played(desk, id) == (BandPlayed(a_band(MARA, Tribe.TROLLS, RHEA, 3), None, troll=1),)


@headless
async def test_another_leader_opens_what_only_the_first_let_choose(desk: Desk) -> None:
    id, app = await a_table(desk)
    await app.tap("band-0", "leader-orcs", "colour-rhea", "horde-no", "leader-elves", "leader-orcs", "cards-3")
    assert played(desk, id) == (BandPlayed(a_band(RODERICK, Tribe.ORCS, RHEA, 3), RHEA, horde=True),)


@headless
async def test_another_player_has_other_merfolk_symbols(desk: Desk) -> None:
    id, app = await a_table(desk, Correction(merfolk={MARA: 4}))
    await app.tap("band-0", "leader-merfolk", "colour-rhea", "cards-3", "merfolk-place-duris", "band-player-3")
    assert "Extra markers: 0 of 1 placed" in app.texts()
    await app.tap("cards-2")
    assert not app.has("merfolk-place-duris")
    await app.tap("play")
    assert played(desk, id, 1) == (BandPlayed(a_band(MARA, Tribe.MERFOLK, RHEA, 2), RHEA),)


@headless
async def test_a_band_changed_after_its_size_waits_for_play(desk: Desk) -> None:
    id, app = await a_table(desk)
    await app.tap("band-0", "cards-2", "leader-elves", "colour-rhea")
    assert played(desk, id) == ()
    await app.tap("play")
    assert len(played(desk, id)) == 1


@headless
async def test_a_band_says_everything_it_decided(desk: Desk) -> None:
    id, app = await a_table(desk, ONE_IN_RHEA)
    await app.tap("band-0", "leader-elves", "colour-duris", "cards-1")
    (band,) = played(desk, id, 1)
    assert isinstance(band, BandPlayed)
    assert band.marker is DURIS
    assert band.horde is LEFT_OUT
