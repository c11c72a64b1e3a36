"""Ethnos to those who don't know its rules."""

from collections.abc import Sequence
from typing import Any, Final

from rules.ethnos.events import Event
from rules.ethnos.figures.digest import digest
from rules.ethnos.formats.games import event_data, read_game, write_game
from rules.ethnos.formats.models import GAME_FORMAT, RawGame
from rules.ethnos.formats.renaming import renamed
from rules.ethnos.game import Game, play
from rules.ethnos.steps import step_in_file, step_of
from rules.formats.shape import read_shape
from rules.kinds import Code, Data, Standing
from rules.limits import verify_room
from rules.players import Player
from rules.statistics.digest import Digest


class Ethnos:
    name: Final = "ethnos"
    format: Final = GAME_FORMAT
    rule_fields: Final = ("edition", "rulings", "components")
    options: Final = {"confirm_every_band": False, "show_projection": True}

    def check(self, data: Any) -> None:
        read_shape(RawGame, data, GAME_FORMAT)

    def read(self, data: Any) -> Game:
        return read_game(data)

    def write(self, game: Game) -> Data:
        return write_game(game)

    def write_events(self, game: Game, events: Sequence[Event]) -> list[Data]:
        return [event_data(game.setup, event) for event in events]

    def play(self, game: Game, events: Sequence[Event]) -> Game:
        verify_room(len(game.steps) + len(events))
        for event in events:
            game = play(game, event)
        return game

    def step(self, game: Game, events: Sequence[Event]) -> Code:
        return step_of(game, events)

    def step_in_file(self, data: Data, events: Sequence[Data]) -> Code:
        return step_in_file(data, events)

    def renamed(self, data: Data, old: str, new: str) -> Data:
        return renamed(data, old, new)

    def standing(self, game: Game) -> Standing:
        setup, state = game.setup, game.state
        notes = (getattr(event, "note", None) for event in game.events)
        return Standing(
            players=tuple(Player(player.name, player.colour) for player in setup.players),
            stage={"age": state.table.age},
            scores=state.table.glory,
            over=state.over,
            winners=state.outcome.winners if state.outcome else (),
            words=(*setup.tribes, *filter(None, notes)),
        )

    def digest(self, game: Game) -> Digest | None:
        return digest(game)


KIND: Final = Ethnos()
