"""One writer at a time in a data folder, over threads and processes; the lock file names its owner."""

import json
import os
import platform
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import RLock
from typing import Final

from filelock import FileLock, Timeout

from storage.errors import InUse, Owner, told_plainly

LOCK_FILE: Final = "in-use.lock"
PATIENCE: Final = 10.0
"""Seconds to wait for another writer, who needs milliseconds."""
RESIGNED: Final = 5.0
"""Seconds after a wait in vain in which nobody waits again: a writer who takes that long isn't done any moment."""


class FolderLock:
    def __init__(self, folder: Path, patience: float = PATIENCE) -> None:
        self._path = folder / LOCK_FILE
        self._patience = patience
        self._in_vain = float("-inf")
        """When somebody waited last and didn't get it."""
        self._threads = RLock()
        self._lock = FileLock(self._path, thread_local=False, poll_interval=0.001)

    @contextmanager
    def held(self, patience: float | None = None) -> Iterator[None]:
        """Held by this thread until the block ends; asking again inside of it is no wait."""
        end = time.monotonic() + (self._usual_patience() if patience is None else patience)
        if not self._threads.acquire(timeout=max(0, end - time.monotonic())):
            raise InUse(self._owner())
        try:
            with told_plainly(self._path):
                self._path.parent.mkdir(parents=True, exist_ok=True)
                try:
                    self._lock.acquire(timeout=max(0, end - time.monotonic()))
                except Timeout:
                    if patience is None:
                        self._in_vain = time.monotonic()
                    raise InUse(self._owner()) from None
            self._in_vain = float("-inf")
            try:
                if self._lock.lock_counter == 1:
                    self._sign()
                yield
            finally:
                self._lock.release()
        finally:
            self._threads.release()

    def _usual_patience(self) -> float:
        return 0 if time.monotonic() < self._in_vain + RESIGNED else self._patience

    def _sign(self) -> None:
        """Says who holds the folder, unless it says so already; on a disk too full for that, nobody does."""
        owner, file = Owner(os.getpid(), platform.node()), self._path.with_suffix(".owner")
        if owner != self._owner():
            with suppress(OSError):
                file.write_text(json.dumps({"process": owner.process, "machine": owner.machine}))

    def _owner(self) -> Owner | None:
        try:
            owner = json.loads(self._path.with_suffix(".owner").read_text())
            return Owner(owner["process"], owner["machine"])
        except (OSError, ValueError, KeyError):
            return None
