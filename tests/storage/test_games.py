"""What is done with games, whatever engine keeps them."""

from dataclasses import replace

import pytest

from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.game import Game, edit, play, rerule
from rules.ethnos.kind import KIND
from rules.ethnos.rulings import rulings_of
from rules.ethnos.vocabulary import Edition
from rules.limits import LARGEST_FILE
from rules.problems import Refused
from storage.errors import (
    CannotRead,
    ChangedElsewhere,
    NoSuchGame,
    NothingToRedo,
    NothingToUndo,
    NotRestored,
    TooLarge,
)
from storage.restoring import Put, put
from storage.values import LAST_TIME, Code, Filter
from tests.ethnos import SCORING_TRIBES, a_band, a_game, a_setup
from tests.storage.conftest import Clock
from tests.storage.engines import Engine
from tests.stores import append, redo, undo

SETUP = a_setup(tribes=SCORING_TRIBES)
TWO = a_setup(players=2)
FIRST, SECOND, DRAGON = BandPlayed(a_band(cards=1)), BandPlayed(a_band(cards=2)), DragonDrawn(1)
END = AgeEnded(0)
OVER = a_game(TWO, END, END)


def named(name: str) -> Code:
    return {"kind": "text", "text": name}


def test_a_new_game_is_kept_with_its_id_and_times(engine: Engine) -> None:
    saved = engine.games.create(a_game(SETUP, FIRST), "ethnos")
    assert saved.id.startswith("20260131-201500-")
    assert saved.started == saved.updated == "2026-01-31T20:15:00.000000Z"
    assert (saved.kind, saved.over, saved.finished, saved.revision) == ("ethnos", False, None, 0)
    assert (saved.undo, saved.redo) == (None, None)
    assert engine.again().games.open(saved.id) == saved


def test_each_event_is_kept_when_the_call_returns(engine: Engine, clock: Clock) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    clock.go(minutes=1)
    assert append(engine.games, id, FIRST).revision == 1
    both = named("second and a Dragon")
    returned = append(engine.games, id, SECOND, DRAGON, step=both)
    saved = engine.again().games.open(id)
    assert saved == returned
    assert saved.game == a_game(SETUP, FIRST, SECOND, DRAGON)
    assert (saved.revision, saved.undo) == (2, both)
    assert saved.updated == "2026-01-31T20:16:00.000001Z"


def test_an_event_is_checked_with_those_before_it(engine: Engine) -> None:
    """The last Age's end may leave out what that of an earlier one may not."""
    id = engine.games.create(a_game(TWO, END), "ethnos").id
    assert append(engine.games, id, AgeEnded(None)).over
    assert engine.again().games.open(id).game == a_game(TWO, END, AgeEnded(None))


def test_steps_are_taken_back_and_brought_again_after_a_restart(engine: Engine) -> None:
    first, both = named("first"), named("two at once")
    id = engine.games.create(Game(SETUP), "ethnos").id
    append(engine.games, id, FIRST, step=first)
    append(engine.games, id, SECOND, DRAGON, step=both)
    undone = undo(engine.again().games, id)
    assert (undone.game, undone.undo, undone.redo) == (a_game(SETUP, FIRST), first, both)
    undone = undo(engine.again().games, id)
    assert (undone.game, undone.undo, undone.redo) == (Game(SETUP), None, first)
    with pytest.raises(NothingToUndo):
        undo(engine.again().games, id)
    redo(engine.again().games, id)
    redone = redo(engine.again().games, id)
    assert (redone.game, redone.undo, redone.redo) == (a_game(SETUP, FIRST, SECOND, DRAGON), both, None)
    assert engine.games.open(id) == redone
    with pytest.raises(NothingToRedo):
        redo(engine.again().games, id)


def test_a_new_step_ends_what_could_be_brought_again(engine: Engine) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    append(engine.games, id, FIRST)
    undo(engine.games, id)
    append(engine.games, id, DRAGON)
    assert engine.games.open(id).redo is None
    assert engine.games.open(id).game == a_game(SETUP, DRAGON)


