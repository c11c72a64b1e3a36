"""What is told of a game afterwards: damage over the rounds, fights won and lost, the time everybody took, and its
digest."""

from typing import NamedTuple

from rules.clock import Clock, clock
from rules.rune_age.events import BattleFought as Battle
from rules.rune_age.events import Bought, Damaged, Event, SiegeFought
from rules.rune_age.game import Game
from rules.rune_age.state import State
from rules.rune_age.vocabulary import Side
from rules.statistics.digest import Digest

DAMAGE, WON, LOST = "damage", "fights_won", "fights_lost"


class Fights(NamedTuple):
    """Of one player: as who attacks, and as whose city or Home Realm is besieged."""

    won: int
    lost: int


def damage_over_rounds(game: Game) -> tuple[tuple[int, ...], ...]:
    """By seat, before the first round and at the end of each up to now."""
    rounds = {0: game.state_before(0).damage}
    for index, step in enumerate(game.steps):
        rounds[game.state_before(index).round] = step.state.damage
    return tuple(rounds.values())


def fights(game: Game) -> tuple[Fights, ...]:
    """By seat."""
    state: State = game.state
    won, lost = [0] * len(game.setup.players), [0] * len(game.setup.players)
    for fought in state.fights:
        attacker_won = fought.report.winner in (Side.ARMY, Side.ATTACKER)
        (won if attacker_won else lost)[fought.player] += 1
        if fought.opponent is not None and fought.opponent != fought.player:
            (lost if attacker_won else won)[fought.opponent] += 1
    return tuple(map(Fights, won, lost))


def time_taken(game: Game) -> Clock:
    turns = ((_whose(step.event, game.state_before(index)), step.event.at) for index, step in enumerate(game.steps))
    return clock(turns, len(game.setup.players))


def digest(game: Game) -> Digest | None:
    """None as long as the game isn't over."""
    setup, state = game.setup, game.state
    if state.outcome is None:
        return None
    fought = fights(game)
    return Digest(
        winners=state.outcome.winners,
        in_play=(setup.scenario.value,),
        sources={
            DAMAGE: state.damage,
            WON: tuple(each.won for each in fought),
            LOST: tuple(each.lost for each in fought),
        },
        seconds=time_taken(game).seconds,
    )


def _whose(event: Event, before: State) -> int | None:
    """Whoever acts, or else has the turn."""
    return event.player if isinstance(event, Battle | SiegeFought | Bought | Damaged) else before.active
