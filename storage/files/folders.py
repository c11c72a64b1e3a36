"""What lies in the folders of games, whoever has put it there."""

import os
import re
import stat
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from storage.errors import CannotRead, NotOurs, told_plainly
from storage.files.safe_json import Tell
from storage.values import ID, Place

MONTH: Final = re.compile(r"[0-9]{4}-[0-9]{2}")
UNFINISHED: Final = (".json.new", ".json.new.bak")
"""How the names end of files that are there only while somebody writes."""


def month_of(id: str) -> str:
    """The folder of a game, which is for the month it was begun in."""
    return f"{id[:4]}-{id[4:6]}"


def months_in(folder: Path, place: Place) -> list[str]:
    """Newest first."""
    root = folder / place
    with told_plainly(root):
        names = os.listdir(root) if root.is_dir() else []
    return sorted(filter(_is_month, names), reverse=True)


@lru_cache(4096)
def _is_month(name: str) -> bool:
    """Asked again and again of the same few hundred."""
    return MONTH.fullmatch(name) is not None


@dataclass(frozen=True, slots=True)
class Found:
    """What a month's folder holds."""

    games: list[tuple[str, os.stat_result]]
    """The id of each, and the status of its file."""
    unfinished: list[Path]
    """What is being written, or was when its writer was killed."""


def look_through(month: Path, tell: Tell) -> Found:
    """What is none of ours is told."""
    found = Found([], [])
    for entry in _entries(month, tell):
        if entry.name.endswith(UNFINISHED):
            found.unfinished.append(Path(entry.path))
        elif entry.name.endswith(".json"):
            id, status = entry.name.removesuffix(".json"), _status(entry)
            if status and stat.S_ISREG(status.st_mode) and ID.fullmatch(id) and month_of(id) == month.name:
                found.games.append((id, status))
            elif status or entry.is_symlink():
                tell(NotOurs(entry.name))
    return found


def _entries(month: Path, tell: Tell) -> list["os.DirEntry[str]"]:
    try:
        with os.scandir(month) as entries:
            return list(entries)
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        tell(CannotRead(month.name, error.strerror or str(error)))
        return []


def _status(entry: "os.DirEntry[str]") -> os.stat_result | None:
    """None of what has just been taken away, or is a link that leads nowhere."""
    try:
        return entry.stat()
    except OSError:
        return None
