"""Statistics over all games that are kept, worked out once a game: a digest of each beside the lists, by month, and
what all months but the newest add up to, as long as nobody has touched their folders."""

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import time_ns
from typing import Any

from rules.kinds import kind_of
from rules.statistics.digest import Played, read_played
from rules.statistics.figures import Figures, figures
from rules.statistics.tally import Tally
from rules.statistics.wanted import EVERYTHING, Wanted, known_as
from storage.errors import CannotRead, StorageError
from storage.files.disk import Disk, Stamp
from storage.files.folders import months_in
from storage.files.months import HARDLY_ANY, SETTLED, Month, Months
from storage.files.one_writer import OneWriter
from storage.files.records import FileRecords
from storage.files.safe_json import SafeJSON, Tell
from storage.games import played
from storage.people import Players
from storage.records import GameRecord
from storage.values import Place, Progress, no_progress

Stamps = list[tuple[str, Stamp]]
"""Of months, oldest first. Whatever is saved takes a name in its folder, and so changes the folder's time."""


@dataclass(frozen=True, slots=True)
class KeptStatistics:
    folder: Path
    disk: Disk
    lock: OneWriter
    records: FileRecords
    players: Players
    tell: Tell

    def of(self, wanted: Wanted = EVERYTHING, progress: Progress = no_progress) -> Figures:
        """What the games that are wanted and over add up to, players by their present names."""
        months = self._months()
        oldest_first = months_in(self.folder, "games")[::-1]
        now = present_names(self.players)
        if wanted == EVERYTHING:
            return figures(self._everything(months, oldest_first, now, progress).data)
        every = [months.month("games", name) for name in oldest_first]
        months.work_out(every, progress)
        tally = Tally()
        for month in every:
            _count(tally, month, wanted, now)
        return figures(tally.data)

    def _everything(
        self, months: Months[Played], oldest_first: Sequence[str], now: Mapping[str, str], progress: Progress
    ) -> Tally:
        stamps = [(name, self._stamp(name)) for name in oldest_first[:-1]]
        tally, known = self._remembered(stamps, now)
        unknown = [months.month("games", name) for name in oldest_first[known:]]
        if unknown[1:]:
            months.work_out(unknown, progress)
            for month in unknown[:-1]:
                _count(tally, month, EVERYTHING, now)
            self._remember(stamps, now, tally)
        for month in unknown[-1:]:
            _count(tally, month, EVERYTHING, now)
        return tally

    def _months(self) -> Months[Played]:
        return Months(self.folder, self.disk, self.lock, self._digest, read_played, self.tell, "played-")

    def _digest(self, place: Place, id: str) -> Played | None:
        """One that can't be read is told, and left out; one that the rules have left behind isn't over."""
        try:
            record = self.records.game(id, place).read()
        except StorageError as error:
            self.tell(error)
            return None
        return played_of(record) if record else None

    def _stamp(self, month: str) -> Stamp:
        """As it is before anybody looks into the folder; nothing if that has just gone."""
        try:
            return self.disk.stamp(os.stat(f"{self.folder}/games/{month}"))
        except OSError:
            return (0, 0, 0)

    @property
    def _kept(self) -> SafeJSON:
        return SafeJSON(self.folder / "index" / "statistics.json", self.disk)

    def _remembered(self, stamps: Stamps, now: Mapping[str, str]) -> tuple[Tally, int]:
        """What the first so many of these months add up to."""
        try:
            kept: dict[str, Any] = self._kept.load() or {}
            was = [(name, (size, time, number)) for name, size, time, number in kept["months"]]
            if kept["names"] == now and was == stamps[: len(was)]:
                return Tally(kept["tally"]), len(was)
        except (OSError, ValueError, TypeError, AttributeError, KeyError):
            pass
        return Tally(), 0

    def _remember(self, stamps: Stamps, now: Mapping[str, str], tally: Tally) -> None:
        """Unless somebody may be changing one of them just now. What isn't remembered is added up again."""
        if any(time_ns() - time < SETTLED for _, (_, time, _) in stamps):
            return
        months = [[name, *stamp] for name, stamp in stamps]
        with suppress(StorageError), self.lock.held(HARDLY_ANY):
            self._kept.write({"months": months, "names": dict(now), "tally": tally.data})


def played_of(record: GameRecord) -> Played:
    """A game for statistics."""
    kind = kind_of(record.game)
    try:
        game = played(record)
    except CannotRead:
        game = played(record.model_copy(update={"game": {**record.game, "events": []}}))
    names = tuple(player.name for player in kind.standing(game).players)
    return Played(record.id, kind.name, record.started, names, kind.digest(game))


def present_names(players: Players) -> dict[str, str]:
    """Of those who had others before. Nobody's present name is a former one of somebody else."""
    everybody = players.everybody()
    present = {player.name for player in everybody}
    return {old: player.name for player in reversed(everybody) for old in player.also if old not in present}


def _count(tally: Tally, month: Month[Played], wanted: Wanted, now: Mapping[str, str]) -> None:
    for game in reversed(month.summaries()):
        players = known_as(game.players, now)
        if wanted.fits(game, players):
            tally.add(game, players)
