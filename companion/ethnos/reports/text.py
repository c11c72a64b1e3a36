"""Reports for people: aligned tables, in a terminal or a file."""

from collections.abc import Iterator, Sequence

from companion.ethnos.boards import boards_in
from companion.ethnos.words.events import event_text
from companion.ethnos.words.lines import line_text
from companion.ethnos.words.problems import doubt_text
from companion.ethnos.words.terms import AGES, kingdom_name
from companion.ethnos.words.verdicts import first_player_text, outcome_text
from companion.speech.language import say, say_many
from companion.speech.plain import BOLD, NOT_BOLD, plain
from companion.speech.tables import Table, aligned
from rules.ethnos.events import AgeEnded
from rules.ethnos.formats.sheets import Sheet
from rules.ethnos.game import Game
from rules.ethnos.scoring.age import AgeReport, projection
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.table import supply
from rules.ethnos.vocabulary import KINGDOMS


def sheet_text(sheet: Sheet, bold: bool) -> str:
    return "\n".join(_age(sheet.setup, sheet.score(), bold))


def game_text(game: Game, bold: bool) -> str:
    """Age by Age what was played and what it was worth, then the table as it lies."""
    setup, state = game.setup, game.state
    parts: list[str] = []
    played: list[tuple[int, str]] = []
    for index, step in enumerate(game.steps):
        played.append((index, event_text(setup, step)))
        if isinstance(step.event, AgeEnded):
            parts += [*_played(step.age, played, bold), *_age(setup, step.state.reports[-1], bold), ""]
            played = []
    if played:
        parts += _played(state.table.age, played, bold)
    if state.outcome is None:
        parts += _standings(setup, state, bold)
    elif not any(report.final for report in state.reports):
        parts.append(plain(outcome_text(state.outcome, state.table.glory, setup.names)))
    return "\n".join(parts).rstrip("\n")


def _played(age: int, events: Table, bold: bool) -> Iterator[str]:
    # Translators: the heading of a list of what was played
    yield _heading(say("Age {age}, as it was played", age=AGES[age - 1]), bold)
    yield ""
    yield from aligned(events)
    yield ""


def _age(setup: Setup, report: AgeReport, bold: bool) -> Iterator[str]:
    names, reckoning = setup.names, report.reckoning
    yield _heading(say("The end of Age {age}", age=AGES[report.age - 1]), bold)
    yield ""
    yield from aligned(
        [(line.glory, " ".join(line.rules), line_text(line, names, report.age)) for line in reckoning.lines]
    )
    yield ""
    before = [now - earned for now, earned in zip(reckoning.glory, reckoning.earned, strict=True)]
    rows = zip(names, before, reckoning.earned, reckoning.glory, strict=True)
    # Translators: headings over numbers of Glory: what a player had before the end of the Age, earns by it, has now
    yield from aligned([("", say("before"), say("earned"), say("now")), *rows])
    yield ""
    if report.next_first is not None:
        yield plain(first_player_text(report.next_first, reckoning.glory, names, report.age + 1))
    if report.outcome is not None:
        yield plain(outcome_text(report.outcome, reckoning.glory, names))
    for doubt in report.warnings:
        # Translators: {doubt} is a sentence: what can't be right at the table
        yield plain(say("Please check: {doubt}", doubt=doubt_text(doubt, names[doubt.player])))


def _standings(setup: Setup, state: State, bold: bool) -> Iterator[str]:
    names, table = setup.names, state.table
    heading = say_many(
        "Age {age} as it stands, {n} Dragon drawn",
        "Age {age} as it stands, {n} Dragons drawn",
        state.dragons,
        age=AGES[table.age - 1],
    )
    yield _heading(heading, bold)
    yield ""
    if_ended = projection(setup, table).glory
    supplies = [supply(setup, table, seat) for seat in setup.seats]
    columns: list[tuple[str, Sequence[str | int]]] = [
        (say("Glory"), table.glory),
        # Translators: the Glory there would be if the Age ended now
        (say("if it ended now"), if_ended),
        *((kingdom_name(kingdom), table.markers[kingdom]) for kingdom in KINGDOMS),
        # Translators: markers that are left to place
        (say("supply"), supplies),
    ]
    columns += [(say(board.short), [held or "-" for held in board.told(table)]) for board in boards_in(setup)]
    yield from aligned([("", *names), *((title, *values) for title, values in columns)])


def _heading(text: str, bold: bool) -> str:
    return f"{BOLD}{text}{NOT_BOLD}" if bold else text
