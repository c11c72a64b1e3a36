"""Games and players of the lists in words."""

from datetime import datetime
from typing import Final

from companion.words.terms import AGES, counted, listed
from storage.archive import Restored
from storage.records import Player
from storage.summaries import Summary

MONTHS: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def summary_text(summary: Summary) -> str:
    """`Age II · Alexis leads with 34`."""
    if summary.over:
        return f"{listed(summary.winners)} won with {summary.glory[summary.winners[0]]}"
    most = max(summary.glory.values())
    leaders = [name for name, glory in summary.glory.items() if glory == most]
    if len(leaders) == len(summary.glory):
        standing = f"everybody has {most}"
    elif len(leaders) == 1:
        standing = f"{leaders[0]} leads with {most}"
    else:
        standing = f"{listed(leaders)} lead with {most}"
    return f"Age {AGES[summary.age - 1]} · {standing}"


def ago(when: str, now: datetime) -> str:
    """How long ago something was, in the largest unit that fits."""
    minutes = max(0, int((now - datetime.fromisoformat(when)).total_seconds() // 60))
    for size, unit in ((60 * 24, "day"), (60, "hour"), (1, "minute")):
        if minutes >= size:
            return f"{counted(minutes // size, unit)} ago"
    return "just now"


def date_text(when: str) -> str:
    """`3 March 2026`, where the reader is."""
    day = datetime.fromisoformat(when).astimezone()
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def past_text(summary: Summary) -> str:
    """How a game of the past ended, or where it was stopped."""
    words = summary_text(summary)
    return words if summary.over else f"Unfinished · {words}"


def player_text(player: Player, now: datetime) -> str:
    """When somebody played last, and which names they had before."""
    words = [f"played {ago(player.last_played, now)}" if player.last_played else "never played here"]
    if player.also:
        words.append(f"was called {listed(player.also)}")
    return " · ".join(words)


def restored_text(restored: Restored) -> str:
    """What came back from a backup."""
    return f"{counted(restored.games, 'game')} restored, {restored.kept} already here."
