"""What is said of a game that comes from another phone."""

from collections.abc import Sequence
from typing import Final

from companion.sharing.letters import Fault
from companion.shell.games import problem_text
from companion.speech.language import mark, say
from companion.speech.phrases import listed
from rules.problems import Problem
from storage.values import Arrived, Met

FAULTS: Final = {
    Fault.FOREIGN: mark("This code is no game of this app."),
    Fault.DAMAGED: mark("This code is damaged, or was not read as a whole: read it again."),
    Fault.NEWER: mark("This code comes from a newer version of this app: update the app to read it."),
    Fault.TOO_LARGE: mark("This code holds more than any game can have: it was not unpacked."),
}
MEETS: Final = {
    Met.NOTHING: mark("This game is not on this device yet."),
    Met.THE_SAME: mark("This game is here already, just as it is."),
    Met.FURTHER: mark("This game is here already, and has gone further: it stays as it is."),
    Met.EARLIER: mark("This game is here, as it was before: if you keep this one, it goes on."),
    Met.APART: mark("This game is here, but went on otherwise: if you keep this one, there are two."),
}


def fault_text(fault: Fault) -> str:
    return say(FAULTS[fault])


def arrived_text(arrived: Arrived) -> str:
    """What a game meets on this device."""
    if arrived.in_bin:
        return say("This game was deleted here: if you keep this one, it comes back.")
    return say(MEETS[arrived.met])


def missing_text(missing: Sequence[int]) -> str:
    """The pages that are still to be read, counted from 1 as they are shown."""
    # Translators: {codes} are the numbers of QR codes: "2 and 3"
    return say("Still to be read, in any order: {codes}", codes=listed([str(number + 1) for number in missing]))


def unfit_text(problem: Problem) -> str:
    """Why a game that was read can't be played: first for people, then what is wrong in it."""
    first = say("This code holds no game that can be played.")
    return f"{first} {problem_text(problem)}"
