"""What is half entered on this device, as it is kept; whoever entered it knows what it means."""

from collections.abc import Sequence
from dataclasses import dataclass

from storage.records import Data, DraftsRecord, One


@dataclass(frozen=True, slots=True)
class KeptDrafts:
    record: One[DraftsRecord]

    def read(self) -> Sequence[Data]:
        record = self.record.read()
        return record.drafts if record else ()

    def save(self, drafts: Sequence[Data]) -> None:
        self.record.put(DraftsRecord(drafts=list(drafts)))
