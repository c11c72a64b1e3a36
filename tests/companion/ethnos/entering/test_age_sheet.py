"""An Age that is typed: what lies there becomes a score sheet, or events of the game it belongs to."""

from dataclasses import replace
from functools import reduce
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from companion.ethnos.entering.age_sheet import AgeDraft
from companion.ethnos.entering.new_game import SetupDraft
from rules.ethnos.codes import Code
from rules.ethnos.events import AgeEnded, BandPlayed, Correction
from rules.ethnos.formats.sheets import read_sheet, write_sheet
from rules.ethnos.game import Game, replay
from rules.ethnos.playing.age_end import end_age
from rules.ethnos.state import opening_state
from rules.ethnos.table import Giant, Table, with_markers, with_troll
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, SCORING_TRIBES, WILFRED, a_band, a_game, a_setup, a_table
from tests.strategies import games, tables

NOTE = "typed"
NO_HORDES: tuple[tuple[Kingdom, ...], ...] = ((),) * 6


def with_every_token(setting: SetupDraft) -> SetupDraft:
    for kingdom in KINGDOMS:
        for place, value in enumerate("248"):
            setting = setting.with_token(kingdom, place, value)
    return setting


def with_tribes(*tribes: Tribe, draft: AgeDraft | None = None) -> AgeDraft:
    return (draft or AgeDraft()).with_setting(lambda setting: reduce(SetupDraft.with_tribe, tribes, setting))


def lies(draft: AgeDraft, **parts: Any) -> AgeDraft:
    """The pad with these parts of its table."""
    return draft.with_table(lambda table: replace(table, **parts))


def laid(draft: AgeDraft) -> Table:
    """Everything that can lie on a table, typed for six players."""
    draft = lies(draft, merfolk=(1, 2, 3, 4, 5, 6), giant=Giant(WILFRED, 1), hordes=((Kingdom.RHEA,), *NO_HORDES[1:]))
    draft = draft.with_table(lambda table: with_markers(table, Kingdom.DURIS, MARA, 3))
    return draft.with_table(lambda table: with_troll(table, 4, ALEXIS)).lying()


def test_an_empty_pad_is_an_empty_table_of_four() -> None:
    draft = AgeDraft()
    assert draft.lying() == a_table(a_setup())
    assert draft.setup.names == ("Blue", "Pink", "Green", "Yellow")
    assert draft.ready


def test_names_are_kept_where_they_were_typed() -> None:
    draft = AgeDraft().with_setting(lambda setting: setting.with_name(1, " Mara "))
    assert draft.setup.names == ("Blue", "Mara", "Green", "Yellow")


def test_only_what_belongs_to_tribes_in_play_lies_there() -> None:
    bare = laid(AgeDraft())
    assert bare.markers[Kingdom.DURIS] == (0, 0, 0, 3)
    assert (bare.merfolk, bare.giant) == ((0, 0, 0, 0), None)
    assert (bare.trolls, bare.hordes) == (((),) * 4, ((),) * 4)
    full = laid(with_tribes(*SCORING_TRIBES))
    assert (full.merfolk, full.giant) == ((1, 2, 3, 4), Giant(WILFRED, 1))
    assert full.trolls == ((), (4,), (), ())
    assert full.hordes == ((Kingdom.RHEA,), (), (), ())


def test_fewer_players_leave_what_is_theirs_and_bring_it_back() -> None:
    draft = (
        with_tribes(*SCORING_TRIBES)
        .with_band(MARA, 5)
        .with_end(lambda end: end.with_third_dragon(MARA))
        .with_glory(MARA, 9)
    )
    draft = lies(draft, giant=Giant(MARA, 1))
    two = draft.with_setting(lambda setting: setting.with_count(2))
    assert (two.lying().giant, two.lying().bands, two.lying().glory) == (None, (), (0, 0))
    assert two.sheet().third_dragon is None
    four = two.with_setting(lambda setting: setting.with_count(4))
    assert (four.lying().giant, four.lying().glory) == (Giant(MARA, 1), (0, 0, 0, 9))
    assert four.sheet().third_dragon == MARA


def test_an_age_that_fewer_players_do_not_play_is_their_last() -> None:
    draft = AgeDraft().with_age(3)
    assert draft.age == 3
    assert draft.with_setting(lambda setting: setting.with_count(3)).age == 2


