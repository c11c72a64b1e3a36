"""What servers tell each other: what has changed, and its number. Whoever hears it reads what they lack."""

from typing import Final

CHANNEL: Final = "companion"
NOTIFY: Final = "SELECT pg_notify('companion', %s)"
MOVED: Final = -1
"""The number of a game that is in the bin now, or back."""
