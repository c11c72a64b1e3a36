"""Which tables are open to other phones, as it is kept; whoever opened them knows what it means."""

from collections.abc import Sequence
from dataclasses import dataclass

from storage.records import Data, One, TablesRecord


@dataclass(frozen=True, slots=True)
class KeptTables:
    record: One[TablesRecord]

    def read(self) -> Sequence[Data]:
        record = self.record.read()
        return record.tables if record else ()

    def save(self, tables: Sequence[Data]) -> None:
        self.record.put(TablesRecord(tables=list(tables)))
