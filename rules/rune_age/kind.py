"""Rune Age to those who don't know its rules."""

from functools import partial
from typing import Final

from rules.formats.shape import read_shape
from rules.kinds import Standing
from rules.played import PlayedKind, words_of
from rules.players import Player
from rules.rune_age.figures import digest
from rules.rune_age.formats.games import read_game
from rules.rune_age.formats.models import GAME_FORMAT, RawGame
from rules.rune_age.formats.renaming import renamed
from rules.rune_age.formats.writing import event_data, write_game
from rules.rune_age.game import Game, play
from rules.rune_age.steps import step_in_file, step_of


def _standing(game: Game) -> Standing:
    setup, state = game.setup, game.state
    return Standing(
        players=tuple(Player(player.name) for player in setup.players),
        stage={"scenario": setup.scenario, "round": state.round},
        scores=None,
        over=state.over,
        winners=state.outcome.winners if state.outcome else (),
        words=words_of(game, setup.scenario, *(player.race for player in setup.players)),
    )


KIND: Final = PlayedKind(
    name="rune_age",
    format=GAME_FORMAT,
    rule_fields=("rulings",),
    options={},
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
