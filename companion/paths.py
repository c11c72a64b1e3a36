"""Where each screen is found."""


def game_path(id: str, screen: str = "") -> str:
    return f"/game/{id}/{screen}".rstrip("/")
