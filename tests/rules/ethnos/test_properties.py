"""What holds for every game and every table."""

import json
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from companion.ethnos.reports.data import age_report
from rules.ethnos.comparison import compared
from rules.ethnos.components import Components, with_values
from rules.ethnos.events import LEFT_OUT, AgeEnded, BandPlayed, Correction
from rules.ethnos.formats.games import read_game, write_game
from rules.ethnos.formats.sheets import Sheet, read_sheet, write_sheet
from rules.ethnos.game import Game, edit, play, replay, rerule
from rules.ethnos.overruling import overrule, overruled, verify_overruling
from rules.ethnos.play import apply, can
from rules.ethnos.playing.bands import effect, lay_band
from rules.ethnos.playing.choices import choices, chosen_horde, chosen_marker, spelt_out, usual_left_out
from rules.ethnos.playing.corrections import correct, difference
from rules.ethnos.playing.markers import marker_choices
from rules.ethnos.recording import events_for
from rules.ethnos.reseating import reseated_event, reseated_row, reseated_table
from rules.ethnos.rulings import RULINGS, Rulings, rulings_of
from rules.ethnos.scoring.age import Reckoning, end_of_age, projection
from rules.ethnos.scoring.lines import Line, RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.state import opening_state
from rules.ethnos.table import Band, Table, supply, supply_at_start
from rules.ethnos.vocabulary import KINGDOMS, TROLL_TOKENS, Edition, Kingdom, Tribe
from rules.formats.json_text import parse_json
from rules.played import undo
from rules.problems import Refused
from tests.strategies import bands, events, games, setup_and_table, setups, tables

# Examples cover the rules; properties would only take longer to say so.


@st.composite
def insisted(draw: st.DrawFn, setup: Setup) -> BandPlayed:
    """A band that can be, with choices that may be against the rules."""
    kingdom = st.sampled_from(KINGDOMS)
    return BandPlayed(
        draw(bands(setup)),
        marker=draw(st.sampled_from([LEFT_OUT, None, *KINGDOMS])),
        merfolk_markers=tuple(draw(st.lists(kingdom, max_size=3))),
        troll=draw(st.sampled_from([None, *TROLL_TOKENS])) if Tribe.TROLLS in setup.tribes else None,
        horde=draw(st.sampled_from([LEFT_OUT, False, True])) if Tribe.ORCS in setup.tribes else LEFT_OUT,
        at=draw(st.sampled_from([None, "2026-01-31T20:15:00Z"])),
        id=draw(st.sampled_from([None, "e1"])),
    )


@given(setup_and_table(), st.data())
def test_the_lines_add_up_to_the_totals(case: tuple[Setup, Table], data: st.DataObject) -> None:
    setup, table = case
    willing = data.draw(st.sets(st.sampled_from(setup.seats)))
    reckoning = end_of_age(setup, table, willing).reckoning
    for seat in setup.seats:
        assert reckoning.earned[seat] == sum(line.glory for line in reckoning.lines if line.player == seat)
        assert reckoning.glory[seat] == table.glory[seat] + reckoning.earned[seat]


@given(setup_and_table())
def test_no_source_pays_out_more_than_its_tokens_hold(case: tuple[Setup, Table]) -> None:
    setup, table = case
    lines = end_of_age(setup, table, setup.seats).reckoning.lines
    ranked = [line for line in lines if isinstance(line, RankedLine)]
    for kingdom in (None, *KINGDOMS):
        tokens = setup.components.merfolk if kingdom is None else setup.tokens[kingdom]
        paid = [line for line in ranked if line.contest.kingdom is kingdom]
        assert sum(line.glory for line in paid) <= sum(tokens)
        assert all(sum(line.contest.awards) <= sum(tokens) for line in paid)
    assert sum(line.glory for line in lines if line.source == "giant") <= setup.components.giant[table.age - 1]
    assert all(line.glory <= max(setup.components.orcs) for line in lines if line.source == "orcs")
    assert all(line.glory <= 15 for line in lines if line.source == "band")


