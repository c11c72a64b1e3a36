"""What a typed Age still needs, and its bands, in words."""

from collections.abc import Iterator
from typing import Final

from companion.ethnos.entering.age_sheet import AgeDraft, TypedBand
from companion.ethnos.words.age_end import WHO_DREW_THE_DRAGON
from companion.ethnos.words.problems import problem_text
from companion.ethnos.words.terms import kingdom_name, skeletons_text
from companion.speech.language import mark, say, say_many
from companion.speech.phrases import listed

# Translators: the note on a correction that records a whole Age
PLAYED_WITHOUT_THE_APP: Final = mark("played without the app")
BAND_SIZES: Final = mark("A band has 1 to {most} cards, and at least one of them is no Skeleton.")


def missing_text(draft: AgeDraft) -> str:
    """What is wrong first, then what is missing; what is left out counts for nothing."""
    needs = (*(problem_text(problem) for problem in draft.problems()), *_missing(draft))
    return " ".join(needs) or say("Nothing is missing. What was left out counts as 0.")


def _missing(draft: AgeDraft) -> Iterator[str]:
    kingdoms = [kingdom_name(kingdom) for kingdom in draft.tokens_missing()]
    if kingdoms and draft.age == 1:
        # Translators: {kingdoms} are names: Rhea and Duris
        yield say("Missing: the lowest token of {kingdoms}.", kingdoms=listed(kingdoms))
    elif kingdoms:
        yield say_many(
            "Missing: the {n} lowest token of {kingdoms}.",
            "Missing: the {n} lowest tokens of {kingdoms}.",
            draft.age,
            kingdoms=listed(kingdoms),
        )
    if draft.dragon_missing:
        yield say(WHO_DREW_THE_DRAGON)


def typed_band_text(band: TypedBand) -> str:
    """`5`, `4, Dwarf`, `6, 2 Skeletons`."""
    parts = [str(band.cards)]
    if band.dwarf:
        # Translators: a Dwarf leads the band
        parts.append(say("Dwarf"))
    if band.skeletons:
        parts.append(skeletons_text(band.skeletons))
    return ", ".join(parts)
