"""Which tables are open to other phones, as it is kept; whoever opened them knows what it means."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from storage.records import Data, One, TablesRecord


class _Same(Exception):
    """There is nothing to write."""


@dataclass(frozen=True, slots=True)
class KeptTables:
    record: One[TablesRecord]

    def read(self) -> Sequence[Data]:
        record = self.record.read()
        return record.tables if record else ()

    def change(self, change: Callable[[Sequence[Data]], Sequence[Mapping[str, Any]]]) -> None:
        """What `change` makes of those that are open now, while nobody else changes them; the same isn't written."""

        def changed(record: TablesRecord | None) -> TablesRecord:
            before = record.tables if record else []
            after = [dict(table) for table in change(before)]
            if after == before:
                raise _Same
            return TablesRecord(tables=after)

        with suppress(_Same):
            self.record.change(changed)

    def save(self, tables: Sequence[Data]) -> None:
        self.record.put(TablesRecord(tables=list(tables)))
