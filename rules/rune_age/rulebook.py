"""Every rule by its id, where the printed book says it, and where it errs.

The pages are those of the Polish book; they agree with what the publisher's answers say of the English one.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    pages: tuple[int, ...] = ()
    ours: bool = False
    """The book is silent on this point, or on a part of it; the reading is this project's."""

    @property
    def part(self) -> str:
        """The letter of the part that it belongs to."""
        return self.id[2]


@dataclass(frozen=True, slots=True)
class BookError:
    """A slip of the printed book, and the rule that says it right."""

    id: str
    page: int
    rule: str


RULES: Final = (
    Rule("R-S1", (2, 4)),
    Rule("R-S2", (15, 16)),
    Rule("R-S3", (4, 17)),
    Rule("R-S4", (4,)),
    Rule("R-S5", (2, 4)),
    Rule("R-S6", (4,)),
    Rule("R-S7", (4,)),
    Rule("R-S8", (4,)),
    Rule("R-S9", (2, 4, 9, 15, 16)),
    Rule("R-S10", (4, 5)),
    Rule("R-S11", (15,)),
    Rule("R-S12", (16,)),
    Rule("R-T1", (7,)),
    Rule("R-T2", (7,), ours=True),
    Rule("R-T3", (7, 8)),
    Rule("R-T4", (7,)),
    Rule("R-T5", (7, 14)),
    Rule("R-T6", (12,), ours=True),
    Rule("R-T7", (10, 12)),
    Rule("R-T8", (12,)),
    Rule("R-T9", (7, 14)),
    Rule("R-T10", (14,)),
    Rule("R-I1", (7,)),
    Rule("R-I2", (8, 9)),
    Rule("R-I3", (8, 13)),
    Rule("R-I4", (7, 8)),
    Rule("R-I5", (8, 16)),
    Rule("R-I6", (8,)),
    Rule("R-C1", (7, 10, 12)),
    Rule("R-C2", (7, 10, 12), ours=True),
    Rule("R-C3", (7, 10, 12, 15, 16)),
    Rule("R-C4", (10, 12), ours=True),
    Rule("R-C5", (10, 12, 14), ours=True),
    Rule("R-C6", (10, 12)),
    Rule("R-A1", (9, 10, 20)),
    Rule("R-A2", (9, 10)),
    Rule("R-A3", (10,)),
    Rule("R-A4", (10,)),
    Rule("R-A5", (10, 11)),
    Rule("R-B1", (10,)),
    Rule("R-B2", (10,)),
    Rule("R-B3", (10,)),
    Rule("R-B4", (10,)),
    Rule("R-B5", (10,)),
    Rule("R-B6", (10, 11)),
    Rule("R-B7", (10,)),
    Rule("R-G1", (12,)),
    Rule("R-G2", (12,)),
    Rule("R-G3", (12, 13)),
    Rule("R-G4", (12,)),
    Rule("R-G5", (12,)),
    Rule("R-G6", (12,)),
    Rule("R-G7", (12, 16)),
    Rule("R-G8", (12, 13)),
    Rule("R-G9", (12,)),
    Rule("R-U1", (14,)),
    Rule("R-U2", (14,)),
    Rule("R-U3", (11,)),
    Rule("R-E1", (9,)),
    Rule("R-E2", (9,)),
    Rule("R-E3", (9,)),
    Rule("R-E4", (9,)),
    Rule("R-E5", (9,)),
    Rule("R-E6", (9, 12), ours=True),
    Rule("R-E7", (9, 14)),
    Rule("R-E8", (9,)),
    Rule("R-D1", (3, 14)),
    Rule("R-D2", (14,)),
    Rule("R-D3", (14,), ours=True),
    Rule("R-D4", ours=True),
    Rule("R-D5", (15,)),
    Rule("R-V1", (15,)),
    Rule("R-V2", (15,)),
    Rule("R-V3", (16,)),
    Rule("R-V4", (14, 16), ours=True),
    Rule("R-V5", (15,), ours=True),
    Rule("R-V6", ours=True),
)

RULE_BY_ID: Final = {rule.id: rule for rule in RULES}

BOOK_ERRORS: Final = (
    BookError("two_to_four", 2, "R-S1"),
    BookError("monuments", 3, "R-V4"),
    BookError("cost_for_value", 4, "R-S4"),
    BookError("unit_card_action", 7, "R-T9"),
    BookError("backwards", 10, "R-B7"),
    BookError("names_of_kalladra", 11, "R-B6"),
    BookError("names_of_war_cry", 13, "R-S3"),
    BookError("enemies_in_a_siege", 12, "R-G4"),
    BookError("first_to_build", 14, "R-V4"),
    BookError("no_draw_after_events", 20, "R-E7"),
    BookError("attrition_by_enemies", 20, "R-A1"),
)
