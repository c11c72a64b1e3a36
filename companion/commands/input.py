"""What commands read: files, or standard input."""

import sys
from pathlib import Path
from typing import Final

from rules.problems import FileCode, Problem, Refused

STANDARD_INPUT: Final = "-"


def read_bytes(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    except OSError as error:
        facts = {"file": name, "why": error.strerror or str(error)}
        raise Refused([Problem(FileCode.UNREADABLE, name, None, "file", facts)]) from None
