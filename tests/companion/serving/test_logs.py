import logging
import sys
from asyncio import CancelledError

import pytest
from starlette.websockets import WebSocketDisconnect, WebSocketDisconnected

from companion.serving.logs import PlainFormatter, is_worth_logging


@pytest.mark.parametrize(
    ("error", "logged"),
    [
        (WebSocketDisconnect(1001), False),
        (WebSocketDisconnected("not connected"), False),
        (CancelledError(), False),
        (OSError("the disk"), True),
    ],
)
def test_a_window_that_goes_away_is_nothing_to_log(error: BaseException, logged: bool) -> None:
    record = logging.LogRecord("any", logging.WARNING, "", 0, "told", (), (type(error), error, None))
    assert is_worth_logging(record) is logged


def test_what_a_client_wrote_acts_on_no_terminal_and_forges_no_line() -> None:
    record = logging.LogRecord("any", logging.WARNING, "", 0, "said %s", ("\x1b[2J\nERROR \u202efake",), None)
    assert PlainFormatter("%(message)s").format(record) == "said \\x1b[2J\\x0aERROR \\u202efake"


def test_no_line_of_a_traceback_passes_for_a_message() -> None:
    try:
        raise ValueError("\x1b[2J\nERROR fake")
    except ValueError:
        record = logging.LogRecord("any", logging.WARNING, "", 0, "failed", (), sys.exc_info(), sinfo="Stack\nend")
    first, *others = PlainFormatter("%(message)s").format(record).splitlines()
    assert first == "failed"
    assert all(line.startswith("  ") for line in others)
    assert "  ValueError: \\x1b[2J" in others
    assert "  end" in others
