"""The end of an Age while it is being entered, and how it is taken back."""

from dataclasses import dataclass, replace

from companion.ethnos.saved import Saved
from companion.shell.drafts import About
from companion.shell.paths import game_path
from companion.shell.window import Window
from rules.ethnos.events import AgeEnded
from rules.ethnos.game import just_ended
from rules.ethnos.playing.age_end import needs_third_dragon
from rules.ethnos.scoring.orcs import choosers
from rules.ethnos.setup import Setup
from rules.ethnos.steps import age_from_table, end_of_age, taken_back
from rules.ethnos.table import Table
from rules.played import undo


@dataclass(frozen=True, slots=True)
class EndDraft:
    third_dragon: int | None = None
    pillage: frozenset[int] = frozenset()

    @classmethod
    def of(cls, event: AgeEnded) -> "EndDraft":
        return cls(event.third_dragon, frozenset(event.pillage))

    def with_third_dragon(self, seat: int) -> "EndDraft":
        return replace(self, third_dragon=seat)

    def with_pillage(self, seat: int) -> "EndDraft":
        """One more who empties the Horde, or one fewer."""
        return replace(self, pillage=self.pillage ^ {seat})

    def complete(self, setup: Setup, table: Table) -> bool:
        """Whether all that the reckoning needs is said."""
        return self.third_dragon is not None or not needs_third_dragon(setup, table.age)

    def pillaging(self, setup: Setup, table: Table) -> tuple[int, ...]:
        """Those who still have the choice and want to."""
        return tuple(seat for seat in choosers(setup, table) if seat in self.pillage)


def end_of(id: str, age: int) -> About:
    """What the draft is about."""
    return About(id, place=age)


@dataclass(frozen=True, slots=True)
class JustEnded:
    """Kept by a window in which an Age of a game was ended, until what follows has been seen or the game goes on."""


def take_back(window: Window, saved: Saved) -> None:
    """Takes back the end of the last Age, and shows what was entered for it again."""
    event, age = just_ended(saved.game), len(saved.game.state.reports)
    if event is None:
        return
    from_table = saved.undo == age_from_table(age)
    if from_table or saved.undo == end_of_age(age):
        window.desk.undo(saved.id, saved.revision)
    else:
        window.desk.change(saved.id, undo(saved.game), taken_back(end_of_age(age)), saved.revision)
    window.drafts.keep(EndDraft, EndDraft.of(event), end_of(saved.id, age))
    window.go(game_path(saved.id, "score" if from_table else "age-end"))
