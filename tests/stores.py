"""Stores in folders of their own."""

from pathlib import Path
from typing import Any

from rules.kinds import kind_named
from storage.files.disk import Disk
from storage.files.folder import open_folder
from storage.files.one_writer import OneWriter
from storage.protocol import KeepsGames
from storage.store import Clock, Store, now
from storage.values import App, Code, Saved

BACKUPS = "ethnos-backup/1"


def a_store(
    folder: Path, version: str = "1", clock: Clock = now, disk: Disk | None = None, lock: OneWriter | None = None
) -> Store:
    return open_folder(folder, App(version, BACKUPS), clock, disk, lock)


def append(games: KeepsGames, id: str, *events: Any, step: Code | None = None) -> Saved[Any]:
    """More events as one step, whatever the game's revision is."""
    saved = games.open(id)
    kind = kind_named(saved.kind)
    return games.append(
        id, kind.play(saved.game, events), events, step or kind.step(saved.game, events), saved.revision
    )


def undo(games: KeepsGames, id: str) -> Saved[Any]:
    return games.undo(id, games.open(id).revision)


def redo(games: KeepsGames, id: str) -> Saved[Any]:
    return games.redo(id, games.open(id).revision)