def test_glory_is_typed_or_counted() -> None:
    draft = AgeDraft().with_typed_glory(ALEXIS, "34").with_glory(ALEXIS, 1).with_glory(MARA, -1)
    assert draft.lying().glory == (0, 35, 0, 0)
    assert draft.with_typed_glory(ALEXIS, "999").with_glory(ALEXIS, 1).glory_of(ALEXIS) == 999
    assert draft.with_typed_glory(ALEXIS, "").glory_of(ALEXIS) == 0


@pytest.mark.rule("ethnos", "A8")
def test_of_leaders_only_dwarves_are_asked_for() -> None:
    draft = with_tribes(Tribe.DWARVES, Tribe.SKELETONS, Tribe.ELVES)
    draft = draft.with_dwarf(ALEXIS).with_skeletons(ALEXIS, 1).with_band(ALEXIS, 4).with_band(ALEXIS, 4)
    assert draft.lying().bands == (
        a_band(ALEXIS, Tribe.DWARVES, Kingdom.RHEA, 4, 1),
        a_band(ALEXIS, Tribe.ELVES, Kingdom.RHEA, 4),
    )
    without = with_tribes(Tribe.DWARVES, Tribe.SKELETONS, draft=draft)
    assert without.lying().bands == (a_band(ALEXIS, Tribe.ELVES, Kingdom.RHEA, 4),) * 2


def test_a_band_is_added_by_its_size_and_taken_out_again() -> None:
    draft = AgeDraft().with_typed_size(MARA, "5").with_typed_band(MARA)
    assert [(band.player, band.cards) for band in draft.bands] == [(MARA, 5)]
    assert draft.entries[MARA].size.text == ""
    two = draft.with_band(RODERICK, 2)
    assert [band.cards for band in two.without_band(0).bands] == [2]


@pytest.mark.rule("ethnos", "B1", "B9")
@pytest.mark.parametrize(("skeletons", "size"), [("", ""), ("", "0"), ("", "11"), ("", "x"), ("5", "5"), ("9", "3")])
def test_a_band_that_cannot_be_is_not_added(skeletons: str, size: str) -> None:
    draft = AgeDraft().with_typed_skeletons(MARA, skeletons).with_typed_size(MARA, size)
    assert draft.with_typed_band(MARA) is draft


@pytest.mark.rule("ethnos", "B9")
def test_one_card_at_least_leads_the_skeletons() -> None:
    draft = with_tribes(Tribe.SKELETONS).with_typed_skeletons(MARA, "8").with_skeletons(MARA, 3)
    assert draft.entries[MARA].skeleton_count == 9
    assert draft.with_band(MARA, 9) is draft
    assert draft.with_band(MARA, 10).lying().bands[0].skeletons == 9
    assert AgeDraft().with_skeletons(MARA, -1).entries[MARA].skeleton_count == 0


def test_a_kingdom_with_markers_waits_for_its_tokens() -> None:
    draft = AgeDraft().with_table(lambda table: with_markers(table, Kingdom.DURIS, MARA, 1))
    assert draft.tokens_missing() == (Kingdom.DURIS,)
    assert not draft.ready
    typed = draft.with_setting(lambda setting: setting.with_token(Kingdom.DURIS, 0, "8"))
    assert typed.ready
    assert typed.sheet().score().reckoning.glory == (0, 0, 0, 8)
    assert not typed.with_age(2).ready


def test_what_cannot_be_is_a_problem_and_what_was_not_named_is_none() -> None:
    assert [problem.code for problem in with_tribes(*list(Tribe)[:7]).problems()] == [Code.TRIBE_COUNT]
    same = AgeDraft().with_setting(lambda setting: setting.with_name(0, "Mara").with_name(1, "Mara"))
    assert [problem.code for problem in same.problems()] == [Code.DUPLICATE_PLAYER]
    far = lies(with_tribes(Tribe.MERFOLK), merfolk=(18, 0, 0, 0, 0, 0))
    assert far.ready
    short = far.with_setting(lambda setting: setting.with_rules(lambda rules: rules.with_printed("merfolk-end", "9")))
    assert [problem.code for problem in short.problems()] == [Code.MERFOLK_SPACE]
    assert not short.ready


