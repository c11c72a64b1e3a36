"""The door to other machines: shut, unless somebody opens it at the start or in the app."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from companion.serving.networks import addresses
from companion.serving.telling import table_text
from companion.sharing.door import CannotOpen
from companion.speech.language import say

if TYPE_CHECKING:
    import uvicorn


class ServerDoor:
    """Opened in the app, it listens on the same port at every address that other machines can reach us by."""

    def __init__(self, port: int, public: str | None, listens: Callable[[], Sequence[str]] | None) -> None:
        self._port = port
        self._public = public
        self._listens = listens
        """The addresses that it listens on already; none as long as it is shut."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.server: uvicorn.Server | None = None
        """Once it runs."""

    @property
    def is_open(self) -> bool:
        return self._listens is not None or self._public is not None

    @property
    def addresses(self) -> Sequence[str]:
        public = [self._public] if self._public else []
        return [*public, *(f"http://{address}:{self._port}" for address in (self._listens or tuple)())]

    def open(self) -> None:
        if self.is_open:
            return
        here = addresses()
        if not here or self.server is None:
            raise CannotOpen(say("This machine is in no network that other phones could reach it by."))
        sockets: list[socket.socket] = []
        try:
            sockets += (socket.create_server((address, self._port)) for address in here)
        except OSError as error:
            for each in sockets:
                each.close()
            raise CannotOpen(
                say("Another program listens on port {port} of this machine. Start with --share.", port=self._port)
            ) from error
        for each in sockets:
            task = asyncio.get_running_loop().create_task(self._listen(self.server, each))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._listens = lambda: here

    def tell(self, code: str) -> None:
        print(table_text(self, code), flush=True)

    async def _listen(self, server: uvicorn.Server, here: socket.socket) -> None:
        """As uvicorn does it for the sockets that it is started with."""
        config = server.config

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=server.server_state, app_state=server.lifespan.state
            )
            return made

        loop = asyncio.get_running_loop()
        server.servers.append(await loop.create_server(protocol, sock=here, backlog=config.backlog))
