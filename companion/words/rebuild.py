"""What should lie on the table, to be read aloud."""

from collections.abc import Iterator, Sequence

from companion.words.table import band_name
from companion.words.terms import AGES, counted, kingdom_name, listed
from rules.ethnos.components import track_laps, track_space
from rules.ethnos.playing.trolls import holder
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.table import Band, Table, supply
from rules.ethnos.vocabulary import TROLL_TOKENS, Kingdom, Tribe


def age_text(setup: Setup, state: State) -> str:
    """Where the Age stands."""
    began = f" {setup.names[state.first_player]} began it." if state.first_player is not None else ""
    return f"Age {AGES[state.table.age - 1]}, {counted(state.dragons, 'Dragon')} drawn.{began}"


def kingdom_text(setup: Setup, markers: Sequence[int], kingdom: Kingdom) -> str:
    tokens = listed([str(token) for token in setup.tokens[kingdom]])
    held = [f"{setup.names[seat]} {counted(count, 'marker')}" for seat, count in enumerate(markers) if count]
    return f"{kingdom_name(kingdom)}: tokens {tokens}. {listed(held) if held else 'No markers'}."


def board_lines(setup: Setup, table: Table) -> Iterator[tuple[Tribe, str, tuple[str, ...]]]:
    """What lies on the boards and tokens of the Tribes in play: the Tribe, what it is called, a line for each thing."""
    boards = {
        Tribe.MERFOLK: ("Merfolk board", _merfolk(setup, table)),
        Tribe.GIANTS: ("Giant token", _giant(setup, table)),
        Tribe.TROLLS: ("Troll tokens", _trolls(setup, table)),
        Tribe.ORCS: ("Hordes", _hordes(setup, table)),
    }
    for tribe, (name, lines) in boards.items():
        if tribe in setup.tribes:
            yield tribe, name, tuple(lines)


def _merfolk(setup: Setup, table: Table) -> Iterator[str]:
    for seat, space in enumerate(table.merfolk):
        yield f"{setup.names[seat]} on space {space}"


def _giant(setup: Setup, table: Table) -> Iterator[str]:
    if table.giant is None:
        yield "Beside the board"
    else:
        yield f"{setup.names[table.giant.player]} holds it with {counted(table.giant.cards, 'card')}"


def _trolls(setup: Setup, table: Table) -> Iterator[str]:
    for seat, tokens in enumerate(table.trolls):
        if tokens:
            yield f"{setup.names[seat]} holds {listed([str(token) for token in tokens])}"
    free = [str(token) for token in TROLL_TOKENS if holder(table, token) is None]
    if free:
        yield f"Beside the board: {listed(free)}"


def _hordes(setup: Setup, table: Table) -> Iterator[str]:
    for seat, horde in enumerate(table.hordes):
        spaces = listed([kingdom_name(kingdom) for kingdom in horde]) if horde else "empty"
        yield f"{setup.names[seat]}: {spaces}"


def glory_text(glory: int) -> str:
    """Glory as a space on the looped track."""
    laps = track_laps(0, glory)
    lap = f", {counted(laps, 'lap')} done" if laps else ""
    return f"{glory} Glory: space {track_space(glory)}{lap}"


def supply_text(setup: Setup, table: Table, seat: int) -> str:
    return f"{counted(supply(setup, table, seat), 'marker')} left to place"


def band_text(band: Band) -> str:
    """`3 Elves of Althea, 1 Skeleton among them`."""
    led = f" of {kingdom_name(band.kingdom)}" if band.kingdom is not None else ""
    skeletons = f", {counted(band.skeletons, 'Skeleton')} among them" if band.skeletons and band.tribe else ""
    return f"{band_name(band)}{led}{skeletons}"


def bands_text(bands: Sequence[Band]) -> str:
    return f"Bands of this Age: {'; '.join(map(band_text, bands))}" if bands else "No band this Age"
