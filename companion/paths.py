"""Where each screen is found."""


def game_path(id: str, screen: str = "") -> str:
    return f"/game/{id}/{screen}".rstrip("/")


def rules_path(topic: str = "") -> str:
    """The rules reference; a topic is a section, a rule by its id, a Tribe or a ruling."""
    return f"/rules/{topic}".rstrip("/")