def test_an_edit_of_earlier_events_is_one_step(engine: Engine) -> None:
    before = a_game(SETUP, FIRST, SECOND, DRAGON)
    id = engine.games.create(before, "ethnos").id
    for edited in (
        edit(before, 1, 0, [DRAGON]).game,
        edit(before, 1, 1).game,
        edit(before, 0, 1, [DRAGON]).game,
        play(before, SECOND),
        before,
        Game(SETUP),
    ):
        saved = engine.games.replace(id, edited, named("edit"), engine.games.open(id).revision)
        assert engine.games.open(id) == saved
        assert saved.game == edited
        undone = undo(engine.games, id)
        assert (undone.game, undone.redo) == (before, named("edit"))
        assert redo(engine.games, id).game == edited
        undo(engine.games, id)


def test_a_step_that_is_amended_stays_one_step(engine: Engine) -> None:
    before, right = a_game(SETUP, FIRST), a_game(SETUP, FIRST, DRAGON, DRAGON)
    id = engine.games.create(before, "ethnos").id
    revision = append(engine.games, id, SECOND, step=named("wrong")).revision
    saved = engine.games.amend(id, right, named("right"), revision)
    assert (saved.game, saved.undo, saved.redo, saved.revision) == (right, named("right"), None, revision + 1)
    assert engine.again().games.open(id) == saved
    undone = undo(engine.again().games, id)
    assert (undone.game, undone.undo, undone.redo) == (before, None, named("right"))
    assert redo(engine.again().games, id).game == right


def test_a_step_of_which_nothing_is_left_is_gone(engine: Engine) -> None:
    before = a_game(SETUP, FIRST)
    id = engine.games.create(before, "ethnos").id
    revision = append(engine.games, id, SECOND, step=named("wrong")).revision
    saved = engine.games.amend(id, before, named("nothing"), revision)
    assert (saved.game, saved.undo, saved.redo) == (before, None, None)
    with pytest.raises(NothingToUndo):
        engine.games.amend(id, before, named("nothing"), saved.revision)


def test_other_rules_are_one_step_that_is_taken_back_and_brought_again(engine: Engine) -> None:
    before = a_game(SETUP, FIRST, DRAGON)
    id = engine.games.create(before, "ethnos").id
    components = SETUP.components.model_copy(update={"giant": (3, 5, 7)})
    setup = replace(SETUP, edition=Edition.PL, rulings=rulings_of(Edition.PL), components=components)
    after = rerule(before, setup, logged=Correction(note="Rules changed")).game
    rules = {"kind": "rules"}
    assert engine.games.replace(id, after, rules, 0).revision == 1
    append(engine.games, id, SECOND)
    assert engine.again().games.open(id).game == play(after, SECOND)
    undo(engine.again().games, id)
    undone = undo(engine.again().games, id)
    assert (undone.game, undone.undo, undone.redo) == (before, None, rules)
    redone = redo(engine.again().games, id)
    assert (redone.game, redone.undo) == (after, rules)
    assert redo(engine.again().games, id).game == play(after, SECOND)


def test_a_stale_window_is_noticed(engine: Engine) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    revision = append(engine.games, id, FIRST).revision
    once = a_game(SETUP, FIRST)
    for change in (
        lambda: engine.games.append(id, once, [FIRST], named("late"), revision=0),
        lambda: engine.games.replace(id, Game(SETUP), named("late"), revision=0),
        lambda: engine.games.amend(id, Game(SETUP), named("late"), revision=0),
        lambda: engine.games.undo(id, revision=0),
        lambda: engine.games.redo(id, revision=0),
    ):
        with pytest.raises(ChangedElsewhere):
            change()
    assert engine.games.undo(id, revision).revision == 2
    assert engine.games.redo(id, 2).revision == 3


def test_a_game_is_stopped_and_goes_on(engine: Engine, clock: Clock) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    clock.go(hours=1)
    assert engine.games.finish(id).finished == "2026-01-31T21:15:00.000000Z"
    assert engine.listing.page()[0].finished == "2026-01-31T21:15:00.000000Z"
    assert engine.games.reopen(id).finished is None
    assert engine.listing.page()[0].finished is None


def test_a_game_that_was_stopped_goes_on_once_something_is_done_in_it(engine: Engine) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    engine.games.finish(id)
    assert append(engine.games, id, DRAGON).finished is None
    engine.games.finish(id)
    assert undo(engine.games, id).finished is None
    assert engine.games.open(id).finished is None


