"""What lies on the table at one moment, by seat and by Kingdom. Nothing here ever changes in place."""

from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from rules.ethnos.components import MARKERS_OF_A_COLOUR
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe


class Band(NamedTuple):
    """Cards played together; Tribe and Kingdom are those of the Leader (B2), whom ten Skeletons don't have (B9)."""

    player: int
    tribe: Tribe | None
    kingdom: Kingdom | None
    cards: int
    skeletons: int = 0


class Giant(NamedTuple):
    """The holder of the Giant token and the size of the band that won it."""

    player: int
    cards: int


@dataclass(frozen=True, slots=True)
class Table:
    age: int
    glory: tuple[int, ...]
    markers: tuple[tuple[int, ...], ...]
    """By Kingdom, then by seat."""
    merfolk: tuple[int, ...]
    giant: Giant | None
    trolls: tuple[tuple[int, ...], ...]
    """By seat, lowest first."""
    hordes: tuple[tuple[Kingdom, ...], ...]
    """By seat, in the order of the Kingdoms."""
    bands: tuple[Band, ...]
    """Those of this Age, as played."""


def opening_table(players: int) -> Table:
    """An empty board and everybody on 0."""
    return Table(
        age=1,
        glory=(0,) * players,
        markers=((0,) * players,) * len(KINGDOMS),
        merfolk=(0,) * players,
        giant=None,
        trolls=((),) * players,
        hordes=((),) * players,
        bands=(),
    )


T = TypeVar("T")


def with_seat(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The row with one player's value in place of the old one."""
    return (*row[:seat], value, *row[seat + 1 :])


def with_markers(table: Table, kingdom: Kingdom, seat: int, number: int) -> Table:
    """The table with so many of a player's markers in a Kingdom."""
    return replace(table, markers=with_seat(table.markers, kingdom, with_seat(table.markers[kingdom], seat, number)))


def with_troll(table: Table, token: int, seat: int | None) -> Table:
    """The table with a Troll token in a player's hands and nobody else's, or in nobody's."""
    without = (tuple(other for other in held if other != token) for held in table.trolls)
    return replace(
        table,
        trolls=tuple(tuple(sorted((*held, token))) if holder == seat else held for holder, held in enumerate(without)),
    )


def with_horde_space(table: Table, seat: int, kingdom: Kingdom, *, filled: bool) -> Table:
    """The table with a space of a player's Horde filled, or empty."""
    others = tuple(space for space in table.hordes[seat] if space != kingdom)
    horde = tuple(sorted((*others, kingdom))) if filled else others
    return replace(table, hordes=with_seat(table.hordes, seat, horde))


def markers_in_kingdoms(table: Table, seat: int) -> int:
    return sum(row[seat] for row in table.markers)


def skeletons_of(table: Table, seat: int) -> int:
    """The Skeletons in a player's bands, which are discarded before these score (A7)."""
    return sum(band.skeletons for band in table.bands if band.player == seat)


def supply_at_start(setup: Setup) -> int:
    """The markers a player has for Kingdoms and Horde (S4): all but the scoring marker and the Merfolk marker."""
    return MARKERS_OF_A_COLOUR - 1 - (Tribe.MERFOLK in setup.tribes)


def supply(setup: Setup, table: Table, seat: int) -> int:
    """The markers a player still has to place; never below 0, whatever a correction says (S4)."""
    placed = markers_in_kingdoms(table, seat) + len(table.hordes[seat])
    return max(0, supply_at_start(setup) - placed)
