"""The database finds what a look at every game would, and statistics add up to the same."""

from datetime import UTC, datetime, timedelta
from random import Random

from rules.ethnos.game import Game
from rules.statistics.wanted import EVERYTHING, Wanted
from storage.games import summary_of
from storage.listing import Listing
from storage.postgres.store import PostgresStore
from storage.values import Filter
from tests.ethnos import a_setup
from tests.postgres import PostgresServer, a_database_store
from tests.random_archive import random_game
from tests.storage.recount import opened, recount

FILTERS = [
    Filter(),
    Filter(text="MARA ethnos"),
    Filter(text="nobody"),
    Filter(since="2026-02"),
    Filter(until="2026-02"),
    Filter(since="2026-02-03", until="2026-02-1"),
    Filter(finished=True),
    Filter(finished=False),
    Filter(player=frozenset({"Mara", "Nobody"})),
    Filter(player=frozenset({"Nobody"})),
]


def test_lists_are_found_as_by_a_look_at_every_game(server: PostgresServer) -> None:
    times = (datetime(2026, 1, 28, tzinfo=UTC) + timedelta(days=day) for day in range(100))
    store = a_database_store(server.empty("data"), "1", lambda: next(times))
    ids = [store.games.create(Game(a_setup()), "ethnos").id for _ in range(20)]
    store.games.finish(ids[3])
    store.games.finish(ids[7])
    store.games.delete(ids[5])
    every = Listing(store.listing.summaries)
    for wanted in FILTERS:
        for number, size in ((0, 20), (0, 3), (2, 3)):
            assert store.listing.page(wanted, number, size) == every.page(wanted, number, size)
    assert store.listing.running() == every.running()
    assert [game.id for game in store.listing.deleted()] == [ids[5]]


def test_statistics_are_what_a_recount_says(server: PostgresServer) -> None:
    random, told = Random(7), list[tuple[int, int]]()
    store = a_database_store(server.empty("data"))
    ids = [store.games.begin(*random_game(random)).id for _ in range(8)]
    for wanted in (EVERYTHING, Wanted(game="ethnos"), Wanted(count=2)):
        assert store.statistics.of(wanted) == recount(opened(store), wanted)
    name = store.players.everybody()[0].name
    store.players.rename(name, "Somebody")
    store.games.delete(ids[0])
    assert store.statistics.of(progress=lambda done, of: told.append((done, of))) == recount(opened(store))
    assert told == []


def sums(store: PostgresStore) -> list[object]:
    return [months for (months,) in store.database.read("SELECT months FROM sums")]


def put_in_the_place_of(store: PostgresStore, id: str, other: str) -> None:
    """As a game that was begun at another time."""
    record = store.games.records.game(id).read()
    assert record
    store.games.records.game(other).put(record.model_copy(update={"id": other}))


def test_older_months_are_added_up_once_until_one_of_them_changes(server: PostgresServer) -> None:
    random = Random(8)
    times = (datetime(2026, 1, 3, tzinfo=UTC) + timedelta(days=day) for day in range(0, 100000, 9))
    store = a_database_store(server.empty("data"), "1", lambda: next(times))
    other = a_database_store(server.database("data"))
    assert store.statistics.of() == recount(opened(store))
    ids: list[str] = []
    while len({id[:6] for id in ids}) < 4:
        ids.append(store.games.begin(*random_game(random)).id)
    assert store.statistics.of() == recount(opened(store))
    (kept,) = sums(store)
    for _ in range(2):
        assert other.statistics.of() == recount(opened(store))
        assert sums(store) == [kept]
    name = store.players.everybody()[0].name
    for change in (
        lambda: store.games.delete(ids[0]),
        lambda: store.games.restore(ids[0]),
        lambda: store.games.reopen(ids[1]),
        lambda: store.games.finish(ids[1]),
        lambda: store.players.rename(name, "Somebody"),
        lambda: store.games.begin(*random_game(random)),
        lambda: put_in_the_place_of(store, ids[2], ids[0]),
    ):
        change()
        for each in (store, other):
            assert each.statistics.of() == recount(opened(store))


def test_a_page_of_the_list_is_found_by_index(store: PostgresStore) -> None:
    store.games.create(Game(a_setup()), "ethnos")
    store.listing.catch_up()
    with store.database.changing() as going:
        going.connection.execute(
            "INSERT INTO games SELECT '20120101-000000-' || lpad(to_hex(n), 6, '0'), place, app, started, updated,"
            " finished, revision, mark, head, true FROM games, generate_series(1, 5000) AS n"
        )
        going.connection.execute(
            "INSERT INTO lists (game, place, kind, started, updated, players, stage, is_over, winners, words)"
            " SELECT games.id, lists.place, kind, to_char(to_timestamp(1e9 + 1e4 * (row_number() OVER ())),"
            " 'YYYY-MM-DD'), lists.updated, ARRAY[games.id], stage, is_over, winners, words FROM games, lists"
            " WHERE games.id <> lists.game"
        )
    with store.database.answering() as connection:
        connection.execute("ANALYZE lists")
    for query, values in (
        ("SELECT game FROM lists WHERE place = 'games' ORDER BY started DESC, game DESC LIMIT 20", []),
        ("SELECT game FROM lists WHERE place = 'games' AND started >= %s AND started < %s", ["2001-10", "2001-11"]),
        ("SELECT game FROM lists WHERE finished IS NULL AND players && %s", [["20120101-000000-000123"]]),
    ):
        plan = repr(store.database.read(f"EXPLAIN {query}", values))
        assert "Index" in plan
        assert "Seq Scan" not in plan


def test_each_change_is_listed_once_somebody_looks(store: PostgresStore, server: PostgresServer) -> None:
    told: list[tuple[int, int]] = []
    id = store.games.create(Game(a_setup()), "ethnos").id
    store.games.create(Game(a_setup()), "ethnos")
    store.listing.catch_up(lambda done, of: told.append((done, of)))
    assert told == [(1, 1)]
    other = a_database_store(server.database("data"))
    other.games.finish(id)
    other.listing.catch_up(lambda done, of: told.append((done, of)))
    assert told[1:] == [(1, 1)]
    assert {game.id for game in store.listing.running()}.isdisjoint({id})


def test_what_goes_on_or_away_meanwhile_is_worked_out_the_next_time(store: PostgresStore) -> None:
    ids = sorted(store.games.create(Game(a_setup()), "ethnos").id for _ in range(3))
    old = store.games.records.game(ids[0]).read()
    assert old
    summary = summary_of(old)
    for id in ids:
        store.games.finish(id)
    store.listing.lists._remember(old, summary, "games")
    store.listing.catch_up(lambda done, of: store.games.delete(ids[done]) if done < of else None)
    assert [game.id for game in store.listing.page()] == ids[:1]
    assert {game.id for game in store.listing.deleted()} == set(ids[1:])
    for id in ids[1:]:
        store.games.restore(id)
    store.listing.catch_up()
    store.statistics.of(progress=lambda done, of: store.games.reopen(ids[done]) if done < of else None)
    store.listing.catch_up()
    assert store.listing.page(Filter(finished=False))
