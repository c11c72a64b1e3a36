"""A game as lists show it, in words and as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from companion.ethnos.words.terms import AGES
from companion.speech.language import say
from companion.speech.phrases import listed

if TYPE_CHECKING:
    from storage.values import Summary


def summary_text(summary: Summary) -> str:
    """`Age II · Alexis leads with 34`."""
    if summary.over:
        return _won(summary.winners, _glory(summary)[summary.winners[0]])
    return f"{_age(summary)} · {_standing(summary)}"


def short_text(summary: Summary) -> str:
    """How far it has come, for a list in the terminal."""
    if summary.finished:
        return say("stopped in Age {age}", age=AGES[summary.stage["age"] - 1])
    return _age(summary)


def summary_data(summary: Summary) -> dict[str, Any]:
    return {"age": summary.stage["age"], "glory": summary.scores}


def _age(summary: Summary) -> str:
    return say("Age {age}", age=AGES[summary.stage["age"] - 1])


def _won(winners: Sequence[str], glory: int) -> str:
    if len(winners) == 1:
        # Translators: {glory} is a number
        return say("{player} wins with {glory}", player=winners[0], glory=glory)
    return say("{players} win with {glory}", players=listed(winners), glory=glory)


def _standing(summary: Summary) -> str:
    scores = _glory(summary)
    most = max(scores.values())
    leaders = [name for name, glory in scores.items() if glory == most]
    if len(leaders) == len(scores):
        return say("everybody has {glory}", glory=most)
    if len(leaders) == 1:
        return say("{player} leads with {glory}", player=leaders[0], glory=most)
    return say("{players} lead with {glory}", players=listed(leaders), glory=most)


def _glory(summary: Summary) -> dict[str, int]:
    return summary.scores or {}