def test_a_game_is_done_with_once_it_is_over_and_goes_on_if_that_is_taken_back(engine: Engine, clock: Clock) -> None:
    id = engine.games.create(a_game(TWO, END), "ethnos").id
    clock.go(hours=1)
    ended = append(engine.games, id, END)
    assert (ended.over, ended.finished) == (True, "2026-01-31T21:15:00.000000Z")
    assert engine.again().games.open(id) == ended
    assert engine.listing.page(Filter(finished=False)) == []
    undone = undo(engine.games, id)
    assert (undone.over, undone.finished) == (False, None)
    assert [game.id for game in engine.listing.page(Filter(finished=False))] == [id]
    assert redo(engine.games, id).finished == "2026-01-31T21:15:00.000002Z"


def test_a_game_that_is_over_stays_done_with_whatever_is_edited_or_asked(engine: Engine, clock: Clock) -> None:
    saved = engine.games.create(OVER, "ethnos")
    assert (saved.over, saved.finished) == (True, saved.started)
    clock.go(hours=1)
    edited = engine.games.replace(saved.id, a_game(TWO, DRAGON, END, END), named("insert"), 0)
    assert (edited.over, edited.finished) == (True, saved.started)
    assert engine.games.reopen(saved.id).finished
    assert engine.listing.page(Filter(finished=False)) == []


def test_an_imported_game_that_is_over_is_done_with(engine: Engine) -> None:
    saved = engine.games.import_game(KIND.write(OVER))
    assert saved.game == OVER
    assert saved.finished == saved.started
    assert [player.name for player in engine.players.everybody()] == ["Roderick", "Alexis"]
    assert [game.id for game in engine.listing.page(Filter(finished=True))] == [saved.id]
    assert engine.listing.page(Filter(finished=False)) == []


def test_an_imported_game_that_is_not_over_is_running(engine: Engine) -> None:
    id = engine.games.import_game(KIND.write(a_game(TWO, END))).id
    assert [game.id for game in engine.listing.page(Filter(finished=False))] == [id]


def test_a_game_that_is_here_in_that_very_state_is_not_imported_again(engine: Engine) -> None:
    saved = engine.games.create(a_game(SETUP, FIRST, DRAGON), "ethnos")
    other = engine.games.create(a_game(SETUP, FIRST), "ethnos")
    engine.games.create(OVER, "ethnos")
    again = engine.games.import_game(KIND.write(saved.game))
    assert (again, again.here_already) == (saved, True)
    assert not engine.games.import_game(KIND.write(a_game(SETUP, DRAGON, FIRST))).here_already
    append(engine.games, other.id, SECOND)
    assert not engine.games.import_game(KIND.write(other.game)).here_already
    assert len(engine.listing.page()) == 5


def test_a_game_in_the_bin_is_not_here(engine: Engine) -> None:
    saved = engine.games.create(OVER, "ethnos")
    engine.games.delete(saved.id)
    assert engine.games.import_game(KIND.write(OVER)).id != saved.id


@pytest.mark.parametrize("data", [None, {}, {"format": "x"}, {"format": "ethnos-game/1"}])
def test_what_is_no_game_is_not_imported(engine: Engine, data: object) -> None:
    with pytest.raises(Refused):
        engine.games.import_game(data)
    assert engine.listing.page() == []


def test_a_deleted_game_waits_in_the_bin(engine: Engine) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    append(engine.games, id, FIRST)
    engine.games.delete(id)
    listing = engine.again().listing
    assert (listing.page(), [game.id for game in listing.deleted()]) == ([], [id])
    with pytest.raises(NoSuchGame):
        engine.games.open(id)
    with pytest.raises(NoSuchGame):
        engine.games.delete(id)
    engine.games.restore(id)
    assert engine.again().games.open(id).game == a_game(SETUP, FIRST)
    assert engine.again().listing.deleted() == []


def test_a_game_deleted_before_its_first_step_comes_back_too(engine: Engine) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    engine.games.delete(id)
    engine.games.restore(id)
    assert engine.games.open(id).game == Game(SETUP)


@pytest.mark.parametrize("id", ["nothing", "../../etc/passwd", "20260131-201500-aaaaaa", ""])
def test_a_game_that_is_not_there_is_said_so(engine: Engine, id: str) -> None:
    for ask in (
        engine.games.open,
        engine.games.delete,
        engine.games.restore,
        engine.games.finish,
        lambda asked: engine.games.undo(asked, 0),
    ):
        with pytest.raises(NoSuchGame):
            ask(id)


