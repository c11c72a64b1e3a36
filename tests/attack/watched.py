"""The app's server as people start it, which says what it holds whenever it is asked on standard input."""

import gc
import json
import os
import resource
import sys
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Final

from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager

from companion.__main__ import run
from companion.serving.server import serve

TIMEOUT: Final = 2
"""Seconds for which a session is kept whose window is gone; Flet looks for such every ten seconds."""


def counts() -> dict[str, int]:
    """What the process holds now."""
    from companion.shell.window import windows

    gc.collect()
    return {
        "sessions": len(app_manager._FletAppManager__sessions),  # type: ignore[attr-defined]
        "windows": len(windows),
        "connections": sum(isinstance(each, FletApp) for each in gc.get_objects()),
        "files": len(os.listdir("/proc/self/fd")),
        "bytes": int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize(),
    }


def answer() -> None:
    for _ in sys.stdin:
        print(json.dumps(counts()), flush=True)


def forget_soon() -> None:
    """Where people would be waited for, nobody waits so long."""
    os.environ["FLET_SESSION_TIMEOUT"] = str(TIMEOUT)
    if serve.__kwdefaults__:
        serve.__kwdefaults__["bounds"] = replace(serve.__kwdefaults__["bounds"], asleep=TIMEOUT)


if __name__ == "__main__":
    forget_soon()
    Thread(target=answer, daemon=True).start()
    run()
