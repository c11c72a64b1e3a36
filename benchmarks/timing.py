"""Fair timing of several functions at once."""

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter, process_time
from typing import TypeVar

ROUNDS = 200
HEAT = 20
"""Things that are done in a row before it is the other's turn."""

A = TypeVar("A")
B = TypeVar("B")


def best_times(*functions: Callable[[], object], calls: int = 20, rounds: int = ROUNDS) -> tuple[float, ...]:
    """Seconds of one call of each, the best of many short rounds in which they take turns."""
    best = [float("inf")] * len(functions)
    for _ in range(rounds):
        for place, function in enumerate(functions):
            start = perf_counter()
            for _ in range(calls):
                function()
            best[place] = min(best[place], (perf_counter() - start) / calls)
    return tuple(best)


def ratio_over(
    ours: Callable[[A], object], cases: Sequence[A], theirs: Callable[[B], object], others: Sequence[B]
) -> float:
    """How many times as long the others take, each case once: in turns, and of all turns the one in the middle."""
    ratios = []
    for start in range(0, len(cases), HEAT):
        our_time = _seconds(ours, cases[start : start + HEAT])
        ratios.append(_seconds(theirs, others[start : start + HEAT]) / our_time)
    return median(ratios)


def _seconds(function: Callable[[A], object], cases: Sequence[A]) -> float:
    """Of the processor, which others may use meanwhile."""
    start = process_time()
    for case in cases:
        function(case)
    return process_time() - start
