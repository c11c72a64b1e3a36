"""Serves the app to a browser on this machine, with everything the browser needs and no network."""

import os
import socket
import webbrowser
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from companion import NAME
from companion.serving import CannotStart
from companion.serving.client import client
from companion.serving.impatient import ImpatientHTTP
from companion.serving.key import AskForKey, new_key, with_key
from companion.serving.lines import Bounds
from companion.serving.logs import log_plainly
from companion.serving.policy import POLICY
from companion.serving.strangers import KeepStrangersOut
from companion.serving.uploads import taking_uploads
from companion.shell.app import app, load_screens
from companion.shell.desk import Desk
from companion.speech.language import say
from companion.speech.plain import plain
from companion.speech.reasons import reason_text

PATIENCE: Final = 2
"""Seconds that the end waits for windows."""
USUAL: Final = Bounds()
CONNECTIONS_BESIDES: Final = 300
"""For files, and for whoever is silent, besides the lines to windows; more are told to come back later."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A server that listens already, and answers once it runs."""

    server: uvicorn.Server
    listening: socket.socket
    address: str
    """For the browser; whoever can come from another machine needs the key in it."""

    def run(self) -> None:
        self.server.run(sockets=[self.listening])


def serve(desk: Desk, host: str, port: int, *, open_browser: bool, bounds: Bounds = USUAL) -> None:
    """Run until interrupted; port 0 takes any free one."""
    prepared = prepare(desk, host, port, bounds)
    log_plainly()
    print(say("{app}: {address} (Ctrl+C ends it)", app=NAME, address=prepared.address), flush=True)
    if open_browser:
        webbrowser.open(prepared.address)
    prepared.run()


def prepare(desk: Desk, host: str, port: int, bounds: Bounds) -> Prepared:
    listening = _listen(host, port)
    url = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"
    load_screens()
    served: ASGIApp = taking_uploads(client(app(desk), bounds), desk)
    if not ip_address(listening.getsockname()[0]).is_loopback:
        key = new_key()
        served, url = AskForKey(served, key), with_key(url, key)
    config = uvicorn.Config(
        KeepStrangersOut(served, host),
        http=ImpatientHTTP,
        ws="websockets-sansio",
        headers=list(POLICY),
        server_header=False,
        limit_concurrency=bounds.windows + CONNECTIONS_BESIDES,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=PATIENCE,
    )
    return Prepared(uvicorn.Server(config), listening, url)


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise _cannot_listen(host, port, _why(error)) from error
    except (TypeError, ValueError) as error:
        raise _cannot_listen(host, port, str(error)) from error


def _cannot_listen(host: str, port: int, why: str) -> CannotStart:
    """Somebody else listens there, or there is no such address here."""
    return CannotStart(
        say("Can't listen on {address}. Choose another with --port.", address=plain(f"{host}:{port}: {why}"))
    )


def _why(error: OSError) -> str:
    """The system's reason, without what Python adds to it."""
    return reason_text(os.strerror(error.errno) if error.errno and error.errno > 0 else str(error.strerror))
