"""The moments that people remember a game by, each with the question that explains it."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from rules.ethnos.events import AgeEnded, BandPlayed
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.game import Game
from rules.ethnos.scoring.lines import BandLine
from rules.ethnos.scoring.orcs import score_orcs
from rules.ethnos.scoring.winner import WonBy
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

TWICE = 2
"""How often a Kingdom changes hands before anybody speaks of it."""


class What(StrEnum):
    LEAD = "lead"
    """Somebody takes the lead from somebody else."""
    BAND = "band"
    """The band that paid most."""
    HORDE = "horde"
    """A Horde that was kept, and brought no more later."""
    KINGDOM = "kingdom"
    """The one that changed hands most."""
    TIE = "tie"
    """What decided between those with the most Glory."""
    MARGIN = "margin"
    """How close it was."""


class Moment(NamedTuple):
    what: What
    question: Question
    age: int | None
    """An Age that ended, in which the question is asked; `None` asks about the game as it is now."""
    facts: dict[str, Any]


def moments(game: Game) -> tuple[Moment, ...]:
    """In the order of the game, how it ended last."""
    return (
        *_leads(game),
        *_best_band(game),
        *_hordes(game),
        *_kingdom(game),
        *_end(game),
    )


def _leads(game: Game) -> Iterator[Moment]:
    before: int | None = None
    for index, step in enumerate(game.steps):
        glory = step.state.table.glory
        leader = _alone_ahead(glory)
        if leader is None or leader == before:
            continue
        if before is not None:
            age = _ended(game, step.age)
            if isinstance(step.event, AgeEnded):
                question = Question(Subject.TOTAL, leader)
            elif isinstance(step.event, BandPlayed):
                question = Question(Subject.BAND, event=index)
            else:
                question = Question(Subject.GLORY, leader)
            facts = {"player": leader, "other": before, "glory": glory[leader], "age": step.age}
            yield Moment(What.LEAD, question, age, facts)
        before = leader


def _best_band(game: Game) -> Iterator[Moment]:
    best: tuple[int, BandLine] | None = None
    for report in game.state.reports:
        for line in report.reckoning.lines:
            if isinstance(line, BandLine) and line.glory > (best[1].glory if best else 0):
                best = (report.age, line)
    if best:
        age, line = best
        facts = {"player": line.player, "cards": line.band.cards, "glory": line.glory, "age": age}
        yield Moment(What.BAND, Question(Subject.BANDS, line.player), age, facts)


def _hordes(game: Game) -> Iterator[Moment]:
    """One for each player at most: the largest that waited for nothing."""
    ends = [index for index, step in enumerate(game.steps) if isinstance(step.event, AgeEnded)]
    for seat in game.setup.seats:
        kept: tuple[int, int] | None = None
        for index in ends:
            table = game.state_before(index).table
            worth = next((line.glory for line in score_orcs(game.setup, table, (seat,))), 0)
            emptied = not game.steps[index].state.table.hordes[seat]
            if kept and emptied and worth <= kept[1]:
                facts = {"player": seat, "kept": kept[0], "glory": worth, "age": table.age}
                yield Moment(What.HORDE, Question(Subject.ORCS, seat), table.age, facts)
                break
            kept = None if emptied else (table.age, worth)


def _kingdom(game: Game) -> Iterator[Moment]:
    """Whoever has the most markers alone holds it."""
    changes = {kingdom: _changes(game, kingdom) for kingdom in KINGDOMS}
    most = max(KINGDOMS, key=lambda kingdom: changes[kingdom])
    if changes[most] >= TWICE:
        question = Question(Subject.KINGDOM, kingdom=most)
        yield Moment(What.KINGDOM, question, None, {"kingdom": most, "times": changes[most]})


def _changes(game: Game, kingdom: Kingdom) -> int:
    holder, changes = None, 0
    for step in game.steps:
        now = _alone_ahead(step.state.table.markers[kingdom])
        if now is not None and now != holder:
            changes += holder is not None
            holder = now
    return changes


def _end(game: Game) -> Iterator[Moment]:
    outcome, glory = game.state.outcome, game.state.table.glory
    if outcome is None or outcome.decided_by is WonBy.TEN_SKELETONS:
        return
    question = Question(Subject.WINNER)
    if outcome.decided_by is not WonBy.GLORY:
        facts = {"by": outcome.decided_by, "players": outcome.contenders, "glory": max(glory)}
        yield Moment(What.TIE, question, None, facts)
        return
    (winner,) = outcome.winners
    second = max((seat for seat in game.setup.seats if seat != winner), key=lambda seat: glory[seat])
    facts = {"player": winner, "other": second, "glory": glory[winner] - glory[second]}
    yield Moment(What.MARGIN, question, None, facts)


def _ended(game: Game, age: int) -> int | None:
    return age if age <= len(game.state.reports) else None


def _alone_ahead(measured: Sequence[int]) -> int | None:
    most = max(measured)
    return measured.index(most) if most and measured.count(most) == 1 else None
