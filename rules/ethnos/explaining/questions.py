"""What can be asked about a case."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from rules.ethnos.events import BandPlayed
from rules.ethnos.explaining.cases import Case
from rules.ethnos.playing.bands import Effect
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Kingdom, Tribe


class Subject(StrEnum):
    KINGDOM = "kingdom"
    MERFOLK = "merfolk"
    GIANT = "giant"
    TROLLS = "trolls"
    ORCS = "orcs"
    BANDS = "bands"
    TOTAL = "total"
    """The Glory after the Age's end; while it is being played, if it ended now."""
    GLORY = "glory"
    """The Glory before the Age's end, or now."""
    FIRST = "first"
    WINNER = "winner"
    BAND = "band"
    """One band, as it was played."""


class Question(NamedTuple):
    subject: Subject
    player: int | None = None
    """Whose award or total; `None` asks about a whole board."""
    kingdom: Kingdom | None = None
    event: int | None = None
    """The place of a band among the game's events."""


TRIBE_ASKED_ABOUT: Final = {
    Subject.MERFOLK: Tribe.MERFOLK,
    Subject.GIANT: Tribe.GIANTS,
    Subject.TROLLS: Tribe.TROLLS,
    Subject.ORCS: Tribe.ORCS,
}
OF_A_PLAYER: Final = (Subject.BANDS, Subject.TOTAL, Subject.GLORY)
OF_NO_PLAYER: Final = (Subject.TROLLS, Subject.FIRST, Subject.WINNER, Subject.BAND)


def can_ask(case: Case, question: Question) -> bool:
    """Whether the question makes sense: the game has such a player, Tribe or band, and somebody begins or wins."""
    setup, subject = case.setup, question.subject
    tribe = TRIBE_ASKED_ABOUT.get(subject)
    if not _is_seated(setup, question) or (tribe is not None and tribe not in setup.tribes):
        return False
    match subject:
        case Subject.FIRST:
            return case.end is not None and case.state.table.age < setup.ages
        case Subject.WINNER:
            return case.won_at_once or (case.end is not None and case.state.table.age == setup.ages)
        case Subject.BAND:
            return question.event is not None and any(index == question.event for index, _, _ in bands_in(case))
        case Subject.KINGDOM:
            return question.kingdom is not None
        case _:
            return True


def bands_in(case: Case) -> Iterator[tuple[int, Band, Effect]]:
    """Every band of the game so far with its place among the events and what it did."""
    for index, step in enumerate(case.steps):
        if isinstance(step.event, BandPlayed) and step.effect:
            yield index, step.event.band, step.effect


def _is_seated(setup: Setup, question: Question) -> bool:
    if question.player is None:
        return question.subject not in OF_A_PLAYER
    return question.player in setup.seats and question.subject not in OF_NO_PLAYER
