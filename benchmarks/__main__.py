"""`make bench`: one line a value, each a ratio between two things measured in turn, or a number for information."""

import json
import os
from argparse import Namespace
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from mahjong.hand_calculating.hand import HandCalculator

from benchmarks import app, beside, load, postgres, shapes, storage, web
from benchmarks.hands import won_hand
from benchmarks.tables import full_table, long_game, six_players
from benchmarks.timing import best_times, ratio_over
from companion.commands.reports import run
from rules.ethnos.formats.sheets import Sheet, write_sheet
from rules.ethnos.game import play, replay
from rules.ethnos.scoring.age import reckon

DIFFERENT = 4000


def age_scoring_vs_mahjong() -> float:
    """Full reckonings of an Age, all lines built, over estimates of hands by the fastest scorer we know.

    Thousands of different tables and as many different hands, each once: neither side can know a result already.
    """
    setup, random = six_players(), Random(4)
    tables = [full_table(random) for _ in range(DIFFERENT)]
    hands = [won_hand(random) for _ in range(DIFFERENT)]
    return ratio_over(
        lambda table: reckon(setup, table, setup.seats),
        tables,
        lambda hand: HandCalculator.estimate_hand_value(*hand),
        hands,
    )


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
    """A file of different sheets of full tables through the command, JSON in and JSON out."""
    setup, random, count = six_players(), Random(5), 3000
    sheets = [json.dumps(write_sheet(Sheet(setup, full_table(random), (), None))) for _ in range(count)]
    with TemporaryDirectory() as folder, open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):
        file = Path(folder) / "sheets.jsonl"
        file.write_text("\n".join(sheets))
        start = perf_counter()
        run(Namespace(command="score", file=str(file), json=False, jsonl=True))
        return count / (perf_counter() - start)


def main() -> None:
    print(f"age_scoring_vs_mahjong: {age_scoring_vs_mahjong():.2f}", flush=True)
    print(f"apply_late_vs_early: {apply_late_vs_early():.2f}", flush=True)
    print(f"replay_events_per_second: {replay_events_per_second():.0f}", flush=True)
    print(f"score_jsonl_sheets_per_second: {score_jsonl_sheets_per_second():.0f}", flush=True)
    storage.main()
    postgres.main()
    app.main()
    web.main()
    shapes.main()
    beside.main()
    load.main()


if __name__ == "__main__":
    main()
