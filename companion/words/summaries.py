"""A game of the list in words."""

from datetime import datetime

from companion.words.terms import AGES, counted, listed
from storage.summaries import Summary


def summary_text(summary: Summary) -> str:
    """`Age II · Alexis leads with 34`."""
    if summary.over:
        return f"{listed(summary.winners)} won with {max(summary.glory.values())}"
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
