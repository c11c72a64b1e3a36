"""What is half entered: values that a tap changes by one of their own setters, kept by what they are about."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar, TypeVarTuple, cast

from companion.shell.clock import Clock
from companion.shell.shelf import Data, Shelf, entry_of
from companion.shell.watching import Listener, Stop

D = TypeVar("D")
E = TypeVar("E")
P = ParamSpec("P")
Known = TypeVarTuple("Known")
V = TypeVar("V")


class Choose(Protocol[D]):
    """Sets one thing of a draft: `choose(BandDraft.with_cards, 3)`. The types of setter and values are checked."""

    def __call__(self, setter: Callable[Concatenate[D, P], D], /, *values: P.args, **named: P.kwargs) -> None: ...


def entering(choose: Choose[D], setter: Callable[[D, *Known, V], D], /, *known: *Known) -> Callable[[V], None]:
    """The same for a setter whose last value isn't known yet: it is what somebody will enter."""
    return lambda value: choose(setter, *known, value)


def choosing(change: Callable[[Callable[[D], D]], None]) -> Choose[D]:
    """What chooses in a draft that `change` keeps: it is told what to make of the latest."""

    def choose(setter: Callable[Concatenate[D, P], D], /, *values: P.args, **named: P.kwargs) -> None:
        change(lambda latest: setter(latest, *values, **named))

    return choose


def within(choose: Choose[D], change: Callable[[D, Callable[[E], E]], D]) -> Choose[E]:
    """What chooses in a draft that is part of another one: `within(choose, SetupDraft.with_rules)`."""
    return choosing(lambda change_part: choose(change, change_part))


@dataclass(frozen=True, slots=True)
class About:
    """What a draft is about, besides its type. Leaving and coming back finds the draft of the same."""

    game: str = ""
    """By its id; a draft that belongs to none goes with the window."""
    revision: int | None = None
    """Of that game, if the draft makes no sense once it has gone on."""
    place: Hashable = None
    """A sheet, an Age, a Kingdom, a path."""


NOTHING: Final = About()
"""For drafts of which a window has only one."""


class Drafts:
    """What is half entered in a window. Whatever is done, or about a game that went on or is gone, is dropped."""

    def __init__(
        self,
        watch: Callable[[str, Listener], Stop],
        revision_of: Callable[[str], int | None],
        shelf: Shelf,
        clock: Clock,
        connected: Callable[[], bool],
    ) -> None:
        self._watch = watch
        self._revision_of = revision_of
        """Of a game; `None` if it is gone."""
        self._shelf = shelf
        self._clock = clock
        self._connected = connected
        """Whether there is a device at the other end."""
        self._kept: dict[tuple[type[Any], About], Any] = {}
        self._stops: dict[str, Stop] = {}
        """For each game that a draft is about."""
        self._sought: set[tuple[type[Any], About]] = set()
        """What was looked for on the shelf."""
        self._brought: set[tuple[type[Any], About]] = set()
        """What was found there, and hasn't changed since."""
        self._entries: dict[tuple[type[Any], About], tuple[Any, Data | None]] = {}
        """Drafts as data, for as long as they are the same."""

    def get(self, kind: type[D], about: About = NOTHING) -> D | None:
        self._seek(kind, about)
        return cast(D | None, self._kept.get((kind, about)))

    def keep(self, kind: type[D], draft: D, about: About = NOTHING) -> None:
        self._seek(kind, about)
        self._brought.discard((kind, about))
        self._put(kind, draft, about)
        self._changed()

    def drop(self, kind: type[D], about: About = NOTHING) -> D | None:
        """The draft is done with; what it was, if it was there."""
        self._seek(kind, about)
        return self.give(kind, about)

    def give(self, kind: type[D], about: About) -> D | None:
        draft = cast(D | None, self._kept.pop((kind, about), None))
        self._stop_unless_needed(about.game)
        if draft is not None:
            self._changed()
        return draft

    def distrust(self) -> None:
        """Something can't be shown: it may be for what was brought back, which is dropped."""
        for kind, about in self._brought:
            self.give(kind, about)
        self._brought.clear()

    def is_away(self) -> bool:
        return not self._connected()

    def entries(self) -> Sequence[Data]:
        """All of it as it is kept."""
        self._entries = {key: self._entry(key, draft) for key, draft in self._kept.items()}
        return [entry for _, entry in self._entries.values() if entry]

    def _entry(self, key: tuple[type[Any], About], draft: Any) -> tuple[Any, Data | None]:
        before = self._entries.get(key)
        return before if before and before[0] is draft else (draft, entry_of(*key, draft))

    def _seek(self, kind: type[Any], about: About) -> None:
        """Once for each: what is done with doesn't come back."""
        if (kind, about) not in self._sought:
            self._sought.add((kind, about))
            if (found := self._shelf.take(kind, about)) is not None:
                self._brought.add((kind, about))
                self._put(kind, found, about)

    def _put(self, kind: type[D], draft: D, about: About) -> None:
        self._kept.pop((kind, about), None)
        self._kept[kind, about] = draft
        if about.game and about.game not in self._stops:
            self._stops[about.game] = self._watch(about.game, partial(self._drop_stale, about.game))

    def _changed(self) -> None:
        self._shelf.changed(self._clock)

    def _drop_stale(self, game: str) -> None:
        now = self._revision_of(game)
        for kind, about in tuple(self._kept):
            if about.game == game and (now is None or about.revision not in (None, now)):
                self.give(kind, about)
        self._stop_unless_needed(game)

    def _stop_unless_needed(self, game: str) -> None:
        if game in self._stops and not any(about.game == game for _, about in self._kept):
            self._stops.pop(game)()
