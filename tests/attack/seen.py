"""What a row of the table has seen, and whether it is as it should be."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MANY: Final = 3
"""How many kinds of wrong things are named."""
SEED: Final = 20261118
"""Of whatever is drawn by lot."""


@dataclass(frozen=True, slots=True)
class Seen:
    count: int
    """How often it was tried."""
    words: str
    wrong: tuple[str, ...] = ()
    """What is not as it should be, one entry each time."""

    @property
    def line(self) -> str:
        if not self.wrong:
            return f"{self.words}; as it should be"
        kinds = Counter(self.wrong).most_common()
        named = "; ".join(f"{kind} ({times}x)" if times > 1 else kind for kind, times in kinds[:MANY])
        more = f"; and {len(kinds) - MANY} kinds more" if len(kinds) > MANY else ""
        return f"{self.words}; WRONG {len(self.wrong)}: {named}{more}"


Row = Callable[[Path], Seen]
"""Does its work in an empty folder of its own."""


def seen(count: int, words: str, wrong: Iterable[str] = ()) -> Seen:
    return Seen(count, words, tuple(wrong))
