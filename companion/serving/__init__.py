"""How the app reaches people: a server for browsers, a native window, a static site."""


class CannotStart(Exception):
    """Why the app can't be shown here, in words."""
