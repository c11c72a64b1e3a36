"""What a new game still needs, and by which rules it is played, in words."""

from collections.abc import Iterator
from typing import Final

from companion.game_rules import USUAL_RULES
from companion.setting_up import SetupDraft
from companion.words.problems import problem_text
from companion.words.rulings import EDITIONS
from companion.words.terms import counted, kingdom_name, listed
from rules.ethnos.problems import Code, Problem
from rules.ethnos.setup import ages_of, tribes_of
from rules.ethnos.vocabulary import KINGDOM_BY_ID, KINGDOMS

PRINTED: Final = {
    "giant": "Giant token",
    "merfolk": "Merfolk board",
    "merfolk_symbols": "Symbol spaces of the Merfolk board",
    "merfolk_end": "Last space of the Merfolk board",
    "orcs": "Horde, 1 to 6 markers",
}
"""What is printed on boards and tokens."""


def missing_text(draft: SetupDraft) -> str:
    """What is wrong first, then what is missing; what follows from the number of players once nothing is."""
    problems = draft.problems()
    wrong, missing = list(_wrong(draft, problems)), list(_missing(draft, problems))
    if missing:
        wrong.append(f"Missing: {', '.join(missing)}.")
    return " ".join(wrong) or f"All set: {draft.ages} Ages, {draft.seated[draft.first_player or 0]} begins."


def _wrong(draft: SetupDraft, problems: tuple[Problem, ...]) -> Iterator[str]:
    for problem in problems:
        facts = problem.facts
        match problem.code:
            case Code.DUPLICATE_PLAYER:
                yield f"Two players are called {facts['player']}."
            case Code.BAD_VALUE if problem.reason == "least":
                yield "The Merfolk board has at least 1 space."
            case Code.BAD_VALUE if problem.reason == "symbols":
                yield problem_text(problem)
            case Code.BAD_VALUE if facts["value"]:
                yield f"A name has at most 40 letters, not {len(str(facts['value']))}."
    too_many = len(draft.tribes) - draft.tribes_needed
    if too_many > 0:
        yield f"{counted(too_many, 'Tribe')} too many: {draft.count} players use {draft.tribes_needed}."
    if draft.dealt_for_others:
        yield f"The Glory tokens were dealt for {draft.dealt_for} players: {draft.count} use others."


def _missing(draft: SetupDraft, problems: tuple[Problem, ...]) -> Iterator[str]:
    nameless = [str(seat + 1) for seat, name in enumerate(draft.seated) if not name]
    if len(nameless) == draft.count:
        yield "names"
    elif nameless:
        yield f"the {'name of player' if len(nameless) == 1 else 'names of players'} {listed(nameless)}"
    tribes = draft.tribes_needed - len(draft.tribes)
    if tribes > 0:
        yield f"{tribes} more Tribes" if draft.tribes and tribes > 1 else counted(tribes, "Tribe")
    tokens = [str(problem.facts["kingdom"]) for problem in problems if problem.code is Code.TOKEN_COUNT]
    if tokens and not draft.dealt_for_others:
        yield _tokens(tokens)
    if draft.first_player is None:
        yield "who begins"


def _tokens(kingdoms: list[str]) -> str:
    if len(kingdoms) == len(KINGDOMS):
        return "the Glory tokens"
    if len(kingdoms) > 2:
        return f"the Glory tokens of {len(kingdoms)} Kingdoms"
    return f"the Glory tokens of {listed([kingdom_name(KINGDOM_BY_ID[id]) for id in kingdoms])}"


def rules_text(draft: SetupDraft) -> str:
    """By which rules the game is played, in one line."""
    rules = draft.rules
    parts = [f"{EDITIONS[rules.edition]} rulebook"]
    parts.append(f"{counted(len(rules.ruled), 'ruling')} changed" if rules.ruled else "usual rulings")
    if rules.components(draft.count) != USUAL_RULES.components(draft.count):
        parts.append("printed values changed")
    return ", ".join(parts)


def players_text(players: int) -> str:
    """What follows from the number of players."""
    ages, tribes = ages_of(players), tribes_of(players)
    return f"{ages} Ages, {tribes} Tribes, {ages} Glory tokens in each Kingdom"
