"""What a game of Rune Age comes to: damage by round, fights won and lost, and what everybody holds."""

from collections.abc import Iterator
from typing import Final

from companion.look.theme import Paint
from companion.rune_age.game import GAME
from companion.rune_age.palette import race_shape
from companion.rune_age.saved import Saved
from companion.rune_age.words.fights import verdict_text
from companion.rune_age.words.outcome import outcome_text
from companion.rune_age.words.sides import sides_of_fought
from companion.rune_age.words.terms import race_name, round_text, scenario_name
from companion.rune_age.words.the_end import damage_by_round, unfinished_text
from companion.shell.results import Entry, Group, Result, Results, Row, Seat
from companion.speech.language import say
from rules.rune_age.components import MOST_PLAYERS
from rules.rune_age.figures import fights, time_taken
from rules.rune_age.game import Game
from rules.rune_age.setup import Setup
from rules.rune_age.state import State

INK: Final = "#121317"
ROUNDS_TO_PRINT: Final = 12


def result_of(saved: Saved) -> Result:
    game = saved.game
    setup, state = game.setup, game.state
    winners = state.outcome.winners if state.outcome else ()
    stopped = saved.finished is not None
    seats = tuple(
        Seat(
            player.name,
            Paint(race_shape(player.race).dark, INK),
            1 if seat in winners or not state.over else len(winners) + 1,
            seat in winners,
            seat == setup.first_player,
            role=race_name(player.race),
        )
        for seat, player in enumerate(setup.players)
    )
    return Result(
        id=saved.id,
        kind="rune_age",
        title=GAME.title,
        bgg=None,
        started=saved.started,
        finished=saved.finished,
        over=state.over,
        variant=scenario_name(setup.scenario),
        outcome=outcome_text(setup, state.outcome) if state.outcome else unfinished_text(state, stopped=stopped),
        seats=seats,
        groups=(_damage(game), _fights(game), _held(state)),
        entries=tuple(_entries(setup, state)),
        race_title=say("Damage by round"),
        race=tuple(damage for _, damage in damage_by_round(game)),
        minutes=round(time_taken(game).seconds / 60),
    )


def blank(players: int) -> Result:
    """Rounds enough for an evening, and nothing filled in."""
    nothing = (None,) * players
    rounds = tuple(Row(f"round-{number}", round_text(number), nothing) for number in range(1, ROUNDS_TO_PRINT + 1))
    return Result(
        id="",
        kind="rune_age",
        title=GAME.title,
        bgg=None,
        outcome="",
        seats=(Seat("", Paint("#FFFFFF", "#000000")),) * players,
        groups=(
            Group(say("Damage by round"), rounds),
            Group(say("Fights"), _won_and_lost(nothing, nothing)),
            Group(say("At the end"), _holdings(nothing, nothing, nothing)),
        ),
    )


def _damage(game: Game) -> Group:
    rows = tuple(Row(f"round-{number}", round_text(number), damage) for number, damage in damage_by_round(game))
    return Group(say("Damage by round"), rows, in_race=True)


def _fights(game: Game) -> Group:
    fought = fights(game)
    return Group(say("Fights"), _won_and_lost(tuple(each.won for each in fought), tuple(each.lost for each in fought)))


def _held(state: State) -> Group:
    cities = tuple(state.owners.count(seat) for seat in range(len(state.damage)))
    return Group(say("At the end"), _holdings(state.strongholds, cities, tuple(map(len, state.rewards))))


def _won_and_lost(won: tuple[int | None, ...], lost: tuple[int | None, ...]) -> tuple[Row, ...]:
    return Row("fights-won", say("Fights won"), won), Row("fights-lost", say("Fights lost"), lost)


def _holdings(
    strongholds: tuple[int | None, ...], cities: tuple[int | None, ...], rewards: tuple[int | None, ...]
) -> tuple[Row, ...]:
    return (
        Row("strongholds", say("Strongholds"), strongholds),
        Row("cities", say("Cities"), cities),
        Row("rewards", say("Rewards"), rewards),
    )


def _entries(setup: Setup, state: State) -> Iterator[Entry]:
    for fought in state.fights:
        report = fought.report
        words = verdict_text(report, sides_of_fought(setup, fought))
        yield Entry(round_text(fought.round), "fight", fought.player, None, " ".join(report.rules), words)


RESULTS: Final = Results(result_of, blank, MOST_PLAYERS)