@pytest.mark.rule("ethnos", "A6c")
def test_hordes_are_emptied_by_those_who_have_one() -> None:
    draft = lies(with_tribes(Tribe.ORCS), hordes=((), KINGDOMS, (), (), (), ()))
    draft = draft.with_end(lambda end: end.with_pillage(ALEXIS)).with_end(lambda end: end.with_pillage(MARA))
    assert draft.sheet().pillage == (ALEXIS,)
    assert draft.with_end(lambda end: end.with_pillage(ALEXIS)).sheet().pillage == ()


def test_a_full_sheet_can_be_kept_in_a_file() -> None:
    draft = (
        with_tribes(*SCORING_TRIBES)
        .with_typed_glory(MARA, "12")
        .with_band(MARA, 5)
        .with_end(lambda end: end.with_third_dragon(MARA))
    )
    sheet = draft.with_setting(with_every_token).sheet()
    assert read_sheet(write_sheet(sheet)).score() == sheet.score()


@pytest.mark.rule("ethnos", "A9")
def test_the_next_age_starts_from_what_stays() -> None:
    draft = (
        with_tribes(*SCORING_TRIBES)
        .with_band(MARA, 5)
        .with_end(lambda end: end.with_third_dragon(MARA))
        .with_end(lambda end: end.with_pillage(RODERICK))
    )
    draft = lies(draft, hordes=(KINGDOMS, KINGDOMS[:2], *NO_HORDES[2:]), merfolk=(0, 3, 0, 0, 0, 0))
    draft = draft.with_table(lambda table: with_troll(table, 4, ALEXIS))
    sheet = draft.sheet()
    after = draft.after(sheet.score())
    state = replace(opening_state(sheet.setup), table=sheet.table)
    assert after.lying() == end_age(sheet.setup, state, AgeEnded(MARA, sheet.pillage)).table
    assert (after.age, after.end.third_dragon, after.setup) == (2, None, draft.setup)
    assert after.with_setting(lambda setting: setting.with_count(6)).lying().markers == ((0,) * 6,) * 6


def test_a_game_is_brought_to_the_table_and_its_age_ended() -> None:
    setup = a_setup(tribes=SCORING_TRIBES)
    state = a_game(setup, a_band(RODERICK, cards=2)).state
    draft = AgeDraft.of_game(setup, state.table)
    assert (draft.lying(), draft.ready) == (state.table, False)
    draft = (
        draft.with_end(lambda end: end.with_third_dragon(ALEXIS))
        .with_glory(ALEXIS, 3)
        .with_dwarf(MARA)
        .with_band(MARA, 5)
    )
    assert draft.ready
    band, correction, end = draft.events(state, NOTE)
    assert isinstance(band, BandPlayed)
    assert band.band == a_band(MARA, Tribe.DWARVES, Kingdom.RHEA, 5)
    assert correction == Correction(glory={ALEXIS: 3}, note=NOTE)
    assert end == AgeEnded(ALEXIS)


def test_a_table_that_lies_as_the_game_has_it_needs_no_correction() -> None:
    setup = a_setup(tribes=SCORING_TRIBES)
    draft = AgeDraft.of_game(setup, a_table(setup)).with_end(lambda end: end.with_third_dragon(MARA))
    assert draft.events(opening_state(setup), NOTE) == (AgeEnded(MARA),)


@given(games(), st.data())
def test_the_reckoning_of_the_game_is_that_of_the_pad(game: Game, data: st.DataObject) -> None:
    setup, state = game.setup, game.state
    assume(not state.over)
    typed = data.draw(tables(setup))
    draft = AgeDraft.of_game(setup, state.table).with_end(
        lambda end: end.with_third_dragon(data.draw(st.sampled_from(setup.seats)))
    )
    parts = ("markers", "merfolk", "giant", "trolls", "hordes")
    draft = lies(draft, **{part: getattr(typed, part) for part in parts})
    for band in typed.bands:
        draft = draft.with_typed_skeletons(band.player, str(band.skeletons)).with_band(band.player, band.cards)
    recorded = replay(setup, (*game.events, *draft.events(state, NOTE)))
    assert recorded.state.reports[-1].reckoning == draft.sheet().score().reckoning
