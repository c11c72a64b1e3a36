from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.game import Game, edit, play, rerule
from rules.ethnos.rulings import rulings_of
from rules.ethnos.vocabulary import Edition
from rules.problems import Refused
from storage.errors import CannotRead, ChangedElsewhere, Damaged, NoSuchGame, NothingToRedo, NothingToUndo
from storage.files.migrations import SCHEMA
from storage.files.safe_json import backup_name
from storage.store import Store
from storage.values import Filter
from tests.ethnos import SCORING_TRIBES, a_band, a_game, a_setup
from tests.storage.conftest import Clock

SETUP = a_setup(tribes=SCORING_TRIBES)
FIRST, SECOND, DRAGON = BandPlayed(a_band(cards=1)), BandPlayed(a_band(cards=2)), DragonDrawn(1)
Again = Callable[[], Store]


def path_of(store: Store, id: str) -> Path:
    return store.folder / "games" / f"{id[:4]}-{id[4:6]}" / f"{id}.json"


def test_a_new_game_is_kept_with_its_id_and_times(store: Store, again: Again) -> None:
    saved = store.games.create(a_game(SETUP, FIRST))
    assert saved.id.startswith("20260131-201500-")
    assert saved.started == saved.updated == "2026-01-31T20:15:00.000000Z"
    assert (saved.finished, saved.revision, saved.undo, saved.redo) == (None, 0, None, None)
    assert again().games.open(saved.id) == saved


def test_each_event_is_kept_when_the_call_returns(store: Store, again: Again, clock: Clock) -> None:
    id = store.games.create(Game(SETUP)).id
    clock.go(minutes=1)
    assert store.games.append(id, SETUP, [FIRST], "first") == 1
    assert store.games.append(id, SETUP, [SECOND, DRAGON], "second and a Dragon") == 2
    saved = again().games.open(id)
    assert saved.game == a_game(SETUP, FIRST, SECOND, DRAGON)
    assert (saved.revision, saved.undo) == (2, "second and a Dragon")
    assert saved.updated == "2026-01-31T20:16:00.000000Z"


def test_steps_are_taken_back_and_brought_again_by_name_after_a_restart(store: Store, again: Again) -> None:
    id = store.games.create(Game(SETUP)).id
    store.games.append(id, SETUP, [FIRST], "first")
    store.games.append(id, SETUP, [SECOND, DRAGON], "two at once")
    undone = again().games.undo(id)
    assert (undone.game, undone.undo, undone.redo) == (a_game(SETUP, FIRST), "first", "two at once")
    undone = again().games.undo(id)
    assert (undone.game, undone.undo, undone.redo) == (Game(SETUP), None, "first")
    with pytest.raises(NothingToUndo):
        again().games.undo(id)
    again().games.redo(id)
    redone = again().games.redo(id)
    assert (redone.game, redone.undo, redone.redo) == (a_game(SETUP, FIRST, SECOND, DRAGON), "two at once", None)
    with pytest.raises(NothingToRedo):
        again().games.redo(id)


def test_a_new_step_ends_what_could_be_brought_again(store: Store) -> None:
    id = store.games.create(Game(SETUP)).id
    store.games.append(id, SETUP, [FIRST], "first")
    store.games.undo(id)
    store.games.append(id, SETUP, [DRAGON], "Dragon")
    assert store.games.open(id).redo is None
    assert store.games.open(id).game == a_game(SETUP, DRAGON)


def test_an_edit_of_earlier_events_is_one_step(store: Store) -> None:
    before = a_game(SETUP, FIRST, SECOND, DRAGON)
    id = store.games.create(before).id
    for edited in (
        edit(before, 1, 0, [DRAGON]).game,
        edit(before, 1, 1).game,
        edit(before, 0, 1, [DRAGON]).game,
        play(before, SECOND),
        before,
        Game(SETUP),
    ):
        store.games.replace(id, edited, "edit")
        assert store.games.open(id).game == edited
        undone = store.games.undo(id)
        assert (undone.game, undone.redo) == (before, "edit")
        assert store.games.redo(id).game == edited
        store.games.undo(id)


