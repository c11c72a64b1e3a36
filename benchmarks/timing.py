"""Fair timing of several functions at once."""

from collections.abc import Callable
from time import perf_counter

ROUNDS = 200


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
