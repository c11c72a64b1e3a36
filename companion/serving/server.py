"""Serves the app to a browser on this machine, with everything the browser needs and no network."""

import logging
import os
import socket
import webbrowser
from asyncio import CancelledError
from typing import Final

import flet as ft
import uvicorn
from starlette.websockets import WebSocketDisconnect, WebSocketDisconnected

from companion import NAME
from companion.serving import CannotStart
from companion.serving.strangers import KeepStrangersOut
from companion.serving.uploads import taking_uploads
from companion.shell.app import app, load_screens
from companion.shell.desk import Desk
from companion.speech.language import say

PATIENCE: Final = 2
"""Seconds that the end waits for windows: Flet listens for ever to one that went away before it said who it is."""

GOODBYES: Final = (WebSocketDisconnect, WebSocketDisconnected, CancelledError)


def serve(desk: Desk, host: str, port: int, *, open_browser: bool) -> None:
    """Run until interrupted; port 0 takes any free one."""
    listening = _listen(host, port)
    shown_host = f"[{host}]" if ":" in host else host
    url = f"http://{shown_host}:{listening.getsockname()[1]}"
    load_screens()
    served = KeepStrangersOut(taking_uploads(ft.run(app(desk), export_asgi_app=True, no_cdn=True), desk), host)
    config = uvicorn.Config(served, log_level="warning", ws="websockets-sansio", timeout_graceful_shutdown=PATIENCE)
    for name in ("uvicorn.error", "flet_web.fastapi"):
        logging.getLogger(name).addFilter(is_worth_logging)
    print(say("{app}: {address} (Ctrl+C ends it)", app=NAME, address=url), flush=True)
    if open_browser:
        webbrowser.open(url)
    uvicorn.Server(config).run(sockets=[listening])


def is_worth_logging(record: logging.LogRecord) -> bool:
    """A window that was closed while we spoke to it, or listened, is nothing to log; nor is one that we hang up on."""
    return not (record.exc_info and isinstance(record.exc_info[1], GOODBYES))


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise _cannot_listen(host, port, _why(error)) from error
    except (TypeError, ValueError) as error:
        raise _cannot_listen(host, port, str(error)) from error


def _cannot_listen(host: str, port: int, why: str) -> CannotStart:
    """Somebody else listens there, or there is no such address here."""
    return CannotStart(say("Can't listen on {address}. Choose another with --port.", address=f"{host}:{port}: {why}"))


def _why(error: OSError) -> str:
    """The system's own words, without what Python adds to them."""
    return os.strerror(error.errno) if error.errno and error.errno > 0 else str(error.strerror)
