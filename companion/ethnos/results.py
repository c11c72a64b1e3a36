"""What a game of Ethnos comes to: Glory by Age and source, line by line, and how it grew."""

from collections.abc import Iterator
from typing import Final

from companion.ethnos.boards import boards_in
from companion.ethnos.game import GAME
from companion.ethnos.saved import Saved
from companion.ethnos.words.lines import line_text
from companion.ethnos.words.rulings import EDITIONS
from companion.ethnos.words.terms import AGES
from companion.ethnos.words.the_end import SOURCES, unfinished_text
from companion.ethnos.words.verdicts import outcome_text
from companion.look.theme import DARK, Paint
from companion.shell.results import Entry, Group, Result, Results, Row, Seat
from companion.speech.language import say
from rules.ethnos.figures.race import race, time_taken
from rules.ethnos.scoring.sums import AgeGlory, Source, glory_by_age
from rules.ethnos.scoring.winner import standings
from rules.ethnos.setup import MOST_PLAYERS, Setup, ages_of
from rules.ethnos.state import State

BGG: Final = 206718
ALWAYS: Final = (Source.KINGDOMS, Source.BANDS)


def result_of(saved: Saved) -> Result:
    game = saved.game
    setup, state = game.setup, game.state
    winners = state.outcome.winners if state.outcome else ()
    placed = standings(state.table.glory, winners)
    if state.outcome:
        outcome = outcome_text(state.outcome, state.table.glory, setup.names)
    else:
        outcome = unfinished_text(state, placed, setup.names, stopped=saved.finished is not None)
    place = {standing.player: standing.place for standing in placed}
    seats = tuple(
        Seat(
            player.name,
            DARK.player(player.colour),
            place[seat],
            seat in winners,
            seat == setup.first_player,
            state.table.glory[seat],
        )
        for seat, player in enumerate(setup.players)
    )
    return Result(
        id=saved.id,
        kind="ethnos",
        title=GAME.title,
        bgg=BGG,
        started=saved.started,
        finished=saved.finished,
        over=state.over,
        variant=say(EDITIONS[setup.edition]),
        outcome=outcome,
        seats=seats,
        groups=tuple(_group(setup, age, reckoned=age.age <= len(state.reports)) for age in glory_by_age(state)),
        total=Row("total", say("Total"), state.table.glory),
        entries=tuple(_entries(setup, state)),
        race_title=say("Glory over the game"),
        race=race(game).glory,
        minutes=round(time_taken(game).seconds / 60),
    )


def blank(players: int) -> Result:
    """Every source of every Age, and nothing filled in."""
    nothing = (None,) * players
    rows = tuple(Row(source, say(words), nothing) for source, words in SOURCES.items())
    ages = AGES[: ages_of(players)]
    return Result(
        id="",
        kind="ethnos",
        title=GAME.title,
        bgg=BGG,
        outcome="",
        seats=(Seat("", Paint("#FFFFFF", "#000000")),) * players,
        groups=tuple(Group(say("Age {age}", age=age), rows, nothing) for age in ages),
        total=Row("total", say("Total"), nothing),
    )


def _group(setup: Setup, age: AgeGlory, *, reckoned: bool) -> Group:
    """Nobody knows yet what an Age brings that is being played."""
    nothing = (None,) * len(setup.players)
    paying = [board.source for board in boards_in(setup)]
    rows = tuple(
        Row(source, say(SOURCES[source]), cells if reckoned or source is Source.PLAY else nothing)
        for source, cells in age.gains.items()
        if any(cells) or source in ALWAYS or source in paying
    )
    return Group(say("Age {age}", age=AGES[age.age - 1]), rows, age.total)


def _entries(setup: Setup, state: State) -> Iterator[Entry]:
    """The lines of every reckoning, and what was gained between them."""
    lines = {report.age: report.reckoning.lines for report in state.reports}
    for age in glory_by_age(state):
        label = say("Age {age}", age=AGES[age.age - 1])
        for seat, glory in enumerate(age.gains[Source.PLAY]):
            if glory:
                yield Entry(label, Source.PLAY, seat, glory, "", say(SOURCES[Source.PLAY]))
        for line in lines.get(age.age, ()):
            words = line_text(line, setup.names, age.age)
            yield Entry(label, line.source, line.player, line.glory, " ".join(line.rules), words)


RESULTS: Final = Results(result_of, blank, MOST_PLAYERS)
