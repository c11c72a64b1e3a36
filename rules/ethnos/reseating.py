"""Everybody in another seat, with all they did and all that is theirs."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.table import Giant, Table

T = TypeVar("T")
Seats = Sequence[int]
"""By the seat that somebody had, the one they have now."""


def reseated_event(event: Event, seats: Seats) -> Event:
    """What the same people did, in their new seats."""
    match event:
        case BandPlayed(band=band):
            return replace(event, band=band._replace(player=seats[band.player]))
        case DragonDrawn():
            return replace(event, player=_seat(event.player, seats))
        case AgeEnded():
            pillage = tuple(seats[seat] for seat in event.pillage)
            return replace(event, third_dragon=_seat(event.third_dragon, seats), pillage=pillage)
        case _:
            return _reseated_correction(event, seats)


def reseated_table(table: Table, seats: Seats) -> Table:
    """The same table, by the new seats."""
    return replace(
        table,
        glory=reseated_row(table.glory, seats),
        markers=tuple(reseated_row(row, seats) for row in table.markers),
        merfolk=reseated_row(table.merfolk, seats),
        giant=_holder(table.giant, seats),
        trolls=reseated_row(table.trolls, seats),
        hordes=reseated_row(table.hordes, seats),
        bands=tuple(band._replace(player=seats[band.player]) for band in table.bands),
    )


def reseated_row(row: Sequence[T], seats: Seats) -> tuple[T, ...]:
    """One thing of everybody, by the new seats."""
    return tuple(value for _, value in sorted(zip(seats, row, strict=True), key=lambda pair: pair[0]))


def _reseated_correction(correction: Correction, seats: Seats) -> Correction:
    giant = correction.giant
    return replace(
        correction,
        glory=_by_seat(correction.glory, seats),
        markers={kingdom: _by_seat(counts, seats) for kingdom, counts in correction.markers.items()},
        merfolk=_by_seat(correction.merfolk, seats),
        trolls=_by_seat(correction.trolls, seats),
        giant=_holder(giant, seats) if isinstance(giant, Giant) else giant,
        hordes=_by_seat(correction.hordes, seats),
    )


def _holder(giant: Giant | None, seats: Seats) -> Giant | None:
    return giant and giant._replace(player=seats[giant.player])


def _by_seat(values: Mapping[int, T], seats: Seats) -> dict[int, T]:
    return {seats[seat]: value for seat, value in values.items()}


def _seat(seat: int | None, seats: Seats) -> int | None:
    return None if seat is None else seats[seat]
