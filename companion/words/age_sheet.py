"""What a typed Age still needs, and its bands, in words."""

from collections.abc import Iterator
from typing import Final

from companion.age_sheet import AgeDraft, TypedBand
from companion.words.age_end import WHO_DREW_THE_DRAGON
from companion.words.problems import problem_text
from companion.words.terms import counted, kingdom_name, listed

PLAYED_WITHOUT_THE_APP: Final = "played without the app"
BAND_SIZES: Final = "A band has 1 to 10 cards, and at least one of them is no Skeleton."


def missing_text(draft: AgeDraft) -> str:
    """What is wrong first, then what is missing; what is left out counts for nothing."""
    needs = (*(problem_text(problem) for problem in draft.problems()), *_missing(draft))
    return " ".join(needs) or "Nothing is missing. What was left out counts as 0."


def _missing(draft: AgeDraft) -> Iterator[str]:
    kingdoms = [kingdom_name(kingdom) for kingdom in draft.tokens_missing()]
    if kingdoms:
        tokens = "lowest token" if draft.age == 1 else f"{draft.age} lowest tokens"
        yield f"Missing: the {tokens} of {listed(kingdoms)}."
    if draft.dragon_missing:
        yield WHO_DREW_THE_DRAGON


def typed_band_text(band: TypedBand) -> str:
    """`5`, `4, Dwarf`, `6, 2 Skeletons`."""
    parts = [str(band.cards)]
    if band.dwarf:
        parts.append("Dwarf")
    if band.skeletons:
        parts.append(counted(band.skeletons, "Skeleton"))
    return ", ".join(parts)
