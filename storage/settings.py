"""The settings of this device, as they are kept."""

from dataclasses import dataclass

from storage.records import One, SettingsRecord
from storage.values import Settings


@dataclass(frozen=True, slots=True)
class KeptSettings:
    record: One[SettingsRecord]

    def read(self) -> Settings | None:
        """`None` as long as nobody has chosen anything."""
        record = self.record.read()
        return record.settings if record else None

    def save(self, settings: Settings) -> None:
        self.record.put(SettingsRecord(settings=settings))
