"""Where the screens that only this game has are found."""

from typing import Final

from companion.shell.paths import game_path

NEW: Final = "/new/rune-age"
SCORE: Final = "/score/fight"
"""One fight that belongs to no game."""
SCORE_RESULT: Final = f"{SCORE}/result"
SCORE_WHY: Final = f"{SCORE}/why"
RULES: Final = "/rune-age/rules"
CARDS: Final = "/rune-age/cards"
"""The card book."""


def rules_path(topic: str = "") -> str:
    """The rules reference; a topic is a section, a rule by its id or a ruling."""
    return f"{RULES}/{topic}".rstrip("/")


def why_path(id: str, question: str) -> str:
    """Why a figure of a game is what it is, named like the control that shows it."""
    return game_path(id, f"why/{question}")
