"""What a typed Age still needs, and its bands, in words."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.ethnos.entering.age_sheet import AgeDraft, TypedBand
from companion.ethnos.words.age_end import WHO_DREW_THE_DRAGON
from companion.ethnos.words.problems import problem_text
from companion.ethnos.words.terms import kingdom_name, skeletons_text
from companion.speech.language import mark, say, say_many
from companion.speech.phrases import listed
from rules.ethnos.codes import Code
from rules.ethnos.recording import why_no_game
from rules.ethnos.vocabulary import KINGDOM_BY_ID, Kingdom
from rules.problems import FileCode

# Translators: the note on a correction that records a whole Age
PLAYED_WITHOUT_THE_APP: Final = mark("played without the app")
BAND_SIZES: Final = mark("A band has 1 to {most} cards, and at least one of them is no Skeleton.")


def missing_text(draft: AgeDraft) -> str:
    """What is wrong first, then what is missing; what is left out counts for nothing."""
    needs = (*(problem_text(problem) for problem in draft.problems()), *_missing(draft))
    return " ".join(needs) or say("Nothing is missing. What was left out counts as 0.")


def _missing(draft: AgeDraft) -> Iterator[str]:
    if bare := draft.tokens_missing():
        yield _tokens_missing(bare, draft.age)
    if draft.dragon_missing:
        yield say(WHO_DREW_THE_DRAGON)


def _tokens_missing(kingdoms: Sequence[Kingdom], tokens: int) -> str:
    names = listed([kingdom_name(kingdom) for kingdom in kingdoms])
    if tokens == 1:
        # Translators: {kingdoms} are names: Rhea and Duris
        return say("Missing: the lowest token of {kingdoms}.", kingdoms=names)
    return say_many(
        "Missing: the {n} lowest token of {kingdoms}.",
        "Missing: the {n} lowest tokens of {kingdoms}.",
        tokens,
        kingdoms=names,
    )


def needs_text(draft: AgeDraft) -> str:
    """What it takes to keep the Age as a game; nothing if it can be kept."""
    problems = why_no_game(draft.sheet())
    bare = [KINGDOM_BY_ID[str(problem.facts["kingdom"])] for problem in problems if problem.code is Code.TOKEN_COUNT]
    needs = [problem_text(problem) for problem in problems if problem.code not in SAID_SHORTLY]
    if bare:
        needs.append(_tokens_missing(bare, draft.setting.ages))
    if any(problem.code is FileCode.MISSING_FIELD for problem in problems):
        needs.append(say(WHO_DREW_THE_DRAGON))
    return " ".join(needs)


SAID_SHORTLY: Final = (Code.TOKEN_COUNT, FileCode.MISSING_FIELD)


def typed_band_text(band: TypedBand) -> str:
    """`5`, `4, Dwarf`, `6, 2 Skeletons`."""
    parts = [str(band.cards)]
    if band.dwarf:
        # Translators: a Dwarf leads the band
        parts.append(say("Dwarf"))
    if band.skeletons:
        parts.append(skeletons_text(band.skeletons))
    return ", ".join(parts)
