"""Where the list of past games and the screens of a kept game are found."""

from typing import Final

PAST: Final = "/past"


def game_path(id: str, screen: str = "") -> str:
    return f"/game/{id}/{screen}".rstrip("/")
