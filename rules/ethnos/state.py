"""Where a game stands: the table, and what has happened around it."""

from dataclasses import dataclass

from rules.ethnos.scoring.age import AgeReport
from rules.ethnos.scoring.winner import Outcome
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table, opening_table


@dataclass(frozen=True, slots=True)
class State:
    table: Table
    dragons: int
    """Drawn in this Age, 0 to 2; the third is its end."""
    first_player: int | None
    """Who begins this Age; `None` once the game is over."""
    reports: tuple[AgeReport, ...]
    outcome: Outcome | None

    @property
    def over(self) -> bool:
        return self.outcome is not None


def opening_state(setup: Setup) -> State:
    return State(
        table=opening_table(len(setup.players)),
        dragons=0,
        first_player=setup.first_player,
        reports=(),
        outcome=None,
    )
