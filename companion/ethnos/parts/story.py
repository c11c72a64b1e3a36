"""How a game went: the race, where the Glory came from, the time that everybody took, and the moments."""

from collections.abc import Iterator, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import card
from companion.controls.charts import Bar, Bars, Border, Line, bar_chart, line_chart
from companion.controls.named import said, tappable
from companion.controls.players import player_chip
from companion.controls.text import strong, text
from companion.ethnos.paths import why_path
from companion.ethnos.questions import question_id
from companion.ethnos.saved import Saved
from companion.ethnos.words.story import moment_text, race_text, sources_text
from companion.ethnos.words.terms import AGES
from companion.ethnos.words.the_end import SOURCES
from companion.look.theme import Look
from companion.shell.window import current_window
from companion.speech.language import say
from companion.speech.phrases import clock_text
from rules.ethnos.figures.moments import Moment, moments
from rules.ethnos.figures.race import race, time_taken
from rules.ethnos.scoring.sums import AgeGlory, Source, glory_by_age
from rules.ethnos.setup import Setup


def story(look: Look, saved: Saved) -> Iterator[ft.Control]:
    """What there is of it: a game without events has none."""
    game, setup = saved.game, saved.game.setup
    if not game.steps:
        return
    run, ages = race(game), glory_by_age(game.state)
    lines = [_line(look, setup, seat, [row[seat] for row in run.glory]) for seat in setup.seats]
    borders = [Border(point, say("Age {age}", age=AGES[number])) for number, point in enumerate(run.borders)]
    yield _heading(look, say("The race"))
    yield card(look, [line_chart(look, "race", race_text(setup.names, run), lines, borders)])
    gained = [age for age in ages if any(map(any, age.gains.values()))]
    if gained:
        yield _heading(look, say("Sources by Age"))
        sources = [source for source in Source if any(any(age.gains[source]) for age in gained)]
        bars = [
            Bars(name, player_chip(look, setup, seat, 20), [_bar(age, sources, seat) for age in gained])
            for seat, name in enumerate(setup.names)
        ]
        words = [say(SOURCES[source]) for source in sources]
        yield card(look, [bar_chart(look, "sources", sources_text(setup.names, gained), words, bars)])
    taken = time_taken(game)
    if taken.seconds:
        words_of_it = clock_text(setup.names, taken.seconds, taken.by_seat)
        yield said("clock", words_of_it, card(look, [text(look, words_of_it, 14)]))
    told = moments(game)
    if told:
        yield _heading(look, say("Moments"))
    yield from (_moment(look, saved, number, moment) for number, moment in enumerate(told))


def _line(look: Look, setup: Setup, seat: int, points: list[int]) -> Line:
    paint = look.player(setup.players[seat].colour)
    edge = paint.edge or look.outline
    return Line(setup.names[seat], paint.fill, edge, player_chip(look, setup, seat, 20), points)


def _bar(age: AgeGlory, sources: Sequence[Source], seat: int) -> Bar:
    return Bar(AGES[age.age - 1], [age.gains[source][seat] for source in sources])


def _moment(look: Look, saved: Saved, number: int, moment: Moment) -> ft.Control:
    """A tap asks why."""
    words = moment_text(saved.game.setup.names, moment)
    age = "now" if moment.age is None else str(moment.age)
    ask = partial(current_window().look_up, why_path(saved.id, question_id(moment.question), age))
    shown = ft.Row(
        [
            ft.Container(text(look, words, 14), expand=True),
            ft.Icon(ft.Icons.HELP_OUTLINE, size=18 * look.scale, color=look.muted),
        ]
    )
    return tappable(look, f"moment-{number}", words, shown, ask)


def _heading(look: Look, words: str) -> ft.Control:
    return ft.Semantics(header=True, content=strong(look, words, 17))
