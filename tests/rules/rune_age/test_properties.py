"""What holds for every game, whatever is played."""

import json
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rules.formats.json_text import parse_json
from rules.played import undo
from rules.rune_age.comparison import compared
from rules.rune_age.components import HOME_REALM
from rules.rune_age.events import BattleFought, Bought, Correction, SiegeFought
from rules.rune_age.explaining.explanations import explain
from rules.rune_age.explaining.questions import Question, Subject
from rules.rune_age.formats.games import read_game
from rules.rune_age.formats.renaming import renamed
from rules.rune_age.formats.writing import write_game
from rules.rune_age.game import Game, edit, play, replay, rerule
from rules.rune_age.overruling import overruled
from rules.rune_age.play import apply
from rules.rune_age.rulings import RULINGS
from rules.rune_age.state import opening_state
from rules.rune_age.vocabulary import SIDES, FightKind, Side
from tests.rules.rune_age.random_games import events, games


@given(games())
def test_a_replay_is_the_game_played_step_by_step_and_undo_goes_back(game: Game) -> None:
    stepwise = Game(game.setup)
    for event in game.events:
        further = play(stepwise, event)
        assert undo(further) == stepwise
        stepwise = further
    assert stepwise == game == replay(game.setup, game.events)


@given(games())
def test_a_file_written_and_read_is_the_same_game(game: Game) -> None:
    data = parse_json(json.dumps(write_game(game)))
    assert read_game(data) == game
    assert renamed(renamed(data, "Ola", "Ala"), "Ala", "Ola") == data


@given(games(), st.data())
def test_an_event_replaced_by_itself_changes_nothing(game: Game, data: st.DataObject) -> None:
    if game.steps:
        index = data.draw(st.integers(0, len(game.steps) - 1))
        change = edit(game, index, 1, [game.events[index]])
        assert (change.game, change.conflicts) == (game, ())
        assert not compared(game, change.game).differs


@given(games(), st.sampled_from(RULINGS))
def test_a_changed_ruling_is_a_game_played_under_it_from_the_start(game: Game, ruling: object) -> None:
    name, options = ruling.name, ruling.options  # type: ignore[attr-defined]
    other = next(option for option in options if option != getattr(game.setup.rulings, name))
    setup = replace(game.setup, rulings=game.setup.rulings.model_copy(update={name: other}))
    change = rerule(game, setup)
    left_out = {conflict.index for conflict in change.conflicts}
    assert change.game == replay(setup, [event for place, event in enumerate(game.events) if place not in left_out])


@given(games())
def test_lines_add_up_to_totals_and_the_winner_follows(game: Game) -> None:
    for fought in game.state.fights:
        report = fought.report
        for side, total in zip(SIDES[report.fight.kind], report.totals, strict=True):
            assert total == sum(line.strength for line in report.lines if line.side is side) >= 0
        own, theirs = report.totals
        won = own >= theirs if report.fight.kind is FightKind.BATTLE else own > theirs
        assert (report.winner in (Side.ARMY, Side.ATTACKER)) is won
        assert report.damage == 0 or report.damage == abs(own - theirs)


@given(games())
def test_damage_never_falls_but_by_a_correction_and_nobody_who_is_out_acts(game: Game) -> None:
    before = opening_state(game.setup)
    for step in game.steps:
        event = step.event
        if not isinstance(event, Correction):
            assert all(was <= now for was, now in zip(before.damage, step.state.damage, strict=True))
        if isinstance(event, BattleFought | SiegeFought | Bought):
            assert not before.is_out(event.player)
        assert {each.player for each in step.state.eliminated} == {
            seat for seat, damage in enumerate(step.state.damage) if damage >= HOME_REALM
        }
        for seat in game.setup.seats:
            if step.state.is_out(seat):
                assert (step.state.strongholds[seat], step.state.rewards[seat]) == (0, ())
                assert seat not in step.state.owners
        before = step.state


@given(games(), st.data())
def test_what_the_players_insist_on_can_be_played(game: Game, data: st.DataObject) -> None:
    kept = overruled(game.setup, game.state, data.draw(events(game)))
    state = game.state
    for event in kept or ():
        state = apply(game.setup, state, event, 0).state


@given(games(longest=12), st.sampled_from(Subject), st.integers(0, 12))
def test_every_figure_is_explained_by_what_changed_it(game: Game, subject: Subject, which: int) -> None:
    question = Question(subject, None if subject in (Subject.EVENTS_LEFT, Subject.OUTCOME) else which)
    explanation = explain(game, question)
    if explanation and subject is Subject.DAMAGE:
        assert explanation.figure == sum(cause.after - cause.before for cause in explanation.causes)
    if explanation and explanation.causes:
        assert explanation.causes[-1].after == explanation.figure
