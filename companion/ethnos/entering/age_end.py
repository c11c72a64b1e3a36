"""The end of an Age while it is being entered, and how it is taken back."""

from dataclasses import dataclass, replace

from companion.ethnos.words.age_end import end_name, from_table_name
from companion.shell.paths import game_path
from companion.shell.window import Window
from companion.speech.language import as_text, from_text, keep
from rules.ethnos.events import AgeEnded
from rules.ethnos.game import just_ended, undo
from rules.ethnos.scoring.orcs import choosers
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table
from storage.values import Saved


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

    def pillaging(self, setup: Setup, table: Table) -> tuple[int, ...]:
        """Those who still have the choice and want to."""
        return tuple(seat for seat in choosers(setup, table) if seat in self.pillage)


def end_key(id: str, age: int) -> str:
    return f"age end {id} {age}"


def take_back(window: Window, saved: Saved) -> None:
    """Takes back the end of the last Age, and shows what was entered for it again."""
    event, age = just_ended(saved.game), len(saved.game.state.reports)
    if event is None:
        return
    step = from_text(saved.undo or "")
    from_table = step == from_table_name(age)
    if from_table or step == end_name(age):
        window.desk.undo(saved.id, saved.revision)
    else:
        # Translators: {step} is "End of Age II"
        name = keep("Take back: {step}", step=end_name(age))
        window.desk.change(saved.id, undo(saved.game), as_text(name), saved.revision)
    window.drafts[end_key(saved.id, age)] = EndDraft.of(event)
    window.go(game_path(saved.id, "score" if from_table else "age-end"))