def test_other_rules_are_one_step_that_is_taken_back_and_brought_again(store: Store, again: Again) -> None:
    before = a_game(SETUP, FIRST, DRAGON)
    id = store.games.create(before).id
    components = SETUP.components.model_copy(update={"giant": (3, 5, 7)})
    setup = replace(SETUP, edition=Edition.PL, rulings=rulings_of(Edition.PL), components=components)
    after = rerule(before, setup, logged=Correction(note="Rules changed")).game
    assert store.games.replace(id, after, "Rules changed") == 1
    store.games.append(id, setup, [SECOND], "second")
    assert again().games.open(id).game == play(after, SECOND)
    again().games.undo(id)
    undone = again().games.undo(id)
    assert (undone.game, undone.undo, undone.redo) == (before, None, "Rules changed")
    redone = again().games.redo(id)
    assert (redone.game, redone.undo) == (after, "Rules changed")
    assert again().games.redo(id).game == play(after, SECOND)


def test_a_stale_window_is_noticed(store: Store) -> None:
    id = store.games.create(Game(SETUP)).id
    revision = store.games.append(id, SETUP, [FIRST], "first", revision=0)
    for change in (
        lambda: store.games.append(id, SETUP, [FIRST], "late", revision=0),
        lambda: store.games.replace(id, Game(SETUP), "late", revision=0),
        lambda: store.games.undo(id, revision=0),
        lambda: store.games.redo(id, revision=0),
    ):
        with pytest.raises(ChangedElsewhere, match="another window"):
            change()
    assert store.games.undo(id, revision).revision == 2
    assert store.games.redo(id, 2).revision == 3


def test_a_game_is_finished_and_reopened(store: Store, clock: Clock) -> None:
    id = store.games.create(Game(SETUP)).id
    clock.go(hours=1)
    assert store.games.finish(id).finished == "2026-01-31T21:15:00.000000Z"
    assert store.games.page()[0].finished == "2026-01-31T21:15:00.000000Z"
    assert store.games.reopen(id).finished is None


def test_a_deleted_game_waits_in_the_bin(store: Store, again: Again) -> None:
    id = store.games.create(Game(SETUP)).id
    store.games.append(id, SETUP, [FIRST], "first")
    store.games.delete(id)
    assert (again().games.page(), [game.id for game in again().games.deleted()]) == ([], [id])
    with pytest.raises(NoSuchGame):
        store.games.open(id)
    with pytest.raises(NoSuchGame):
        store.games.delete(id)
    store.games.restore(id)
    assert again().games.open(id).game == a_game(SETUP, FIRST)
    assert again().games.deleted() == []
    assert backup_name(path_of(store, id)).exists()


def test_a_game_deleted_before_its_first_step_comes_back_too(store: Store) -> None:
    id = store.games.create(Game(SETUP)).id
    store.games.delete(id)
    store.games.restore(id)
    assert store.games.open(id).game == Game(SETUP)


@pytest.mark.parametrize("id", ["nothing", "../../etc/passwd", "20260131-201500-aaaaaa", ""])
def test_a_game_that_is_not_there_is_said_so(store: Store, id: str) -> None:
    for ask in (store.games.open, store.games.delete, store.games.restore, store.games.undo):
        with pytest.raises(NoSuchGame):
            ask(id)


def test_the_list_is_newest_first_in_pages(store: Store, clock: Clock) -> None:
    ids = []
    for _ in range(5):
        ids.append(store.games.create(Game(SETUP)).id)
        clock.go(days=20)
    newest_first = ids[::-1]
    assert [game.id for game in store.games.page()] == newest_first
    assert [game.id for game in store.games.page(number=1, size=2)] == newest_first[2:4]
    assert store.games.page(number=3, size=2) == []


def test_the_list_says_how_each_game_stands(store: Store) -> None:
    over = a_game(SETUP, a_band(cards=4), AgeEnded(0), AgeEnded(0), AgeEnded(0))
    store.games.create(over)
    (summary,) = store.games.page()
    assert (summary.players, summary.age, summary.over) == (("Roderick", "Alexis", "Wilfred", "Mara"), 3, True)
    assert (summary.winners, summary.glory["Roderick"]) == (("Roderick",), 24)


def test_the_list_follows_every_change(store: Store, again: Again) -> None:
    id = store.games.create(Game(SETUP)).id
    other = again()
    assert other.games.page()[0].age == 1
    store.games.append(id, SETUP, [AgeEnded(0)], "Age I ends")
    assert other.games.page()[0].age == 2
    assert again().games.page()[0].age == 2


