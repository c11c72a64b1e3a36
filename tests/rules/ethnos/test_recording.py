from dataclasses import replace
from typing import Any

import pytest

from rules.ethnos.events import AgeEnded, BandPlayed, Correction, Event
from rules.ethnos.formats.games import read_game, write_game
from rules.ethnos.formats.sheets import Sheet
from rules.ethnos.game import replay
from rules.ethnos.recording import events_for, game_of, leader_of_unknown, why_no_game
from rules.ethnos.scoring.bands import score_bands
from rules.ethnos.scoring.winner import Outcome, WonBy
from rules.ethnos.setup import Setup, tribes_of
from rules.ethnos.state import State, opening_state
from rules.ethnos.table import Giant, Table
from rules.ethnos.vocabulary import Kingdom, Tribe
from rules.problems import FileCode, Refused
from tests.ethnos import ALEXIS, RODERICK, SCORING_TRIBES, WILFRED, a_band, a_game, a_setup, a_table

SETUP = a_setup(tribes=SCORING_TRIBES)
POLISH = a_setup(tribes=SCORING_TRIBES, ten_skeletons_win=True)
TEN = a_band(tribe=None, kingdom=None, cards=10, skeletons=10)
DWARVES, ORCS = a_band(), a_band(ALEXIS, Tribe.ORCS)
DURIS = Kingdom.DURIS


def recorded(table: Table, setup: Setup = SETUP, state: State | None = None) -> tuple[Event, ...]:
    return events_for(setup, state or opening_state(setup), table)


def codes(table: Table, setup: Setup = SETUP, state: State | None = None) -> list[str]:
    with pytest.raises(Refused) as refused:
        recorded(table, setup, state)
    return [problem.code.value for problem in refused.value.problems]


def test_a_table_as_it_is_takes_no_event() -> None:
    state = a_game(SETUP, DWARVES, ORCS).state
    assert recorded(state.table, state=state) == ()


def test_each_band_is_played_with_nothing_chosen() -> None:
    assert recorded(a_table(SETUP, bands=(DWARVES, ORCS))) == (
        BandPlayed(DWARVES, marker=None, horde=False),
        BandPlayed(ORCS, marker=None, horde=False),
    )


def test_what_the_bands_do_not_bring_about_is_corrected_after_them() -> None:
    table = a_table(
        SETUP, markers={DURIS: (1, 0, 0, 0)}, glory=(0, 3, 0, 0), trolls=((), (), (2,), ()), bands=(DWARVES,)
    )
    assert recorded(table) == (
        BandPlayed(DWARVES, marker=None, horde=False),
        Correction(glory={ALEXIS: 3}, markers={DURIS: {RODERICK: 1}}, trolls={WILFRED: (2,)}),
    )


@pytest.mark.rule("ethnos", "B13", "B15")
def test_what_the_bands_bring_about_by_themselves_needs_no_correction() -> None:
    giants, merfolk = a_band(tribe=Tribe.GIANTS), a_band(ALEXIS, Tribe.MERFOLK)
    done = {"glory": (2, 0, 0, 0), "giant": Giant(RODERICK, 3), "merfolk": (0, 3, 0, 0)}
    bands = (BandPlayed(giants, marker=None, horde=False), BandPlayed(merfolk, marker=None, horde=False))
    assert recorded(a_table(SETUP, bands=(giants, merfolk), **done)) == bands
    assert recorded(a_table(SETUP, bands=(giants, merfolk))) == (
        *bands,
        Correction(glory={RODERICK: 0}, merfolk={ALEXIS: 0}, giant=None),
    )


def test_bands_played_already_are_not_played_again() -> None:
    state = a_game(SETUP, DWARVES).state
    table = replace(state.table, bands=(DWARVES, DWARVES, ORCS))
    assert [event.band for event in recorded(table, state=state) if isinstance(event, BandPlayed)] == [DWARVES, ORCS]


@pytest.mark.parametrize("table", [a_table(SETUP, age=2, bands=(DWARVES,)), a_table(SETUP, bands=(ORCS, DWARVES))])
def test_a_table_that_this_game_cannot_come_to_is_no_table_to_record(table: Table) -> None:
    with pytest.raises(ValueError, match="another Age, or without the bands"):
        recorded(table, state=a_game(SETUP, DWARVES).state)


def test_a_table_that_cannot_be_is_refused() -> None:
    assert codes(a_table(SETUP, bands=(a_band(cards=11),))) == ["band_size"]
    assert codes(a_table(SETUP, trolls=((1,), (1,), (), ()))) == ["troll_held_twice"]


