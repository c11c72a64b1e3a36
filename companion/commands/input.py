"""What commands read: files, or standard input, and never much more of either than can be of use."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from companion.speech.reasons import CLOSED, reason_of
from rules.limits import LARGEST_FILE
from rules.problems import FileCode, Problem, Refused

STANDARD_INPUT: Final = "-"
WHITE_SPACE: Final = b" \t\r\n"
"""What JSON calls so; only a line feed ends a line."""
ENOUGH: Final = LARGEST_FILE + 1
"""Bytes, by which a reader of files sees that there are too many."""
READ_AT_ONCE: Final = 1_000_000
AT_HAND: Final = 64_000_000


def read_bytes(name: str) -> bytes:
    """What is in a file; of one that is too large, as much as shows it."""
    with opened(name) as stream:
        return stream.read(ENOUGH)


def lines(name: str) -> Iterator[bytes]:
    """The lines of a file as they come, but for blank ones; of one that is too long, as much as shows it."""
    with opened(name) as stream:
        while line := stream.readline(ENOUGH):
            said = line.removesuffix(b"\n")
            if said.strip(WHITE_SPACE) or len(said) > LARGEST_FILE:
                yield said
            while line and not line.endswith(b"\n"):
                line = stream.readline(READ_AT_ONCE)


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """`Refused` if it can't be read, now or half way."""
    try:
        if name != STANDARD_INPUT:
            with Path(name).open("rb") as stream:
                yield stream
        elif sys.stdin is None:
            raise OSError(CLOSED)
        else:
            yield sys.stdin.buffer
    except OSError as error:
        facts = {"file": name, "why": reason_of(error)}
        raise Refused([Problem(FileCode.UNREADABLE, name, None, "file", facts)]) from None


def batches(lines: Iterable[bytes]) -> Iterator[list[bytes]]:
    """Lines in parts that are as large as a machine can well have at hand."""
    batch: list[bytes] = []
    size = 0
    for line in lines:
        batch.append(line)
        size += len(line)
        if size >= AT_HAND:
            yield batch
            batch, size = [], 0
    yield batch
