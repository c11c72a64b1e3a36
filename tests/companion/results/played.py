"""Games that were played, to share and to keep."""

from dataclasses import replace

from companion.results.exports import result_of
from companion.shell.results import Result
from rules.ethnos.events import AgeEnded, Event
from rules.ethnos.game import Game, replay
from rules.ethnos.vocabulary import KINGDOMS, Tribe
from rules.players import Player
from storage.values import Saved
from tests.ethnos import SCORING_TRIBES, a_band, a_game, a_setup

ID = "20261118-201500-0a1b2c"
ODD_NAMES = ('Zoë "Zed" 🐉', "Łukasz Żółć", "Příliš žluťoučký", "Владислав Ёлкин", "=1+1", "@x")
LONG_NAMES = tuple(
    f"{name} of the far, far northern hills"[:40] for name in ("Wilhelmina", "Żółć", "Řehoř", "Щукарь", "Q", "Ines")
)


def a_played_game(players: int = 4, names: tuple[str, ...] = (), *, over: bool = True) -> Game:
    setup = a_setup(players, tribes=SCORING_TRIBES)
    if names:
        seated = tuple(Player(name, player.colour) for name, player in zip(names, setup.players, strict=False))
        setup = replace(setup, players=seated)
    events: list[Event] = []
    ages = setup.ages if over else setup.ages - 1
    for age in range(ages):
        for seat in setup.seats:
            band = a_band(seat, Tribe.DWARVES, KINGDOMS[(seat + age) % 6], 3 + (seat + age) % 3)
            events += a_game(setup, band).events
        events.append(AgeEnded(0))
    return replay(setup, events)


def kept(game: Game, *, over: bool = True) -> Saved[Game]:
    started, finished = "2026-11-18T20:15:00.000000Z", "2026-11-18T21:30:00.000000Z"
    return Saved(ID, "ethnos", started, finished, finished if over else None, 0, game, None, None, over)


def a_result(players: int = 4, names: tuple[str, ...] = (), *, over: bool = True) -> Result:
    return result_of(kept(a_played_game(players, names, over=over), over=over))


def a_shared_win() -> Result:
    """Nobody played a band."""
    setup = a_setup(2)
    return result_of(kept(replay(setup, [AgeEnded(0), AgeEnded(0)])))
