"""What a row of the table has seen, and whether it is as it should be."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MANY: Final = 30
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

    def lines(self) -> Iterator[str]:
        """What it comes to, and below it what is wrong, each kind once."""
        yield f"{self.words}: {f'{len(self.wrong)} WRONG' if self.wrong else 'as it should be'}"
        kinds = Counter(self.wrong).most_common()
        for kind, times in kinds[:MANY]:
            yield f"  - {kind}{f' ({times} times)' if times > 1 else ''}"
        if len(kinds) > MANY:
            yield f"  - and {len(kinds) - MANY} kinds more"


Row = Callable[[Path], Seen]
"""Does its work in an empty folder of its own."""


def seen(count: int, words: str, wrong: Iterable[str] = ()) -> Seen:
    return Seen(count, words, tuple(wrong))
