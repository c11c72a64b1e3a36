"""The command line, as a process of its own that may hang, eat memory or fall over."""

import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from typing import NamedTuple

from tests.browser.driver import ROOT


class Answer(NamedTuple):
    status: int | None
    """`None` if it had to be stopped."""
    out: bytes
    err: bytes

    @property
    def failed(self) -> str | None:
        """What no command may do: hang, show a traceback, or die."""
        if self.status is None:
            return "hangs"
        if b"Traceback" in self.out + self.err:
            return f"traceback, {self.err.strip().splitlines()[-1].decode(errors='replace')[:60]}"
        return f"dies of signal {-self.status}" if self.status < 0 else None


def command(
    *arguments: str | bytes, given: bytes = b"", seconds: float = 30, memory: int | None = None, lang: str = "en"
) -> Answer:
    """What the app says to a command; `memory` is how many bytes it may have."""
    limit = None if memory is None else lambda: resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    try:
        done = subprocess.run(
            [sys.executable, "-m", "companion", *arguments],
            cwd=ROOT,
            env={**os.environ, "LANGUAGE": lang},
            input=given,
            capture_output=True,
            timeout=seconds,
            preexec_fn=limit,
        )
    except subprocess.TimeoutExpired as late:
        return Answer(None, late.stdout or b"", late.stderr or b"")
    return Answer(done.returncode, done.stdout, done.stderr)


def failures(answers: Sequence[tuple[str, Answer]]) -> list[str]:
    return [f"{name}: {answer.failed}" for name, answer in answers if answer.failed]
