"""Statistics are what a slow, plain recount of every game says, whatever has been done to the games."""

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.ethnos.events import AgeEnded, Correction
from rules.ethnos.game import edit
from rules.ethnos.kind import KIND
from rules.statistics.wanted import EVERYTHING, Wanted
from storage.store import Store
from storage.values import Place
from tests.random_archive import ethnos_game, random_game
from tests.storage.conftest import Clock
from tests.storage.recount import opened, recount
from tests.stores import a_store, undo

WANTED = (
    Wanted(game="ethnos"),
    Wanted(game="rune_age", count=3),
    Wanted(player="Ann"),
    Wanted(edition="pl", since="2026-02"),
    Wanted(until="2026-03", count=2),
)


def filled(store: Store, clock: Clock, random: Random, games: int) -> list[str]:
    ids = []
    for _ in range(games):
        game, kind = random_game(random)
        ids.append(store.games.begin(game, kind).id)
        clock.go(hours=random.choice((0, 1, 30, 200)))
    return ids


def settle(store: Store) -> None:
    """As if nobody had touched the folders for a while."""
    for number, month in enumerate(sorted((store.folder / "games").iterdir())):
        os.utime(month, ns=(10**18, 10**18 + number + month.stat().st_mtime_ns % 10**9))


def assert_right(store: Store, *wanted_too: Wanted) -> None:
    every = opened(store)
    for wanted in (EVERYTHING, *wanted_too):
        assert store.statistics.of(wanted) == recount(every, wanted)
    settle(store)
    assert store.statistics.of() == store.statistics.of() == recount(every)


def corrected(store: Store, id: str) -> None:
    """An old game in which somebody had more Glory than was written down."""
    saved = store.games.open(id)
    game = edit(saved.game, len(saved.game.steps) - 1, 0, [Correction(glory={0: 77})]).game
    store.games.replace(id, game, {"kind": "correction"}, saved.revision)


def everything_done(store: Store, clock: Clock, random: Random, folder: Path, games: int) -> None:
    """Deletes, restores, edits, merges, renames, undo, and a backup that is restored elsewhere."""
    ids = filled(store, clock, random, games)
    assert_right(store, *WANTED)
    for id in ids[::3]:
        store.games.delete(id)
    assert_right(store)
    for id in ids[::6]:
        store.games.restore(id)
    assert_right(store)
    over = [game for game in store.listing.page(size=games) if game.over and game.kind == "ethnos"]
    for game in over[:: max(1, len(over) // 5)]:
        corrected(store, game.id)
    assert_right(store)
    if over:
        undo(store.games, over[0].id)
        assert_right(store)
    if {"Ann", "Anna"} <= {player.name for player in store.players.everybody()}:
        store.players.merge("Anna", "Ann")
        assert_right(store)
        store.renaming.everywhere({"Anna"}, "Ann")
        assert_right(store)
    known = store.players.everybody()[0].name
    store.players.rename(known, "Somebody else")
    assert_right(store)
    store.back_up(folder / "all.zip")
    other = a_store(folder / "other", clock=clock)
    filled(other, clock, random, 5)
    other.statistics.of()
    other.restore_backup(folder / "all.zip")
    assert_right(other, *WANTED)


@pytest.mark.slow
def test_500_games_are_counted_as_a_slow_recount_does(store: Store, clock: Clock, tmp_path: Path) -> None:
    everything_done(store, clock, Random(16), tmp_path, 500)


@pytest.mark.slow
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), games=st.integers(1, 12))
def test_any_few_games_are(tmp_path_factory: pytest.TempPathFactory, seed: int, games: int) -> None:
    folder, clock = tmp_path_factory.mktemp("any"), Clock()
    store = a_store(folder / "data", clock=clock)
    store.games.begin(ethnos_game(Random(seed)), "ethnos")
    everything_done(store, clock, Random(seed), folder, games)


def test_a_few_games_are(store: Store, clock: Clock, tmp_path: Path) -> None:
    everything_done(store, clock, Random(4), tmp_path, 12)


def test_nothing_is_counted_where_nothing_is(store: Store) -> None:
    assert store.statistics.of() == recount([])
    assert store.statistics.of().games == 0


