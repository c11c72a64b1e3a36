"""The app put together, in one place: the store of this platform, the desk on it, and where people see it.

Every way in loads what it needs and nothing else: a phone waits for each module, and no command waits for the screens.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

from companion import BACKUPS, COMMAND, VERSION
from storage.errors import NoDriver
from storage.values import App

if TYPE_CHECKING:
    from companion.shell.desk import Desk
    from storage.postgres.store import PostgresStore
    from storage.protocol import Keeper
    from storage.store import Store
    from storage.values import Progress, Restored

IN_THE_SITE: Final = sys.platform == "emscripten"
"""Whether it is a browser that runs us, without a server."""
IMPATIENCE: Final = 0.2
"""Seconds that windows wait for another program that writes in the data folder: as long as one waits, all do."""

TURN: Final = 0.001
"""Seconds after which a thread that works beside lets windows have their turn."""


DATABASES: Final = ("postgresql://", "postgres://")
"""How the address of a database begins, rather than a folder's."""
NAMED_DATABASE: Final = "COMPANION_DATABASE"
"""The variable that may hold one, with its password: no list of processes shows it."""


def open_store(data: str | None = None, patience: float | None = None) -> Keeper:
    """The store in the folder or the database that was asked for, or where this platform keeps such things.

    `patience` is how many seconds to wait for another program that writes there, if not as long as commands do.
    """
    if IN_THE_SITE:
        from companion.serving.web.data import open_store as open_in_browser

        return open_in_browser()
    where = data or os.environ.get(NAMED_DATABASE)
    return _open_place(where, patience)


def move_all(source: str, target: str, progress: Progress) -> Restored:
    """From a folder or a database into another one; a folder that isn't there is made with the first game."""
    from storage.moving import move

    return move(_open_place(source).kept, _open_place(target).kept, progress)


def _open_place(where: str | None, patience: float | None = None) -> Store | PostgresStore:
    if where and where.startswith(DATABASES):
        return _open_database(where)
    from storage.files.folder import data_folder, open_folder
    from storage.files.lock import PATIENCE

    folder = data_folder(COMMAND, where)
    return open_folder(folder, App(VERSION, BACKUPS), patience=PATIENCE if patience is None else patience)


def _open_database(address: str) -> PostgresStore:
    """For this more has to be installed than for anything else."""
    try:
        from storage.postgres.store import open_database
    except ModuleNotFoundError as error:
        raise NoDriver from error
    return open_database(address, App(VERSION, BACKUPS))


def open_desk(data: str | None = None) -> Desk:
    from companion.shell.desk import Desk

    return Desk(open_store(data, IMPATIENCE))


def run_within_flet() -> None:
    """Where Flet itself has started us: by its tools, on a phone, or in the site."""
    import flet as ft

    from companion.shell.app import app, load_screens_in_passing

    desk = open_desk()
    if IN_THE_SITE:
        from companion.serving.web.news import listen

        listen(desk)
    ft.run(app(desk), before_main=load_screens_in_passing)


def run_server(
    data: str | None, host: str, port: int, *, open_browser: bool, share: bool = False, public: str | None = None
) -> None:
    """For browsers, until it is interrupted."""
    from companion.serving.garbage import look_seldom
    from companion.serving.server import serve

    look_seldom()
    sys.setswitchinterval(TURN)
    serve(open_desk(data), host, port, open_browser=open_browser, share=share, public=public)


def run_window(data: str | None) -> None:
    """In a native window, until it is closed."""
    from companion.serving.desktop import open_desktop

    open_desktop(open_desk(data))
