"""A player's name in the games that are kept: in each of them at once or not at all, whatever may happen between."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from rules.kinds import Data, kind_of
from rules.problems import Refused
from storage.errors import CannotRead, Damaged, NewerVersion, NoSuchGame
from storage.lines import mark_of
from storage.listing import Listing
from storage.records import Change, GameRecord, Records, new_mark
from storage.values import Place, Progress, Renamed, no_progress

PLACES: tuple[Place, Place] = ("games", "bin")


@dataclass(frozen=True, slots=True)
class Renaming:
    records: Records
    listing: Listing

    def everywhere(self, old: Collection[str], new: str, progress: Progress = no_progress) -> Renamed:
        """Whoever is called one of the old names is called the new one.

        A game in which another player has that name, or that can't be read, stays as it is. Games that a restart has
        cut off keep the old name, and are found under both.
        """
        found = [
            (summary.id, place, [name for name in summary.players if name in old], new in summary.players)
            for place in PLACES
            for summary in self.listing.summaries(place)
            if not set(old).isdisjoint(summary.players)
        ]
        was: dict[str, str] = {}
        for number, (id, place, names, taken) in enumerate(found):
            progress(number, len(found))
            if len(names) == 1 and not taken and self._rename(id, place, names[0], new):
                was[id] = names[0]
        return Renamed(was, len(found) - len(was))

    def back(self, was: Mapping[str, str], new: str, progress: Progress = no_progress) -> None:
        """The games in which somebody was renamed say the name that they had there."""
        for number, (id, old) in enumerate(was.items()):
            progress(number, len(was))
            for place in PLACES:
                self._rename(id, place, new, old)

    def _rename(self, id: str, place: Place, old: str, new: str) -> bool:
        def rename(record: GameRecord | None) -> GameRecord:
            if record is None:
                raise NoSuchGame(id)
            return _renamed(record, old, new)

        try:
            self.records.game(id, place).change(rename)
        except (CannotRead, Damaged, NewerVersion, NoSuchGame, Refused):
            return False
        except (AttributeError, TypeError):  # what could be taken back there isn't as any of us has written it
            return False
        return True


def _renamed(record: GameRecord, old: str, new: str) -> GameRecord:
    """The game and all that could be taken back in it, as of the time when it was played."""
    kind = kind_of(record.game)

    def change(change: Change) -> Change:
        told = kind.renamed({**(change.rules or {}), "events": change.taken}, old, new)
        rules: Data = {field: value for field, value in told.items() if field != "events"}
        update = {"taken": told["events"], "rules": None if change.rules is None else rules}
        return change.model_copy(update=update)

    game = kind.renamed(record.game, old, new)
    kind.check(game)
    update = {
        "game": game,
        "done": [change(each) for each in record.done],
        "undone": [change(each) for each in record.undone],
        "revision": record.revision + 1,
        "mark": new_mark(),
        "trail": [*record.trail, mark_of(record)],
    }
    return record.model_copy(update=update)
