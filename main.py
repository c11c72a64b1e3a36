"""The entry that Flet's own tools look for; `python -m companion` is the usual way in."""

import flet as ft

from companion.app import main

if __name__ == "__main__":
    ft.run(main)
