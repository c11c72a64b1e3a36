"""Games and players of the lists in words."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Final

from companion.shell.games import game_named, problem_text
from companion.speech.language import mark, mark_many, say, say_many
from companion.speech.phrases import listed
from companion.speech.troubles import left_out_lines
from rules.problems import FileCode

if TYPE_CHECKING:
    from rules.problems import Problem
    from storage.values import Player, Restored, Summary

MOST_NAMED: Final = 3
"""Files that a backup lacks, in one message."""
NO_GAME: Final = mark("This game can't be shown; all others can.")
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
    words = game_named(summary.kind).summary_text(summary)
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


def restored_lines(restored: Restored) -> Iterator[str]:
    """What came back from a backup."""
    # Translators: {kept} is the number of games that were here before
    yield say_many(
        "{n} game restored, {kept} already here.",
        "{n} games restored, {kept} already here.",
        restored.games,
        kept=restored.kept,
    )
    if restored.apart:
        yield say_many(
            "{n} game had gone on in two places; both are here now.",
            "{n} games had gone on in two places; both of each are here now.",
            restored.apart,
        )
    if restored.cards:
        # Translators: printed cards whose names and numbers people have typed, so that the app knows them
        yield say_many("{n} known card is new here.", "{n} known cards are new here.", restored.cards)


def restored_text(restored: Restored) -> str:
    """The same in one paragraph, and what didn't."""
    return " ".join((*restored_lines(restored), *left_out_lines(restored.left_out, MOST_NAMED)))


def unfit_text(problem: Problem) -> str:
    """Why a file can't be brought in as a game, and what is wrong in it if it is one."""
    if problem.code in (FileCode.UNREADABLE, FileCode.BAD_JSON, FileCode.BAD_FORMAT):
        # Translators: {button} is "Save as a file"
        how = say('Games are saved by "{button}".', button=say("Save as a file"))
        return " ".join((say("This file is no game of this app."), how))
    return " ".join((say("There is a mistake in this game file."), problem_text(problem)))
