"""The command line, as a process of its own that may hang, eat memory or fall over."""

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from tests.browser.driver import ROOT

WAITING: Final = 30
"""Seconds after which a command that does nothing has to be stopped."""


class Answer(NamedTuple):
    status: int | None
    """`None` if it had to be stopped."""
    out: bytes
    err: bytes

    @property
    def failed(self) -> str | None:
        """What no command may do: hang, work for too long, show a traceback, or die."""
        if self.status is None:
            return "hangs"
        if self.status in (-signal.SIGXCPU, -signal.SIGKILL):
            return "works for too long"
        if b"Traceback" in self.out + self.err:
            return f"traceback, {self.err.strip().splitlines()[-1].decode(errors='replace')[:60]}"
        return f"dies of signal {-self.status}" if self.status < 0 else None


def command(*arguments: str | bytes, given: bytes = b"", seconds: int = 10, memory: int | None = None) -> Answer:
    """What the app says; it may have so many seconds of a processor, however busy the machine is, and so many bytes."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        if memory is not None:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))

    try:
        done = subprocess.run(
            [sys.executable, "-m", "companion", *arguments],
            cwd=ROOT,
            env={**os.environ, "LANGUAGE": "en"},
            input=given,
            capture_output=True,
            timeout=WAITING,
            preexec_fn=limit,
        )
    except subprocess.TimeoutExpired as late:
        return Answer(None, late.stdout or b"", late.stderr or b"")
    return Answer(done.returncode, done.stdout, done.stderr)


def failures(answers: Sequence[tuple[str, Answer]]) -> list[str]:
    return [f"{name}: {answer.failed}" for name, answer in answers if answer.failed]
