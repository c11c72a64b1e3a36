"""Reports for people: aligned tables, in a terminal or a file."""

from collections.abc import Iterator, Sequence

from companion.rune_age.words.events import event_text
from companion.rune_age.words.fights import Sides, line_text, return_text, verdict_text
from companion.rune_age.words.outcome import outcome_text
from companion.rune_age.words.sides import sides_of_sheet
from companion.rune_age.words.table import phase_text
from companion.rune_age.words.terms import round_text, scenario_name
from companion.speech.language import say, say_many
from companion.speech.phrases import headed, listed
from companion.speech.plain import BOLD, NOT_BOLD, plain
from companion.speech.tables import aligned
from rules.rune_age.fighting.fight import Fight, Report, fought
from rules.rune_age.game import Game
from rules.rune_age.setup import Setup
from rules.rune_age.state import State
from rules.rune_age.vocabulary import SIDES


def sheet_text(fight: Fight, bold: bool) -> str:
    """Both sums line by line, who wins, and what goes where."""
    report, sides = fought(fight), sides_of_sheet(fight)
    return "\n".join(_fight(report, sides, bold))


def _fight(report: Report, sides: Sides, bold: bool) -> Iterator[str]:
    for side, name, total in zip(SIDES[report.fight.kind], sides, report.totals, strict=True):
        yield _heading(plain(headed(name, total)), bold)
        rows = [(line.strength, line.rule, line_text(line, report)) for line in report.lines if line.side is side]
        yield from aligned(rows) if rows else [say("no card")]
        yield ""
    yield plain(verdict_text(report, sides))
    # Translators: {rules} lists ids of rules: R-G6, R-G8
    yield say("Rules: {rules}.", rules=", ".join(report.rules))
    yield from (plain(return_text(back, sides)) for back in report.returns)
    if report.losses:
        yield say_many("Attrition: {n} unit is lost.", "Attrition: {n} units are lost.", report.losses)


def game_text(game: Game, bold: bool) -> str:
    """Round by round what happened, then how the game stands or ends."""
    setup, state = game.setup, game.state
    parts = [_heading(say("Rune Age: {scenario}", scenario=scenario_name(setup.scenario)), bold), ""]
    rounds: dict[int, list[tuple[int, str]]] = {}
    for index, step in enumerate(game.steps):
        rounds.setdefault(game.state_before(index).round, []).append((index, event_text(setup, step)))
    for number, events in rounds.items():
        parts += [_heading(round_text(number), bold), *aligned(events), ""]
    parts += _standing(setup, state, bold)
    if state.outcome:
        parts += ["", plain(outcome_text(setup, state.outcome))]
    return "\n".join(parts)


def _standing(setup: Setup, state: State, bold: bool) -> Iterator[str]:
    names = setup.names
    yield _heading(plain(phase_text(setup, state)), bold)
    held = [
        [city.name for city, owner in zip(setup.cities, state.owners, strict=True) if owner == seat]
        for seat in setup.seats
    ]
    columns: list[tuple[str, Sequence[str | int]]] = [
        (say("damage"), state.damage),
        (say("Strongholds"), state.strongholds),
        (say("Cities"), [", ".join(cities) or "-" for cities in held]),
        (say("Rewards"), [", ".join(rewards) or "-" for rewards in state.rewards]),
    ]
    if any(state.runes):
        columns.append((say("Runes"), [rune or "-" for rune in state.runes]))
    yield from aligned([("", *names), *((title, *values) for title, values in columns)])
    yield say_many("{n} event left", "{n} events left", state.events_left)
    if state.enemies:
        yield plain(headed(say("enemies in play"), listed([enemy.name for enemy in state.enemies])))


def _heading(text: str, bold: bool) -> str:
    return f"{BOLD}{text}{NOT_BOLD}" if bold else text
