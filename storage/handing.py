"""Games that go from one device to the next by themselves: what goes along, and what they meet where they arrive."""

from dataclasses import dataclass
from typing import Any, Final

from pydantic import ValidationError

from rules.kinds import Data, kind_of
from storage.errors import CannotRead, Damaged, NewerVersion, NoSuchGame, NotHandedOver, NotRestored, Why
from storage.games import Games, opened, summary_of
from storage.lines import branched_off, how_far, is_reached_by
from storage.records import GameRecord
from storage.restoring import put
from storage.values import Arrived, Met, Place, Saved

GOES_ALONG: Final = ("id", "started", "updated", "finished", "revision", "mark")
"""Besides the game. What was undone stays behind, and so do most marks: there is little room."""
PLACES: Final[tuple[Place, Place]] = ("games", "bin")


@dataclass(frozen=True, slots=True)
class Handing:
    games: Games

    def letter(self, id: str) -> Data:
        """What goes along: the game, and enough to know it by. Of one that came from another device, also the mark that
        it had there."""
        record = self.games.records.game(id).read()
        if record is None:
            raise NoSuchGame(id)
        data = record.data()
        came = len(record.trail) < record.revision
        known_by = {field: data[field] for field in GOES_ALONG}
        return {**known_by, "trail": record.trail[:1] if came else [], "game": record.game}

    def arriving(self, letter: Any) -> Arrived:
        """What a letter brings, and what of it is here already. Nothing is kept. `Refused` or `NotHandedOver` if it
        can't be."""
        record = self._record(letter)
        present, place = self._present(record.id)
        return Arrived(summary_of(record), len(record.game["events"]), _met(record, present), in_bin=place == "bin")

    def keep(self, letter: Any) -> Saved[Any]:
        """As it arrives, unless it is here, as it is or further. If it had gone on in two places both are here then."""
        record = self._record(letter)
        with self.games.records.alone():
            present, place = self._present(record.id)
            if place == "bin":
                self.games.restore(record.id)
            standing = kind_of(record.game).standing(opened(record).game)
            self.games.players.remember(standing.players, record.updated, brought=True)
            put(self.games.records, record, "games")
            apart = present and _met(record, present) is Met.APART and how_far(record) < how_far(present)
        return self.games.open(branched_off(record, present).id if present and apart else record.id)

    def _record(self, letter: Any) -> GameRecord:
        game = letter.get("game") if isinstance(letter, dict) else None
        kind_of(game).read(game)  # as any file: whatever is wrong with the game itself is told
        try:
            return GameRecord.model_validate({**letter, "app": self.games.version})
        except ValidationError:
            raise NotHandedOver from None

    def _present(self, id: str) -> tuple[GameRecord | None, Place]:
        for place in PLACES:
            try:
                found = self.games.records.game(id, place).read()
            except Damaged:
                continue
            except (CannotRead, NewerVersion):
                raise NotRestored(f"{id}.json", Why.IN_THE_WAY) from None
            if found is not None:
                return found, place
        return None, "games"


def _met(record: GameRecord, present: GameRecord | None) -> Met:
    if present is None:
        return Met.NOTHING
    if record.game == present.game:
        return Met.THE_SAME
    if is_reached_by(record, present):
        return Met.FURTHER
    return Met.EARLIER if is_reached_by(present, record) else Met.APART