def test_the_list_is_newest_first_in_pages(engine: Engine, clock: Clock) -> None:
    ids = []
    for _ in range(5):
        ids.append(engine.games.create(Game(SETUP), "ethnos").id)
        clock.go(days=20)
    newest_first = ids[::-1]
    assert [game.id for game in engine.listing.page()] == newest_first
    assert [game.id for game in engine.listing.page(number=1, size=2)] == newest_first[2:4]
    assert engine.listing.page(number=3, size=2) == []


def test_the_list_says_how_each_game_stands(engine: Engine) -> None:
    engine.games.create(a_game(SETUP, a_band(cards=4), END, END, END), "ethnos")
    (summary,) = engine.listing.page()
    assert (summary.kind, summary.stage, summary.over) == ("ethnos", {"age": 3}, True)
    assert (summary.players, summary.winners) == (("Roderick", "Alexis", "Wilfred", "Mara"), ("Roderick",))
    assert summary.scores is not None
    assert summary.scores["Roderick"] == 24


def test_the_list_follows_every_change(engine: Engine) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    other = engine.again()
    assert other.listing.page()[0].stage == {"age": 1}
    append(engine.games, id, END)
    assert other.listing.page()[0].stage == {"age": 2}
    assert engine.again().listing.page()[0].stage == {"age": 2}


def test_the_list_is_searched(engine: Engine, clock: Clock) -> None:
    engine.games.create(a_game(SETUP, Correction(note="Spilled TEA")), "ethnos")
    clock.go(days=31)
    engine.games.create(Game(TWO), "ethnos")

    def found(**wanted: object) -> list[int]:
        return [len(game.players) for game in engine.listing.page(Filter(**wanted))]  # type: ignore[arg-type]

    assert found() == [2, 4]
    assert found(player=frozenset({"Mara"})) == [4]
    assert found(player=frozenset({"Nobody", "Alexis"})) == [2, 4]
    assert found(text="tea spilled") == [4]
    assert found(text="coffee") == []
    assert found(since="2026-02") == [2]
    assert found(until="2026-02") == [4]
    assert found(until="2026-01-30") == []
    assert found(since="2026-01-31", until="2026-03") == [2, 4]


def test_those_done_with_are_told_from_those_that_are_running(engine: Engine) -> None:
    running, stopped = (engine.games.create(Game(SETUP), "ethnos").id for _ in range(2))
    over = engine.games.create(OVER, "ethnos").id
    engine.games.finish(stopped)
    assert {game.id for game in engine.listing.page(Filter(finished=True))} == {stopped, over}
    assert [game.id for game in engine.listing.page(Filter(finished=False))] == [running]
    assert len(engine.listing.page(Filter())) == 3


def test_a_clock_that_jumps_back_turns_nothing_round(engine: Engine, clock: Clock) -> None:
    first = engine.games.create(Game(SETUP), "ethnos")
    clock.go(hours=-23)
    second = engine.games.create(Game(SETUP), "ethnos")
    append(engine.games, second.id, FIRST)
    assert second.started >= first.started
    assert engine.games.open(second.id).updated > second.started
    assert {game.id for game in engine.listing.page()} == {first.id, second.id}


def test_a_game_from_the_future_dates_no_other(engine: Engine, clock: Clock) -> None:
    clock.go(days=365 * 70)
    future = engine.games.create(Game(SETUP), "ethnos")
    clock.go(days=-365 * 70)
    today = engine.games.create(Game(SETUP), "ethnos")
    clock.go(hours=-2)
    later = engine.games.create(Game(SETUP), "ethnos")
    assert today.started == later.started == "2026-01-31T20:15:00.000000Z"
    assert {game.id for game in engine.listing.page()[1:]} == {today.id, later.id}
    assert engine.listing.page()[0].id == future.id


def test_each_change_is_later_than_the_one_before_whatever_the_clock_says(engine: Engine, clock: Clock) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    seen = [engine.games.open(id).updated]
    for days in (0, -400, 1, 0):
        clock.go(days=days)
        seen.append(append(engine.games, id, Correction(note="x")).updated)
    assert seen == sorted(set(seen))
    last = engine.games.records.game(id).change(lambda kept: kept.model_copy(update={"updated": LAST_TIME}))  # type: ignore[union-attr]
    assert last.updated == LAST_TIME
    assert append(engine.games, id, FIRST).updated == LAST_TIME
    assert engine.again().games.open(id).updated == LAST_TIME


