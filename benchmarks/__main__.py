"""`make bench`: one line a value, each a ratio between two things measured in turn, or a number for information."""

import io
import json
import sys
from argparse import Namespace
from contextlib import redirect_stdout
from time import perf_counter
from unittest import mock

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.tile import TilesConverter

from benchmarks import app, storage, web
from benchmarks.tables import full_table, long_game, six_players
from benchmarks.timing import best_times
from companion.commands.reports import SHEETS, report
from rules.ethnos.formats.sheets import Sheet, write_sheet
from rules.ethnos.game import play, replay
from rules.ethnos.scoring.age import reckon


def age_scoring_vs_mahjong() -> float:
    """Full reckonings of an Age, all lines built, over estimates of an ordinary hand by the fastest scorer we know."""
    setup, table = six_players(), full_table()
    tiles = TilesConverter.string_to_136_array(man="22444", pin="333567", sou="444")
    win_tile = TilesConverter.string_to_136_array(sou="4")[0]
    calculator = HandCalculator()
    ours, theirs = best_times(
        lambda: reckon(setup, table, setup.seats),
        lambda: calculator.estimate_hand_value(tiles, win_tile),
    )
    return theirs / ours


def apply_late_vs_early() -> float:
    """The time to play the same event as the 200th of a game over playing it as the 5th."""
    late, early = long_game(199), long_game(4)
    event = late.events[-1]
    late_time, early_time = best_times(lambda: play(late, event), lambda: play(early, event))
    return late_time / early_time


def replay_events_per_second() -> float:
    game = long_game(100)
    (seconds,) = best_times(lambda: replay(game.setup, game.events), calls=1)
    return len(game.events) / seconds


def score_jsonl_sheets_per_second() -> float:
    """Sheets of the same full table through the command, JSON in and JSON out."""
    sheet = json.dumps(write_sheet(Sheet(six_players(), full_table(), (), None))).encode() + b"\n"
    count = 300
    start = perf_counter()
    with mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(sheet * count))), redirect_stdout(io.StringIO()):
        report(SHEETS, Namespace(file=None, json=False, jsonl=True))
    return count / (perf_counter() - start)


def main() -> None:
    print(f"age_scoring_vs_mahjong: {age_scoring_vs_mahjong():.2f}", flush=True)
    print(f"apply_late_vs_early: {apply_late_vs_early():.2f}", flush=True)
    print(f"replay_events_per_second: {replay_events_per_second():.0f}", flush=True)
    print(f"score_jsonl_sheets_per_second: {score_jsonl_sheets_per_second():.0f}", flush=True)
    storage.main()
    app.main()
    web.main()


if __name__ == "__main__":
    main()
