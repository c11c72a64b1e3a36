"""How a game went, in words: damage over the rounds, and fights won and lost."""

from collections.abc import Sequence
from typing import Final

from companion.rune_age.words.terms import round_text, scenario_name
from companion.speech.language import mark, say
from companion.speech.phrases import headed, numbered
from rules.rune_age.figures import DAMAGE, LOST, WON, Fights
from rules.rune_age.vocabulary import Scenario

CODES: Final = {DAMAGE: mark("Damage"), WON: mark("Fights won"), LOST: mark("Fights lost")}


def race_text(names: Sequence[str], rounds: Sequence[Sequence[int]]) -> str:
    rows = (
        headed(round_text(number), ", ".join(map(numbered, names, damage)))
        for number, damage in enumerate(rounds)
        if number
    )
    # Translators: {rows} are "Round 1: Ola 2, Jan 0. Round 2: Ola 3, Jan 1"
    return say("Damage over the rounds. {rows}", rows=". ".join(rows))


def fights_text(names: Sequence[str], fights: Sequence[Fights]) -> str:
    rows = (
        say("{player}: {won} won, {lost} lost", player=name, won=each.won, lost=each.lost)
        for name, each in zip(names, fights, strict=True)
    )
    # Translators: {rows} are "Ola: 3 won, 1 lost; Jan: 1 won, 3 lost"
    return say("Fights. {rows}", rows="; ".join(rows))


def code_text(code: str) -> str:
    """What statistics of Rune Age are called: a scenario, or what was done."""
    return say(CODES[code]) if code in CODES else scenario_name(Scenario(code))
