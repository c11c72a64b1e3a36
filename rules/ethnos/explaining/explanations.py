"""An explanation: the lines that a number is the sum of, the rules in the order in which they decide, the rulings."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from rules.ethnos.components import TRACK_SPACES
from rules.ethnos.events import BandPlayed
from rules.ethnos.explaining.answers import Deciding, Move, deciding, merfolk_moves, ranked_on
from rules.ethnos.explaining.cases import Case
from rules.ethnos.explaining.gains import Glory, glory_of
from rules.ethnos.explaining.questions import Question, Subject, bands_in, can_ask
from rules.ethnos.playing.markers import marker_choices
from rules.ethnos.rulebook import RULES
from rules.ethnos.scoring.age import AgeReport
from rules.ethnos.scoring.first_player import FirstPlayer
from rules.ethnos.scoring.lines import Decision, HordeLine, Line, RankedLine
from rules.ethnos.scoring.orcs import score_orcs
from rules.ethnos.scoring.sums import Source
from rules.ethnos.scoring.winner import RULE_OF_WIN, Outcome, WonBy
from rules.ethnos.table import supply
from rules.ethnos.vocabulary import Tribe


@dataclass(frozen=True, slots=True)
class Explanation:
    case: Case
    question: Question
    report: AgeReport
    """The Age's reckoning, or what it would be now."""
    lines: tuple[Line, ...]
    """What the answer is the sum of; of a whole board, all its lines; of Trolls, every place that they decide."""
    glory: Glory | None
    """What a total is the sum of."""
    hordes: tuple[HordeLine, ...]
    """What every Horde is worth, emptied or not."""
    moves: tuple[Move, ...]
    first: FirstPlayer | None
    outcome: Outcome | None
    rules: tuple[str, ...]
    rulings: tuple[Deciding, ...]

    @property
    def amount(self) -> int:
        """What the player gets or has; of a whole board, all that it pays."""
        return self.glory.total if self.glory else sum(line.glory for line in self.lines)


def explain(case: Case, question: Question) -> Explanation | None:
    """Everything that decides the answer; `None` for a question that makes no sense in this case."""
    if not can_ask(case, question):
        return None
    subject, report = question.subject, case.report
    lines = _lines(report.reckoning.lines, question)
    with_end = subject is Subject.TOTAL
    glory = None
    if question.player is not None and subject in (Subject.TOTAL, Subject.GLORY):
        glory = glory_of(case, question.player, with_end=with_end)
        lines = tuple(line for age in glory.ages for part in age.parts for line in part.lines)
    return Explanation(
        case=case,
        question=question,
        report=report,
        lines=lines,
        glory=glory,
        hordes=tuple(score_orcs(case.setup, case.state.table, case.setup.seats)) if subject is Subject.ORCS else (),
        moves=merfolk_moves(case, question) if subject in (Subject.MERFOLK, Subject.BAND) else (),
        first=report.next_first if subject is Subject.FIRST else None,
        outcome=case.outcome if subject is Subject.WINNER else None,
        rules=tuple(dict.fromkeys(_rules(case, question, lines, glory))),
        rulings=deciding(case, question),
    )


BY_TROLLS: Final = (Decision.TROLL_SUM, Decision.TROLL_HIGHEST)
SOURCES: Final = {Subject.GIANT: Source.GIANT, Subject.ORCS: Source.ORCS, Subject.BANDS: Source.BANDS}
"""Of the questions about lines that no board ranks."""


def _lines(lines: tuple[Line, ...], question: Question) -> tuple[Line, ...]:
    """The lines that a question about a board or a source is about."""
    subject = question.subject
    found: tuple[Line, ...] = ()
    if subject in (Subject.KINGDOM, Subject.MERFOLK):
        found = ranked_on(lines, question.kingdom)
    elif subject is Subject.TROLLS:
        found = tuple(line for line in lines if isinstance(line, RankedLine) and line.decided_by in BY_TROLLS)
    elif subject in SOURCES:
        found = tuple(line for line in lines if line.source == SOURCES[subject])
    return tuple(line for line in found if question.player in (None, line.player))


