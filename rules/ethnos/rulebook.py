"""Every rule by its id, where the printed books say it, and where they err."""

from dataclasses import dataclass
from typing import Final

from rules.ethnos.vocabulary import TRIBES, Edition, Tribe


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    printed_on: tuple[int, ...] = ()
    tribes: tuple[Tribe, ...] = ()
    ours: bool = False
    """All four books are silent on this point, or on a part of it; the reading is this project's."""

    def pages(self, edition: Edition) -> tuple[int, ...]:
        """The pages of an edition that hold this rule; none if no book has it."""
        of_tribes = {page for tribe in self.tribes for page in TRIBE_PAGES[edition][tribe]}
        return (*self.printed_on, *sorted(of_tribes))


@dataclass(frozen=True, slots=True)
class BookError:
    """A slip of one printed book, and the rule that says it right."""

    id: str
    edition: Edition
    page: int
    rule: str


def _pages(*pages: int | tuple[int, ...]) -> dict[Tribe, tuple[int, ...]]:
    return {tribe: page if isinstance(page, tuple) else (page,) for tribe, page in zip(TRIBES, pages, strict=True)}


_EN_AND_PL: Final = _pages(12, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15)

TRIBE_PAGES: Final = {
    Edition.EN: _EN_AND_PL,
    Edition.PL: _EN_AND_PL,
    Edition.CS: _pages(13, 15, 12, 14, 12, (13, 14), 13, 14, 13, 15, 15, 12),
    Edition.RU: _pages(13, 13, 15, 12, 14, 14, 13, 13, 14, 15, 12, 12),
}

RULES: Final = (
    Rule("S1", (2, 3, 4)),
    Rule("S2", (4, 11)),
    Rule("S3", (4,)),
    Rule("S4", (3, 4)),
    Rule("S5", (4, 11)),
    Rule("S6", (5,)),
    Rule("S7", (4,)),
    Rule("B1", (7,)),
    Rule("B2", (7,)),
    Rule("B3", (7,)),
    Rule("B4", (7,)),
    Rule("B5", (11,)),
    Rule("B6", (7, 16)),
    Rule("B7", (7,), ours=True),
    Rule("B8", tribes=(Tribe.CENTAURS,), ours=True),
    Rule("B9", tribes=(Tribe.SKELETONS,)),
    Rule("B10", tribes=(Tribe.HALFLINGS,)),
    Rule("B11", tribes=(Tribe.MINOTAURS,)),
    Rule("B12", tribes=(Tribe.WINGFOLK,)),
    Rule("B13", tribes=(Tribe.MERFOLK,)),
    Rule("B14", tribes=(Tribe.ORCS,)),
    Rule("B15", tribes=(Tribe.GIANTS,)),
    Rule("B16", tribes=(Tribe.TROLLS,)),
    Rule("B17", tribes=(Tribe.DWARVES, Tribe.ELVES, Tribe.WIZARDS)),
    Rule("A1", (6, 9), ours=True),
    Rule("A2", (9,), ours=True),
    Rule("A3", (9,)),
    Rule("A4", (9, 16)),
    Rule("A5", tribes=(Tribe.TROLLS,)),
    Rule("A5a", (11,)),
    Rule("A6a", tribes=(Tribe.MERFOLK,), ours=True),
    Rule("A6b", tribes=(Tribe.GIANTS,)),
    Rule("A6c", tribes=(Tribe.ORCS,), ours=True),
    Rule("A7", tribes=(Tribe.SKELETONS,), ours=True),
    Rule("A8", (10,), tribes=(Tribe.DWARVES,)),
    Rule("A9", (11,)),
    Rule("A10", ours=True),
    Rule("F1", (5,)),
    Rule("F2", (5,)),
    Rule("F3", (11,)),
    Rule("F4", (11,)),
    Rule("F5", (11,)),
    Rule("F6", ours=True),
)

RULE_BY_ID: Final = {rule.id: rule for rule in RULES}

BOOK_ERRORS: Final = (
    BookError("example_total", Edition.RU, 11, "A8"),
    BookError("wingfolk_for_merfolk", Edition.RU, 9, "A6a"),
    BookError("second_place_from_two", Edition.PL, 16, "A3"),
    BookError("no_glory_for_no_markers", Edition.CS, 16, "A5a"),
    BookError("second_place_for_second_band", Edition.PL, 11, "F5"),
    BookError("kinds_of_markers", Edition.RU, 9, "A2"),
    BookError("first_ties_only", Edition.EN, 9, "A4"),
)
