"""What a data folder holds, for whoever takes all of it."""

from dataclasses import dataclass
from pathlib import Path

from storage.errors import told_plainly
from storage.files.folders import look_through, months_in
from storage.files.safe_json import Tell
from storage.restoring import PLACES


@dataclass(frozen=True, slots=True)
class FolderContents:
    folder: Path

    def has(self, name: str) -> bool:
        with told_plainly(self.folder):
            return (self.folder / name).exists()

    def ids(self, tell: Tell) -> list[str]:
        ids: dict[str, None] = {}
        for place in PLACES:
            for month in months_in(self.folder, place):
                ids |= dict.fromkeys(sorted(id for id, _ in look_through(self.folder / place / month, tell).games))
        return list(ids)
