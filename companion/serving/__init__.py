"""How the app reaches people: a server for browsers, a native window, a static site."""
