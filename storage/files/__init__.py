"""Records in files: safe from crashes and full disks, one writer at a time."""

from typing import Final

PLAYERS: Final = "players.json"
CARDS: Final = "cards.json"
SETTINGS: Final = "settings.json"
DRAFTS: Final = "drafts.json"
TABLES: Final = "tables.json"
"""What is kept besides games, each in a file of this name."""
