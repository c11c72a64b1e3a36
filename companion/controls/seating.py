"""Who sits where, as it is entered for a game of any kind."""

from dataclasses import dataclass, replace
from typing import Self, TypeVar

from companion.controls.typed import Field, tidy

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Seating:
    """What a game's own draft begins with; it has a place in `names` for each seat that there can be."""

    count: int = 2
    names: tuple[Field, ...] = ()
    """For all seats: those beyond the count are kept for whoever comes back."""
    begins: int | None = None

    @property
    def seated(self) -> tuple[str, ...]:
        """The names of those who play, as they will be kept."""
        return tuple(tidy(name.text) for name in self.names[: self.count])

    @property
    def free_seat(self) -> int | None:
        """Where the next player would sit; `None` if everybody has a name and there is no seat left."""
        if "" in self.seated:
            return self.seated.index("")
        return self.count if self.count < len(self.names) else None

    @property
    def beginning(self) -> int | None:
        """Who begins, if they play at all."""
        return self.begins if self.begins is not None and self.begins < self.count else None

    def with_count(self, count: int) -> Self:
        return replace(self, count=count)

    def with_name(self, seat: int, typed: str) -> Self:
        return replace(self, names=put(self.names, seat, self.names[seat].typed(typed)))

    def with_first(self, seat: int) -> Self:
        return replace(self, begins=seat)

    def named(self, seat: int, name: str) -> Self:
        return replace(self, names=put(self.names, seat, self.names[seat].with_text(name)))

    def swapped(self, seat: int, other: int) -> Self:
        """Two players change seats, and who begins goes with them."""
        mine, theirs = self.names[seat].text, self.names[other].text
        begins = {seat: other, other: seat}.get(self.begins, self.begins) if self.begins is not None else None
        return replace(self.named(seat, theirs).named(other, mine), begins=begins)

    def with_seat_for(self, name: str) -> Self:
        """Somebody takes the first seat without a name, or another one, or leaves the seat they have."""
        if name in self.seated:
            return self.named(self.seated.index(name), "")
        free = self.free_seat
        if free is None:
            return self
        draft = self
        for seat in range(self.count, len(self.names)):
            draft = draft.named(seat, "") if self.names[seat].text == name else draft
        return replace(draft, count=max(self.count, free + 1)).named(free, name)

    def not_yet(self, word: str) -> str:
        """The word, with a number if somebody is called just that."""
        numbered = map(f"{word} {{}}".format, range(2, len(self.names) + 2))
        return next(name for name in (word, *numbered) if name not in self.seated)


def put(values: tuple[V, ...], place: int, value: V) -> tuple[V, ...]:
    return (*values[:place], value, *values[place + 1 :])
