"""A Kingdom's ranking in a few sentences: one for each tie, and what it takes to place the next marker."""

from collections.abc import Iterator, Sequence

from companion.ethnos.words.lines import ranked_text, unpaid_texts
from companion.ethnos.words.terms import cards_text
from companion.speech.language import say
from rules.ethnos.playing.markers import cards_needed
from rules.ethnos.scoring.lines import Decision, RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import Kingdom


def ranking_texts(lines: Sequence[RankedLine], names: Sequence[str], age: int) -> list[str]:
    """What the places alone don't say."""
    if not lines:
        return [say("Nobody has a marker here.")]
    return [*_ties(lines, names, age), *unpaid_texts(lines, age)]


def _ties(lines: Sequence[RankedLine], names: Sequence[str], age: int) -> Iterator[str]:
    """Of those whom Trolls part the first is told of; of those who share a place, all at once."""
    told: set[object] = set()
    for line in lines:
        if line.decided_by is Decision.MARKERS:
            continue
        tie = line.sharing if line.decided_by is Decision.SHARED else line.contest.strengths[line.player]
        if tie not in told:
            told.add(tie)
            yield ranked_text(line, names, age)


def next_marker_text(setup: Setup, table: Table, kingdom: Kingdom) -> str:
    """`Mara: 3 cards · Tove: 1 card`."""
    needed = [cards_needed(setup, table, seat, kingdom) for seat in setup.seats]
    return " · ".join(f"{name}: {cards_text(cards)}" for name, cards in zip(setup.names, needed, strict=True))