def turned(row: tuple[object, ...], by: int) -> tuple[object, ...]:
    """The row as it stands when everybody moves `by` seats clockwise."""
    return row[-by:] + row[:-by]


def turned_table(table: Table, by: int, players: int) -> Table:
    def seat(old: int) -> int:
        return (old + by) % players

    return replace(
        table,
        glory=turned(table.glory, by),
        markers=tuple(turned(row, by) for row in table.markers),
        merfolk=turned(table.merfolk, by),
        giant=None if table.giant is None else table.giant._replace(player=seat(table.giant.player)),
        trolls=turned(table.trolls, by),
        hordes=turned(table.hordes, by),
        bands=tuple(band._replace(player=seat(band.player)) for band in table.bands),
    )


def awards(reckoning: Reckoning, by: int, players: int) -> set[tuple[object, ...]]:
    """Every award with its player, as seen before everybody moved."""

    def old(seat: int) -> int:
        return (seat - by) % players

    def facts(line: Line) -> tuple[object, ...]:
        if not isinstance(line, RankedLine):
            return ()
        tied = frozenset(old(other) for other in line.tied_with)
        return (line.contest.kingdom, line.place, tied, line.decided_by)

    return {(line.source, old(line.player), line.glory, *facts(line)) for line in reckoning.lines}


@given(setup_and_table(), st.integers(1, 5))
def test_turning_the_seats_changes_no_award(case: tuple[Setup, Table], turn: int) -> None:
    setup, table = case
    players = len(setup.players)
    by = turn % players
    before = end_of_age(setup, table, setup.seats)
    after = end_of_age(setup, turned_table(table, by, players), setup.seats)
    assert awards(before.reckoning, 0, players) == awards(after.reckoning, by, players)
    assert turned(before.reckoning.glory, by) == after.reckoning.glory
    if before.outcome and after.outcome:
        assert {(seat + by) % players for seat in before.outcome.winners} == set(after.outcome.winners)
    if before.next_first and after.next_first and len(before.next_first.least) == 1:
        assert (before.next_first.player + by) % players == after.next_first.player  # type: ignore[operator]


@given(games())
def test_replay_is_the_same_as_applying_step_by_step(game: Game) -> None:
    state = opening_state(game.setup)
    for step in game.steps:
        assert apply(game.setup, state, step.event) == step
        state = step.state
    assert replay(game.setup, game.events) == game


@given(games())
def test_undo_after_any_event_restores_the_state_before_it(game: Game) -> None:
    played = Game(game.setup)
    for event in game.events:
        assert undo(play(played, event)) == played
        played = play(played, event)


@given(games(), st.data())
def test_replacing_an_event_by_itself_changes_nothing(game: Game, data: st.DataObject) -> None:
    if game.steps:
        index = data.draw(st.integers(0, len(game.steps) - 1))
        change = edit(game, index, 1, [game.events[index]])
        assert (change.game, change.conflicts) == (game, ())


@given(games(), st.data())
def test_removing_an_event_and_inserting_it_again_changes_nothing_without_conflicts(
    game: Game, data: st.DataObject
) -> None:
    if game.steps:
        index = data.draw(st.integers(0, len(game.steps) - 1))
        change = edit(game, index, 1)
        assert len(change.game.steps) + len(change.conflicts) == len(game.steps) - 1
        if not change.conflicts:
            assert edit(change.game, index, 0, [game.events[index]]).game == game


@given(games())
def test_a_sheet_made_from_a_games_table_scores_as_the_game_does(game: Game) -> None:
    for index, step in enumerate(game.steps):
        if isinstance(step.event, AgeEnded):
            table = game.state_before(index).table
            sheet = Sheet(game.setup, table, step.event.pillage, step.event.third_dragon)
            read = read_sheet(parse_json(json.dumps(write_sheet(sheet))))
            assert age_report(read.setup, read.score()) == age_report(game.setup, step.state.reports[-1])