def test_the_list_is_searched(store: Store, clock: Clock) -> None:
    store.games.create(a_game(SETUP, Correction(note="Spilled TEA")))
    clock.go(days=31)
    store.games.create(Game(a_setup(players=2)))

    def found(**wanted: object) -> list[int]:
        return [len(game.players) for game in store.games.page(Filter(**wanted))]  # type: ignore[arg-type]

    assert found() == [2, 4]
    assert found(player=frozenset({"Mara"})) == [4]
    assert found(player=frozenset({"Nobody", "Alexis"})) == [2, 4]
    assert found(text="tea spilled") == [4]
    assert found(text="coffee") == []
    assert found(since="2026-02") == [2]
    assert found(until="2026-02") == [4]
    assert found(until="2026-01-30") == []
    assert found(since="2026-01-31", until="2026-03") == [2, 4]


def test_a_clock_that_jumps_back_turns_nothing_round(store: Store, clock: Clock) -> None:
    first = store.games.create(Game(SETUP))
    clock.go(days=-400)
    second = store.games.create(Game(SETUP))
    store.games.append(second.id, SETUP, [FIRST], "first")
    assert second.started >= first.started
    assert store.games.open(second.id).updated >= second.started
    assert {game.id for game in store.games.page()} == {first.id, second.id}


def test_a_damaged_game_comes_back_one_entry_before(store: Store) -> None:
    id = store.games.create(Game(SETUP)).id
    store.games.append(id, SETUP, [FIRST], "first")
    store.games.append(id, SETUP, [SECOND], "second")
    path_of(store, id).write_bytes(b"\0" * 100)
    assert store.games.open(id).game == a_game(SETUP, FIRST)
    assert list(map(str, store.games.notices)) == [
        f"The file {id}.json was damaged and set aside as {id}.json.damaged; the game is as it was one entry before."
    ]


def test_a_game_damaged_beyond_recovery_is_left_out_of_the_list_and_in_its_folder(store: Store) -> None:
    id = store.games.create(Game(SETUP)).id
    other = store.games.create(Game(SETUP)).id
    path_of(store, id).write_text("garbage")
    for _ in range(2):
        assert [game.id for game in store.games.page()] == [other]
    assert list(map(str, store.games.notices)) == [
        f"The file {id}.json is damaged, and so is its backup if there is one; both were left as they are."
    ]
    with pytest.raises(Damaged):
        store.games.open(id)
    assert path_of(store, id).read_text() == "garbage"


@pytest.mark.parametrize(
    "change", [('"cards":1', '"cards":"1"'), (f'"schema":{SCHEMA}', '"schema":0'), ('"id"', '"ID"')]
)
def test_a_file_that_holds_something_else_is_damaged(store: Store, change: tuple[str, str]) -> None:
    id = store.games.create(a_game(SETUP, FIRST)).id
    path = path_of(store, id)
    assert change[0] in path.read_text()
    path.write_text(path.read_text().replace(*change))
    with pytest.raises(Damaged):
        store.games.open(id)


def test_a_game_that_no_longer_fits_the_rules_is_listed_and_not_opened(store: Store) -> None:
    id = store.games.create(Game(SETUP)).id
    store.games.append(id, SETUP, [DRAGON, DRAGON, DRAGON], "three Dragons")
    assert [game.age for game in store.games.page()] == [1]
    with pytest.raises(CannotRead, match="dragon_count at events"):
        store.games.open(id)
    assert store.games.page()[0].id == id


def test_names_in_any_script_come_back_as_they_were(store: Store) -> None:
    players = [
        replace(player, name=name) for player, name in zip(SETUP.players, ["小明", "Žofie", "../x", "'\""], strict=True)
    ]
    setup = replace(SETUP, players=tuple(players))
    assert store.games.open(store.games.create(Game(setup)).id).game.setup.names == ("小明", "Žofie", "../x", "'\"")


def test_what_is_no_game_is_never_written(store: Store) -> None:
    id = store.games.create(Game(SETUP)).id
    before = path_of(store, id).read_bytes()
    wrong = DragonDrawn(1, at="tomorrow")
    with pytest.raises(Refused, match=r"bad_value at events\[0\]\.at"):
        store.games.append(id, SETUP, [wrong], "wrong")
    assert path_of(store, id).read_bytes() == before
