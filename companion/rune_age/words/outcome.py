"""How a game ends, in words: who wins, by what, and the rule."""

from typing import Final

from companion.rune_age.words.terms import scenario_name
from companion.speech.language import mark, say, say_many
from companion.speech.phrases import listed
from rules.rune_age.setup import Setup
from rules.rune_age.state import Outcome, WonBy

REASONS: Final = {
    WonBy.OBJECTIVE: mark("The Objective is defeated."),
    WonBy.LAST_STANDING: mark("Nobody else is left."),
    WonBy.SURVIVED_EVENTS: mark("No event is left to draw: everybody has survived The Cataclysm."),
    WonBy.ELIMINATION: mark("In The Cataclysm nobody may be eliminated."),
    WonBy.ALL_ELIMINATED: mark("Nobody is left."),
    WonBy.MONUMENT: mark("The round ends with one Monument built."),
    WonBy.UNIT_STRENGTH: mark("Several Monuments are built: the strength of all unit cards decides."),
}


def outcome_text(setup: Setup, outcome: Outcome) -> str:
    """`Ola wins Runewars in round 6. Nobody else is left.`"""
    return f"{winner_text(setup, outcome)} {reason_text(outcome)}"


def winner_text(setup: Setup, outcome: Outcome) -> str:
    # Translators: {scenario} is the name of a scenario, such as "Runewars"
    facts = {"scenario": scenario_name(setup.scenario), "round": outcome.round}
    names = [setup.names[seat] for seat in outcome.winners]
    if not names:
        return say("{scenario}: everybody loses in round {round}.", **facts)
    return say_many(
        "{scenario}: {players} wins in round {round}.",
        "{scenario}: {players} win in round {round}.",
        len(names),
        players=listed(names),
        **facts,
    )


def reason_text(outcome: Outcome) -> str:
    """What decided it."""
    if outcome.decided_by is WonBy.UNIT_STRENGTH and len(outcome.winners) > 1:
        return say("Several Monuments are built, and the unit cards are equally strong: the victory is shared.")
    return say(REASONS[outcome.decided_by])
