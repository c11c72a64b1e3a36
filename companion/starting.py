"""Where the app gets its store from. Everything else knows it as a `Keeper`."""

from companion import VERSION
from storage.files.folder import data_folder
from storage.protocol import Keeper
from storage.store import Store


def open_store(data: str | None = None) -> Keeper:
    """The store in the folder that was asked for, or in the usual one."""
    return Store(data_folder(data), VERSION)
