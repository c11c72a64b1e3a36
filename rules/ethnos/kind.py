"""Ethnos to those who don't know its rules."""

from functools import partial
from typing import Final

from rules.ethnos.figures.digest import digest
from rules.ethnos.formats.games import event_data, read_game, write_game
from rules.ethnos.formats.models import GAME_FORMAT, RawGame
from rules.ethnos.formats.renaming import renamed
from rules.ethnos.game import Game, play
from rules.ethnos.steps import step_in_file, step_of
from rules.formats.shape import read_shape
from rules.kinds import Standing
from rules.played import PlayedKind, words_of
from rules.players import Player


def _standing(game: Game) -> Standing:
    setup, state = game.setup, game.state
    return Standing(
        players=tuple(Player(player.name, player.colour) for player in setup.players),
        stage={"age": state.table.age},
        scores=state.table.glory,
        over=state.over,
        winners=state.outcome.winners if state.outcome else (),
        words=words_of(game, *setup.tribes),
    )


KIND: Final = PlayedKind(
    name="ethnos",
    format=GAME_FORMAT,
    rule_fields=("edition", "rulings", "components"),
    options={"confirm_every_band": False, "show_projection": True},
    check=partial(read_shape, RawGame, format=GAME_FORMAT),
    read=read_game,
    write=write_game,
    write_event=event_data,
    play_event=play,
    step=step_of,
    step_in_file=step_in_file,
    renamed=renamed,
    standing=_standing,
    digest=digest,
)
