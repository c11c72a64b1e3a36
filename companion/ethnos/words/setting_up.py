"""What a new game still needs, and by which rules it is played, in words."""

from collections.abc import Iterator, Mapping
from typing import Final

from companion.ethnos.entering.game_rules import USUAL_RULES
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.words.problems import problem_text
from companion.ethnos.words.terms import colour_name, kingdom_name
from companion.speech.language import mark, say, say_many
from companion.speech.phrases import listed
from rules.ethnos.codes import Code
from rules.ethnos.setup import ages_of, tribes_of
from rules.ethnos.vocabulary import KINGDOM_BY_ID, KINGDOMS, Colour, Edition
from rules.problems import FileCode, Problem

RULEBOOKS: Final[Mapping[Edition, str]] = {
    Edition.EN: mark("English rulebook"),
    Edition.PL: mark("Polish rulebook"),
    Edition.CS: mark("Czech rulebook"),
    Edition.RU: mark("Russian rulebook"),
}

PRINTED: Final[Mapping[str, str]] = {
    "giant": mark("Giant token"),
    "merfolk": mark("Merfolk board"),
    "merfolk_symbols": mark("Symbol spaces of the Merfolk board"),
    "merfolk_end": mark("Last space of the Merfolk board"),
    "orcs": mark("Horde, 1 to 6 markers"),
}
"""What is printed on boards and tokens."""


def colour_word(colour: str | None) -> str:
    """What somebody is called who goes by the colour alone."""
    word = colour_name(colour) if colour else ""
    return word[:1].upper() + word[1:]


def colour_words() -> dict[Colour, str]:
    return {colour: colour_word(colour) for colour in Colour}


def missing_text(draft: SetupDraft) -> str:
    """What is wrong first, then what is missing; what follows from the number of players once nothing is.

    Nobody needs a name: in the draft everybody has one, if only that of the colour.
    """
    problems = draft.problems()
    wrong, missing = list(_wrong(draft, problems)), list(_missing(draft, problems))
    if missing:
        # Translators: {things} is a list such as "6 Tribes, the Glory tokens, who begins"
        wrong.append(say("Missing: {things}.", things=", ".join(missing)))
    return " ".join(wrong) or say_many(
        "All set: {n} Age, {player} begins.",
        "All set: {n} Ages, {player} begins.",
        draft.ages,
        player=draft.seated[draft.first_player or 0],
    )


def _wrong(draft: SetupDraft, problems: tuple[Problem, ...]) -> Iterator[str]:
    for problem in problems:
        facts = problem.facts
        match problem.code:
            case Code.DUPLICATE_PLAYER:
                yield say("Two players are called {player}.", player=facts["player"])
            case FileCode.BAD_VALUE if problem.reason == "least":
                yield say("The Merfolk board has at least 1 space.")
            case FileCode.BAD_VALUE if problem.reason == "symbols":
                yield problem_text(problem)
            case FileCode.BAD_VALUE if facts["value"]:
                letters = len(str(facts["value"]))
                yield say("A name has at most {most} letters, not {letters}.", most=facts["most"], letters=letters)
    too_many = len(draft.tribes) - draft.tribes_needed
    if too_many > 0:
        # Translators: {players} is a number from 2 to 6, {needed} a number of Tribes
        yield say_many(
            "{n} Tribe too many: with {players} players there are {needed}.",
            "{n} Tribes too many: with {players} players there are {needed}.",
            too_many,
            players=draft.count,
            needed=draft.tribes_needed,
        )
    if draft.dealt_for is not None and draft.dealt_for_others:
        # Translators: {players} is a number from 2 to 6
        yield say_many(
            "The Glory tokens were dealt for {n} player, not for {players}.",
            "The Glory tokens were dealt for {n} players, not for {players}.",
            draft.dealt_for,
            players=draft.count,
        )


def _missing(draft: SetupDraft, problems: tuple[Problem, ...]) -> Iterator[str]:
    tribes = draft.tribes_needed - len(draft.tribes)
    if tribes > 0 and draft.tribes:
        yield say_many("{n} more Tribe", "{n} more Tribes", tribes)
    elif tribes > 0:
        yield say_many("{n} Tribe", "{n} Tribes", tribes)
    tokens = [str(problem.facts["kingdom"]) for problem in problems if problem.code is Code.TOKEN_COUNT]
    if tokens and not draft.dealt_for_others:
        yield _tokens(tokens)
    if draft.first_player is None:
        yield say("who begins")


def _tokens(kingdoms: list[str]) -> str:
    if len(kingdoms) == len(KINGDOMS):
        return say("the Glory tokens")
    if len(kingdoms) > 2:
        return say_many("the Glory tokens of {n} Kingdom", "the Glory tokens of {n} Kingdoms", len(kingdoms))
    # Translators: {kingdoms} are names: Rhea and Duris
    return say("the Glory tokens of {kingdoms}", kingdoms=listed([kingdom_name(KINGDOM_BY_ID[id]) for id in kingdoms]))


def rules_text(draft: SetupDraft) -> str:
    """By which rules the game is played, in one line."""
    rules = draft.rules
    changed = len(rules.ruled)
    parts = [say(RULEBOOKS[rules.edition])]
    # Translators: "English rulebook, usual rulings"; a ruling decides what the books leave open
    usual = say("usual rulings")
    parts.append(say_many("{n} ruling changed", "{n} rulings changed", changed) if changed else usual)
    if rules.components(draft.count) != USUAL_RULES.components(draft.count):
        # Translators: what is printed on boards and tokens
        parts.append(say("printed values changed"))
    return ", ".join(parts)


def players_text(players: int) -> str:
    """What follows from the number of players."""
    ages, tribes = ages_of(players), tribes_of(players)
    return ", ".join(
        (
            say_many("{n} Age", "{n} Ages", ages),
            say_many("{n} Tribe", "{n} Tribes", tribes),
            say_many("{n} Glory token in each Kingdom", "{n} Glory tokens in each Kingdom", ages),
        )
    )