@given(games())
def test_a_game_written_and_read_is_the_same_game(game: Game) -> None:
    assert read_game(parse_json(json.dumps(write_game(game)))) == game


@given(games())
def test_a_band_with_every_choice_said_or_the_usual_left_out_does_the_same(game: Game) -> None:
    """Only a marker that could go to several Kingdoms and goes to none says more than one left out: it was chosen."""
    setup = game.setup
    for index, step in enumerate(game.steps):
        if isinstance(step.event, BandPlayed):
            before = game.state_before(index)
            said = spelt_out(setup, before.table, step.event)
            left_out = usual_left_out(setup, before.table, step.event)
            for same in (said, left_out):
                assert replace(apply(setup, before, same), event=step.event) == step
            if said.marker is not None or not marker_choices(setup, before.table, step.event.band):
                assert usual_left_out(setup, before.table, said) == left_out


@given(games())
def test_glory_and_supply_always_add_up(game: Game) -> None:
    for index, step in enumerate(game.steps):
        before, after = game.state_before(index).table, step.state.table
        for seat in game.setup.seats:
            assert 0 <= supply(game.setup, after, seat) <= supply_at_start(game.setup)
        if isinstance(step.event, BandPlayed):
            assert step.effect is not None
            done = step.effect
            seat = step.event.band.player
            assert after.glory[seat] == before.glory[seat] + done.glory
            assert supply(game.setup, after, seat) == done.supply_left


@given(setup_and_table())
def test_the_projection_is_the_reckoning_with_nobody_willing_to_pillage(case: tuple[Setup, Table]) -> None:
    assert projection(*case) == end_of_age(*case).reckoning


@given(setup_and_table(), st.data())
def test_an_event_can_be_exactly_if_its_choices_are_offered(case: tuple[Setup, Table], data: st.DataObject) -> None:
    setup, table = case
    state = replace(opening_state(setup), table=table)
    band: Band = data.draw(bands(setup))
    for marker, troll, horde in product((None, Kingdom.RHEA, band.kingdom), (None, 2, 6), (False, True)):
        offered = choices(setup, table, BandPlayed(band, marker))
        expected = (
            (marker is None or marker in offered.markers)
            and (troll is None or troll in offered.trolls)
            and (not horde or offered.horde)
        )
        assert can(setup, state, BandPlayed(band, marker, troll=troll, horde=horde)) is expected
    for extra in range(3):
        event = BandPlayed(band, None, merfolk_markers=(Kingdom.RHEA,) * extra)
        assert can(setup, state, event) is (extra <= choices(setup, table, event).merfolk_markers)


@given(setup_and_table(), st.data())
def test_the_difference_of_two_tables_makes_one_the_other(case: tuple[Setup, Table], data: st.DataObject) -> None:
    setup, before = case
    after = data.draw(tables(setup))
    corrected = correct(before, difference(before, after))
    assert corrected == replace(after, age=before.age, bands=before.bands)
    assert difference(before, before) == Correction()
    assert difference(corrected, after) == Correction()


@given(games(), st.data())
def test_the_table_is_as_the_players_insist(game: Game, data: st.DataObject) -> None:
    setup, state = game.setup, game.state
    event: BandPlayed = data.draw(insisted(setup))
    table, seat = state.table, event.band.player
    assume(not state.over and not list(verify_overruling(setup, table, event)))
    band, correction = overrule(setup, table, event)
    after = apply(setup, apply(setup, state, band).state, correction).state.table

    placed = (chosen_marker(setup, table, event), *event.merfolk_markers)
    filled = chosen_horde(setup, table, event)
    for kingdom, other in product(KINGDOMS, setup.seats):
        more = placed.count(kingdom) if other == seat else 0
        assert after.markers[kingdom][other] == table.markers[kingdom][other] + more
    for other in setup.seats:
        told = {event.troll} - {None} if other == seat else set()
        assert set(after.trolls[other]) == set(table.trolls[other]) - {event.troll} | told
        assert set(after.hordes[other]) == set(table.hordes[other]) | ({filled} - {None} if other == seat else set())
    declined = BandPlayed(event.band, marker=None, horde=False)
    laid = lay_band(table, event.band, effect(setup, table, declined))
    assert (after.glory, after.merfolk, after.giant, after.bands) == (laid.glory, laid.merfolk, laid.giant, laid.bands)
    assert (band.band, band.at, band.id) == (event.band, event.at, event.id)
    if can(setup, state, event):
        assert (band, correction) == (event, Correction())


