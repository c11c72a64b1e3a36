"""What is logged, for a terminal: clients can write into it, and may not act on it."""

import logging
from asyncio import CancelledError
from textwrap import indent
from typing import Any, Final

from starlette.websockets import WebSocketDisconnect, WebSocketDisconnected

from companion.speech.plain import plain

GOODBYES: Final = (WebSocketDisconnect, WebSocketDisconnected, CancelledError)
REFUSED: Final = "ASGI callable returned without completing handshake."
"""What uvicorn says of each socket that we have refused in words."""


class PlainFormatter(logging.Formatter):
    """One line a message, whatever stands in it. Tracebacks are indented: no line in them passes for a message."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        return plain(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:
        return indent(plain(super().formatException(ei), keep="\n"), "  ")

    def formatStack(self, stack_info: str) -> str:
        return indent(plain(stack_info, keep="\n"), "  ")


def log_plainly() -> None:
    """Ours, Flet's and the server's own, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(PlainFormatter("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(is_worth_logging)
    logging.basicConfig(handlers=[handler])


def is_worth_logging(record: logging.LogRecord) -> bool:
    """A window that was closed while we spoke to it, or listened, is nothing to log; nor is one that we hang up on."""
    return record.msg != REFUSED and not (record.exc_info and isinstance(record.exc_info[1], GOODBYES))
