"""The app in a native window, where Flet's desktop client can be had."""

import os
import sys
from importlib.util import find_spec
from urllib.error import URLError

import flet as ft

from companion.serving import CannotStart
from companion.shell.app import app
from companion.shell.desk import Desk
from companion.speech.language import say


def open_desktop(desk: Desk) -> None:
    """Run until the window is closed."""
    if find_spec("flet_desktop") is None:
        raise _no_window(say("The native window needs the package flet-desktop {version}.", version=ft.__version__))
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise _no_window(say("There is no display to open a window on."))
    _fetch_client()
    ft.run(app(desk))


def _no_window(why: str) -> CannotStart:
    """With what works instead."""
    instead = say("Without --desktop the app opens in the browser.")
    return CannotStart(f"{why} {instead}")


def _fetch_client() -> None:
    """Flet's client, which the package downloads once and keeps."""
    from flet_desktop import ensure_client_cached  # type: ignore[import-not-found]

    try:
        ensure_client_cached()
    except (URLError, OSError) as error:
        raise _no_window(say("Flet's desktop client can't be downloaded ({why}).", why=error)) from error
