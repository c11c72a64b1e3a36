"""The players remembered on this device."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rules.players import Player as Seated
from rules.players import verify_names
from rules.problems import FileCode, Problem, Refused
from storage.errors import NameTaken, NoSuchPlayer
from storage.records import One, PlayersRecord, is_printable
from storage.values import Player

MOST_PLAYERS: Final = 1_000
"""Who are remembered; whoever played longest ago is forgotten first."""
MOST_NAMES: Final = 20
"""Of one player; the oldest are forgotten first."""


@dataclass(frozen=True, slots=True)
class Players:
    record: One[PlayersRecord]

    def everybody(self) -> list[Player]:
        """Whoever played last first."""
        return _last_first(self._read())

    def names(self, name: str) -> frozenset[str]:
        """All the names under which a player's games are found."""
        return frozenset({name, *(old for player in self._read() if player.name == name for old in player.also)})

    def remember(self, seated: Iterable[Seated], when: str, *, brought: bool = False) -> None:
        """Everybody at a table, as they sit there, with the colours they have, or had where the game gives none.

        If the game was `brought` here, a name that somebody had before is theirs.
        """

        def remember(everybody: Sequence[Player]) -> Iterable[Player]:
            known = {player.name: player for player in everybody}
            now = {old: player.name for player in everybody for old in player.also} if brought else {}
            there: dict[str, Player] = {}
            for player in seated:
                name = player.name if player.name in known else now.get(player.name, player.name)
                before = known.get(name, Player(name))
                there[name] = Player(name, player.colour or before.colour, last_played=when, also=before.also)
            return {**there, **{name: player for name, player in known.items() if name not in there}}.values()

        self._change(remember)

    def add(self, players: Iterable[Player], *, brought: bool = False) -> int:
        """Those who aren't known yet; how many. Of those who are `brought` here, also by a name from before."""
        new: list[Player] = []

        def add(everybody: Sequence[Player]) -> Iterable[Player]:
            known = {player.name for player in everybody}
            known |= {old for player in everybody for old in player.also} if brought else set()
            unknown = {player.name: player for player in players if player.name not in known}
            new.extend(_last_first(unknown.values())[: max(0, MOST_PLAYERS - len(everybody))])
            return (*everybody, *new)

        self._change(add)
        return len(new)

    def rename(self, old: str, new: str) -> None:
        """A new name from now on; games that still have the other one are found under both."""
        problems = tuple(verify_names([new])) or tuple(_verify_printable(new))
        if problems:
            raise Refused(problems)

        def rename(everybody: Sequence[Player]) -> Iterable[Player]:
            player, others = _one(everybody, old)
            if any(other.name == new for other in others):
                raise NameTaken(new)
            renamed = replace(player, name=new, also=_without(new, old, *player.also))
            return [renamed if other is player else other for other in everybody]

        self._change(rename)

    def merge(self, name: str, into: str) -> None:
        """Two that are one: the second name stays."""

        def merge(everybody: Sequence[Player]) -> Iterable[Player]:
            player, others = _one(everybody, name)
            kept, _ = _one(others, into)
            also = _without(into, *kept.also, name, *player.also)
            merged = replace(kept, also=also, last_played=max(kept.last_played, player.last_played))
            return [merged if other is kept else other for other in others]

        self._change(merge)

    def forget(self, name: str) -> None:
        self._change(lambda everybody: _one(everybody, name)[1])

    def _read(self) -> Sequence[Player]:
        record = self.record.read()
        return record.players if record else ()

    def _change(self, change: Callable[[Sequence[Player]], Iterable[Player]]) -> None:
        def changed(record: PlayersRecord | None) -> PlayersRecord:
            everybody = list(change(record.players if record else ()))
            return PlayersRecord(players=everybody if len(everybody) <= MOST_PLAYERS else _most_recent(everybody))

        self.record.change(changed)


def _last_first(players: Iterable[Player]) -> list[Player]:
    """As they are kept: who played together, as they sat."""
    return sorted(players, key=lambda player: player.last_played, reverse=True)


def _most_recent(players: Iterable[Player]) -> list[Player]:
    return _last_first(players)[:MOST_PLAYERS]


def _verify_printable(name: str) -> Iterator[Problem]:
    """As a file asks for it, too."""
    if not is_printable(name):
        yield Problem(FileCode.BAD_VALUE, "players[0].name", reason="control_characters", facts={"field": "name"})


def _one(everybody: Sequence[Player], name: str) -> tuple[Player, list[Player]]:
    """The player of this name, and all others."""
    found = next((player for player in everybody if player.name == name), None)
    if found is None:
        raise NoSuchPlayer(name)
    return found, [player for player in everybody if player is not found]


def _without(name: str, *names: str) -> tuple[str, ...]:
    """Each of the names once, and the first one not at all."""
    return tuple(dict.fromkeys(other for other in names if other != name))[:MOST_NAMES]
