"""Drafts as they are kept, like everything else, so that they outlive a tab, a battery and a server.

A draft belongs to the window that it is entered in, and windows don't see each other's. Once a window is gone, or no
device is at its other end, the first window that asks for the same draft has it from then on.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from storage.errors import StorageError

if TYPE_CHECKING:
    from companion.shell.clock import Clock
    from companion.shell.drafts import About

log = logging.getLogger("companion")
D = TypeVar("D")
Data = Mapping[str, Any]
Key = tuple[str, str]
Change = Callable[[Sequence[Data]], Sequence[Data]]
"""What becomes of the drafts that are kept."""
SOON: Final = 0.5
"""Seconds after which what has changed is saved, together with what changes meanwhile."""
MOST: Final = 200
"""Drafts that are kept; of more, the latest."""


class Holder(Protocol):
    """A window, as far as its drafts are concerned."""

    def is_away(self) -> bool: ...
    def give(self, kind: type[D], about: About) -> D | None:
        """Its draft, which it hasn't any more."""

    def entries(self) -> Sequence[Data]: ...


class Shelf:
    def __init__(self, read: Callable[[], Sequence[Data]], change: Callable[[Change], None]) -> None:
        self._read = read
        self._change = change
        self._left: dict[Key, Data] | None = None
        """What windows that are gone have left, once somebody has asked for it."""
        self._saved: dict[Key, Data] = {}
        """What was kept when we looked last."""
        self._holders: list[Holder] = []
        self._saving = False

    def opened(self, holder: Holder) -> None:
        self._holders.append(holder)

    def closed(self, holder: Holder) -> None:
        """What was entered there stays for whoever asks for it."""
        self._holders.remove(holder)
        self._left_over().update(_by_key(holder.entries()))

    def take(self, kind: type[D], about: About) -> D | None:
        """What somebody who is gone or away has entered; nobody else is given it again."""
        for holder in self._holders:
            if holder.is_away() and (draft := holder.give(kind, about)) is not None:
                return draft
        entry = self._left_over().pop(key_of(kind, about), None)
        return None if entry is None else draft_in(kind, entry)

    def changed(self, clock: Clock) -> None:
        if not self._saving:
            self._saving = True
            clock.call_later(SOON, self.save)

    def save(self) -> None:
        """Whatever can't be saved is saved with the next change: a game doesn't wait for it. What others have kept
        meanwhile stays, but for what has changed here."""
        self._saving = False
        left = self._left_over().values()
        now = _by_key([*left, *(entry for holder in self._holders for entry in holder.entries())])
        before = self._saved

        def changed(kept: Sequence[Data]) -> Sequence[Data]:
            there = _by_key(kept)
            for key in before.keys() - now.keys():
                there.pop(key, None)
            for key, entry in now.items():
                if before.get(key) != entry:
                    there.pop(key, None)
                    there[key] = entry
            return list(there.values())[-MOST:]

        try:
            self._change(changed)
            self._saved = now
        except StorageError as error:
            log.info("What is half entered can't be saved: %s", error)

    def _left_over(self) -> dict[Key, Data]:
        if self._left is None:
            self._left = {}
            try:
                self._left = _by_key(self._read())
                self._saved = dict(self._left)
            except Exception as error:
                log.info("What was half entered can't be read: %s", error)
        return self._left


def key_of(kind: type[Any], about: About) -> Key:
    return _name(kind), repr(about)


def entry_of(kind: type[Any], about: About, draft: object) -> Data | None:
    """A draft as data; none if it wouldn't come back as it is."""
    name, place = key_of(kind, about)
    try:
        entry = {"kind": name, "about": place, "type": _name(type(draft)), "value": _adapter(type(draft)).dump(draft)}
    except Exception as error:
        log.info("%s can't be kept: %s", name, error)
        return None
    return entry if repr(draft_in(kind, entry)) == repr(draft) else None


def draft_in(kind: type[D], entry: Data) -> D | None:
    """The draft as it was; none if it isn't one any more."""
    made_of = next((each for each in _kinds(kind) if _name(each) == entry.get("type")), None)
    try:
        draft: D | None = _adapter(made_of).load(entry["value"]) if made_of else None
    except Exception as error:
        log.info("%s can't be brought back: %s", _name(kind), error)
        return None
    return draft


class _Adapter:
    """Makes data of a value and a value of data, by the types of its fields, which are checked."""

    def __init__(self, kind: type[Any]) -> None:
        # Imported here, for the first screen waits for no such thing.
        from pydantic import TypeAdapter

        self._types: TypeAdapter[Any] = TypeAdapter(kind)

    def dump(self, value: object) -> Any:
        return self._types.dump_python(value, mode="json", warnings="error")

    def load(self, data: Any) -> Any:
        return self._types.validate_json(json.dumps(data))


_adapters: dict[type[Any], _Adapter] = {}


def _adapter(kind: type[Any]) -> _Adapter:
    if kind not in _adapters:
        _adapters[kind] = _Adapter(kind)
    return _adapters[kind]


def _kinds(kind: type[Any]) -> Iterator[type[Any]]:
    """A draft may be of a class that is a special case of the one that it is asked for by.

    Of a dataclass with slots there are two: the later one is the one that is used.
    """
    yield kind
    for special in reversed(kind.__subclasses__()):
        yield from _kinds(special)


def _name(kind: type[Any]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def _by_key(entries: Sequence[Data]) -> dict[Key, Data]:
    """The latest of each."""
    found: dict[Key, Data] = {}
    for entry in entries:
        key = str(entry.get("kind")), str(entry.get("about"))
        found.pop(key, None)
        found[key] = entry
    return found
