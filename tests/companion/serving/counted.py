"""The app's server with short bounds, in a process of its own; on SIGUSR1 it writes down what it keeps for windows."""

import asyncio
import gc
import json
import logging
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from flet.messaging.session import Session
from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager

from companion.commands.command_line import parser
from companion.serving.lines import Bounds
from companion.serving.server import serve
from companion.shell.watching import Listeners
from companion.shell.window import Window, windows
from companion.starting import open_desk


def counts() -> dict[str, Any]:
    gc.collect()
    things = gc.get_objects()
    return {
        "open": len(windows),
        "sessions": len(app_manager._FletAppManager__sessions),
        **{kind.__name__: sum(isinstance(thing, kind) for thing in things) for kind in (Session, Window, FletApp)},
        "listeners": sum(len(held) for thing in things if isinstance(thing, Listeners) for held in thing._of.values()),
        "tasks": sum(isinstance(thing, asyncio.Task) for thing in things),
        "bytes": int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"),
        "seconds": sum(os.times()[:2]),
    }


def main() -> None:
    options = parser().parse_args()
    asked_for = json.loads(os.environ.get("BOUNDS", "{}"))
    answer = Path(options.data).with_suffix(".counts")

    def tell(*_: Any) -> None:
        answer.with_suffix(".new").write_text(json.dumps(counts()))
        answer.with_suffix(".new").rename(answer)

    signal.signal(signal.SIGUSR1, tell)
    logging.captureWarnings(True)
    bounds = replace(Bounds(), **asked_for)
    serve(open_desk(options.data), options.host, options.port, open_browser=False, bounds=bounds)


if __name__ == "__main__":
    sys.exit(main())
