"""Saving, opening and listing games, against TinyDB as it comes and against stores of other sizes."""

import json
import os
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from time import perf_counter, time
from typing import Any

from tinydb import TinyDB

from benchmarks.tables import long_game, six_players
from benchmarks.timing import best_times
from rules.ethnos.events import AgeEnded, BandPlayed
from rules.ethnos.formats.games import event_data
from rules.ethnos.game import Game, play
from rules.ethnos.kind import KIND
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Kingdom, Tribe
from storage.files.folder import open_folder
from storage.store import Store
from storage.values import App

EVENTS_OF_A_GAME = 80
BAND = BandPlayed(Band(0, Tribe.DWARVES, Kingdom.RHEA, 3), marker=None)
ROUNDS = 25


def filled_store(folder: Path, games: int) -> Store:
    """A store of finished games, one every twelve hours, and a new one to play on."""
    start = datetime(2012, 1, 1, tzinfo=UTC)
    now = start
    store = open_folder(folder, App("1", "backup/1"), lambda: now)
    sample = store.games.create(finished_game(), KIND.name)
    (path,) = (folder / "games").glob("*/*.json")
    content = path.read_text()
    for number in range(1, games):
        now = start + timedelta(hours=12 * number)
        id = f"{now:%Y%m%d-%H%M%S}-{number:06x}"
        month = folder / "games" / f"{now:%Y-%m}"
        month.mkdir(exist_ok=True)
        started = f"{now:%Y-%m-%dT%H:%M:%S}.000000Z"
        (month / f"{id}.json").write_text(content.replace(sample.id, id).replace(sample.started, started))
    now += timedelta(days=1)
    return store


def finished_game() -> Game:
    game = long_game(EVENTS_OF_A_GAME)
    while not game.state.over:
        game = play(game, AgeEnded(0))
    return game


def settle(folder: Path) -> None:
    """As if nobody had touched the games for a day."""
    for month in (folder / "games").iterdir():
        os.utime(month, (time() - 86_400, time() - 86_400))


def statistics_main(stores: Sequence[Store]) -> None:
    """Opening the page, on a phone that was off meanwhile; and after one more game has ended."""
    for store in stores:
        settle(store.folder)
        store.statistics.of()

    def opened(store: Store) -> None:
        open_folder(store.folder, App("1", "backup/1")).statistics.of()

    large, small = best_times(*(partial(opened, store) for store in stores), calls=3, rounds=ROUNDS)
    print(f"stats_10000_vs_100: {large / small:.2f}", flush=True)
    game, best = finished_game(), [float("inf")] * len(stores)
    for _ in range(ROUNDS):
        for place, store in enumerate(stores):
            store.games.create(game, KIND.name)
            start = perf_counter()
            store.statistics.of()
            best[place] = min(best[place], perf_counter() - start)
    print(f"stats_after_one_new_game: {best[0] / best[1]:.2f}", flush=True)


def stock_database(path: Path, games: int, record: dict[str, Any]) -> TinyDB:
    database = TinyDB(path)
    database.insert_multiple(record for _ in range(games))
    return database


def main() -> None:
    setup = six_players()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        one, hundred, two_thousand, ten_thousand = (
            filled_store(root / str(count), count) for count in (1, 100, 2000, 10_000)
        )
        saved = {store: store.games.create(Game(setup), KIND.name) for store in (one, two_thousand, ten_thousand)}
        step = KIND.step(Game(setup), [BAND])

        def save(store: Store) -> None:
            before = saved[store]
            saved[store] = store.games.append(before.id, before.game, [BAND], step, before.revision)

        finished = next((root / "100" / "games").glob("*/*.json"))
        record = json.loads(finished.read_text())["_default"]["1"]
        stock = stock_database(root / "stock.json", 2000, record)
        events = list(record["game"]["events"])

        def save_stock() -> None:
            events.append(event_data(setup, BAND))
            stock.update({"game": {**record["game"], "events": events}}, doc_ids=[1])

        stock_time, ours = best_times(save_stock, lambda: save(two_thousand), calls=1, rounds=3)
        print(f"save_event_vs_stock_tinydb: {stock_time / ours:.0f}", flush=True)
        large, small = best_times(lambda: save(ten_thousand), lambda: save(one), calls=3, rounds=ROUNDS)
        print(f"save_with_10000_games_vs_1: {large / small:.2f}", flush=True)
        large, small = best_times(ten_thousand.listing.page, hundred.listing.page, calls=3, rounds=ROUNDS)
        print(f"list_10000_games_vs_100: {large / small:.2f}", flush=True)
        (seconds,) = best_times(lambda: hundred.games.open(finished.stem), calls=3, rounds=ROUNDS)
        print(f"open_game_ms: {seconds * 1000:.1f}", flush=True)
        statistics_main((ten_thousand, hundred))
