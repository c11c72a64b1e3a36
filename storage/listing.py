"""The list of games. It is what the first screen shows, so it needs neither the rules nor the records."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from storage.values import PAGE, Filter, Place, Progress, Summary, no_progress


def _nothing_to_remember(progress: Progress) -> None:
    """For an engine to which lists cost nothing."""


@dataclass(frozen=True, slots=True)
class Listing:
    summaries: Callable[[Place], Iterator[Summary]]
    """Of all games in a place, newest first; an engine remembers them and needn't open every game."""
    remember: Callable[[Progress], None] = _nothing_to_remember
    """Has the engine work out what it doesn't remember."""

    def page(self, wanted: Filter | None = None, number: int = 0, size: int = PAGE) -> list[Summary]:
        """A page of the list, newest first."""
        found = (summary for summary in self.summaries("games") if wanted is None or wanted.fits(summary))
        return list(islice(found, number * size, (number + 1) * size))

    def running(self) -> list[Summary]:
        """Those that aren't over or stopped, whichever was played last first."""
        unfinished = Filter(finished=False)
        found = (summary for summary in self.summaries("games") if unfinished.fits(summary))
        return sorted(found, key=lambda summary: summary.updated, reverse=True)

    def deleted(self) -> list[Summary]:
        return list(self.summaries("bin"))

    def catch_up(self, progress: Progress = no_progress) -> None:
        """Works out all that the lists need and don't remember, which may take long."""
        self.remember(progress)