def test_a_new_game_opens_no_other(store: Store, clock: Clock, again: Callable[[], Store]) -> None:
    filled(store, clock, Random(2), 8)
    clock.go(days=40)
    store.games.begin(ethnos_game(Random(1)), "ethnos")
    settle(store)
    before = store.statistics.of()
    clock.go(hours=1)
    store.games.begin(ethnos_game(Random(2)), "ethnos")
    told: list[tuple[int, int]] = []
    looked_into: list[str] = []
    later = again()
    count = later.statistics

    class Counting(type(count.records)):  # type: ignore[misc]
        def game(self, id: str, place: Place = "games") -> object:
            looked_into.append(id)
            return super().game(id, place)

    records = Counting(later.folder, count.disk, count.lock, count.tell)
    seen = replace(count, records=records).of(progress=lambda *come: told.append(come))
    assert seen.games == before.games + 1
    assert len(looked_into) == 1
    assert told == []


def test_what_was_never_counted_says_how_far_it_has_come(store: Store, clock: Clock) -> None:
    ids = filled(store, clock, Random(5), 6)
    clock.go(days=40)
    store.games.begin(ethnos_game(Random(1)), "ethnos")
    told: list[tuple[int, int]] = []
    store.statistics.of(progress=lambda *come: told.append(come))
    assert told == [(number, len(ids) + 1) for number in range(1, len(ids) + 2)]


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"months": 3}', '{"months": [], "names": {}}'])
def test_a_sum_that_is_damaged_is_made_again(store: Store, clock: Clock, content: str) -> None:
    filled(store, clock, Random(6), 4)
    clock.go(days=40)
    store.games.begin(ethnos_game(Random(1)), "ethnos")
    settle(store)
    right = store.statistics.of()
    kept = store.folder / "index" / "statistics.json"
    assert json.loads(kept.read_text())["tally"]["games"] < right.games
    kept.write_text(content)
    assert store.statistics.of() == right


@pytest.mark.parametrize(
    "spoil",
    [
        lambda played: played.update(players=[]),
        lambda played: played.update(started=3),
        lambda played: played["digest"].update(winners=[9]),
        lambda played: played["digest"].update(scores=[1]),
        lambda played: played["digest"].update(seconds="long"),
        lambda played: played["digest"].update(in_play=[1]),
        lambda played: played.update(other=1),
    ],
)
def test_a_digest_with_something_else_in_it_is_made_again(
    store: Store, spoil: Callable[[dict[str, object]], None]
) -> None:
    store.games.begin(ethnos_game(Random(1)), "ethnos")
    right = store.statistics.of()
    (index,) = (store.folder / "index").glob("played-games-*.json")
    data = json.loads(index.read_text())
    for entry in data["games"].values():
        spoil(entry[-1])
    index.write_text(json.dumps(data))
    assert store.statistics.of() == right


def test_a_game_that_cannot_be_read_is_told_and_left_out(store: Store) -> None:
    store.games.begin(ethnos_game(Random(1)), "ethnos")
    bad = store.games.begin(ethnos_game(Random(2)), "ethnos").id
    (path,) = (store.folder / "games").glob(f"*/{bad}.json")
    path.write_text("nonsense")
    assert store.statistics.of().games == 1
    assert store.notices


def test_a_game_that_the_rules_have_left_behind_is_not_counted(store: Store) -> None:
    id = store.games.begin(ethnos_game(Random(1)), "ethnos").id
    (path,) = (store.folder / "games").glob(f"*/{id}.json")
    data = json.loads(path.read_text())
    data["_default"]["1"]["game"]["events"].append(KIND.write_events(ethnos_game(Random(1)), [AgeEnded(0)])[0])
    path.write_text(json.dumps(data))
    assert store.statistics.of().games == 0


def test_a_month_that_has_just_gone_stands_for_nothing(store: Store, clock: Clock) -> None:
    filled(store, clock, Random(6), 3)
    clock.go(days=40)
    store.games.begin(ethnos_game(Random(1)), "ethnos")
    real, gone = os.stat, sorted((store.folder / "games").iterdir())[0]

    def stat(path: object, *args: object, **named: object) -> os.stat_result:
        if path == str(gone):
            raise FileNotFoundError
        return real(path, *args, **named)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("storage.files.statistics.os.stat", stat)
        assert store.statistics.of().games
