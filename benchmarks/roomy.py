"""The app's own server, which takes more windows than it usually does."""

import sys
from dataclasses import replace
from typing import Final

from companion.commands.command_line import parser
from companion.serving.garbage import look_seldom
from companion.serving.lines import Bounds
from companion.serving.server import serve
from companion.starting import TURN, open_desk

WINDOWS: Final = 1200


def main() -> None:
    options = parser().parse_args()
    look_seldom()
    sys.setswitchinterval(TURN)
    bounds = replace(Bounds(), windows=WINDOWS)
    desk = open_desk(options.data)
    serve(desk, options.host, options.port, open_browser=False, bounds=bounds, public=options.public_url)


if __name__ == "__main__":
    main()
