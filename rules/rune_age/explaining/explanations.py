"""The answer to a question: the figure, what has changed it, the rules, and what other rulings would give."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from rules.rune_age.events import BattleFought, Bought, Correction, Damaged, Event, SiegeFought
from rules.rune_age.explaining.questions import Question, Subject, can_ask
from rules.rune_age.game import Game, rerule
from rules.rune_age.rulings import RULINGS, Ruling
from rules.rune_age.state import Fought, Outcome, State


class Cause(NamedTuple):
    """An event that has changed the figure; the first without one is what the game began with."""

    event: int | None
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Deciding:
    """A ruling that decides a question: the option in force, and what the other one would give."""

    ruling: Ruling
    option: str
    other: str
    would_be: Any
    """A figure of the same kind; for a fight a `Fought`, `None` if it couldn't have been fought so."""


@dataclass(frozen=True, slots=True)
class Explanation:
    game: Game
    question: Question
    figure: Any
    """A number; of rewards their names, of a city its holder, of a fight a `Fought`, of the end an `Outcome`."""
    causes: tuple[Cause, ...]
    rules: tuple[str, ...]
    rulings: tuple[Deciding, ...]

    @property
    def fought(self) -> Fought | None:
        return self.figure if isinstance(self.figure, Fought) else None


ALWAYS: Final = {
    Subject.DAMAGE: ("R-D1", "R-D2"),
    Subject.STRONGHOLDS: ("R-I4",),
    Subject.REWARDS: ("R-E8",),
    Subject.CITY: ("R-S7", "R-C1"),
    Subject.EVENTS_LEFT: ("R-S9", "R-E3"),
    Subject.FIGHT: ("R-C4",),
    Subject.OUTCOME: (),
}


def explain(game: Game, question: Question) -> Explanation | None:
    """`None` if there is nothing to explain."""
    if not can_ask(game, question):
        return None
    figure = figure_of(game.state, question)
    causes = tuple(_causes(game, question))
    return Explanation(
        game, question, figure, causes, _rules(game, question, figure, causes), _deciding(game, question)
    )


def figure_of(state: State, question: Question) -> Any:
    subject, which = question
    match subject:
        case Subject.FIGHT:
            return next((fought for fought in state.fights if fought.event == which), None)
        case Subject.OUTCOME:
            return state.outcome
        case Subject.EVENTS_LEFT:
            return state.events_left
        case Subject.CITY:
            return state.owners[which or 0]
        case _:
            return getattr(state, subject)[which or 0]


def _causes(game: Game, question: Question) -> Iterator[Cause]:
    """Each event after which the figure was another one."""
    before = figure_of(game.state_before(0), question)
    if before:
        yield Cause(None, before, before)
    for index, step in enumerate(game.steps):
        after = figure_of(step.state, question)
        if after != before:
            yield Cause(index, before, after)
        before = after


def _rules(game: Game, question: Question, figure: Any, causes: tuple[Cause, ...]) -> tuple[str, ...]:
    """Those that always decide, and those by which each event did what it did, none twice."""
    if isinstance(figure, Outcome):
        return (figure.rule,)
    found = [*ALWAYS[question.subject]]
    if isinstance(figure, Fought):
        found += [line.rule for line in figure.report.lines]
        found += figure.report.rules
    else:
        for cause in causes:
            if cause.event is not None:
                found += _rules_of(game, cause.event)
    return tuple(dict.fromkeys(found))


def _rules_of(game: Game, index: int) -> tuple[str, ...]:
    """By which an event does what it does."""
    event: Event = game.steps[index].event
    match event:
        case BattleFought() | SiegeFought():
            return game.steps[index].state.fights[-1].report.rules
        case Bought():
            return ("R-I3",)
        case Damaged() | Correction():
            return ()
        case _:
            return ("R-E3",)


def _deciding(game: Game, question: Question) -> tuple[Deciding, ...]:
    """Every ruling of which the other option would change the answer, had the same been played."""
    given = _asked(figure_of(game.state, question))
    found = []
    for ruling in RULINGS:
        option = getattr(game.setup.rulings, ruling.name)
        other = next(each for each in ruling.options if each != option)
        rulings = game.setup.rulings.model_copy(update={ruling.name: other})
        would_be = figure_of(rerule(game, replace(game.setup, rulings=rulings)).game.state, question)
        if _asked(would_be) != given:
            found.append(Deciding(ruling, option, other, would_be))
    return tuple(found)


def _asked(figure: Any) -> Any:
    """The part of a figure that the question is about: of a fight what came of it, not the rulings it was fought by."""
    if not isinstance(figure, Fought):
        return figure
    report = figure.report
    return (report.totals, report.winner, report.gain, report.exhausted, report.home_realm)
