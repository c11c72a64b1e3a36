"""What is half entered: values that a tap changes, each by one of their own setters."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar, TypeVarTuple

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
