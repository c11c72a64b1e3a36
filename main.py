"""The entry that Flet's own tools look for, and the browser; `python -m companion` is the usual way in."""

import sys

import flet as ft

from companion.shell.app import app, load_screens_in_passing
from companion.shell.desk import Desk

if sys.platform == "emscripten":
    from companion.serving.web.data import open_store
    from companion.serving.web.news import listen
else:
    from companion.starting import open_store

if __name__ == "__main__":
    desk = Desk(open_store())
    if sys.platform == "emscripten":
        listen(desk)
    ft.run(app(desk), before_main=load_screens_in_passing)
