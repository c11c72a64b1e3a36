"""Makes Flet draw faster: of a new control it looks into what holds other controls, not into all that there is.

A control of Flet has some sixty fields, and nearly all of them hold nothing, or a number or a word. Flet knows which
ones were set, and goes by that when it compares and sends controls, but not when it takes in new ones and lets go of
old ones. Here it does, by the same code with another idea of what the fields are. Written against flet 1.0.5, exactly.
"""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any, Final

from flet.controls.object_patch import DiffBuilder

METHODS: Final = ("_configure_dataclass", "_removed_controls")


def look_only_at_what_is_set() -> None:
    """From now on, in this process; asked again, nothing changes."""
    for name in METHODS:
        setattr(DiffBuilder, name, _sparse(getattr(DiffBuilder, name)))


def fields_set(item: Any) -> Sequence[dataclasses.Field[Any]]:
    """The fields of a control, or of a value in one, that may hold anything to look into."""
    values = getattr(item, "_values", None)
    if values is None:
        return dataclasses.fields(item)
    by_name, always = _fields(item.__class__)
    found = [field for field in always if _holds(getattr(item, field.name).__class__)]
    return [*found, *(by_name[name] for name, value in values.items() if _holds(value.__class__))]


@cache
def _holds(kind: type[Any]) -> bool:
    """Whether such a value is looked into; Flet passes over any other."""
    return dataclasses.is_dataclass(kind) or issubclass(kind, list | dict)


@cache
def _fields(kind: type[Any]) -> tuple[Mapping[str, dataclasses.Field[Any]], Sequence[dataclasses.Field[Any]]]:
    """Of a class: all fields by name, and those that Flet doesn't keep among the values that were set."""
    by_name = {field.name: field for field in dataclasses.fields(kind)}
    return by_name, tuple(by_name[name] for name in by_name if name in kind._structural_fields)


SPARSE: Final = SimpleNamespace(is_dataclass=dataclasses.is_dataclass, fields=fields_set)
"""What Flet's methods take for the module of that name."""


def _sparse(method: Callable[..., Any]) -> Callable[..., Any]:
    known = {**method.__globals__, "dataclasses": SPARSE}
    sparse = FunctionType(method.__code__, known, method.__name__, method.__defaults__)
    sparse.__kwdefaults__ = method.__kwdefaults__
    return sparse
