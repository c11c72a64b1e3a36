"""Games and players of the lists in words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from companion.ethnos.words.terms import AGES, listed
from companion.speech.language import mark, mark_many, say, say_many

if TYPE_CHECKING:
    from storage.records import Player
    from storage.values import Restored, Summary

MONTHS: Final = (
    # Translators: all months as they stand in the date "3 March 2026": in the genitive, if the language has one
    mark("January"),
    mark("February"),
    mark("March"),
    mark("April"),
    mark("May"),
    mark("June"),
    mark("July"),
    mark("August"),
    mark("September"),
    mark("October"),
    mark("November"),
    mark("December"),
)


UNITS: Final = (
    (60 * 24, mark_many("{n} day ago", "{n} days ago")),
    (60, mark_many("{n} hour ago", "{n} hours ago")),
    (1, mark_many("{n} minute ago", "{n} minutes ago")),
)
"""Spans of time by their minutes, the largest first."""


def summary_text(summary: Summary) -> str:
    """`Age II · Alexis leads with 34`."""
    if summary.over:
        return _won(summary.winners, summary.glory[summary.winners[0]])
    age = say("Age {age}", age=AGES[summary.age - 1])
    return f"{age} · {_standing(summary)}"


def _won(winners: Sequence[str], glory: int) -> str:
    if len(winners) == 1:
        # Translators: {glory} is a number
        return say("{player} wins with {glory}", player=winners[0], glory=glory)
    return say("{players} win with {glory}", players=listed(winners), glory=glory)


def _standing(summary: Summary) -> str:
    most = max(summary.glory.values())
    leaders = [name for name, glory in summary.glory.items() if glory == most]
    if len(leaders) == len(summary.glory):
        return say("everybody has {glory}", glory=most)
    if len(leaders) == 1:
        return say("{player} leads with {glory}", player=leaders[0], glory=most)
    return say("{players} lead with {glory}", players=listed(leaders), glory=most)


def ago(when: str, now: datetime) -> str:
    """How long ago something was, in the largest unit that fits."""
    minutes = max(0, int((now - datetime.fromisoformat(when)).total_seconds() // 60))
    for size, forms in UNITS:
        if minutes >= size:
            return say_many(*forms, minutes // size)
    return say("just now")


def date_text(when: str) -> str:
    """`3 March 2026`, where the reader is."""
    day = datetime.fromisoformat(when).astimezone()
    # Translators: a date; {month} is the name of the month
    return say("{day} {month} {year}", day=day.day, month=say(MONTHS[day.month - 1]), year=day.year)


def past_text(summary: Summary) -> str:
    """How a game of the past ended, or where it was stopped."""
    words = summary_text(summary)
    # Translators: {standing} is "Age II · Alexis leads with 34"
    return words if summary.over else say("Unfinished · {standing}", standing=words)


def player_text(player: Player, now: datetime) -> str:
    """When somebody played last, and which names they had before."""
    # Translators: {ago} is "3 days ago" or "just now"
    words = [
        say("last game: {ago}", ago=ago(player.last_played, now)) if player.last_played else say("no game here yet")
    ]
    if player.also:
        # Translators: {names} are those that a player had before
        words.append(say("earlier: {names}", names=listed(player.also)))
    return " · ".join(words)


def restored_text(restored: Restored) -> str:
    """What came back from a backup."""
    # Translators: {kept} is the number of games that were here before
    return say_many(
        "{n} game restored, {kept} already here.",
        "{n} games restored, {kept} already here.",
        restored.games,
        kept=restored.kept,
    )
