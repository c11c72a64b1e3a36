"""The few things done to the disk. Tests put a disk in its place that fills up or loses its power."""

import os
from pathlib import Path

Stamp = tuple[int, int, int]
"""Size, time and number of a file, which change with its content."""


class Disk:
    def read(self, path: Path) -> bytes:
        return path.read_bytes()

    def write(self, path: Path, content: bytes) -> None:
        """The file with this content, all of it on the disk when this returns."""
        with path.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())

    def link(self, path: Path, name: Path) -> None:
        """One more name for a file; the name is new."""
        os.link(path, name)

    def replace(self, path: Path, name: Path) -> None:
        """The file under another name, in one step, whatever had that name before."""
        path.replace(name)

    def remove(self, path: Path) -> None:
        path.unlink(missing_ok=True)

    def make_folder(self, path: Path) -> None:
        """The folder and those above it, all of them on the disk when this returns."""
        missing = [folder for folder in (path, *path.parents) if not folder.exists()]
        path.mkdir(parents=True, exist_ok=True)
        for folder in missing:
            self.sync_folder(folder.parent)

    def sync_folder(self, path: Path) -> None:
        """The names in the folder on the disk when this returns, where the system can sync a folder."""
        try:
            folder = os.open(path, os.O_RDONLY)
        except OSError:
            return
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

    def stamp(self, status: os.stat_result) -> Stamp:
        return status.st_size, status.st_mtime_ns, status.st_ino
