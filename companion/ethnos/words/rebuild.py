"""What should lie on the table, to be read aloud."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from companion.ethnos.words.table import band_name
from companion.ethnos.words.terms import AGES, kingdom_name, of_kingdom
from companion.speech.language import say, say_many
from companion.speech.phrases import headed, listed
from rules.ethnos.components import track_laps, track_space
from rules.ethnos.playing.trolls import holder
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.table import Band, Table, supply
from rules.ethnos.vocabulary import TROLL_TOKENS, Kingdom, Tribe


def age_text(setup: Setup, state: State) -> str:
    """Where the Age stands."""
    age = AGES[state.table.age - 1]
    drawn = say_many("Age {age}, {n} Dragon drawn.", "Age {age}, {n} Dragons drawn.", state.dragons, age=age)
    if state.first_player is None:
        return drawn
    # Translators: who begins this Age
    first = say("First player: {player}.", player=setup.names[state.first_player])
    return f"{drawn} {first}"


def kingdom_text(setup: Setup, markers: Sequence[int], kingdom: Kingdom) -> str:
    tokens = listed([str(token) for token in setup.tokens[kingdom]])
    # Translators: {kingdom} is a name, {tokens} are the values of its Glory tokens: "2, 4 and 8"
    there = say("{kingdom}: tokens {tokens}.", kingdom=kingdom_name(kingdom), tokens=tokens)
    held = [
        # Translators: stands in a list, "Mara: 2 markers; Tove: 1 marker"
        say_many("{player}: {n} marker", "{player}: {n} markers", count, player=setup.names[seat])
        for seat, count in enumerate(markers)
        if count
    ]
    who = f"{'; '.join(held)}." if held else say("No markers.")
    return f"{there} {who}"


def board_lines(setup: Setup, table: Table, tribe: Tribe) -> tuple[str, ...]:
    """What lies on a Tribe's board, or of its tokens: a line for each thing."""
    return tuple(LINES[tribe](setup, table))


def _merfolk(setup: Setup, table: Table) -> Iterator[str]:
    for seat, space in enumerate(table.merfolk):
        yield say("{player} on space {space}", player=setup.names[seat], space=space)


def _giant(setup: Setup, table: Table) -> Iterator[str]:
    if table.giant is None:
        # Translators: that is where the Giant token lies
        yield say("Beside the board")
    else:
        # Translators: it is the Giant token, won with a band of {n} cards
        yield say_many(
            "{player} holds it with {n} card",
            "{player} holds it with {n} cards",
            table.giant.cards,
            player=setup.names[table.giant.player],
        )


def _trolls(setup: Setup, table: Table) -> Iterator[str]:
    for seat, tokens in enumerate(table.trolls):
        if tokens:
            # Translators: {tokens} are the numbers of Troll tokens: "2 and 5"
            yield say(
                "{player} holds {tokens}", player=setup.names[seat], tokens=listed([str(token) for token in tokens])
            )
    free = [str(token) for token in TROLL_TOKENS if holder(table, token) is None]
    if free:
        # Translators: {tokens} are the numbers of Troll tokens: "1, 3 and 6"
        yield say("Beside the board: {tokens}", tokens=listed(free))


def _hordes(setup: Setup, table: Table) -> Iterator[str]:
    for seat, horde in enumerate(table.hordes):
        # Translators: the Horde of a player, who is named before it, is empty
        spaces = listed([kingdom_name(kingdom) for kingdom in horde]) if horde else say("empty")
        yield headed(setup.names[seat], spaces)


LINES: Final[Mapping[Tribe, Callable[[Setup, Table], Iterator[str]]]] = {
    Tribe.MERFOLK: _merfolk,
    Tribe.GIANTS: _giant,
    Tribe.TROLLS: _trolls,
    Tribe.ORCS: _hordes,
}


def glory_text(glory: int) -> str:
    """Glory as a space on the looped track."""
    laps = track_laps(0, glory)
    parts = [say_many("{n} Glory: space {space}", "{n} Glory: space {space}", glory, space=track_space(glory))]
    if laps:
        parts.append(laps_text(laps))
    return ", ".join(parts)


def laps_text(laps: int) -> str:
    # Translators: so many times round the Glory track
    return say_many("{n} lap done", "{n} laps done", laps)


def supply_text(setup: Setup, table: Table, seat: int) -> str:
    return say_many("{n} marker left to place", "{n} markers left to place", supply(setup, table, seat))


def band_text(band: Band) -> str:
    """`3 cards (1 Skeleton), Elf of Althea`."""
    return band_name(band) if band.kingdom is None else of_kingdom(band_name(band), band.kingdom)


def bands_text(bands: Sequence[Band]) -> str:
    if not bands:
        return say("No band this Age")
    # Translators: {bands} is a list: "3 cards, Elf of Althea; 1 card, Giant of Rhea"
    return say("Bands of this Age: {bands}", bands="; ".join(map(band_text, bands)))
