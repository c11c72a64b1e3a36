"""The end of an Age in words: what is still to be said, what everybody moves, and what the next Age needs."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.ethnos.words.rulebook import rule_title
from companion.ethnos.words.terms import AGES, glory_text
from companion.speech.language import mark, say, say_many
from companion.speech.phrases import listed, numbered
from rules.ethnos.components import track_laps, track_space
from rules.ethnos.playing.age_end import goes_back, stays
from rules.ethnos.rulebook import RULE_BY_ID
from rules.ethnos.scoring.first_player import FirstPlayer
from rules.ethnos.scoring.lines import HordeLine, Line
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Edition, Tribe

WHO_DREW_THE_DRAGON: Final = mark("Say who drew the third Dragon.")
NOTHING_DECIDED: Final = mark(
    "In the last Age it decides nothing who draws the third Dragon, and every Horde is emptied. "
    "There is nothing to change."
)
READY_TO_RECKON: Final = mark("Compare the bands before the cards are swept together.")

PUT_BACK: Final = {
    Tribe.TROLLS: mark("Put the Troll tokens back beside the board."),
    Tribe.GIANTS: mark("Put the Giant token back beside the board."),
}
LEAVE: Final = {
    # Translators: goes on from "What stays: markers in the Kingdoms"
    Tribe.MERFOLK: mark("on the Merfolk board"),
    # Translators: goes on from "What stays: markers in the Kingdoms"
    Tribe.ORCS: mark("in Hordes that were kept"),
}


def pillage_text(line: HordeLine) -> str:
    """What an emptied Horde would pay now."""
    # Translators: {award} is "4 Glory"
    return say_many("{n} marker ({award})", "{n} markers ({award})", len(line.horde), award=glory_text(line.glory))


def holdings(held: Sequence[tuple[str, str]]) -> str:
    """Who has what: `Roderick 3 · Mara 1`."""
    # Translators: nobody has any of these markers or tokens
    return " · ".join(numbered(name, what) for name, what in held) or say("none")


def move_text(before: int, after: int) -> str:
    """A move on the Glory track: `34 to 51`, and where that ends if the total doesn't say it."""
    laps, space = track_laps(before, after), track_space(after)
    if space == after:
        # Translators: a marker moves on the Glory track, from {before} to {after} Glory
        return say("{before} to {after}", before=before, after=after)
    if not laps:
        # Translators: a marker moves on the Glory track, from {before} to {after} Glory
        return say("{before} to {after}, lands on {space}", before=before, after=after, space=space)
    # Translators: the marker passes the end of the Glory track {n} times on its way
    return say_many(
        "{before} to {after}, lands on {space}, one more lap",
        "{before} to {after}, lands on {space}, {n} more laps",
        laps,
        before=before,
        after=after,
        space=space,
    )


def rules_text(lines: Sequence[Line], edition: Edition) -> str:
    """The rules that decide these lines, with the pages that print them."""
    ids = dict.fromkeys(id for line in lines for id in line.rules)
    return " · ".join(rule_text(id, edition) for id in ids)


def rule_text(id: str, edition: Edition) -> str:
    """A rule by its title, its id and its pages."""
    pages = ", ".join(map(str, RULE_BY_ID[id].pages(edition)))
    if not pages:
        return f"{rule_title(id)} ({id})"
    # Translators: a rule by its title, its id such as A5, and the pages of the rulebook
    return say("{title} ({id}, p. {pages})", title=rule_title(id), id=id, pages=pages)


def begin_text(first: FirstPlayer, names: Sequence[str], age: int) -> str:
    """The button that begins an Age."""
    if first.player is None:
        return say("Begin Age {age}", age=AGES[age - 1])
    return say("Begin Age {age}: {player} starts", age=AGES[age - 1], player=names[first.player])


def next_age_steps(setup: Setup, emptied: Sequence[str]) -> Iterator[str]:
    """What to do at the table before the next Age; `emptied` names those who emptied their Hordes."""
    yield say("Move the scoring markers as above.")
    yield say("Put all bands and hands back with the other cards.")
    yield from (say(PUT_BACK[tribe]) for tribe in goes_back(setup))
    if emptied:
        yield say("Markers of emptied Hordes go back to the supply: {players}.", players=listed(emptied))
    stay = [say("markers in the Kingdoms"), *(say(LEAVE[tribe]) for tribe in stays(setup))]
    # Translators: {things} is "markers in the Kingdoms, on the Merfolk board and in Hordes that were kept"
    yield say("What stays: {things}.", things=listed(stay))
    yield say("Shuffle the cards, set up the deck with its Dragons and deal, as at the start.")
