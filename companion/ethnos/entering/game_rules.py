"""The rules that a game is played by, while they are being chosen: edition, rulings and printed values."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from companion.controls.typed import EMPTY, Field, number_in
from rules.ethnos.components import Components, components_of, with_values
from rules.ethnos.rulings import RULINGS, Rulings, rulings_of
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Edition

MERFOLK_END: Final = "merfolk_end"
FIELDS: Final = {
    "giant": ("giant-I", "giant-II", "giant-III"),
    "merfolk": ("merfolk-I", "merfolk-II", "merfolk-III"),
    "merfolk_symbols": ("symbol-1", "symbol-2", "symbol-3", "symbol-4"),
    MERFOLK_END: ("merfolk-end",),
    "orcs": ("orcs-1", "orcs-2", "orcs-3", "orcs-4", "orcs-5", "orcs-6"),
}
"""What is printed on boards and tokens, and the field for each value."""


@dataclass(frozen=True, slots=True)
class RulesDraft:
    edition: Edition = Edition.EN
    ruled: tuple[tuple[str, str | bool], ...] = ()
    """The rulings that aren't those of the edition."""
    printed: tuple[tuple[str, Field], ...] = ()
    """What was typed for the printed values, by the names of their fields."""
    in_play: Components | None = None
    """Of a game that is being played already, the printed values so far."""

    @classmethod
    def of(cls, setup: Setup) -> "RulesDraft":
        """The rules that a game is played by."""
        draft = cls(setup.edition, in_play=setup.components)
        for ruling in RULINGS:
            draft = draft.with_ruling(ruling.name, getattr(setup.rulings, ruling.name))
        return draft

    def on(self, setup: Setup) -> Setup:
        """A game's set-up with these rules."""
        components = self.components(len(setup.players))
        return replace(setup, edition=self.edition, rulings=self.rulings, components=components)

    @property
    def rulings(self) -> Rulings:
        return rulings_of(self.edition).model_copy(update=dict(self.ruled))

    def usual(self, players: int) -> Components:
        """The printed values where nothing is typed."""
        return self.in_play or components_of(players)

    def components(self, players: int) -> Components:
        """The printed values with what was typed in their place; an empty field is the usual value."""
        typed = {name: number_in(held.text) for name, held in self.printed}
        given: dict[str, Any] = {}
        for row, usual in printed_rows(self.usual(players)):
            values = tuple(value if typed.get(name) is None else typed[name] for name, value in usual.items())
            if values != tuple(usual.values()):
                given[row] = values[0] if row == MERFOLK_END else values
        return with_values(self.usual(players), Components.model_construct(_fields_set=set(given), **given))

    def with_edition(self, edition: Edition) -> "RulesDraft":
        """Another book, with its own rulings."""
        return replace(self, edition=edition, ruled=())

    def with_ruling(self, name: str, value: str | bool) -> "RulesDraft":
        usual = {ruling.name: ruling.default(self.edition) for ruling in RULINGS}
        ruled = {**dict(self.ruled), name: value}
        return replace(self, ruled=tuple((name, value) for name, value in ruled.items() if usual[name] != value))

    def with_printed(self, name: str, typed: str) -> "RulesDraft":
        printed = {**dict(self.printed), name: self.printed_field(name).typed(typed)}
        return replace(self, printed=tuple(printed.items()))

    def printed_field(self, name: str) -> Field:
        return dict(self.printed).get(name, EMPTY)


USUAL_RULES: Final = RulesDraft()


def printed_rows(components: Components) -> Iterator[tuple[str, dict[str, int]]]:
    """The values on each board and token, by the names of their fields."""
    for row, names in FIELDS.items():
        printed = getattr(components, row)
        yield row, dict(zip(names, printed if isinstance(printed, tuple) else (printed,), strict=False))
