"""Where the screens that only this game has are found."""

from typing import Final

from companion.shell.paths import game_path

SCORE_WHY: Final = "/score/why"
"""Why a number of an Age that is scored without a game is what it is; its name follows."""


def why_path(id: str, question: str, age: str = "now") -> str:
    """Why a number of a game is what it is, named like the control that shows it; in an Age that ended, or now."""
    return game_path(id, f"why/{age}/{question}")


def rules_path(topic: str = "") -> str:
    """The rules reference; a topic is a section, a rule by its id, a Tribe or a ruling."""
    return f"/rules/{topic}".rstrip("/")
