"""Where the data lives: where the caller says, where Flet says, or where this system keeps such things."""

import os
from pathlib import Path

from platformdirs import user_data_path

from storage.files.disk import Disk
from storage.files.lock import PATIENCE, FolderLock
from storage.files.one_writer import OneWriter
from storage.store import Clock, Store, now
from storage.values import App


def data_folder(name: str, given: str | None = None) -> Path:
    """`--data DIR` above all, then `FLET_APP_STORAGE_DATA`, then the app's folder among the user's data."""
    chosen = given or os.environ.get("FLET_APP_STORAGE_DATA")
    return Path(chosen) if chosen else user_data_path(name, appauthor=False)


def open_folder(
    folder: Path,
    app: App,
    clock: Clock = now,
    disk: Disk | None = None,
    lock: OneWriter | None = None,
    patience: float = PATIENCE,
) -> Store:
    """Everything kept in this folder, which other programs may use too; `patience` is how long to wait for them."""
    return Store(folder, app, lock or FolderLock(folder, patience), disk or Disk(), clock)
