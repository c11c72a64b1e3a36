"""Serves the app to a browser on this machine, with everything the browser needs and no network."""

import gc
import os
import socket
import sys
import webbrowser
from dataclasses import dataclass
from ipaddress import ip_address
from time import monotonic
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from companion import NAME
from companion.serving import CannotStart
from companion.serving.client import client
from companion.serving.counts import Counting, Counts
from companion.serving.door import ServerDoor
from companion.serving.health import Health
from companion.serving.hearing import Hearing
from companion.serving.impatient import ImpatientHTTP
from companion.serving.joining import Joining
from companion.serving.key import AskForKey, new_key, with_key
from companion.serving.lines import Bounds
from companion.serving.logs import log_plainly
from companion.serving.networks import addresses
from companion.serving.policy import POLICY
from companion.serving.reception import Reception
from companion.serving.strangers import KeepStrangersOut
from companion.serving.telling import tell_tables
from companion.serving.uploads import taking_uploads
from companion.sharing.desk import Guests
from companion.sharing.person import person
from companion.sharing.tries import SharedTries, Tries
from companion.shell.app import app, load_screens
from companion.shell.desk import Desk
from companion.speech.language import say
from companion.speech.plain import plain
from companion.speech.reasons import reason_text

PATIENCE: Final = 2
"""Seconds that the end waits for windows."""
USUAL: Final = Bounds()
HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104
"""Where it listens unless it is told otherwise, and where it does so once it is shared."""
CONNECTIONS_BESIDES: Final = 300
"""For files, and for whoever is silent, besides the lines to windows; more are told to come back later."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A server that listens already, and answers once it runs."""

    server: uvicorn.Server
    listening: socket.socket
    address: str
    """For the browser; whoever can come from another machine needs the key in it."""
    hosts_link: str | None = None
    """For a host who doesn't sit at this machine, once it is open to others."""

    def run(self) -> None:
        self.server.run(sockets=[self.listening])


def serve(
    desk: Desk,
    host: str,
    port: int,
    *,
    open_browser: bool,
    bounds: Bounds = USUAL,
    share: bool = False,
    public: str | None = None,
) -> None:
    """Run until interrupted; port 0 takes any free one. `public` is the address of a proxy in front of it."""
    prepared = prepare(desk, host, port, bounds, share=share, public=public)
    log_plainly()
    print(say("{app}: {address} (Ctrl+C ends it)", app=NAME, address=prepared.address), flush=True)
    tell_tables(desk, prepared.hosts_link)
    if open_browser:
        webbrowser.open(prepared.address)
    gc.freeze()  # what is loaded stays; looking through it now and then made the slowest tap twice as slow
    prepared.run()


def prepare(
    desk: Desk, host: str, port: int, bounds: Bounds, *, share: bool = False, public: str | None = None
) -> Prepared:
    listening = _listen(EVERYWHERE if share and host == HERE else host, port)
    address, port = listening.getsockname()[:2]
    url = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    load_screens()
    guests, hosts_link = Guests(), None
    seen = app(desk, seen_by=lambda whole: guests.desk_of(whole, person.get()))
    served: ASGIApp = taking_uploads(client(seen, bounds, desk), desk)
    others, counts = desk.keeper.others, Counts()
    key = AskForKey(served, others.key() if others else new_key(), public)
    if share or ip_address(address).is_loopback:
        door = ServerDoor(port, public, (addresses if address == EVERYWHERE else lambda: (address,)) if share else None)
        desk.door = door
        if door.is_open:
            hosts_link = with_key((*door.addresses, url)[0], key.key)
        secure = public is not None and public.startswith("https:")
        tries = SharedTries(others, monotonic) if others else Tries(monotonic)
        served = Reception(served, desk, key, Joining(desk.house, tries, counts, secure, public), public)
    else:
        door, served, url = None, key, with_key(url, key.key)
    served = KeepStrangersOut(served, host, public)
    if others:
        desk.entered = counts.entered
        served = Counting(served, desk, counts, lambda line: print(line, file=sys.stderr, flush=True))
    config = uvicorn.Config(
        Hearing(Health(served, desk.keeper), desk),
        http=ImpatientHTTP,
        ws="websockets-sansio",
        headers=list(POLICY),
        server_header=False,
        limit_concurrency=bounds.windows + CONNECTIONS_BESIDES,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=PATIENCE,
    )
    server = uvicorn.Server(config)
    if door:
        door.server = server
    return Prepared(server, listening, url, hosts_link)


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
