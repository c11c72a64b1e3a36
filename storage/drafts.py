"""What is half entered on this device, as it is kept; whoever entered it knows what it means."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from storage.records import Data, DraftsRecord, One


@dataclass(frozen=True, slots=True)
class KeptDrafts:
    record: One[DraftsRecord]

    def read(self) -> Sequence[Data]:
        record = self.record.read()
        return record.drafts if record else ()

    def change(self, change: Callable[[Sequence[Data]], Sequence[Mapping[str, Any]]]) -> None:
        """What `change` makes of those that are kept now, while nobody else changes them."""

        def changed(record: DraftsRecord | None) -> DraftsRecord:
            return DraftsRecord(drafts=[dict(draft) for draft in change(record.drafts if record else [])])

        self.record.change(changed)

    def save(self, drafts: Sequence[Data]) -> None:
        self.record.put(DraftsRecord(drafts=list(drafts)))
