"""Where the screens of a kept game are found."""


def game_path(id: str, screen: str = "") -> str:
    return f"/game/{id}/{screen}".rstrip("/")