def _rules(case: Case, question: Question, lines: tuple[Line, ...], glory: Glory | None) -> Iterator[str]:
    whole = question.player is None
    match question.subject:
        case Subject.KINGDOM:
            yield from _in_order({"A2", _paying(case), *_of_lines(case, lines)})
        case Subject.MERFOLK:
            yield from _in_order({"A6a", "A2", _paying(case), *_of_lines(case, lines)})
            yield from ("B13",) if whole else ()
        case Subject.GIANT:
            yield from ("A6b", "B15") if whole else ("A6b",)
        case Subject.TROLLS:
            yield from ("A5", "B16")
        case Subject.ORCS:
            yield from ("A6c", "B14") if whole else ("A6c",)
        case Subject.BANDS:
            yield from _in_order({"A8", *_of_lines(case, lines)})
        case Subject.TOTAL | Subject.GLORY:
            yield from _of_total(case, question, lines, glory)
        case Subject.FIRST:
            first = case.report.next_first
            yield from ("F1", "F2") if first and len(first.least) > 1 else ("F1",)
        case Subject.WINNER:
            yield from _of_winner(case.outcome)
        case _:
            yield from _of_band(case, question.event or 0)


def _paying(case: Case) -> str:
    """The rule that says what the places of a board pay."""
    return "A5a" if len(case.setup.players) == 2 else "A3"


def _of_lines(case: Case, lines: Iterable[Line]) -> Iterator[str]:
    """The rules of lines; a tie that Trolls could have broken names them too."""
    for line in lines:
        yield from line.rules
        if isinstance(line, RankedLine) and line.decided_by is Decision.SHARED and trolls_count(case, line):
            yield "A5"


def trolls_count(case: Case, line: RankedLine) -> bool:
    """Whether Troll tokens would break a tie on the board of this line."""
    on_board = line.contest.kingdom is not None or case.setup.rulings.trolls_on_merfolk
    return Tribe.TROLLS in case.setup.tribes and on_board


def _of_total(case: Case, question: Question, lines: tuple[Line, ...], glory: Glory | None) -> Iterator[str]:
    if case.end is None and question.subject is Subject.TOTAL:
        yield "A10"
    ages = glory.ages if glory else ()
    gains = [gain for age in ages for part in age.parts for gain in part.gains]
    if any(isinstance(gain.event, BandPlayed) for gain in gains):
        yield "B15"
    yield from _in_order(set(_of_lines(case, lines)))
    if glory and glory.total >= TRACK_SPACES:
        yield "S7"


def _of_winner(outcome: Outcome | None) -> tuple[str, ...]:
    """Every comparison up to the one that decided."""
    rule = outcome.rule if outcome else ""
    return COMPARISONS[: COMPARISONS.index(rule) + 1] if rule in COMPARISONS else (rule,)


COMPARISONS: Final = tuple(RULE_OF_WIN[won_by] for won_by in (WonBy.GLORY, WonBy.MARKERS, WonBy.BANDS, WonBy.SHARED))


def _of_band(case: Case, index: int) -> Iterator[str]:
    """What decided about a marker, then what else the band did."""
    band, done = next((band, done) for place, band, done in bands_in(case) if place == index)
    table, setup = case.state_before(index).table, case.setup
    if done.wins:
        yield "B9"
        return
    placing = "B5" if len(setup.players) == 2 else "B4"
    if band.tribe is Tribe.HALFLINGS:
        yield "B10"
    elif not supply(setup, table, band.player):
        yield "B7"
    else:
        yield placing
        if done.marker is None and marker_choices(setup, table, band):
            yield "B6"
    if band.tribe is not None and band.tribe is not Tribe.HALFLINGS:
        yield RULE_OF_LEADER[band.tribe]
    yield "B9" if band.skeletons else "B3"


RULE_OF_LEADER: Final = {tribe: rule.id for rule in RULES if rule.id.startswith("B") for tribe in rule.tribes}
"""What the Leader of each Tribe does."""


def _in_order(rules: set[str]) -> Iterator[str]:
    """Who ranks where, then what the places pay, then what tied players share, then the rest as it is reckoned."""
    yield from sorted(rules, key=lambda rule: (ORDER.index(rule) if rule in ORDER else len(ORDER), rule))


ORDER: Final = ("A6a", "A2", "A5", "A3", "A5a", "A4")
