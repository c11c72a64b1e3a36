"""How large things may be, the same wherever they come from: a file, a backup, a browser or the command line."""

from typing import Final

LARGEST_FILE: Final = 4_000_000
"""Bytes of a game file, a score sheet, a line of many, or a record as it is kept."""
MOST_EVENTS: Final = 5_000
"""Of one game; a long evening has some 150."""
LONGEST_NOTE: Final = 500
"""Characters."""