@given(games(), st.data())
def test_what_is_overruled_can_be_played_and_kept_in_a_file(game: Game, data: st.DataObject) -> None:
    event = data.draw(insisted(game.setup))
    instead = overruled(game.setup, game.state, event, "so it lies there")
    if instead is None:
        assert game.state.over or list(verify_overruling(game.setup, game.state.table, event))
    else:
        kept = replay(game.setup, (*game.events, *instead))
        assert read_game(parse_json(json.dumps(write_game(kept)))) == kept


@given(games(), st.data())
def test_what_can_be_kept_is_kept_and_the_rest_left_out(game: Game, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(game.steps)))
    keep = data.draw(st.sets(st.integers(0, len(game.steps))))
    state = game.state_before(index)
    event = data.draw(insisted(game.setup) if state.over else insisted(game.setup) | events(game.setup, state))
    change = edit(game, index, 0, [event], keep=keep)
    assert replay(game.setup, change.game.events) == change.game
    assert [conflict.kept for conflict in change.conflicts] == [
        conflict.can_keep and conflict.index in keep for conflict in change.conflicts
    ]
    places = [conflict.index for conflict in change.conflicts]
    assert places == sorted(set(places))
    fitting = [other for place, other in enumerate((event, *game.events[index:]), index) if place not in places]
    in_order = iter(change.game.events[index:])
    assert all(other in in_order for other in fitting)
    if not any(conflict.kept for conflict in change.conflicts):
        assert change == edit(game, index, 0, [event])


@given(games(), st.data())
def test_a_game_can_be_brought_to_any_table_of_its_age(game: Game, data: st.DataObject) -> None:
    setup, state = game.setup, game.state
    assume(not state.over)
    drawn = data.draw(tables(setup))
    table = replace(drawn, age=state.table.age, bands=(*state.table.bands, *drawn.bands))
    recorded = events_for(setup, state, table)
    assert replay(setup, (*game.events, *recorded)).state == replace(state, table=table)
    assert len(recorded) - len(drawn.bands) in (0, 1)
    assert all(event.marker is None and not event.horde for event in recorded if isinstance(event, BandPlayed))


@st.composite
def other_rules(draw: st.DrawFn, setup: Setup) -> Setup:
    """The same table with one ruling decided otherwise, another book, or another printed value."""
    ruling = draw(st.sampled_from(RULINGS))
    edition = draw(st.sampled_from(Edition))
    higher = Components(giant=tuple(value + 1 for value in setup.components.giant))
    shorter = Components(merfolk_end=5)
    return draw(
        st.sampled_from(
            [
                *(replace(setup, rulings=with_ruling(setup, ruling.name, option)) for option in ruling.options),
                replace(setup, edition=edition, rulings=rulings_of(edition)),
                *(replace(setup, components=with_values(setup.components, given)) for given in (higher, shorter)),
            ]
        )
    )


def with_ruling(setup: Setup, name: str, option: str | bool) -> Rulings:
    return setup.rulings.model_copy(update={name: option})


