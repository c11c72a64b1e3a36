"""How much room a window has, and how large things may be in it."""

from dataclasses import dataclass
from typing import Final

WIDE: Final = 840
"""From this width on there are two columns."""
LOW: Final = 480
"""A window lower than this is a phone on its side: two columns, and nothing to spare."""
LOW_AND_WIDE: Final = 560
STEP: Final = 0.05
LARGEST: Final = 1.6


@dataclass(frozen=True, slots=True)
class Room:
    width: float = 390
    height: float = 844

    @property
    def low(self) -> bool:
        return self.height < LOW and self.width > self.height

    @property
    def wide(self) -> bool:
        """Whether there is room for two columns."""
        return self.width >= (LOW_AND_WIDE if self.low else WIDE)

    @property
    def left(self) -> float:
        """What the first of two columns takes of the width; the second one has the rest."""
        return 0.5 if self.low else 0.6

    def scale(self, text_size: float) -> float:
        """How large text of this size may grow where there is room, to be read from across the table."""
        if self.low:
            return text_size
        if self.wide:
            grown, most = min(self.width / 914, self.height / 570), self.width * (1 - self.left) / 340
        else:
            grown, most = min(self.width / 400, self.height / 720), self.width / 360
        steps = int(min(max(grown, 1.0), LARGEST) / STEP)
        return max(text_size, min(text_size * steps * STEP, most))
