"""Where the data lives: where the caller says, where Flet says, or where this system keeps such things."""

import os
from pathlib import Path

from platformdirs import user_data_path

APP = "ethnos-companion"


def data_folder(given: str | None = None) -> Path:
    """`--data DIR` above all, then `FLET_APP_STORAGE_DATA`, then the user's data folder."""
    chosen = given or os.environ.get("FLET_APP_STORAGE_DATA")
    return Path(chosen) if chosen else user_data_path(APP, appauthor=False)
