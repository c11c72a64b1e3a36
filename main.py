"""The entry that Flet's own tools look for, and the site; `python -m companion` is the usual way in."""

from companion.starting import run_within_flet

if __name__ == "__main__":
    run_within_flet()
