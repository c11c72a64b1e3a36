"""The entry that Flet's own tools look for; `python -m companion` is the usual way in."""

import flet as ft

from companion.app import app
from companion.desk import Desk
from companion.keeping import open_store

if __name__ == "__main__":
    ft.run(app(Desk(open_store())))
