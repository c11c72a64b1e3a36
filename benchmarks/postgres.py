"""Saving in PostgreSQL, against files and against a database of another size; only where there is a PostgreSQL."""

import tempfile
from pathlib import Path

from benchmarks.storage import BAND, EVENTS_OF_A_GAME, ROUNDS
from benchmarks.tables import long_game, six_players
from benchmarks.timing import best_times
from rules.ethnos.game import Game
from rules.ethnos.kind import KIND
from storage.postgres.store import PostgresStore
from storage.store import Store
from tests.postgres import PROGRAMS, PostgresServer, a_database_store
from tests.stores import a_store

OTHERS = """
INSERT INTO games SELECT '20120101-000000-' || lpad(to_hex(n), 6, '0'), place, app, started, updated, finished,
    revision, mark, head, true FROM games, generate_series(1, %s) AS n WHERE id = %s
"""
EVENTS = """
INSERT INTO events SELECT '20120101-000000-' || lpad(to_hex(n), 6, '0'), number, event
    FROM events, generate_series(1, %s) AS n WHERE game = %s
"""


def filled(server: PostgresServer, name: str, games: int) -> PostgresStore:
    """So many more games, of eighty events each."""
    store = a_database_store(server.database(name))
    id = store.games.create(long_game(EVENTS_OF_A_GAME), KIND.name).id
    with store.database.changing() as going:
        going.connection.execute(OTHERS, [games, id])
        going.connection.execute(EVENTS, [games, id])
    with store.database.answering() as connection:
        connection.execute("ANALYZE")
    return store


def main() -> None:
    if not PROGRAMS:
        print("postgres: there is none here", flush=True)
        return
    server = PostgresServer(safe=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            _measure(filled(server, "one", 1), filled(server, "many", 10_000), a_store(Path(folder)))
    finally:
        server.remove()


def _measure(one: PostgresStore, many: PostgresStore, files: Store) -> None:
    setup = six_players()
    stores = (one, many, files)
    saved = {store: store.games.create(Game(setup), KIND.name) for store in stores}
    step = KIND.step(Game(setup), [BAND])

    def save(store: PostgresStore | Store) -> None:
        before = saved[store]
        saved[store] = store.games.append(before.id, before.game, [BAND], step, before.revision)

    large, small = best_times(lambda: save(many), lambda: save(one), calls=3, rounds=ROUNDS)
    print(f"postgres_save_with_10000_games_vs_1: {large / small:.2f}", flush=True)
    ours, theirs = best_times(lambda: save(one), lambda: save(files), calls=3, rounds=ROUNDS)
    print(f"postgres_save_vs_files: {ours / theirs:.2f}", flush=True)


if __name__ == "__main__":
    main()
