"""What went wrong with the data folder, as one sentence for the person holding the phone."""

from storage.errors import StorageError


def trouble_text(error: StorageError) -> str:
    return str(error)
