"""HTTP for clients that say what they want in good time; uvicorn itself would wait for ever."""

from asyncio import TimerHandle, Transport
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as AnyHTTP
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as AnyHTTP

PATIENCE: Final = 10
"""Seconds, from the connection or the last answer on."""


class ImpatientHTTP(AnyHTTP):
    """uvicorn's own, which hangs up on who is silent, or never comes to the end."""

    _giving_up: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._listen()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_answering():
            self._stop_listening()
        elif self._giving_up is None:
            self._listen()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_listening()
        super().connection_lost(exc)

    def _is_answering(self) -> bool:
        """Whether a request is complete and has no answer yet, or has made the connection a socket of windows."""
        asked = self.cycle is not None and not self.cycle.response_complete
        return asked or self.transport.get_protocol() is not self

    def _listen(self) -> None:
        self._giving_up = self.loop.call_later(PATIENCE, self.transport.close)

    def _stop_listening(self) -> None:
        if self._giving_up:
            self._giving_up.cancel()
            self._giving_up = None
