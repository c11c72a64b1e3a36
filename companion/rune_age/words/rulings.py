"""Rulings in a few words: what each decides, what its options are, and why it is open."""

from collections.abc import Mapping
from typing import Final

from companion.speech.language import mark, say
from rules.rune_age.rulings import Ruling

RULING_TITLES: Final[Mapping[str, str]] = {
    # Translators: the options are shown below: the game goes on; that player wins
    "last_standing": mark("One player left of several, in Resurgence or The Monument"),
    # Translators: the options are shown below: in order; together
    "event_eliminations": mark("Several players eliminated by one event, in Runewars"),
    # Translators: the options are shown below: after the Event phase; after the last turn
    "monument_end": mark("When the round of a Monument ends"),
    # Translators: the options are shown below: each card is one; all are one
    "stronghold_targets": mark("Strongholds in the barracks as targets"),
    # Translators: the options are shown below: refreshed; exhausted
    "secured_state": mark("A Stronghold or neutral city won in battle arrives"),
}

OPTIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "last_standing": {"continue": mark("the game goes on"), "wins": mark("that player wins")},
    "event_eliminations": {"in_order": mark("in order: the last one left wins"), "together": mark("together")},
    "monument_end": {"after_events": mark("after the Event phase"), "after_turns": mark("after the last turn")},
    "stronghold_targets": {"each_card": mark("each card is one"), "stack": mark("all are one")},
    "secured_state": {"refreshed": mark("refreshed"), "exhausted": mark("exhausted")},
}

RULING_REASONS: Final[Mapping[str, str]] = {
    "last_standing": mark(
        "The book knows one way to win Resurgence; a press article says that the last player wins too. "
        "Look at your Objective card."
    ),
    "event_eliminations": mark(
        "Events are resolved in order and players go out at once, so that the last one left wins before defending; "
        "the book doesn't say whether all defend first."
    ),
    "monument_end": mark("The Event phase belongs to the round; the scenario only speaks of the end of the round."),
    "stronghold_targets": mark(
        "Three equal cards in one pile: the book doesn't say whether each may be attacked once a round, or the pile."
    ),
    "secured_state": mark("The book says it for Strongholds that are bought and for besieged cities only."),
}
"""What the book says on a point, and why it is open."""


def ruling_title(ruling: Ruling) -> str:
    return say(RULING_TITLES[ruling.name])


def option_text(ruling: Ruling, option: str) -> str:
    return say(OPTIONS[ruling.name][option])


def ruling_reason(ruling: Ruling) -> str:
    """What the book says on this point, and why it is open."""
    return say(RULING_REASONS[ruling.name])
