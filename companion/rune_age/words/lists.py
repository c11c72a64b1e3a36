"""A game as lists show it, in words and as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.rune_age.words.terms import round_text, scenario_name
from companion.speech.language import say
from companion.speech.phrases import listed
from rules.rune_age.vocabulary import Scenario

if TYPE_CHECKING:
    from storage.values import Summary


def summary_text(summary: Summary) -> str:
    """`Runewars · Round 3`, `Runewars · Ola wins`."""
    return f"{scenario_name(Scenario(summary.stage['scenario']))} · {_how_far(summary)}"


def short_text(summary: Summary) -> str:
    """How far it has come, for a list in the terminal."""
    if summary.finished:
        return say("stopped in round {round}", round=summary.stage["round"])
    return round_text(summary.stage["round"])


def summary_data(summary: Summary) -> dict[str, Any]:
    return {"scenario": summary.stage["scenario"], "round": summary.stage["round"]}


def _how_far(summary: Summary) -> str:
    if not summary.over:
        return round_text(summary.stage["round"])
    if not summary.winners:
        return say("everybody loses")
    if len(summary.winners) == 1:
        return say("{player} wins", player=summary.winners[0])
    return say("{players} win", players=listed(summary.winners))