@pytest.mark.rule("ethnos", "B9")
def test_ten_skeletons_end_the_game_after_the_correction() -> None:
    table = a_table(POLISH, glory=(1, 0, 0, 0), bands=(DWARVES, TEN))
    events = recorded(table, POLISH)
    assert events == (
        BandPlayed(DWARVES, marker=None, horde=False),
        Correction(glory={RODERICK: 1}),
        BandPlayed(TEN),
    )
    assert replay(POLISH, events).state.table == table
    assert recorded(a_table(POLISH, bands=(TEN,)), POLISH) == (BandPlayed(TEN),)


@pytest.mark.rule("ethnos", "B9", "F3")
def test_nothing_is_recorded_after_the_end() -> None:
    assert codes(a_table(POLISH, bands=(TEN, DWARVES)), POLISH) == ["game_over"]
    over = replace(opening_state(SETUP), outcome=Outcome((0,), WonBy.GLORY, (0,)))
    assert codes(a_table(SETUP, glory=(1, 0, 0, 0)), state=over) == ["game_over"]


def test_a_leader_that_nobody_named_does_nothing_to_the_table() -> None:
    leader = leader_of_unknown(SETUP)
    assert leader in SETUP.tribes
    band = a_band(tribe=leader, cards=10)
    assert recorded(a_table(SETUP, bands=(band,))) == (BandPlayed(band, marker=None, horde=False),)
    assert [line.glory for line in score_bands([a_band(tribe=leader, cards=3)])] == [3]


@pytest.mark.parametrize("players", range(2, 7))
def test_every_full_set_of_tribes_has_such_a_leader(players: int) -> None:
    mattering = (Tribe.DWARVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.SKELETONS)
    for tribe in set(Tribe) - set(mattering):
        tribes = (*mattering, tribe, *(other for other in Tribe if other not in (*mattering, tribe)))
        assert leader_of_unknown(a_setup(players, tribes=tribes[: tribes_of(players)])) is tribe


def test_without_tribes_a_halfling_leads() -> None:
    assert leader_of_unknown(replace(SETUP, tribes=(Tribe.DWARVES,))) is Tribe.HALFLINGS


def a_sheet(age: int = 3, setup: Setup = SETUP, third_dragon: int | None = None, **parts: Any) -> Sheet:
    return Sheet(setup, a_table(setup, age=age, **parts), (), third_dragon)


@pytest.mark.rule("ethnos", "A9")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_from_the_table_can_be_kept_as_a_game(age: int) -> None:
    markers = {Kingdom.RHEA: (2, 1, 0, 0)}
    sheet = a_sheet(age, third_dragon=1, glory=(34, 51, 0, 47), markers=markers, bands=(DWARVES, ORCS))
    game = game_of(sheet, "from the table")
    assert len(game.state.reports) == age
    assert game.state.reports[-1].reckoning.glory == sheet.score().reckoning.glory
    assert game.state.over == (age == 3)
    assert read_game(write_game(game)).state == game.state
    assert {event.note for event in game.events if isinstance(event, Correction)} == {"from the table"}


def test_the_glory_that_everybody_had_is_of_the_age_before() -> None:
    game = game_of(a_sheet(glory=(34, 51, 28, 47)), "")
    assert [report.reckoning.glory for report in game.state.reports] == [(0,) * 4, (34, 51, 28, 47), (34, 51, 28, 47)]


def test_a_sheet_with_nothing_before_it_needs_no_correction() -> None:
    assert game_of(a_sheet(1, third_dragon=2), "").events == (AgeEnded(2),)


@pytest.mark.rule("ethnos", "S2")
def test_a_game_needs_all_tribes_and_tokens() -> None:
    assert why_no_game(a_sheet()) == ()
    bare = replace(SETUP, tribes=SCORING_TRIBES[:2], tokens=((2, 4, 6), *((),) * 5))
    assert [problem.code.value for problem in why_no_game(a_sheet(setup=bare))] == ["tribe_count"] + ["token_count"] * 5


@pytest.mark.rule("ethnos", "F2")
def test_a_game_that_goes_on_needs_to_know_who_begins() -> None:
    (missing,) = why_no_game(a_sheet(1))
    assert (missing.code, missing.where, missing.rule) == (FileCode.MISSING_FIELD, "third_dragon", "F2")
    assert missing.facts == {"field": "third_dragon"}
    assert why_no_game(a_sheet(1, third_dragon=0)) == ()
    one_has_least = a_sheet(1, glory=(3, 2, 1, 5))
    assert why_no_game(one_has_least) == ()
    assert game_of(one_has_least, "").state.first_player == 2
