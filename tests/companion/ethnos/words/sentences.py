"""What every sentence has to be, whatever it is about."""

import re

SINGULAR = re.compile(r"\b1 (markers|cards|places|Skeletons|tokens|players|bands|laps|symbols)\b")


def is_a_sentence(sentence: str, names: tuple[str, ...] = ()) -> bool:
    """Ends with a stop, and nothing in it was left to be filled in or counts wrongly."""
    for name in names:
        sentence = sentence.replace(name, "N")
    return (
        sentence.endswith(".")
        and not sentence.endswith("..")
        and not re.search(r"[{}]|  | [.,;:]|^\s|\s$", sentence)
        and not SINGULAR.search(sentence)
    )
