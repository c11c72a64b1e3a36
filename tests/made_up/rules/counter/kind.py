"""Players count up, until somebody says that it ends; the highest count wins, and equals share."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from rules.formats.header import format_of, wrong_format
from rules.kinds import Code, Data, Standing
from rules.players import Player
from rules.problems import FileCode, Problem, Refused
from rules.statistics.digest import Digest

FORMAT: Final = "counter-game/1"


class Wrong(StrEnum):
    TOO_FAR = "too_far"
    GAME_OVER = "game_over"


@dataclass(frozen=True, slots=True)
class Counted:
    player: int
    by: int
    at: str | None = None


@dataclass(frozen=True, slots=True)
class Ended:
    at: str | None = None


Event = Counted | Ended


@dataclass(frozen=True, slots=True)
class Game:
    names: tuple[str, ...]
    counts: tuple[int, ...]
    events: tuple[Event, ...] = ()
    over: bool = False

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(map(Player, self.names))


def new_game(*names: str) -> Game:
    return Game(names, (0,) * len(names))


def after(game: Game, event: Event) -> Game:
    if game.over:
        raise Refused([Problem(Wrong.GAME_OVER, "")])
    if isinstance(event, Ended):
        return replace(game, events=(*game.events, event), over=True)
    if event.by > 3:
        raise Refused([Problem(Wrong.TOO_FAR, "by", "K1", facts={"by": event.by})])
    counts = [count + event.by * (seat == event.player) for seat, count in enumerate(game.counts)]
    return replace(game, events=(*game.events, event), counts=tuple(counts))


class Counter:
    name: Final = "counter"
    format: Final = FORMAT
    rule_fields: Final = ()
    options: Final = {"loud": False}

    def check(self, data: Any) -> None:
        if format_of(data) != FORMAT:
            raise wrong_format(data, FORMAT)
        for field in ("players", "events"):
            if field not in data:
                raise Refused([Problem(FileCode.MISSING_FIELD, field, facts={"field": field})])

    def read(self, data: Any) -> Game:
        self.check(data)
        return self.play(new_game(*data["players"]), [_event(data["players"], event) for event in data["events"]])

    def write(self, game: Game) -> Data:
        return {"format": FORMAT, "players": list(game.names), "events": self.write_events(game, game.events)}

    def write_events(self, game: Game, events: Sequence[Event]) -> list[Data]:
        return [_data(game, event) | ({"at": event.at} if event.at else {}) for event in events]

    def play(self, game: Game, events: Sequence[Event]) -> Game:
        for event in events:
            game = after(game, event)
        return game

    def step(self, game: Game, events: Sequence[Event]) -> Code:
        last = events[-1]
        return {"kind": "end"} if isinstance(last, Ended) else {"kind": "count", "player": last.player, "by": last.by}

    def step_in_file(self, data: Data, events: Sequence[Data]) -> Code:
        return self.step(self.read({**data, "events": []}), [_event(data["players"], event) for event in events])

    def renamed(self, data: Data, old: str, new: str) -> Data:
        players = data.get("players", [])
        if old in players and new in players:
            raise Refused([Problem(FileCode.BAD_VALUE, "players", facts={"field": "players"})])
        told = [new if player == old else player for player in players]
        events = [{**event, "player": new} if event.get("player") == old else event for event in data["events"]]
        return {**data, **({"players": told} if players else {}), "events": events}

    def standing(self, game: Game) -> Standing:
        most = max(game.counts)
        return Standing(
            players=game.players,
            stage={"counted": sum(game.counts)},
            scores=game.counts,
            over=game.over,
            winners=tuple(seat for seat, count in enumerate(game.counts) if game.over and count == most),
            words=("counting",),
        )

    def digest(self, game: Game) -> Digest | None:
        return Digest(winners=self.standing(game).winners, scores=game.counts) if game.over else None


def _event(names: Sequence[str], data: Data) -> Event:
    if data["type"] == "end":
        return Ended(data.get("at"))
    return Counted(names.index(data["player"]), data["by"], data.get("at"))


def _data(game: Game, event: Event) -> Data:
    if isinstance(event, Ended):
        return {"type": "end"}
    return {"type": "count", "player": game.names[event.player], "by": event.by}


KIND: Final = Counter()
