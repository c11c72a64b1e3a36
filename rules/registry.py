"""The games there are: the one place that names them.

A game is a folder of this name in `rules/`, with its `KIND` in `kind.py`, and one in `companion/`, with its `GAME`. The
formats of its files begin with its name, dashes for underscores: `ethnos-game/1`, `ethnos-age-sheet/1`.
"""

GAMES: tuple[str, ...] = ("ethnos", "rune_age")
