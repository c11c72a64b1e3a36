"""The bare answer to a question, and the rulings whose other options would change it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from rules.ethnos.explaining.cases import Case, under
from rules.ethnos.explaining.questions import Question, Subject, bands_in
from rules.ethnos.playing.merfolk import markers_for, symbols_passed
from rules.ethnos.playing.skeletons import is_ten_skeletons
from rules.ethnos.rulings import RULINGS, Ruling, Rulings
from rules.ethnos.scoring.lines import Line, RankedLine
from rules.ethnos.vocabulary import Kingdom


class Rank(NamedTuple):
    """A player's place on one board, and what it pays."""

    board: Kingdom | None
    """`None` is the Merfolk board."""
    player: int
    place: int
    glory: int


class Move(NamedTuple):
    """A Merfolk move that reaches or passes symbol spaces (B13)."""

    player: int
    space_before: int
    space_after: int
    symbols: tuple[int, ...]
    markers: int
    """The extra markers it gives."""


@dataclass(frozen=True, slots=True)
class Answer:
    ranks: tuple[Rank, ...] = ()
    """On the board; of Trolls, on the Merfolk board, where a ruling says whether they count."""
    glory: int | None = None
    """A total."""
    players: tuple[int, ...] | None = None
    """Who begins, or who wins; nobody if that isn't decided."""
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Deciding:
    """A ruling that decides a question: the option in force, and what every other one would give."""

    ruling: Ruling
    option: str | bool
    others: tuple[tuple[str | bool, Answer], ...]


def answer(case: Case, question: Question) -> Answer:
    """What the end of the Age says."""
    report, player = case.report, question.player or 0
    match question.subject:
        case Subject.KINGDOM | Subject.MERFOLK | Subject.TROLLS:
            lines = ranked_on(report.reckoning.lines, question.kingdom)
            return Answer(tuple(Rank(line.contest.kingdom, line.player, line.place, line.glory) for line in lines))
        case Subject.TOTAL:
            return Answer(glory=report.reckoning.glory[player])
        case Subject.GLORY:
            return Answer(glory=case.state.table.glory[player])
        case Subject.FIRST:
            first = report.next_first and report.next_first.player
            return Answer(players=() if first is None else (first,))
        case Subject.WINNER:
            return Answer(players=case.outcome.winners if case.outcome else ())
        case _:
            return Answer()


def deciding(case: Case, question: Question) -> tuple[Deciding, ...]:
    """Every ruling of which another option would change the answer, with what it would be."""
    return (*_at_the_end(case, question), *_in_play(case, question))


def ranked_on(lines: tuple[Line, ...], kingdom: Kingdom | None) -> tuple[RankedLine, ...]:
    """The ranking of a Kingdom, or of the Merfolk board."""
    return tuple(line for line in lines if isinstance(line, RankedLine) and line.contest.kingdom is kingdom)


def merfolk_moves(case: Case, question: Question) -> tuple[Move, ...]:
    """Moves that give extra markers: that of the band asked about, or on the Merfolk board all of this Age."""
    age = len(case.state.reports)
    asked = (
        (band.player, done.merfolk_space_before, done.merfolk_space)
        for index, band, done in bands_in(case)
        if (len(case.steps[index].state.reports) == age if question.event is None else index == question.event)
    )
    passed = ((player, start, end, symbols_passed(case.setup, start, end)) for player, start, end in asked)
    return tuple(Move(*move, markers_for(case.setup, move[-1])) for move in passed if move[-1])


def _at_the_end(case: Case, question: Question) -> Iterator[Deciding]:
    """Rulings that decide by how an Age is reckoned."""
    given = _asked(question, answer(case, question))
    for ruling in ABOUT_TROLLS if question.subject is Subject.TROLLS else RULINGS:
        others = []
        for option, rulings in _other_options(case, ruling):
            other = under(case, rulings)
            if other and _asked(question, answer(other, question)) != given:
                others.append((option, answer(other, question)))
        if others:
            yield Deciding(ruling, getattr(case.setup.rulings, ruling.name), tuple(others))


def _in_play(case: Case, question: Question) -> Iterator[Deciding]:
    """Rulings that decide while a band is played: ten Skeletons (B9), and a Merfolk move past symbols (B13)."""
    if case.won_at_once and (question.subject is Subject.WINNER or _is_about_the_win(case, question)):
        yield Deciding(BY_NAME["ten_skeletons_win"], option=True, others=((False, Answer(players=())),))
    if question.subject not in (Subject.MERFOLK, Subject.BAND) or question.player is not None:
        return
    ruling, given = BY_NAME["merfolk_bonus"], merfolk_moves(case, question)
    for option, rulings in _other_options(case, ruling):
        others = merfolk_moves(replace(case, setup=replace(case.setup, rulings=rulings)), question)
        changed = tuple(other for move, other in zip(given, others, strict=True) if move != other)
        if changed:
            yield Deciding(ruling, case.setup.rulings.merfolk_bonus, ((option, Answer(moves=changed)),))


def _is_about_the_win(case: Case, question: Question) -> bool:
    return any(index == question.event and is_ten_skeletons(band) for index, band, _ in bands_in(case))


def _other_options(case: Case, ruling: Ruling) -> Iterator[tuple[str | bool, Rulings]]:
    rulings = case.setup.rulings
    for option in ruling.options:
        if option != getattr(rulings, ruling.name):
            yield option, rulings.model_copy(update={ruling.name: option})


def _asked(question: Question, given: Answer) -> Answer:
    """The part of an answer that the question is about: a player's own place, or everybody's."""
    if question.player is None:
        return given
    return replace(given, ranks=tuple(rank for rank in given.ranks if rank.player == question.player))


ABOUT_TROLLS: Final = tuple(ruling for ruling in RULINGS if "A5" in ruling.rules)
BY_NAME: Final = {ruling.name: ruling for ruling in RULINGS}