def left_behind(engine: Engine, step: Code) -> str:
    """A game of an older version that the rules have left behind: nobody can draw so many Dragons."""
    id = engine.games.create(Game(SETUP), "ethnos").id
    events = [DRAGON, DRAGON, DRAGON]
    replace(engine.games, version="0.0.1").append(id, a_game(SETUP, DRAGON, DRAGON), events, step, 0)
    return id


def test_a_game_that_no_longer_fits_the_rules_is_listed_and_not_opened(engine: Engine) -> None:
    id = left_behind(engine, named("three Dragons"))
    (summary,) = engine.listing.page()
    assert (summary.id, summary.stage, summary.players) == (id, {"age": 1}, SETUP.names)
    with pytest.raises(CannotRead, match="dragon_count at events"):
        engine.games.open(id)


def test_a_step_that_no_longer_fits_the_rules_is_taken_back_and_not_brought_again(engine: Engine) -> None:
    id = left_behind(engine, named("three Dragons"))
    assert engine.games.undo(id, 1).game == Game(SETUP)
    with pytest.raises(CannotRead):
        engine.games.redo(id, 2)
    assert engine.games.open(id).revision == 2


def test_names_in_any_script_come_back_as_they_were(engine: Engine) -> None:
    names = ("小明", "Žofie", "../x", "'\"")
    players = [player._replace(name=name) for player, name in zip(SETUP.players, names, strict=True)]
    id = engine.games.create(Game(replace(SETUP, players=tuple(players))), "ethnos").id
    assert engine.games.open(id).game.setup.names == names


def test_what_is_no_game_is_never_written(engine: Engine) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    wrong = DragonDrawn(1, at="tomorrow")
    game = a_game(SETUP, wrong)
    with pytest.raises(Refused, match=r"bad_value at events\[0\]\.at"):
        engine.games.append(id, game, [wrong], named("wrong"), 0)
    with pytest.raises(Refused, match=r"bad_value at events\[0\]\.at"):
        engine.games.replace(id, game, named("wrong"), 0)
    with pytest.raises(Refused, match=r"bad_value at events\[0\]\.at"):
        engine.games.create(game, "ethnos")
    assert engine.games.open(id).game == Game(SETUP)
    assert len(engine.listing.page()) == 1


def test_a_game_of_a_backup_is_put_unless_what_is_here_is_as_new(engine: Engine, clock: Clock) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    old = engine.games.records.game(id).read()
    assert old is not None
    clock.go(hours=1)
    append(engine.games, id, FIRST)
    new = engine.games.records.game(id).read()
    assert new is not None
    assert put(engine.games.records, new, "games") is Put.KEPT
    assert put(engine.games.records, old, "games") is Put.KEPT
    engine.games.finish(id)
    newer = engine.games.records.game(id).read()
    assert newer is not None
    engine.games.records.game(id).put(new)
    engine.games.delete(id)
    assert put(engine.games.records, old, "games") is Put.KEPT
    assert put(engine.games.records, newer, "games") is Put.NEW
    assert [game.finished for game in engine.listing.deleted()] == [newer.finished]
    assert engine.listing.page() == []


def test_a_game_too_large_to_be_kept_is_not_kept(engine: Engine) -> None:
    id = engine.games.create(Game(SETUP), "ethnos").id
    with pytest.raises(TooLarge):
        append(engine.games, id, FIRST, step=named("x" * LARGEST_FILE))
    assert engine.again().games.open(id).game == Game(SETUP)


def test_a_game_that_cannot_be_played_is_not_put(engine: Engine) -> None:
    record = engine.games.records.game(left_behind(engine, named("three Dragons"))).read()
    assert record is not None
    with pytest.raises(NotRestored, match="unplayable"):
        put(engine.games.records, record, "games")


def test_an_old_record_of_a_game_that_is_over_is_done_with(engine: Engine) -> None:
    id = engine.games.create(OVER, "ethnos").id
    engine.games.records.game(id).change(lambda record: record.model_copy(update={"finished": None}))  # type: ignore[union-attr]
    saved = engine.again().games.open(id)
    assert saved.finished == saved.updated
    assert engine.again().listing.page(Filter(finished=False)) == []