@given(games(), st.data())
def test_other_rules_give_the_state_of_having_played_by_them_from_the_start(game: Game, data: st.DataObject) -> None:
    setup = data.draw(other_rules(game.setup))
    change = rerule(game, setup)
    if not change.conflicts:
        assert change.game == replay(setup, game.events)
        back = rerule(change.game, game.setup)
        assert (back.game, back.conflicts) == (game, ())
    note = Correction(note="Rules changed")
    logged = rerule(game, setup, logged=note).game
    assert logged.state == change.game.state
    assert [event for event in logged.events if event is not note] == list(change.game.events)
    assert read_game(parse_json(json.dumps(write_game(logged)))) == logged


@given(games())
def test_every_ruling_and_every_book_is_as_if_it_had_been_so_from_the_start(game: Game) -> None:
    setup = game.setup
    rulings = [with_ruling(setup, ruling.name, option) for ruling in RULINGS for option in ruling.options]
    others = [replace(setup, rulings=each) for each in rulings]
    others += [replace(setup, edition=edition, rulings=rulings_of(edition)) for edition in Edition]
    for other in others:
        change = rerule(game, other)
        if change.conflicts:
            with pytest.raises(Refused):
                replay(other, game.events)
        else:
            assert change.game.state == replay(other, game.events).state


@given(games(), st.data())
def test_what_no_longer_fits_under_other_rules_is_kept_or_left_out(game: Game, data: st.DataObject) -> None:
    setup = data.draw(other_rules(game.setup))
    keep = data.draw(st.sets(st.integers(0, len(game.steps))))
    change = rerule(game, setup, keep=keep)
    assert change.game.setup == setup
    assert replay(setup, change.game.events) == change.game
    places = {conflict.index for conflict in change.conflicts}
    assert all(conflict.event == game.events[conflict.index] for conflict in change.conflicts)
    fitting = [event for place, event in enumerate(game.events) if place not in places]
    in_order = iter(change.game.events)
    assert all(event in in_order for event in fitting)


@st.composite
def other_set_ups(draw: st.DrawFn, setup: Setup) -> tuple[Setup, tuple[int, ...]]:
    """Another set-up of the same people, and where each of them sits in it."""
    other = draw(setups(st.just(len(setup.players))))
    seats = tuple(draw(st.permutations(setup.seats)))
    tribes = draw(st.sampled_from([setup.tribes, other.tribes]))
    kept = replace(other, tribes=tribes, rulings=setup.rulings, components=setup.components, edition=setup.edition)
    return kept, seats


@given(games(), st.data())
def test_a_set_up_corrected_in_the_middle_is_as_a_game_begun_with_it(game: Game, data: st.DataObject) -> None:
    middle = data.draw(st.integers(0, len(game.steps)))
    setup, seats = data.draw(other_set_ups(game.setup))
    change = rerule(replay(game.setup, game.events[:middle]), setup, seats)
    places = {conflict.index for conflict in change.conflicts}
    moved = [reseated_event(event, seats) for event in game.events]
    fitting = [event for place, event in enumerate(moved[:middle]) if place not in places]
    assert change.game == replay(setup, fitting)
    if not places and not rerule(game, setup, seats).conflicts:
        gone_on = change.game
        for event in moved[middle:]:
            gone_on = play(gone_on, event)
        assert gone_on == replay(setup, moved)
        back = rerule(gone_on, game.setup, [seats.index(seat) for seat in game.setup.seats])
        assert (back.game, back.conflicts) == (game, ())
    assert read_game(parse_json(json.dumps(write_game(change.game)))) == change.game


@given(games(), st.data())
def test_other_seats_change_nothing_that_lies_on_the_table(game: Game, data: st.DataObject) -> None:
    seats = tuple(data.draw(st.permutations(game.setup.seats)))
    players = reseated_row(game.setup.players, seats)
    first = game.setup.first_player
    setup = replace(game.setup, players=players, first_player=None if first is None else seats[first])
    change = rerule(game, setup, seats)
    assert change.conflicts == ()
    assert change.game.state.table == reseated_table(game.state.table, seats)
    comparison = compared(game, change.game, seats)
    assert not comparison.table_differs
    assert all(was == now for was, now in comparison.glory)
    assert comparison.winners[0] == comparison.winners[1]
