"""The players remembered on this device."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rules.ethnos.setup import Player as Seated
from storage.errors import NameTaken, NoSuchPlayer
from storage.files.disk import Disk
from storage.files.migrations import SCHEMA
from storage.files.tinyfile import TinyFile
from storage.one_writer import OneWriter
from storage.records import Player, PlayersRecord


@dataclass(slots=True)
class Players:
    path: Path
    lock: OneWriter
    disk: Disk

    def everybody(self) -> list[Player]:
        """Whoever played last first."""
        return sorted(self._read(), key=lambda player: (player.last_played, player.name), reverse=True)

    def names(self, name: str) -> frozenset[str]:
        """All the names under which a player's games are found."""
        return frozenset({name, *(old for player in self._read() if player.name == name for old in player.also)})

    def remember(self, seated: Iterable[Seated], when: str) -> None:
        """Everybody at a table, with the colour they have there."""
        with self.lock.held():
            known = {player.name: player for player in self._read()}
            for player in seated:
                also = known[player.name].also if player.name in known else ()
                known[player.name] = Player(name=player.name, colour=player.colour, last_played=when, also=also)
            self._write(known.values())

    def add(self, players: Iterable[Player]) -> int:
        """Those who aren't known yet; how many."""
        with self.lock.held():
            known = self._read()
            new = [player for player in players if player.name not in {other.name for other in known}]
            self._write([*known, *new])
            return len(new)

    def rename(self, old: str, new: str) -> None:
        """A new name from now on; games keep the names they were played under, and are found under both."""
        with self.lock.held():
            player, others = self._one(old)
            if any(other.name == new for other in others):
                raise NameTaken(new)
            renamed = Player.model_validate(
                {**player.model_dump(), "name": new, "also": _without(new, old, *player.also)}
            )
            self._write([*others, renamed])

    def merge(self, name: str, into: str) -> None:
        """Two that are one: the second name stays."""
        with self.lock.held():
            player, others = self._one(name)
            kept = next((other for other in others if other.name == into), None)
            if kept is None:
                raise NoSuchPlayer(into)
            also = _without(into, *kept.also, name, *player.also)
            last_played = max(kept.last_played, player.last_played)
            merged = kept.model_copy(update={"also": also, "last_played": last_played})
            self._write([merged if other is kept else other for other in others])

    def forget(self, name: str) -> None:
        with self.lock.held():
            self._write(self._one(name)[1])

    def _one(self, name: str) -> tuple[Player, list[Player]]:
        """The player of this name, and all others."""
        everybody = self._read()
        found = next((player for player in everybody if player.name == name), None)
        if found is None:
            raise NoSuchPlayer(name)
        return found, [player for player in everybody if player is not found]

    def _file(self) -> TinyFile[PlayersRecord]:
        return TinyFile(self.path, PlayersRecord, self.disk, self.lock)

    def _read(self) -> list[Player]:
        record = self._file().read()
        return record.players if record else []

    def _write(self, players: Iterable[Player]) -> None:
        self._file().write(PlayersRecord(schema=SCHEMA, players=list(players)))


def _without(name: str, *names: str) -> tuple[str, ...]:
    """Each of the names once, and the first one not at all."""
    return tuple(dict.fromkeys(other for other in names if other != name))
