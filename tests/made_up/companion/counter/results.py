"""What counting comes to."""

from typing import Any

from rules.counter.kind import KIND

from companion.look.theme import Paint
from companion.shell.results import Result, Results, Seat
from storage.values import Saved


def _result(saved: Saved[Any]) -> Result:
    standing = KIND.standing(saved.game)
    seats = tuple(Seat(player.name, Paint("#FFFFFF", "#000000"), 1) for player in standing.players)
    return Result(
        id=saved.id,
        kind="counter",
        title="Counting",
        bgg=None,
        started=saved.started,
        finished=saved.finished,
        over=standing.over,
        outcome="Counted.",
        seats=seats,
        groups=(),
    )


def _blank(players: int) -> Result:
    seats = (Seat("", Paint("#FFFFFF", "#000000")),) * players
    return Result(id="", kind="counter", title="Counting", bgg=None, outcome="", seats=seats, groups=())


RESULTS = Results(_result, _blank, 2)
