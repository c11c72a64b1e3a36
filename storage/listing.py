"""The list of games. It is what the first screen shows, so it needs neither the rules nor the records."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from storage.values import PAGE, Filter, Place, Summary


@dataclass(frozen=True, slots=True)
class Listing:
    summaries: Callable[[Place], Iterator[Summary]]
    """Of all games in a place, newest first; an engine remembers them and needn't open every game."""

    def page(self, wanted: Filter | None = None, number: int = 0, size: int = PAGE) -> list[Summary]:
        """A page of the list, newest first."""
        found = (summary for summary in self.summaries("games") if wanted is None or wanted.fits(summary))
        return list(islice(found, number * size, (number + 1) * size))

    def deleted(self) -> list[Summary]:
        return list(self.summaries("bin"))
