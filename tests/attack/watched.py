"""The app's server as people start it, which says what it holds whenever it is asked on standard input."""

import gc
import json
import os
import resource
import sys
from pathlib import Path
from threading import Thread
from typing import Final

from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager

from companion.commands.command_line import parser
from companion.serving.lines import Bounds
from companion.serving.server import serve
from companion.shell.window import windows
from companion.starting import open_desk

TIMEOUT: Final = 2
"""Seconds for which a session is kept whose window is gone; Flet looks for such every ten seconds."""


def counts() -> dict[str, int]:
    """What the process holds now."""
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


def main() -> None:
    options = parser().parse_args()
    serve(open_desk(options.data), options.host, options.port, open_browser=False, bounds=Bounds(asleep=TIMEOUT))


if __name__ == "__main__":
    Thread(target=answer, daemon=True).start()
    main()
