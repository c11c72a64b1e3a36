"""The end of an Age in words: what is still to be said, what everybody moves, and what the next Age needs."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.words.rulebook import rule_title
from companion.words.terms import AGES, counted, listed
from rules.ethnos.components import track_laps, track_space
from rules.ethnos.rulebook import RULE_BY_ID
from rules.ethnos.scoring.first_player import FirstPlayer
from rules.ethnos.scoring.lines import HordeLine, Line
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Edition, Tribe

WHO_DREW_THE_DRAGON: Final = "Say who drew the third Dragon."
READY_TO_RECKON: Final = "Compare the bands before the cards are swept together."


def end_name(age: int) -> str:
    """The step that ends an Age, for the button that takes it back."""
    return f"End of Age {AGES[age - 1]}"


def from_table_name(age: int) -> str:
    """The step that records an Age played without the app."""
    return f"Age {AGES[age - 1]} from the table"


def pillage_text(line: HordeLine) -> str:
    """What an emptied Horde would pay now."""
    return f"{counted(len(line.horde), 'marker')} for {line.glory} Glory"


def holdings(held: Sequence[tuple[str, str]]) -> str:
    """Who has what: `Roderick 3, Mara 1`."""
    return " · ".join(f"{name} {what}" for name, what in held) or "none"


def move_text(before: int, after: int) -> str:
    """A move on the Glory track: `34 to 51, lands on 51`."""
    laps = track_laps(before, after)
    lap = f", after {'a lap' if laps == 1 else f'{laps} laps'}" if laps else ""
    return f"{before} to {after}, lands on {track_space(after)}{lap}"


def rules_text(lines: Sequence[Line], edition: Edition) -> str:
    """The rules that decide these lines, with the pages that print them."""
    ids = dict.fromkeys(id for line in lines for id in line.rules)
    return " · ".join(rule_text(id, edition) for id in ids)


def rule_text(id: str, edition: Edition) -> str:
    """A rule by its title, its id and its pages."""
    rule = RULE_BY_ID[id]
    pages = rule.pages(edition)
    where = f", p. {', '.join(map(str, pages))}" if pages else ""
    return f"{rule_title(id)} ({id}{where})"


def begin_text(first: FirstPlayer, names: Sequence[str], age: int) -> str:
    """The button that begins an Age."""
    starts = "" if first.player is None else f": {names[first.player]} starts"
    return f"Begin Age {AGES[age - 1]}{starts}"


def next_age_steps(setup: Setup, emptied: Sequence[str]) -> Iterator[str]:
    """What to do at the table before the next Age; `emptied` names those who emptied their Hordes."""
    yield "Move the scoring markers as above."
    yield "Put all bands and hands back with the other cards."
    if Tribe.TROLLS in setup.tribes:
        yield "Put the Troll tokens back beside the board."
    if Tribe.GIANTS in setup.tribes:
        yield "Put the Giant token back beside the board."
    if emptied:
        yield f"Markers of emptied Hordes go back to the supply: {listed(emptied)}."
    stay = ["markers in the Kingdoms"]
    if Tribe.MERFOLK in setup.tribes:
        stay.append("on the Merfolk board")
    if Tribe.ORCS in setup.tribes:
        stay.append("in Hordes that were kept")
    yield f"What stays: {listed(stay)}."
    yield "Shuffle the cards, set up the deck with its Dragons and deal, as at the start."
