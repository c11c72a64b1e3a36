"""The end of a game in words: what decided it, where, and how a game stands that isn't over."""

from collections.abc import Iterator

from companion.rune_age.words.fights import verdict_text
from companion.rune_age.words.outcome import reason_text
from companion.rune_age.words.sides import sides_of_fought
from companion.rune_age.words.terms import round_text
from companion.speech.language import say, say_many
from companion.speech.phrases import headed, numbered
from rules.rune_age.game import Game
from rules.rune_age.rulebook import RULE_BY_ID
from rules.rune_age.setup import Setup
from rules.rune_age.state import Outcome, State


def decided_text(outcome: Outcome) -> str:
    """The reason, the rule and its pages."""
    reason, pages = reason_text(outcome), ", ".join(map(str, RULE_BY_ID[outcome.rule].pages))
    # Translators: {reason} is a sentence, {id} a rule's id such as R-V2, with the pages of the rulebook
    return say("{reason} Rule {id}, p. {pages}.", reason=reason, id=outcome.rule, pages=pages)


def unfinished_text(state: State, *, stopped: bool) -> str:
    """How far a game has come that isn't over."""
    if stopped:
        return say("The game was stopped in round {round}.", round=state.round)
    return say("The game is in round {round}.", round=state.round)


def damage_by_round(game: Game) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The damage that everybody had when each round ended, or has now."""
    for place, step in enumerate(game.steps):
        before = game.state_before(place)
        if step.state.round != before.round:
            yield before.round, before.damage
    yield game.state.round, game.state.damage


def damage_text(setup: Setup, number: int, damage: tuple[int, ...]) -> str:
    words = ", ".join(numbered(name, suffered) for name, suffered in zip(setup.names, damage, strict=True))
    return headed(round_text(number), words)


def fights_by_round(setup: Setup, state: State) -> Iterator[tuple[str, list[str]]]:
    """Under each round that had any, its fights in a line each."""
    for number in dict.fromkeys(fought.round for fought in state.fights):
        fights = [fought for fought in state.fights if fought.round == number]
        lines = [
            headed(setup.names[fought.player], verdict_text(fought.report, sides_of_fought(setup, fought)))
            for fought in fights
        ]
        count = say_many("{n} fight", "{n} fights", len(fights))
        yield headed(round_text(number), count), lines
